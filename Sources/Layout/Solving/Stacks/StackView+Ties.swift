import Foundation
import SnaplineGeometry

/// The constraints themselves, as UIKit's stacks make them.
extension StackView {
  // MARK: Along the axis

  /// Ties a visible view to the one before it, or the first one to the start of the stack.
  func tieAlong(_ node: LayoutNode, at place: Int, after before: Int?, _ standing: Standing) {
    let along = StackAxis(axis)
    let part = StackPart.slot(Int32(place))
    guard let before, let previous = self.node(at: before) else {
      hold(.init(part, .canvasConnection, canvas, along.start, .equal, node, along.start))
      return
    }
    let isOnBaselines = isBaselineRelativeArrangement && axis == .vertical
    var spacing = StackDraft(
      part,
      .spacing,
      node,
      isOnBaselines ? .firstBaseline : along.start,
      sharesGaps ? .greaterThanOrEqual : .equal,
      previous,
      isOnBaselines ? .lastBaseline : along.end
    )
    spacing.constant = distance(after: slots[before])
    hold(spacing)
    if distribution == .fillEqually, let first = self.node(at: standing.first) {
      hold(.init(part, .fillEqually, node, along.extent, .equal, first, along.extent))
    }
    if sharesGaps {
      tieGap(between: previous, and: node, at: place, isFirst: before == standing.first)
    }
  }

  /// A guide from one view to the next, as long as the first such guide.
  private func tieGap(
    between previous: LayoutNode,
    and node: LayoutNode,
    at place: Int,
    isFirst: Bool
  ) {
    let along = StackAxis(axis)
    let part = StackPart.slot(Int32(place))
    let gap = slots[place].gap ?? LayoutGuide()
    gap.identifier = "UISV-distributing-guide"
    gap.isOwn = true
    add(gap)
    slots[place].gap = gap
    let isByEdges = distribution == .equalSpacing
    let (start, end) = isByEdges ? (along.end, along.start) : (along.center, along.center)
    hold(.init(part, .distributingEdge, gap.node, along.start, .equal, previous, start))
    hold(.init(part, .distributingEdge, gap.node, along.end, .equal, node, end))
    if isFirst {
      upkeep.firstGap = gap
    } else if let first = upkeep.firstGap?.node {
      hold(
        .init(part, .fillEqually, gap.node, along.extent, .equal, first, along.extent)
          .at(isByEdges ? .required : StackPriority.centering)
      )
    }
  }

  // MARK: Across the axis

  /// The alignment that holds: baselines are a row's alone.
  var heldAlignment: Alignment {
    let isOfBaselines = alignment == .firstBaseline || alignment == .lastBaseline
    return axis == .vertical && isOfBaselines ? .leading : alignment
  }

  /// The attributes by which each view is aligned with the first one.
  private var alignedAttributes: (LayoutConstraint.Attribute, LayoutConstraint.Attribute?) {
    let across = StackAxis(axis.crossing)
    return switch heldAlignment {
    case .fill: (across.start, across.end)
    case .leading: (across.start, nil)
    case .center: (across.center, nil)
    case .trailing: (across.end, nil)
    case .firstBaseline: (.firstBaseline, nil)
    case .lastBaseline: (.lastBaseline, nil)
    }
  }

  /// Aligns a visible view with the first one, and keeps it within what holds them all.
  func tieAcross(_ node: LayoutNode, at place: Int, _ standing: Standing) {
    let across = StackAxis(axis.crossing)
    let part = StackPart.slot(Int32(place))
    let first = self.node(at: standing.first)
    if let first, first !== node {
      let (side, other) = alignedAttributes
      hold(.init(part, .alignment, first, side, .equal, node, side))
      if let other { hold(.init(part, .alignment, first, other, .equal, node, other)) }
    }
    guard heldAlignment != .fill else { return }
    if let spanner = upkeep.spanner?.node {
      boundary(.lessThanOrEqual, spanner, across.start, node, part, isFirst: first === node)
      boundary(.greaterThanOrEqual, spanner, across.end, node, part, isFirst: first === node)
    }
    suppress(node, part)
  }

  /// Keeps a view within the guide that spans all, on the side of an attribute.
  private func boundary(
    _ relation: LayoutConstraint.Relation,
    _ spanner: LayoutNode,
    _ side: LayoutConstraint.Attribute,
    _ node: LayoutNode,
    _ part: StackPart,
    isFirst: Bool
  ) {
    let isStart = relation == .lessThanOrEqual
    let isHeld = heldAlignment == (isStart ? .leading : .trailing)
    let held = isHeld ? .equal : relation
    var draft = StackDraft(part, .spanningBoundary, spanner, side, held, node, side)
    if isHeld { draft.priority = StackPriority.boundary }
    // All are aligned with the first, and around a centre one side says what the other does.
    draft.isImplied = isHeld ? !isFirst : heldAlignment == .center && isStart
    hold(draft)
  }

  private func suppress(_ node: LayoutNode, _ part: StackPart) {
    let extent = StackAxis(axis.crossing).extent
    hold(.init(part, .ambiguitySuppression, node, extent).at(StackPriority.suppression))
  }

  /// Ties the stack's own edges across the axis to the first view, or to the guide that spans all.
  func tieFrame(_ standing: Standing) {
    guard let first = node(at: standing.first) else {
      fitCanvas(on: axis)
      return fitCanvas(on: axis.crossing)
    }
    guard heldAlignment != .fill else {
      tieStart(to: first)
      return tieEnd(to: first)
    }
    if standing.isSingle { tieFrame(aroundOnly: first) } else { tieFrame(aroundAll: first) }
  }

  /// Holds the stack's edge where reading begins, or its top, on a node.
  private func tieStart(to node: LayoutNode, _ relation: LayoutConstraint.Relation = .equal) {
    let start = StackAxis(axis.crossing).start
    hold(.init(.frame, .canvasConnection, canvas, start, relation, node, start))
  }

  private func tieEnd(to node: LayoutNode, _ relation: LayoutConstraint.Relation = .equal) {
    let end = StackAxis(axis.crossing).end
    hold(.init(.frame, .canvasConnection, node, end, relation, canvas, end))
  }

  private func tieCenter(to node: LayoutNode) {
    let center = StackAxis(axis.crossing).center
    hold(.init(.frame, .canvasConnection, canvas, center, .equal, node, center))
  }

  private func tieFrame(aroundOnly first: LayoutNode) {
    let isCentered = heldAlignment == .center
    let isAtEnd = heldAlignment == .trailing
    tieStart(to: first, isCentered || isAtEnd ? .lessThanOrEqual : .equal)
    tieEnd(to: first, isAtEnd ? .equal : .lessThanOrEqual)
    fitCanvas(on: axis.crossing)
    if isCentered { tieCenter(to: first) }
  }

  private func tieFrame(aroundAll first: LayoutNode) {
    let across = StackAxis(axis.crossing)
    let guide = LayoutGuide()
    guide.identifier = "UISV-alignment-spanner"
    guide.isOwn = true
    add(guide)
    upkeep.spanner = guide
    let spanner = guide.node
    switch heldAlignment {
    case .fill: return
    case .leading:
      tieStart(to: first)
      tieEnd(to: spanner)
    case .trailing:
      tieStart(to: spanner)
      tieEnd(to: first)
    case .center:
      tieStart(to: spanner)
      tieEnd(to: spanner)
      tieCenter(to: first)
    case .firstBaseline:
      tieStart(to: spanner)
      tieEnd(to: spanner)
      fitCanvas(on: .vertical)
      // In a row that is higher than its views they stand at the top.
      hold(
        .init(.frame, .ambiguitySuppression, first, across.start, .equal, canvas, across.start)
          .at(StackPriority.suppression)
      )
    case .lastBaseline:
      tieStart(to: spanner)
      tieEnd(to: first, .lessThanOrEqual)
      tieEnd(to: spanner, .lessThanOrEqual)
      fitCanvas(on: .vertical)
    }
    hold(.init(.frame, .spanningFit, spanner, across.extent).at(StackPriority.spanningFit))
  }

  private func fitCanvas(on axis: Axis) {
    hold(.init(.frame, .canvasFit, canvas, StackAxis(axis).extent).at(StackPriority.canvasFit))
  }

  // MARK: What is hidden

  /// Gives up a hidden view's room; it still follows the others, and asks nothing of them.
  func tieHidden(_ node: LayoutNode, at place: Int, after before: Int?, _ standing: Standing) {
    let along = StackAxis(axis)
    let part = StackPart.slot(Int32(place))
    hold(.init(part, .hiding, node, along.extent))
    if let previous = self.node(at: before) {
      hold(.init(part, .spacing, node, along.start, .equal, previous, along.end))
    } else {
      hold(.init(part, .spacing, node, along.start, .equal, canvas, along.start))
    }
    guard let first = self.node(at: standing.first) else {
      let start = StackAxis(axis.crossing).start
      hold(.init(part, .alignment, canvas, start, .equal, node, start))
      return suppress(node, part)
    }
    let (side, other) = alignedAttributes
    hold(.init(part, .alignment, first, side, .equal, node, side))
    guard let other else { return suppress(node, part) }
    // Weak, so that the size of the others never follows from what isn't seen.
    hold(
      .init(part, .alignment, first, other, .equal, node, other).at(StackPriority.suppression)
    )
  }
}
