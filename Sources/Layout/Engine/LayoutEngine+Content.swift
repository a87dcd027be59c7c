import Foundation
import SnaplineGeometry
import SnaplineSolver

extension LayoutEngine {
  /// Brings the rows of a content size in step with what the view says.
  func refreshContentRows(of node: LayoutNode) {
    guard let view = node.view else { return }
    let size = view.contentSize
    // A label says first how wide it would be on one line; its height follows from the width it gets.
    node.seat.remeasures = view.contentWraps
    node.content.measuredWidth = .nan
    node.content.isNarrowed = false
    setContent(size, of: node, view)
    if node.seat.remeasures { measuring.note(node) }
  }

  /// Sets the four inequalities of a content size, making or dropping rows as needed.
  func setContent(_ size: CGSize, of node: LayoutNode, _ view: View) {
    let priorities = view.priorities
    let width = size.width == View.noIntrinsicMetric ? nil : size.width
    let height = size.height == View.noIntrinsicMetric ? nil : size.height
    set(
      &node.content.widthAtMost,
      node.width,
      .lessThanOrEqual,
      width,
      priorities.horizontalHugging
    )
    set(
      &node.content.widthAtLeast,
      node.width,
      .greaterThanOrEqual,
      width,
      priorities.horizontalCompression
    )
    set(
      &node.content.heightAtMost,
      node.height,
      .lessThanOrEqual,
      height,
      priorities.verticalHugging
    )
    set(
      &node.content.heightAtLeast,
      node.height,
      .greaterThanOrEqual,
      height,
      priorities.verticalCompression
    )
  }

  private func set(
    _ row: inout Problem.Constraint?,
    _ variable: Problem.Variable,
    _ relation: Problem.Relation,
    _ length: CGFloat?,
    _ priority: LayoutPriority
  ) {
    guard let length, length.isFinite else {
      if let old = row {
        solver.problem.remove(old)
        needsSolving = true
      }
      row = nil
      return
    }
    if let row {
      if solver.problem.constant(of: row) != length {
        solver.problem.setConstant(length, of: row)
        needsSolving = true
      }
      if solver.problem.priority(of: row) != Double(priority.rawValue) {
        solver.problem.setPriority(Double(priority.rawValue), of: row)
        needsSolving = true
      }
      return
    }
    builder.reset()
    builder.add(1, variable)
    row = solver.problem.add(
      builder.terms,
      relation,
      length,
      priority: Double(priority.rawValue),
      serial: 0,
      yield: .derived
    )
    needsSolving = true
  }

  func dropContentRows(of node: LayoutNode) {
    for row in [
      node.content.widthAtMost, node.content.widthAtLeast, node.content.heightAtMost,
      node.content.heightAtLeast,
    ] {
      if let row { solver.problem.remove(row) }
    }
    node.content = ContentRows()
  }
}
