import Foundation
import SnaplineGeometry
import SnaplineSolver

extension LayoutEngine {
  /// Updates the rows of a content size to what the view answers.
  func refreshContentRows(of node: LayoutNode) {
    guard let view = node.view, !view.flags.contains(.isPlain) else { return }
    refreshAlignment(of: node, view)
    let former = node.seat.rare?.wrapping.measuredSize
    let isAnother = makeContentRows(of: node, view)
    guard fitting == nil, node.seat.$engine.isObject(self) else { return }
    if node.seat.remeasures {
      // Content that wraps is compared once the solver has given it a width.
      node.seat.rareOrNew.wrapping.former = former ?? .zero
    } else if isAnother {
      view.markAround()
    }
  }

  /// Makes the rows of a content size, and answers whether any row changed.
  @discardableResult
  func makeContentRows(of node: LayoutNode, _ view: View) -> Bool {
    // A view that its stack gives no room asks for none, unless it is measured by itself.
    let isGivenUp = view.isGivenUp && view !== root
    let none = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    let size = isGivenUp ? none : view.sizeOfContent
    // The view that was asked may have left the tree.
    guard node.seat.$engine.isObject(self) else { return false }
    // A label first answers how wide it is on one line. Its height follows from the width that it
    // gets.
    node.seat.remeasures = view.contentWraps && !isGivenUp && view.statedContentSize == nil
    mark(node, .remeasures, node.seat.remeasures)
    node.seat.rare?.wrapping = WrappedContent()
    if view.breaksLines { follow(linesOf: node) }
    let wasSized = (node.content.widthAtLeast != nil, node.content.heightAtLeast != nil)
    let isAnother = setContent(size, of: node, view)
    if view.flags.contains(.isArranged) { queueSuppression(of: node, wasSized) }
    if node.seat.remeasures { stored.measuring.note(node) }
    if node.queued.contains(.baseline) { stored.measuring.shifted.append(node) }
    return isAnother
  }

  /// Queues a stack's constraint for a small view, which counts once the content has no size of its
  /// own.
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

  /// Makes the rows anew that depend on a view's alignment insets, if these changed.
  private func refreshAlignment(of node: LayoutNode, _ view: View) {
    let insets = view.effectiveAlignmentInsets
    guard insets != node.alignmentInsets else { return }
    node.seat.rareOrNew.alignmentInsets = insets
    mark(node, .hasInsets, insets != .zero)
    noteMove(of: node)
    refreshFrameRows(of: node)
    // A constraint from inside the view to the outside depends on its frame.
    for view in view.subtree {
      for node in view.ownNodes + view.derivedGuides.map(\.node) { geometryChanged(node) }
      if view.parent === node.view { refreshFrameRows(of: view.node) }
    }
  }

  /// Makes, changes or drops the four inequalities of a content size, and answers whether any
  /// changed.
  @discardableResult
  func setContent(_ size: CGSize, of node: LayoutNode, _ view: View) -> Bool {
    // The view that was asked for its size may have moved to another tree.
    guard node.seat.$engine.isObject(self) else { return false }
    var isAnother = false
    let priorities = view.priorities
    // Most views have neither content nor rows for it.
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
    if isAnother { stored.queues.needsSolving = true }
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
      stored.builder.set(content.variable)
      // In a conflict, required content gives way before any constraint. So it is in the frames
      // that Interface Builder records.
      row = stored.builder.row(
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

/// The length of content on one axis, and the variable that it bounds.
private struct ContentLength {
  let variable: Problem.Variable
  /// `nil` where the content has no length on the axis.
  let length: Double?

  init(_ variable: Problem.Variable, _ length: CGFloat) {
    self.variable = variable
    let isNone = length == View.noIntrinsicMetric || !length.isFinite
    self.length = isNone ? nil : Double(length).bounded
  }
}

extension Problem {
  /// Sets the constant and the priority of a row, and answers whether either changed.
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
