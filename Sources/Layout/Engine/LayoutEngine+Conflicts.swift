import SnaplineDiagnostics
import SnaplineSolver

extension LayoutEngine {
  /// Tells of each set of constraints that can't hold together, once for as long as it stands.
  func reportConflicts() {
    let conflicts = solver.conflicts
    guard !conflicts.isEmpty || !reported.isEmpty else { return }
    let sets = Set(conflicts.map { Set($0.constraints) })
    let news = conflicts.filter { !reported.contains(Set($0.constraints)) }
    reported = sets
    guard !news.isEmpty, fitting == nil, let root else { return }
    let authors = RowAuthors(root, rows: Set(news.flatMap(\.constraints)))
    for conflict in news { root.pass.report(diagnostic(of: conflict, authors)) }
  }

  private func diagnostic(of conflict: Solver.Conflict, _ authors: RowAuthors) -> Diagnostic {
    let lost = conflict.gaveWay
    let others = conflict.constraints.filter { $0 != lost }.map { authors.name(of: $0) }
    let bounds = conflict.bounds.compactMap { nodes[Int($0.index)] }.compactMap { node in
      node.view.map { "\($0.displayName) can't be smaller than nothing" }
    }
    let reasons = (others + bounds).sorted()
    return Diagnostic(
      id: "conflict",
      severity: .warning,
      subject: "\(authors.name(of: lost)) can't hold",
      cause: reasons.isEmpty
        ? "nothing in it can move" : "because of " + reasons.joined(separator: "\nand "),
      place: authors.constraint(of: lost)?.origin?.place,
      remedy: "give one of them a priority below 1000, such as 999; "
        + "until then the one above is left out, as "
        + (authors.constraint(of: lost) == nil ? "nobody wrote the others" : "the newest of them")
    )
  }
}

/// Who stands behind the rows of a problem; looked up only when somebody asks.
struct RowAuthors {
  private var constraints: [Problem.Constraint: LayoutConstraint] = [:]
  private var derived: [Problem.Constraint: String] = [:]

  init(_ root: View, rows: Set<Problem.Constraint>) {
    for view in root.subtree {
      for constraint in view.held {
        if let row = constraint.row.constraint, rows.contains(row) { constraints[row] = constraint }
      }
      for node in view.ownNodes {
        for (row, text) in node.derivedRows where rows.contains(row) { derived[row] = text }
      }
    }
  }

  func constraint(of row: Problem.Constraint) -> LayoutConstraint? { constraints[row] }

  /// The row in words: a formula with its place in source, or what the system derived it from.
  func name(of row: Problem.Constraint) -> String {
    if let constraint = constraints[row] {
      let name = constraint.identifier.map { " '\($0)'" } ?? ""
      return constraint.formula + name + (constraint.origin.map { " (\($0.text))" } ?? "")
    }
    return derived[row] ?? "a constraint of the system"
  }
}

extension LayoutNode {
  /// The rows that the system made for the node, each in words.
  fileprivate var derivedRows: [(Problem.Constraint, String)] {
    guard let view else { return [] }
    var rows: [(Problem.Constraint, String)] = []
    let content: [(Problem.Constraint?, String)] = [
      (seat.content.widthAtMost, "hugs its width"),
      (seat.content.widthAtLeast, "resists being narrower than its content"),
      (seat.content.heightAtMost, "hugs its height"),
      (seat.content.heightAtLeast, "resists being shorter than its content"),
    ]
    for case (let row?, let text) in content { rows.append((row, "\(view.displayName) \(text)")) }
    let frame =
      view.parent == nil
      ? "the size of the root \(view.displayName)"
      : "the frame of \(view.displayName), whose autoresizing mask is translated into constraints"
    for row in seat.frameRows.rows { rows.append((row, frame)) }
    return rows
  }
}
