public import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout

/// What there is in a table, and where.
extension TableView {
  public var numberOfSections: Int {
    prepare()
    return sections.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    prepare()
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The place of a row in the content; for a row that wasn't seen yet, an estimate.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepare()
    return contains(indexPath) ? rect(ofRow: indexPath) : .zero
  }

  public func rect(forSection section: Int) -> CGRect {
    rect(ofSection: section) { ($0.start, $0.end) }
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(ofSection: section) { ($0.start + $0.padding, $0.rowsStart) }
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(ofSection: section) { ($0.footerStart, $0.end) }
  }

  private func rect(
    ofSection section: Int,
    _ span: (TableSection) -> (CGFloat, CGFloat)
  ) -> CGRect {
    prepare()
    guard sections.indices.contains(section) else { return .zero }
    let (start, end) = span(sections[section])
    return CGRect(x: rowStart, y: start, width: rowWidth, height: end - start)
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepare()
    for (number, section) in sections.enumerated()
    where section.rowsStart <= point.y && point.y < section.footerStart {
      return section.rows.row(at: point.y - section.rowsStart)
        .map { IndexPath(row: $0, section: number) }
    }
    return nil
  }

  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    cell.superview === self ? cell.shownPath : nil
  }

  /// The cell of a row, if it is shown.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? { shownCells[indexPath] }

  public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }
  public var visibleCells: [TableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownHeaders[section] as? TableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownFooters[section] as? TableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls so that a row is at a position; only rows that will be visible are measured.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    if isAsking {
      rowToShow = (indexPath, scrollPosition)
      return setNeedsLayout()
    }
    prepare()
    guard contains(indexPath) else { return report(.noRow(indexPath)) }
    if let y = asking({ offset(showing: indexPath, at: scrollPosition) }) {
      setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
    }
    setNeedsLayout()
  }

  /// How far down the content is scrolled when a row stands where it is wanted; nothing where it does.
  private func offset(
    showing indexPath: IndexPath,
    at scrollPosition: ScrollPosition
  ) -> CGFloat? {
    let insets = adjustedContentInset
    let room = max(0, bounds.height - insets.top - insets.bottom)
    measure(.header, of: indexPath.section)
    let height = height(of: indexPath)
    let position = shown(scrollPosition, of: indexPath)
    let above: CGFloat
    switch position {
    case .top: above = 0
    case .middle: above = max(0, (room - height) / 2)
    case .bottom: above = max(0, room - height)
    case .none: return nil
    }
    measureRows(above: indexPath, by: above)
    placeSections()
    var y = rect(ofRow: indexPath).minY - above - insets.top
    if y > lowestOffset {
      measureLastRows()
      placeSections()
      y = min(rect(ofRow: indexPath).minY - above - insets.top, lowestOffset)
    }
    return max(-insets.top, y)
  }

  /// Where a row comes to stand that only has to be seen.
  private func shown(_ position: ScrollPosition, of path: IndexPath) -> ScrollPosition {
    guard position == .none else { return position }
    let insets = adjustedContentInset
    let rect = rect(ofRow: path)
    if rect.minY < bounds.minY + insets.top { return .top }
    return rect.maxY > bounds.maxY - insets.bottom ? .bottom : .none
  }

  /// Gives the rows above one their heights, as far up as they will be seen.
  private func measureRows(above path: IndexPath, by distance: CGFloat) {
    var (left, row) = (distance, path.row - 1)
    while left > 0, row >= 0 {
      left -= max(1, height(of: IndexPath(row: row, section: path.section)))
      row -= 1
    }
  }

  // MARK: Choosing

  public var indexPathForSelectedRow: IndexPath? { selection.min() }
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard allowsSelection, let indexPath else { return }
    select(indexPath)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func select(_ path: IndexPath) {
    if !selectsSeveral { selection = [] }
    addToSelection(path)
  }

  /// Whether several rows can be selected, as the table is edited or not.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects a row beside those that are selected.
  func addToSelection(_ path: IndexPath) {
    selection.insert(path)
    for cell in visibleCells {
      cell.isSelected = cell.shownPath.map(selection.contains) ?? false
    }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    shownCells[indexPath]?.isSelected = false
  }
}

extension Diagnostic {
  fileprivate static func noRow(_ path: IndexPath) -> Diagnostic {
    Diagnostic(
      id: "no-row",
      severity: .warning,
      subject: "there is no row \(path.row) in section \(path.section) to scroll to",
      remedy: "scroll after the source has the row, and reloadData was called"
    )
  }
}
