import Foundation
import SnaplineLayout

/// What follows from edits.
extension TableView {
  /// Asks for rows anew that code has named, and measures those that were shown: what lies below them
  /// must not move by what they would count for until they are seen.
  func reloadEditedRows() {
    let paths = rowsToReload.union(rowsToMeasure).filter { contains($0) }.sorted()
    let measured = paths.filter { rowsToMeasure.contains($0) || shownCells[$0] != nil }
    (rowsToReload, rowsToMeasure) = ([], [])
    for path in paths {
      sections[path.section].rows.forget(path.row)
      putAway(path)
    }
    for path in measured { _ = height(of: path) }
  }

  /// Has those heights said again that may be others: of headers and footers, of rows that are shown, and
  /// of rows whose heights the delegate says.
  func askForHeightsAgain() {
    guard heightsMayChange else { return }
    heightsMayChange = false
    for section in sections.indices {
      askForPartsAgain(of: section)
      let rows = sections[section].rows
      let heights = rows.known.map { row, height in
        (row: row, height: heightAgain(of: IndexPath(row: row, section: section)) ?? height)
      }
      sections[section].rows.know(heights, of: rows.count)
    }
  }

  /// A row's height as it is said now; nothing of one that is as high as its content and isn't shown.
  private func heightAgain(of path: IndexPath) -> CGFloat? {
    var height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height == TableView.automaticDimension {
      guard let cell = shownCells[path] else { return nil }
      height = measured(cell, at: path)
    }
    return checkedHeight(height, "row \(path.row) of section \(path.section)")
  }
}
