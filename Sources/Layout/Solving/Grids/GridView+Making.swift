import Foundation
import SnaplineGeometry

/// The constraints of a grid: a guide for each column and each row, and views on these.
extension GridView {
  /// What the views lie in.
  private var canvas: LayoutNode {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide.node : node
  }

  func bringInStep() {
    if making.isStale { remake() }
    refreshNaturals()
  }

  private func remake() {
    unmakeAll()
    (making.isStale, making.isMade) = (false, true)
    let placement = placement
    let columns = tracks(
      columns,
      placement.columnCount,
      else: columns.isEmpty ? .fraction(1) : .content
    )
    let rows = tracks(rows, placement.rowCount, else: .content)
    let across = guides(of: columns, placement.places.map(\.columns), on: .horizontal)
    let down = guides(of: rows, placement.places.map(\.rows), on: .vertical)
    tieCells(placement.places, across, down)
    noteNaturals(of: columns, across, placement.places)
    noteBaselines()
  }

  /// Tracks for all columns or rows; what was said of more than there are counts as well.
  private func tracks(_ said: [Track], _ count: Int, else other: Track) -> [Track] {
    said + Array(repeating: other, count: max(0, count - said.count))
  }

  func unmakeAll() {
    making.isStale = true
    guard making.isMade else { return }
    var nodes = [node, canvas] + slots.compactMap { $0.view?.node }
    if let margins = rare?.ownGuides.margins { nodes.append(margins.node) }
    uninstallOwn(naming: nodes)
    remove(making.guides)
    making = GridMaking()
  }

  // MARK: Columns and rows

  /// What keeps columns and rows from being longer than their content.
  ///
  /// It is weak where nothing else may take what is left. Where a column is a fraction, that takes it, and
  /// the pull is stronger than the hugging of what lies in the fraction: a filled label hugs its text at 250,
  /// and the last column would be wider in its place. Rows have nothing else that keeps their content's height.
  private static func pull(beside first: Int?, on axis: Axis) -> Float {
    first == nil || axis == .vertical ? 48 : 500
  }
  /// How much less than the one before it a track pulls, where several share what a cell is longer.
  private static let lessPull: Float = 1 / 64

  /// Makes the guides of one axis, one behind the other.
  private func guides(of tracks: [Track], _ spans: [Range<Int>], on axis: Axis) -> [LayoutNode] {
    let along = StackAxis(axis)
    let canvas = canvas
    _ = tie(.canvasFit, canvas, along.extent, .equal, nil, at: StackPriority.canvasFit)
    let spacing = points(axis == .horizontal ? columnSpacing : rowSpacing)
    let first = tracks.firstIndex { $0.parts != nil }
    // The last of several tracks with content takes what a cell over all of them is longer.
    let isGraded = spans.contains { span in
      span.count > 1 && tracks[span].count { $0 == .content } > 1
    }
    var nodes: [LayoutNode] = []
    for (number, track) in tracks.enumerated() {
      let guide = LayoutGuide()
      guide.identifier = (axis == .horizontal ? "column " : "row ") + "\(number + 1)"
      guide.isOwn = true
      add(guide)
      making.guides.append(guide)
      let node = guide.node
      if let before = nodes.last {
        _ = tie(.spacing, node, along.start, .equal, before, along.end, plus: spacing)
      } else {
        _ = tie(.canvasConnection, canvas, along.start, .equal, node, along.start)
      }
      nodes.append(node)
      switch track {
      case .length(let length):
        _ = tie(.track, node, along.extent, .equal, nil, plus: length)
      case .fraction(let parts):
        guard let first, first < number, let one = tracks[first].parts else { continue }
        let part = parts / one
        _ = tie(.track, node, along.extent, .equal, nodes[first], along.extent, times: part)
      case .content:
        let pull =
          Self.pull(beside: first, on: axis) - (isGraded ? Self.lessPull * Float(number % 1024) : 0)
        _ = tie(.spanningFit, node, along.extent, .equal, nil, at: LayoutPriority(pull))
      }
    }
    if let last = nodes.last {
      let relation = first == nil ? LayoutConstraint.Relation.lessThanOrEqual : .equal
      _ = tie(.canvasConnection, last, along.end, relation, canvas, along.end)
    }
    return nodes
  }

  private func points(_ spacing: CGFloat) -> CGFloat {
    switch spacing {
    case StackView.spacingUseSystem: standardSpacing
    case StackView.spacingUseDefault: 0
    default: spacing
    }
  }

  // MARK: Cells

  private func tieCells(
    _ places: [GridPlacement.Place],
    _ columns: [LayoutNode],
    _ rows: [LayoutNode]
  ) {
    // The first view of each row on whose baseline the others stand; hidden ones stand by themselves.
    var leaders: [Leader: LayoutNode] = [:]
    for (slot, place) in zip(slots, places) {
      guard let view = slot.view else { continue }
      let node = view.node
      let alignment =
        slot.cell.columnAlignment ?? columnAlignments.at(place.columns.lowerBound) ?? .fill
      tieAcross(
        view,
        alignment,
        from: columns[place.columns.lowerBound],
        to: columns[place.columns.upperBound - 1]
      )
      let row = slot.cell.rowAlignment ?? rowAlignments.at(place.rows.lowerBound) ?? .fill
      if row == .firstBaseline || row == .lastBaseline { making.hasBaselineRows = true }
      let leader = Leader(row: place.rows.lowerBound, alignment: row)
      let first = view.isHidden ? node : leaders[leader] ?? node
      if !view.isHidden { leaders[leader] = first }
      tieDown(view, row, in: rows[place.rows], first: first)
    }
  }

  private struct Leader: Hashable {
    var row: Int
    var alignment: RowAlignment
  }

  private func tieAcross(
    _ view: View,
    _ alignment: ColumnAlignment,
    from first: LayoutNode,
    to last: LayoutNode
  ) {
    let node = view.node
    let isFree = alignment == .fill && view.statesLength(on: .horizontal)
    switch isFree ? .center : alignment {
    case .fill:
      _ = tie(.alignment, first, .leading, .equal, node, .leading)
      _ = tie(.alignment, last, .trailing, .equal, node, .trailing)
      return
    case .leading:
      _ = tie(.alignment, first, .leading, .equal, node, .leading)
      _ = tie(.spanningBoundary, last, .trailing, .greaterThanOrEqual, node, .trailing)
    case .trailing:
      _ = tie(.alignment, last, .trailing, .equal, node, .trailing)
      _ = tie(.spanningBoundary, first, .leading, .lessThanOrEqual, node, .leading)
    case .center:
      let middle = first === last ? first : spanner(first, last, .horizontal)
      _ = tie(.alignment, middle, .centerX, .equal, node, .centerX)
      _ = tie(.spanningBoundary, first, .leading, .lessThanOrEqual, node, .leading)
    }
    _ = tie(.ambiguitySuppression, node, .width, .equal, nil, at: StackPriority.suppression)
  }

  private func tieDown(
    _ view: View,
    _ alignment: RowAlignment,
    in rows: ArraySlice<LayoutNode>,
    first: LayoutNode
  ) {
    guard let top = rows.first, let bottom = rows.last else { return }
    let row = top === bottom ? top : spanner(top, bottom, .vertical)
    _ = tied(view.node, to: row, first: first, alignment)
    guard alignment != .fill || view.statesLength(on: .vertical) else { return }
    _ = tie(.ambiguitySuppression, view.node, .height, .equal, nil, at: StackPriority.suppression)
  }

  /// A guide from the start of one track to the end of another.
  private func spanner(_ first: LayoutNode, _ last: LayoutNode, _ axis: Axis) -> LayoutNode {
    let along = StackAxis(axis)
    let guide = LayoutGuide()
    guide.identifier = "cell"
    guide.isOwn = true
    add(guide)
    making.guides.append(guide)
    _ = tie(.alignment, first, along.start, .equal, guide.node, along.start)
    _ = tie(.alignment, last, along.end, .equal, guide.node, along.end)
    return guide.node
  }

  // MARK: Widths of content

  /// What holds a column's content against that of other columns.
  private static let natural: Float = 750.5

  /// Where columns would share too little room with texts in other columns, those that are as wide as
  /// their content keep its width, and of several the first one.
  private func noteNaturals(
    of tracks: [Track],
    _ columns: [LayoutNode],
    _ places: [GridPlacement.Place]
  ) {
    let isYielding = tracks.contains { $0.parts != nil } || tracks.count { $0 == .content } > 1
    guard isYielding, tracks.contains(.content) else { return }
    var views: [Int: [LayoutNode]] = [:]
    for (slot, place) in zip(slots, places) where place.columns.count == 1 {
      guard let view = slot.view else { continue }
      views[place.columns.lowerBound, default: []].append(view.node)
    }
    for (number, track) in tracks.enumerated() where track == .content {
      guard let views = views[number] else { continue }
      let constraint = tie(
        .spanningBoundary,
        columns[number],
        .width,
        .greaterThanOrEqual,
        nil,
        at: LayoutPriority(Self.natural - Float(number % 100) / 1024)
      )
      making.naturals.append((constraint, views))
    }
  }

  /// Measures what keeps columns as wide as their content.
  func refreshNaturals() {
    for (constraint, views) in making.naturals {
      let width = views.lazy.compactMap { $0.view?.neededLength(on: .horizontal) }.max() ?? 0
      if abs(constraint.constant - width) > 1e-3 { constraint.constant = width }
    }
  }
}

extension Array {
  /// The member at a place, or the last one where there are fewer.
  fileprivate func at(_ place: Int) -> Element? { indices.contains(place) ? self[place] : last }
}
