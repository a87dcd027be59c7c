import Foundation
import SnaplineLayout

/// What follows from edits.
extension TableView {
  /// Knows nothing of any row, and shows none.
  func forgetRows() {
    let cells = shownCells
    (shownCells, itemsToReload) = ([:], [])
    (measuredWidth, heightsMayChange) = (-1, false)
    free(cells)
  }

  /// Takes along what is known of those rows that stay: their cells and their heights.
  func follow(_ changes: any ListChanges, from old: [TableSection]) {
    takeHeights(from: old, along: changes)
    let cells = shownCells
    (shownCells, itemsToReload) = ([:], Set(itemsToReload.compactMap(changes.followed)))
    var gone: [IndexPath: TableViewCell] = [:]
    for (path, cell) in cells {
      guard let place = changes.followed(path) else {
        gone[path] = cell
        continue
      }
      cell.shownPath = place
      shownCells[place] = cell
    }
    // Those of headers and footers that are new are said then, too.
    heightsMayChange = true
    free(gone)
  }

  private func free(_ cells: [IndexPath: TableViewCell]) {
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { free(cell, of: path) }
  }

  private func takeHeights(from old: [TableSection], along changes: any ListChanges) {
    var known: [Int: [(row: Int, height: CGFloat)]] = [:]
    for (number, section) in old.enumerated() {
      for (row, height) in section.rows.known {
        guard let path = changes.followed(IndexPath(row: row, section: number)) else { continue }
        known[path.section, default: []].append((path.row, height))
      }
      guard let place = changes.followed(section: number) else { continue }
      (sections[place].header, sections[place].footer) = (section.header, section.footer)
    }
    for (section, rows) in known {
      sections[section].rows.know(rows.sorted { $0.row < $1.row })
    }
  }

  /// Asks for rows anew that code has named, and measures those that were shown: what lies below them
  /// must not move by what they would count for until they are seen.
  func reloadRows() {
    let paths = itemsToReload.filter { contains($0) }.sorted()
    let measured = paths.filter { shownCells[$0] != nil }
    itemsToReload = []
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
      sections[section].rows.know(heights)
    }
  }

  /// A row's height as it is said now; nothing of one that is as high as its content and isn't shown.
  private func heightAgain(of path: IndexPath) -> CGFloat? {
    // That is asked for anew, with the row.
    guard !itemsToReload.contains(path) else { return nil }
    var height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height == TableView.automaticDimension {
      guard let cell = shownCells[path] else { return nil }
      cell.setting = setting(for: path)
      height = measured(cell, at: path)
    }
    return checkedHeight(height, "row \(path.row) of section \(path.section)")
  }
}
