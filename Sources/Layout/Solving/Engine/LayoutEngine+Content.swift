import Foundation
import SnaplineGeometry
import SnaplineSolver

extension LayoutEngine {
  /// Brings the rows of a content size in step with what the view says.
  func refreshContentRows(of node: LayoutNode) {
    guard let view = node.view, !view.flags.contains(.isPlain) else { return }
    refreshAlignment(of: node, view)
    let former = node.seat.rare?.wrapping.measuredSize
    let isAnother = makeContentRows(of: node, view)
    guard fitting == nil, node.seat.$engine.isObject(self) else { return }
    if node.seat.remeasures {
      // Whether it has another size shows at the width that it gets.
      node.seat.rareOrNew.wrapping.former = former ?? .zero
    } else if isAnother {
      view.markAround()
    }
  }

  /// Answers whether any row changed.
  @discardableResult
  func makeContentRows(of node: LayoutNode, _ view: View) -> Bool {
    // What a stack gives up the room of asks for none, but where it is measured by itself.
    let isGivenUp = view.isGivenUp && view !== root
    let none = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    let size = isGivenUp ? none : view.sizeOfContent
    // Whoever was asked may have taken the view out.
    guard node.seat.$engine.isObject(self) else { return false }
    // A label says first how wide it would be on one line; its height follows from the width it gets.
    node.seat.remeasures = view.contentWraps && !isGivenUp && view.statedContentSize == nil
    mark(node, .remeasures, node.seat.remeasures)
    node.seat.rare?.wrapping = WrappedContent()
    let wasSized = (node.content.widthAtLeast != nil, node.content.heightAtLeast != nil)
    let isAnother = setContent(size, of: node, view)
    if view.flags.contains(.isArranged) { queueSuppression(of: node, wasSized) }
    if node.seat.remeasures { measuring.note(node) }
    if node.queued.contains(.baseline) { measuring.shifted.append(node) }
    return isAnother
  }

  /// A stack's wish for a small view counts where the content has none of its own any more.
  private func queueSuppression(of node: LayoutNode, _ wasSized: (width: Bool, height: Bool)) {
    let isLost =
      wasSized.width && node.content.widthAtLeast == nil
      || wasSized.height && node.content.heightAtLeast == nil
    let priorities = node.view?.priorities ?? ContentPriorities()
    let isWeak = Axis.allCases.contains {
      priorities.compression($0).rawValue <= StackPriority.suppression.rawValue
    }
    guard isLost || isWeak else { return }
    for constraint in node.constraints where constraint.role == .ambiguitySuppression {
      queue(constraint)
    }
  }

  /// Makes anew what was made from the insets of a view's alignment rectangle, should they be others.
  private func refreshAlignment(of node: LayoutNode, _ view: View) {
    let insets = view.effectiveAlignmentInsets
    guard insets != node.alignmentInsets else { return }
    node.seat.rareOrNew.alignmentInsets = insets
    mark(node, .hasInsets, insets != .zero)
    noteMove(of: node)
    refreshFrameRows(of: node)
    // Constraints that reach from inside the view to somewhere else go through its frame.
    for view in view.subtree {
      for node in view.ownNodes + view.derivedGuides.map(\.node) { geometryChanged(node) }
      if view.parent === node.view { refreshFrameRows(of: view.node) }
    }
  }

  /// Sets the four inequalities of a content size, making or dropping rows as needed; answers whether any
  /// changed.
  @discardableResult
  func setContent(_ size: CGSize, of node: LayoutNode, _ view: View) -> Bool {
    // Whoever was asked for the size may have taken the view to another tree.
    guard node.seat.$engine.isObject(self) else { return false }
    var isAnother = false
    let priorities = view.priorities
    // Most views have neither content nor rows of it.
    let none = View.noIntrinsicMetric
    if size.width != none || node.content.widthAtMost != nil {
      let width = ContentLength(node.width, size.width)
      let (hugging, compression) = (priorities.horizontalHugging, priorities.horizontalCompression)
      isAnother = set(&node.content.widthAtMost, width, .lessThanOrEqual, hugging) || isAnother
      isAnother =
        set(&node.content.widthAtLeast, width, .greaterThanOrEqual, compression) || isAnother
    }
    if size.height != none || node.content.heightAtMost != nil {
      let height = ContentLength(node.height, size.height)
      let (hugging, compression) = (priorities.verticalHugging, priorities.verticalCompression)
      isAnother = set(&node.content.heightAtMost, height, .lessThanOrEqual, hugging) || isAnother
      isAnother =
        set(&node.content.heightAtLeast, height, .greaterThanOrEqual, compression) || isAnother
    }
    if isAnother { needsSolving = true }
    return isAnother
  }

  private func set(
    _ row: inout Problem.Constraint?,
    _ content: ContentLength,
    _ relation: Problem.Relation,
    _ priority: LayoutPriority
  ) -> Bool {
    let priority = Double(priority.rawValue)
    if let length = content.length {
      if let row { return solver.problem.set(row, to: length, priority) }
      builder.set(content.variable)
      // Where it is required and can't hold, content gives way before any constraint: so do the frames
      // that Interface Builder records.
      row = builder.row(
        in: &solver.problem,
        relation,
        length,
        priority: priority,
        serial: .max,
        yield: .authored
      )
      return true
    }
    guard let old = row else { return false }
    solver.problem.remove(old)
    row = nil
    return true
  }

  func dropContentRows(of node: LayoutNode) {
    for row in [
      node.content.widthAtMost, node.content.widthAtLeast, node.content.heightAtMost,
      node.content.heightAtLeast,
    ] {
      if let row { solver.problem.remove(row) }
    }
    node.content = ContentRows()
    node.seat.rare?.wrapping = WrappedContent()
  }
}

/// A content's length on one axis, and what it is a length of.
private struct ContentLength {
  let variable: Problem.Variable
  /// Nothing where the content has none.
  let length: Double?

  init(_ variable: Problem.Variable, _ length: CGFloat) {
    self.variable = variable
    let isNone = length == View.noIntrinsicMetric || !length.isFinite
    self.length = isNone ? nil : Double(length).bounded
  }
}

extension Problem {
  /// Gives a row another constant and priority; answers whether either is another one.
  fileprivate mutating func set(_ row: Constraint, to length: Double, _ priority: Double) -> Bool {
    var isAnother = false
    if constant(of: row) != length {
      setConstant(length, of: row)
      isAnother = true
    }
    if self.priority(of: row) != priority {
      setPriority(priority, of: row)
      isAnother = true
    }
    return isAnother
  }
}
