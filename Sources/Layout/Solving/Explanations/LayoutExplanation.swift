public import Foundation
public import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineSolver

/// Why a number in a view's frame has its value: the chain of constraints that decides it.
///
///     print(title.explanation(of: .left))
///     // "title".left is 28
///     //   "title".leading == "icon".trailing + 8 (Cards/ProfileCard.swift:41)
///     //     "icon".left is 0
///     //       …
public struct LayoutExplanation: Hashable, Sendable {
  /// One number, and the constraints that give it its value.
  public struct Step: Hashable, Sendable {
    /// The name of the view or guide in messages.
    public var item: String
    /// The view's or guide's own identifier, and the place where the view is written.
    public let identifier: String?
    public var place: Place?
    /// `left`, `top`, `width` or `height`.
    public let attribute: LayoutConstraint.Attribute
    public let value: CGFloat
    /// The constraints that the number depends on, the strongest first.
    public var reasons: [LayoutReason]
    /// The index of the step that depends on this one; nothing for a number that was asked for.
    public let parent: Int?
    /// Whether no constraint decides the number, so that one of several was taken.
    public let isFree: Bool
    /// The values that the constraints allow, where they don't decide the number.
    public let range: ClosedRange<CGFloat>?
  }

  /// A constraint on the number that isn't met.
  public struct Miss: Hashable, Sendable {
    public var reason: LayoutReason
    /// By how many points the constraint is violated.
    public let points: CGFloat
    /// The constraint with the constant with which it would hold while all else stays; nothing where
    /// nobody wrote the constraint.
    public var mended: String?
    /// The constraints to remove so that it would hold; it wouldn't if any one of them stayed.
    public var obstacles: [LayoutReason]
  }

  /// The name of the view in messages.
  public var item: String
  /// The view's own identifier, and the place where the view is written.
  public let identifier: String?
  public var place: Place?
  public let attribute: LayoutConstraint.Attribute
  /// The number as solved, before it is rounded to pixels; positions are in the superview's coordinates.
  public let value: CGFloat
  /// The number itself first; the numbers that a step depends on come after it.
  public var steps: [Step]
  /// The constraints on the number that aren't met.
  public var misses: [Miss]
  /// The values that the constraints allow, where there is more than one; an end about a million points
  /// away stands for no limit.
  public let range: ClosedRange<CGFloat>?
  /// Whether ``steps`` has the whole chain, and not only its beginning.
  public let isWhole: Bool
}

extension View {
  /// Explains the value of an attribute of the frame; any but `notAnAttribute`.
  ///
  /// It costs far more than a pass, and is meant for messages.
  public func explanation(of attribute: LayoutConstraint.Attribute) -> LayoutExplanation {
    explained(attribute).told
  }

  /// The explanation, with the views of its steps; a guide is none.
  package func explained(
    _ attribute: LayoutConstraint.Attribute
  ) -> (told: LayoutExplanation, views: [View?]) {
    root.layoutIfNeeded()
    var views: [View?] = []
    guard let engine = node.engine, let sum = FrameSum(node, attribute) else {
      return (LayoutExplanation(ofFrameOf: self, attribute), views)
    }
    let told = LayoutExplanation(of: self, attribute, sum, in: engine, &views)
    return (told, views)
  }
}

extension LayoutExplanation {
  /// The most steps that are told.
  private static let mostSteps = 64

  /// Of a view that no constraint reaches.
  fileprivate init(ofFrameOf view: View, _ attribute: LayoutConstraint.Attribute) {
    item = view.displayName
    identifier = view.accessibilityIdentifier
    place = view.writtenSource?.origin.place
    self.attribute = attribute
    value = attribute.value(in: view.frame)
    (steps, misses, range, isWhole) = ([], [], nil, true)
  }

  fileprivate init(
    of view: View,
    _ attribute: LayoutConstraint.Attribute,
    _ sum: FrameSum,
    in engine: LayoutEngine,
    _ views: inout [View?]
  ) {
    let solver = engine.solver
    item = view.displayName
    identifier = view.accessibilityIdentifier
    place = view.writtenSource?.origin.place
    self.attribute = attribute
    value = sum.terms.reduce(sum.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }

    let chains = sum.terms.map { solver.why($0.variable, limit: Self.mostSteps) }
    let missed = sum.missedRows(of: view.node, in: engine)
    let remedies = missed.map { solver.remedy(for: $0.row) }
    let told =
      chains.joined().flatMap(\.constraints) + missed.map(\.row)
      + remedies.flatMap { $0?.obstacles ?? [] }
    let authors = RowAuthors(engine, rows: Set(told))
    var chain = Chain(engine: engine, authors: authors)
    for reasons in chains { chain.add(reasons) }
    steps = chain.steps
    views = chain.views
    misses = zip(missed, remedies).map { miss, remedy in
      Miss(
        reason: authors.reason(for: miss.row),
        points: miss.points,
        mended: authors.constraint(of: miss.row).flatMap { $0.formula(holdingIn: engine) },
        obstacles: (remedy?.obstacles ?? []).map { authors.reason(for: $0) }
      )
    }
    isWhole = chains.allSatisfy { $0.count < Self.mostSteps }
    range = sum.terms.count == 1 ? solver.openRange(of: sum.terms[0], sum.constant) : nil
  }
}

/// Steps in the making.
private struct Chain {
  let engine: LayoutEngine
  let authors: RowAuthors
  var steps: [LayoutExplanation.Step] = []
  /// The view of each step.
  var views: [View?] = []
  private var places: [Problem.Variable: Int] = [:]

  init(engine: LayoutEngine, authors: RowAuthors) {
    self.engine = engine
    self.authors = authors
  }

  mutating func add(_ reasons: [Solver.Reason]) {
    var parents: [Problem.Variable: Int] = [:]
    for reason in reasons where places[reason.variable] == nil {
      guard let node = engine.node(of: reason.variable),
        let side = Side.allCases.first(where: { $0.variable(of: node) == reason.variable })
      else { continue }
      places[reason.variable] = steps.count
      for row in reason.constraints {
        for term in engine.solver.problem.terms(of: row) where parents[term.variable] == nil {
          parents[term.variable] = steps.count
        }
      }
      let parent = reason.variable == reasons[0].variable ? nil : parents[reason.variable]
      let isFree = reason.isTied && engine.solver.isAmbiguous(reason.variable)
      let freedom = isFree ? engine.solver.freedom(of: reason.variable)?.range : nil
      views.append(node.view)
      steps.append(
        LayoutExplanation.Step(
          item: node.displayName,
          identifier: node.view?.accessibilityIdentifier ?? node.guide?.identifier,
          place: node.view?.writtenSource?.origin.place,
          attribute: side.attribute,
          value: engine.solver.value(of: reason.variable),
          reasons: reason.constraints.map { authors.reason(for: $0) },
          parent: parent,
          isFree: isFree,
          range: freedom.map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
        )
      )
    }
  }
}

/// An attribute as a sum over the four numbers of its view's frame.
private struct FrameSum {
  var terms: [Problem.Term] = []
  var constant = 0.0

  init?(_ node: LayoutNode, _ attribute: LayoutConstraint.Attribute) {
    var builder = RowBuilder()
    if attribute.isSize {
      builder.addLength(1, of: node, axis: attribute == .width ? .horizontal : .vertical)
    } else {
      // Leading is what the superview takes for it.
      let reader = node.parent ?? node
      let position = Position(node, attribute, rightToLeft: reader.isRightToLeft)
      guard let position else { return nil }
      builder.add(1, position, upTo: node.parent)
    }
    // A root has no origin.
    terms = builder.terms.filter { $0.variable.index >= 0 }
    constant = builder.constant
  }

  /// The constraints that mention the number and aren't met.
  func missedRows(
    of node: LayoutNode,
    in engine: LayoutEngine
  ) -> [(row: Problem.Constraint, points: Double)] {
    let own: [Problem.Constraint?] = [
      node.content.widthAtMost, node.content.widthAtLeast, node.content.heightAtMost,
      node.content.heightAtLeast,
    ]
    let rows = node.constraints.compactMap(\.row.constraint) + own.compactMap { $0 }
    let variables = Set(terms.map(\.variable))
    return rows.compactMap { row in
      let points = engine.solver.violation(of: row)
      guard points > 1e-3,
        engine.solver.problem.terms(of: row).contains(where: { variables.contains($0.variable) })
      else { return nil }
      return (row, points)
    }
  }
}

extension Solver {
  /// The values that a variable, seen through a sum, may have; nothing if there is one alone.
  fileprivate func openRange(of term: Problem.Term, _ constant: Double) -> ClosedRange<CGFloat>? {
    guard isAmbiguous(term.variable), let range = freedom(of: term.variable)?.range else {
      return nil
    }
    let ends = [range.lowerBound, range.upperBound].map { $0 * term.coefficient + constant }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
}

extension LayoutNode {
  /// What messages call the view or guide.
  var displayName: String { view?.displayName ?? guide?.displayName ?? "something gone" }
}

extension LayoutConstraint.Attribute {
  /// The number in a frame that nothing but itself explains.
  fileprivate func value(in frame: CGRect) -> CGFloat {
    switch withoutMargins.attribute {
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.midX
    case .centerY: frame.midY
    case .right, .trailing: frame.maxX
    case .bottom, .lastBaseline: frame.maxY
    case .top, .firstBaseline: frame.minY
    default: frame.minX
    }
  }
}
