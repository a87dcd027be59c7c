import Foundation
import SnaplineGeometry
import SnaplineSolver

/// The constraints of a flow: what holds whichever way the lines are broken, and the lines themselves.
extension FlowView {
  /// What the views lie in.
  private var canvas: LayoutNode {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide.node : node
  }

  /// Makes anew what holds for all lines; the lines follow once the widths are solved.
  func bringInStep() {
    guard making.isStale else { return }
    unmakeAll()
    (making.isStale, making.isMade) = (false, true)
    let canvas = canvas
    for slot in slots {
      guard let view = slot.view else { continue }
      view.isHidden ? tieHidden(view.node, to: canvas) : tieSize(view.node, to: canvas)
    }
    _ = tie(.canvasFit, canvas, .height, .equal, nil, at: StackPriority.canvasFit)
    node.contentChanged()
    queueBaselineRows()
  }

  private func tieSize(_ node: LayoutNode, to canvas: LayoutNode) {
    _ = tie(.canvasConnection, node, .width, .lessThanOrEqual, canvas, .width)
    _ = suppression(of: node, .width)
    if lineAlignment != .fill { _ = suppression(of: node, .height) }
  }

  /// What is hidden follows the flow's corner, and asks for nothing.
  private func tieHidden(_ node: LayoutNode, to canvas: LayoutNode) {
    _ = tie(.hiding, node, .leading, .equal, canvas, .leading)
    _ = tie(.hiding, node, .top, .equal, canvas, .top)
    _ = suppression(of: node, .width)
    _ = suppression(of: node, .height)
  }

  private func suppression(
    of node: LayoutNode,
    _ extent: LayoutConstraint.Attribute
  ) -> LayoutConstraint {
    tie(.ambiguitySuppression, node, extent, .equal, nil, at: StackPriority.suppression)
  }

  func unmakeAll() {
    making.isStale = true
    guard making.isMade else { return }
    var nodes = [node, canvas] + slots.compactMap { $0.view?.node }
    if let margins = rare?.ownGuides.margins { nodes.append(margins.node) }
    uninstallOwn(naming: nodes)
    remove(making.lines.map(\.guide))
    (making.lines, making.end, making.isMade) = ([], nil, false)
  }

  // MARK: Lines

  /// Breaks the lines at the widths that were solved, and answers whether anything changed.
  func breakLines(in engine: LayoutEngine) -> Bool {
    guard !making.isStale else { return false }
    let shown = shown
    let margins = isLayoutMarginsRelativeArrangement ? settledInsets.margins : .zero
    let across = margins.left + margins.right
    let room = CGFloat(engine.solver.value(of: node.width)) - across
    let widths = shown.map { slot -> CGFloat in
      guard let node = slot.view?.node, node.engine === engine else { return 0 }
      return engine.solver.value(of: node.width)
    }
    let gaps = gaps(after: shown)
    let isWider = noteNatural(
      widths.reduce(0, +) + gaps.dropLast().reduce(0, +) + across
    )
    let lines = LineBreaking(widths: widths, gaps: gaps, room: room).lines
    let kept = zip(lines, making.lines).prefix { $0 == $1.range }.count
    let isBroken = kept < lines.count || kept < making.lines.count
    if isBroken { remakeLines(lines, from: kept, shown, gaps) }
    let isSpread = alignment == .justified && spread(widths, gaps, room)
    return isWider || isBroken || isSpread
  }

  /// Takes the width of all views in one line for that of the content.
  private func noteNatural(_ natural: CGFloat) -> Bool {
    guard abs(natural - (making.natural ?? -1)) > 1e-3 else { return false }
    making.natural = natural
    cachedContentSize = nil
    node.contentChanged()
    return true
  }

  /// Shares the rest of each justified line out among its distances.
  private func spread(_ widths: [CGFloat], _ gaps: [CGFloat], _ room: CGFloat) -> Bool {
    var isSpread = false
    for line in making.lines.dropLast() {
      let growth = LineBreaking.growth(of: line.range, widths: widths, gaps: gaps, room: room)
      for (constraint, place) in zip(line.gaps, line.range) {
        let distance = gaps[place] + growth
        guard abs(constraint.constant - distance) > 1e-4 else { continue }
        constraint.constant = distance
        isSpread = true
      }
    }
    return isSpread
  }

  private func remakeLines(
    _ lines: [Range<Int>],
    from start: Int,
    _ shown: [FlowSlot],
    _ gaps: [CGFloat]
  ) {
    let gone = making.lines[start...]
    for line in gone.reversed() {
      for constraint in line.ties.reversed() where constraint.isActive { uninstall(constraint) }
    }
    if let end = making.end, end.isActive { uninstall(end) }
    remove(gone.map(\.guide))
    making.lines.removeSubrange(start...)
    for range in lines[start...] {
      making.lines.append(line(range, shown[range].compactMap { $0.view?.node }, gaps))
    }
    making.end = making.lines.last.map {
      tie(.canvasConnection, $0.guide.node, .bottom, .lessThanOrEqual, canvas, .bottom)
    }
  }

  private func line(_ range: Range<Int>, _ nodes: [LayoutNode], _ gaps: [CGFloat]) -> FlowLine {
    let guide = LayoutGuide()
    guide.identifier = "line \(making.lines.count + 1)"
    guide.isOwn = true
    add(guide)
    var line = FlowLine(range: range, guide: guide)
    let height = guide.node
    line.ties.append(
      making.lines.last.map {
        tie(.spacing, height, .top, .equal, $0.guide.node, .bottom, plus: lineGap)
      } ?? tie(.canvasConnection, canvas, .top, .equal, height, .top)
    )
    line.ties.append(tie(.spanningFit, height, .height, .equal, nil, at: StackPriority.spanningFit))
    for (place, node) in zip(range, nodes) where place > range.lowerBound {
      let before = nodes[place - 1 - range.lowerBound]
      line.gaps.append(
        tie(.spacing, node, .leading, .equal, before, .trailing, plus: gaps[place - 1])
      )
    }
    line.ties += line.gaps
    if let first = nodes.first, let last = nodes.last {
      tieAlong(first, last, &line)
      for node in nodes { line.ties += tied(node, to: height, first: first, lineAlignment) }
    }
    return line
  }

  /// Holds a line at a side of the flow, or in its middle.
  private func tieAlong(_ first: LayoutNode, _ last: LayoutNode, _ line: inout FlowLine) {
    switch alignment {
    case .leading, .justified:
      line.ties.append(tie(.canvasConnection, canvas, .leading, .equal, first, .leading))
    case .trailing:
      line.ties.append(tie(.canvasConnection, last, .trailing, .equal, canvas, .trailing))
    case .center:
      let guide = line.guide.node
      line.ties += [
        tie(.alignment, guide, .leading, .equal, first, .leading),
        tie(.alignment, guide, .trailing, .equal, last, .trailing),
        tie(.canvasConnection, canvas, .centerX, .equal, guide, .centerX),
      ]
    }
  }
}

extension View {
  /// Holds a node in the height of a line or of a row.
  func tied(
    _ node: LayoutNode,
    to row: LayoutNode,
    first: LayoutNode,
    _ alignment: FlowView.LineAlignment
  ) -> [LayoutConstraint] {
    let isFree = alignment == .fill && node.view?.statesLength(on: .vertical) ?? false
    switch isFree ? .center : alignment {
    case .fill:
      return [
        tie(.alignment, row, .top, .equal, node, .top),
        tie(.alignment, row, .bottom, .equal, node, .bottom),
      ]
    case .top:
      return [
        tie(.alignment, row, .top, .equal, node, .top),
        tie(.spanningBoundary, row, .bottom, .greaterThanOrEqual, node, .bottom),
      ]
    case .center:
      return [
        tie(.alignment, row, .centerY, .equal, node, .centerY),
        tie(.spanningBoundary, row, .top, .lessThanOrEqual, node, .top),
      ]
    case .bottom:
      return [
        tie(.alignment, row, .bottom, .equal, node, .bottom),
        tie(.spanningBoundary, row, .top, .lessThanOrEqual, node, .top),
      ]
    case .firstBaseline: return tied(node, to: row, by: .firstBaseline, of: first)
    case .lastBaseline: return tied(node, to: row, by: .lastBaseline, of: first)
    }
  }

  private func tied(
    _ node: LayoutNode,
    to row: LayoutNode,
    by baseline: LayoutConstraint.Attribute,
    of first: LayoutNode
  ) -> [LayoutConstraint] {
    let isFirst = first === node
    return [
      tie(.spanningBoundary, row, .top, .lessThanOrEqual, node, .top),
      tie(.spanningBoundary, row, .bottom, .greaterThanOrEqual, node, .bottom),
      // In a line that is higher than its views they stand at the top.
      isFirst
        ? tie(
          .ambiguitySuppression,
          node,
          .top,
          .equal,
          row,
          .top,
          at: StackPriority.suppression
        )
        : tie(.alignment, first, baseline, .equal, node, baseline),
    ]
  }
}
