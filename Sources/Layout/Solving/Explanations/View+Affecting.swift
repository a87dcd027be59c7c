import Foundation
import SnaplineGeometry
import SnaplineSolver

extension View {
  /// The constraints that this view's place and size on an axis rest on, the nearest first.
  ///
  /// What the content asks for has constraints made for the answer: they say what holds, and aren't
  /// active.
  func constraintsBehindFrame(on axis: Axis) -> [LayoutConstraint] {
    constraints(behind: node, on: axis)
  }

  /// The same of any node in this view's tree.
  func constraints(behind node: LayoutNode, on axis: Axis) -> [LayoutConstraint] {
    root.layoutIfNeeded()
    guard let engine = node.engine else { return [] }
    let sides: [Side] = axis == .horizontal ? [.left, .width] : [.top, .height]
    let variables = sides.map { $0.variable(of: node) }.filter { $0.index >= 0 }
    let rows = variables.flatMap { engine.solver.why($0, limit: Self.mostBehindFrame) }
      .flatMap(\.constraints)
    var seen: Set<Problem.Constraint> = []
    let order = rows.filter { seen.insert($0).inserted }
    var constraints: [Problem.Constraint: LayoutConstraint] = [:]
    for view in engine.root?.subtree ?? [] {
      for constraint in view.held(behind: seen) {
        if let row = constraint.row.constraint { constraints[row] = constraint }
      }
      for (row, attribute, relation) in view.node.content.all where seen.contains(row) {
        constraints[row] = view.contentConstraint(row, attribute, relation, in: engine)
      }
    }
    return order.compactMap { constraints[$0] }
  }

  private static let mostBehindFrame = 1_000

  private func contentConstraint(
    _ row: Problem.Constraint,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    in engine: LayoutEngine
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint()
    constraint.define(
      Operand(node: node, attribute: attribute),
      relation,
      nil,
      multiplier: 1,
      constant: engine.solver.problem.constant(of: row) ?? 0,
      origin: nil
    )
    constraint.priority = LayoutPriority(Float(engine.solver.problem.priority(of: row) ?? 1000))
    constraint.identifier = "UIView-content-size"
    return constraint
  }
}

extension ContentRows {
  /// The rows that there are, each with what it says.
  fileprivate var all: [(Problem.Constraint, LayoutConstraint.Attribute, LayoutConstraint.Relation)]
  {
    let rows: [(Problem.Constraint?, LayoutConstraint.Attribute, LayoutConstraint.Relation)] = [
      (widthAtMost, .width, .lessThanOrEqual), (widthAtLeast, .width, .greaterThanOrEqual),
      (heightAtMost, .height, .lessThanOrEqual), (heightAtLeast, .height, .greaterThanOrEqual),
    ]
    return rows.compactMap { row, attribute, relation in row.map { ($0, attribute, relation) } }
  }
}
