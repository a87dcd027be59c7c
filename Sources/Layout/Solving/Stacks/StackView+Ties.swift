import Foundation
import SnaplineGeometry

/// The constraints themselves, as UIKit's stacks make them.
extension StackView {
  // MARK: Along the axis

  /// Ties a visible view to the one before it, or the first one to the start of the stack.
  func tieAlong(
    _ node: LayoutNode,
    at place: Int,
    after before: Int?,
    _ standing: Standing,
    into ties: inout [LayoutConstraint]
  ) {
    let along = StackAxis(axis)
    guard let before, let previous = self.node(at: before) else {
      ties.append(tie(.canvasConnection, canvas, along.start, .equal, node, along.start))
      return
    }
    let isOnBaselines = isBaselineRelativeArrangement && axis == .vertical
    let spacing = tie(
      .spacing,
      node,
      isOnBaselines ? .firstBaseline : along.start,
      sharesGaps ? .greaterThanOrEqual : .equal,
      previous,
      isOnBaselines ? .lastBaseline : along.end,
      plus: distance(after: slots[before])
    )
    slots[place].spacing = spacing
    ties.append(spacing)
    if distribution == .fillEqually, let first = self.node(at: standing.first) {
      ties.append(tie(.fillEqually, node, along.extent, .equal, first, along.extent))
    }
    if sharesGaps {
      tieGap(
        between: previous,
        and: node,
        at: place,
        isFirst: before == standing.first,
        into: &ties
      )
    }
  }

  /// A guide from one view to the next, as long as the first such guide.
  private func tieGap(
    between previous: LayoutNode,
    and node: LayoutNode,
    at place: Int,
    isFirst: Bool,
    into ties: inout [LayoutConstraint]
  ) {
    let along = StackAxis(axis)
    let gap = slots[place].gap ?? LayoutGuide()
    gap.identifier = "UISV-distributing-guide"
    gap.isOwn = true
    add(gap)
    slots[place].gap = gap
    let isByEdges = distribution == .equalSpacing
    let (start, end) = isByEdges ? (along.end, along.start) : (along.center, along.center)
    ties.append(tie(.distributingEdge, gap.node, along.start, .equal, previous, start))
    ties.append(tie(.distributingEdge, gap.node, along.end, .equal, node, end))
    if isFirst {
      upkeep.firstGap = gap
    } else if let first = upkeep.firstGap {
      ties.append(
        tie(
          .fillEqually,
          gap.node,
          along.extent,
          .equal,
          first.node,
          along.extent,
          at: isByEdges ? .required : StackPriority.centering
        )
      )
    }
  }

  // MARK: Across the axis

  /// The alignment that holds: baselines are a row's alone.
  private var heldAlignment: Alignment {
    let isOfBaselines = alignment == .firstBaseline || alignment == .lastBaseline
    return axis == .vertical && isOfBaselines ? .leading : alignment
  }

  /// The attributes by which each view is aligned with the first one.
  private var alignedAttributes: [LayoutConstraint.Attribute] {
    let across = StackAxis(axis.crossing)
    return switch heldAlignment {
    case .fill: [across.start, across.end]
    case .leading: [across.start]
    case .center: [across.center]
    case .trailing: [across.end]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    }
  }

  /// Aligns a visible view with the first one, and keeps it within what holds them all.
  func tieAcross(
    _ node: LayoutNode,
    _ standing: Standing,
    into ties: inout [LayoutConstraint]
  ) {
    let across = StackAxis(axis.crossing)
    if let first = self.node(at: standing.first), first !== node {
      for attribute in alignedAttributes {
        ties.append(tie(.alignment, first, attribute, .equal, node, attribute))
      }
    }
    guard heldAlignment != .fill else { return }
    if let spanner = upkeep.spanner?.node {
      let isFirst = self.node(at: standing.first) === node
      ties.append(boundary(.lessThanOrEqual, spanner, across.start, node, isFirst))
      ties.append(boundary(.greaterThanOrEqual, spanner, across.end, node, isFirst))
    }
    ties.append(suppression(of: node))
  }

  /// Keeps a view within the guide that spans all, on the side of an attribute.
  private func boundary(
    _ relation: LayoutConstraint.Relation,
    _ spanner: LayoutNode,
    _ side: LayoutConstraint.Attribute,
    _ node: LayoutNode,
    _ isFirst: Bool
  ) -> LayoutConstraint {
    let isStart = relation == .lessThanOrEqual
    let isHeld = heldAlignment == (isStart ? .leading : .trailing)
    let constraint = tie(
      .spanningBoundary,
      spanner,
      side,
      isHeld ? .equal : relation,
      node,
      side,
      at: isHeld ? StackPriority.boundary : .required
    )
    // All are aligned with the first, and around a centre one side says what the other does.
    constraint.isImplied = isHeld ? !isFirst : heldAlignment == .center && isStart
    return constraint
  }

  private func suppression(of node: LayoutNode) -> LayoutConstraint {
    let extent = StackAxis(axis.crossing).extent
    return tie(.ambiguitySuppression, node, extent, .equal, nil, at: StackPriority.suppression)
  }

  /// Ties the stack's own edges across the axis to the first view, or to the guide that spans all.
  func tieFrame(_ standing: Standing) {
    let across = StackAxis(axis.crossing)
    guard let first = node(at: standing.first) else {
      upkeep.frame = [canvasFit(on: axis), canvasFit(on: axis.crossing)]
      return
    }
    guard heldAlignment != .fill else {
      upkeep.frame = [
        tie(.canvasConnection, canvas, across.start, .equal, first, across.start),
        tie(.canvasConnection, first, across.end, .equal, canvas, across.end),
      ]
      return
    }
    if standing.isSingle { tieFrame(aroundOnly: first) } else { tieFrame(aroundAll: first) }
  }

  private func tieFrame(aroundOnly first: LayoutNode) {
    let across = StackAxis(axis.crossing)
    let isCentered = heldAlignment == .center
    let isAtEnd = heldAlignment == .trailing
    upkeep.frame = [
      tie(
        .canvasConnection,
        canvas,
        across.start,
        isCentered || isAtEnd ? .lessThanOrEqual : .equal,
        first,
        across.start
      ),
      tie(
        .canvasConnection,
        first,
        across.end,
        isAtEnd ? .equal : .lessThanOrEqual,
        canvas,
        across.end
      ),
      canvasFit(on: axis.crossing),
    ]
    if isCentered {
      upkeep.frame.append(
        tie(.canvasConnection, canvas, across.center, .equal, first, across.center)
      )
    }
  }

  private func tieFrame(aroundAll first: LayoutNode) {
    let across = StackAxis(axis.crossing)
    let guide = LayoutGuide()
    guide.identifier = "UISV-alignment-spanner"
    guide.isOwn = true
    add(guide)
    upkeep.spanner = guide
    let spanner = guide.node
    let start = { [self] in
      tie(.canvasConnection, canvas, across.start, .equal, $0, across.start)
    }
    let end = { [self] (node: LayoutNode, relation: LayoutConstraint.Relation) in
      tie(.canvasConnection, node, across.end, relation, canvas, across.end)
    }
    switch heldAlignment {
    case .fill: return
    case .leading: upkeep.frame = [start(first), end(spanner, .equal)]
    case .trailing: upkeep.frame = [start(spanner), end(first, .equal)]
    case .center:
      upkeep.frame = [
        start(spanner), end(spanner, .equal),
        tie(.canvasConnection, canvas, across.center, .equal, first, across.center),
      ]
    case .firstBaseline:
      upkeep.frame = [
        start(spanner), end(spanner, .equal), canvasFit(on: .vertical),
        // In a row that is higher than its views they stand at the top.
        tie(
          .ambiguitySuppression,
          first,
          across.start,
          .equal,
          canvas,
          across.start,
          at: StackPriority.suppression
        ),
      ]
    case .lastBaseline:
      upkeep.frame = [
        start(spanner), end(first, .lessThanOrEqual), end(spanner, .lessThanOrEqual),
        canvasFit(on: .vertical),
      ]
    }
    upkeep.frame.append(
      tie(.spanningFit, spanner, across.extent, .equal, nil, at: StackPriority.spanningFit)
    )
  }

  private func canvasFit(on axis: Axis) -> LayoutConstraint {
    tie(.canvasFit, canvas, StackAxis(axis).extent, .equal, nil, at: StackPriority.canvasFit)
  }

  // MARK: What is hidden

  /// Gives up a hidden view's room; it still follows the others, and asks nothing of them.
  func tieHidden(
    _ node: LayoutNode,
    after before: Int?,
    _ standing: Standing,
    into ties: inout [LayoutConstraint]
  ) {
    let along = StackAxis(axis)
    ties.append(tie(.hiding, node, along.extent, .equal, nil))
    if let previous = self.node(at: before) {
      ties.append(tie(.spacing, node, along.start, .equal, previous, along.end))
    } else {
      ties.append(tie(.spacing, node, along.start, .equal, canvas, along.start))
    }
    guard let first = self.node(at: standing.first) else {
      let across = StackAxis(axis.crossing)
      ties.append(tie(.alignment, canvas, across.start, .equal, node, across.start))
      ties.append(suppression(of: node))
      return
    }
    let attributes = alignedAttributes
    ties.append(tie(.alignment, first, attributes[0], .equal, node, attributes[0]))
    if attributes.count > 1 {
      // Weak, so that the size of the others never follows from what isn't seen.
      ties.append(
        tie(
          .alignment,
          first,
          attributes[1],
          .equal,
          node,
          attributes[1],
          at: StackPriority.suppression
        )
      )
    } else {
      ties.append(suppression(of: node))
    }
  }
}
