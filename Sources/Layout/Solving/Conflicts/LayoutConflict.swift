public import Foundation
public import SnaplineDiagnostics
import SnaplineSolver

/// Required constraints that can't hold together, though they could without any one of them.
public struct LayoutConflict: Hashable, Sendable {
  /// All constraints of the set; the first one is that which gave way.
  public var reasons: [LayoutReason]
  /// Why this one gave way, and none of the others.
  public var choice: String
  /// The names of views that would need a negative size.
  public var bounds: [String]
  /// By how many points the constraint that gave way is violated.
  public let miss: CGFloat
  /// The constraint that gave way, with a constant with which it would hold; nothing where no constant
  /// helps, or where nobody wrote the constraint.
  public var mended: String?
  /// The names of views whose content takes part in the conflict.
  public var contents: [String]
  /// In a design, a view of the constraint that gave way that has no id to name it in constraints.
  public var unnamed: String?
}

extension View {
  /// The sets of constraints in this tree that can't hold together, as they are now.
  public var layoutConflicts: [LayoutConflict] {
    layoutIfNeeded()
    guard let engine = node.engine else { return [] }
    let conflicts = engine.solver.conflicts
    let authors = RowAuthors(engine, rows: Set(conflicts.flatMap(\.constraints)))
    return conflicts.map { LayoutConflict($0, engine, authors) }
  }
}

extension LayoutConflict {
  init(_ conflict: Solver.Conflict, _ engine: LayoutEngine, _ authors: RowAuthors) {
    let lost = conflict.gaveWay
    let others = conflict.constraints.filter { $0 != lost }
    reasons =
      [authors.reason(for: lost)]
      + others.map { authors.reason(for: $0) }.sorted { $0.text < $1.text }
    let isWritten = authors.constraint(of: lost) != nil
    let isAlone = !others.contains { authors.constraint(of: $0) != nil }
    choice =
      if engine.viewOfContent(behind: lost) != nil {
        "content gives way before what somebody wrote"
      } else if isWritten {
        isAlone ? "the only one that somebody wrote" : "the newest of them"
      } else {
        "nobody wrote the others"
      }
    contents = Set(
      conflict.constraints.compactMap { engine.viewOfContent(behind: $0)?.displayName }
    ).sorted()
    bounds = conflict.bounds.compactMap { engine.node(of: $0)?.view?.displayName }.sorted()
    miss = engine.solver.violation(of: lost)
    mended = authors.constraint(of: lost).flatMap { $0.formula(holdingIn: engine) }
  }

  /// The changes that would resolve the conflict, in words.
  public var remedy: String {
    var ways: [String] = []
    if let mended { ways.append("write \(mended)") }
    if let unnamed { ways.append("give \(unnamed) an id to write its constraints with") }
    ways.append("give one of them a priority below 1000, such as 999")
    if !contents.isEmpty {
      let names = contents.joined(separator: ", ")
      ways.append("lower the priority with which \(names) keeps the size of its content")
    }
    return ways.joined(separator: ", or ")
  }

  /// The conflict as a message.
  public var diagnostic: Diagnostic {
    let bounds = bounds.map { "\($0) can't be smaller than nothing" }
    let causes = (reasons.dropFirst().map(\.inWords) + bounds).sorted()
    return Diagnostic(
      id: LayoutFault.conflict.rawValue,
      severity: .warning,
      subject: "\(reasons[0].named) can't hold",
      cause: causes.isEmpty ? "nothing in it can move" : "because of " + Self.list(causes),
      place: reasons[0].place,
      remedy: remedy + "; until then the one above is left out, as " + choice
    )
  }
}

extension LayoutConflict {
  /// How many constraints a message lists; ``reasons`` has all of them.
  private static let mostListed = 8

  private static func list(_ causes: [String]) -> String {
    // "One more" would take the line that it saves.
    guard causes.count > mostListed + 1 else { return causes.joined(separator: "\nand ") }
    let listed = causes.prefix(mostListed) + ["\(causes.count - mostListed) more"]
    return listed.joined(separator: "\nand ")
  }
}

extension LayoutConstraint {
  /// The constraint in words, with the constant that holds where things are now.
  func formula(holdingIn engine: LayoutEngine) -> String? {
    guard let row = row.constraint, let placed = engine.solver.problem.constant(of: row) else {
      return nil
    }
    let sum = engine.solver.problem.terms(of: row)
      .reduce(0.0) { $0 + $1.coefficient * engine.solver.value(of: $1.variable) }
    let needed = constant + sum - placed
    guard let short = shortest(near: needed) else { return nil }
    let text = formula(constant: short)
    return text == formula ? nil : text
  }

  /// The number with as few digits as make the constraint hold.
  private func shortest(near needed: Double) -> Double? {
    guard needed.isFinite, needed == needed.bounded else { return nil }
    for (digits, ten) in [1.0, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7].enumerated() {
      let near = (needed * ten).rounded() / ten
      if abs(near - needed) <= 1e-6 { return near }
      guard digits == 2 else { continue }
      // An inequality holds on one side of the number as well.
      switch relation {
      case .greaterThanOrEqual: return (needed * ten).rounded(.down) / ten
      case .lessThanOrEqual: return (needed * ten).rounded(.up) / ten
      case .equal: continue
      }
    }
    return needed
  }
}

extension LayoutEngine {
  /// The view whose content made a row.
  fileprivate func viewOfContent(behind row: Problem.Constraint) -> View? {
    let variables = solver.problem.terms(of: row).map(\.variable)
    guard variables.count == 1, let node = node(of: variables[0]) else { return nil }
    let rows = [
      node.content.widthAtMost, node.content.widthAtLeast, node.content.heightAtMost,
      node.content.heightAtLeast,
    ]
    return rows.contains(row) ? node.view : nil
  }

  /// Tells of each set of constraints that can't hold together, once for as long as it stands.
  func reportConflicts() {
    guard stored.outcome.isConflicting || !stored.outcome.reported.isEmpty else { return }
    let conflicts = solver.conflicts
    let sets = Set(conflicts.map { Set($0.constraints) })
    let news = conflicts.filter { !stored.outcome.reported.contains(Set($0.constraints)) }
    stored.outcome.reported = sets
    guard !news.isEmpty, fitting == nil, let root else { return }
    let authors = RowAuthors(self, rows: Set(news.flatMap(\.constraints)))
    for conflict in news {
      root.pass.report(
        LayoutConflict(conflict, self, authors).diagnostic,
        through: authors.stacks(through: conflict.constraints),
        across: authors.stacks(across: conflict.constraints),
        confining: authors.confined(by: conflict.gaveWay)
      )
    }
  }
}
