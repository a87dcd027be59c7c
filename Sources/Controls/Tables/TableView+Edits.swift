import Foundation
import SnaplineEnvironment
import SnaplineLayout

/// What follows from edits, which code may group.
extension TableView {
  func edited() {
    reloadData()
    finishEdits()
  }

  /// Shows what edits led to, once no group of them is open and if the table has shown anything yet.
  func finishEdits() {
    setNeedsLayout()
    guard openEdits == 0 else { return }
    heightsMayChange = true
    guard shownMetrics == environment.metrics else { return }
    Environment.$current.withValue(environment) { tile() }
  }

  /// Has those heights asked for again that may be others: of rows that are shown, and of rows whose
  /// heights the delegate says.
  func askForHeightsAgain() {
    guard heightsMayChange else { return }
    heightsMayChange = false
    for section in sections.indices {
      guard sections.indices.contains(section) else { return }
      for row in sections[section].rows.knownRows {
        let path = IndexPath(row: row, section: section)
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        // While a delegate was asked, the source may have changed.
        guard contains(path) else { return }
        if height != TableView.automaticDimension {
          let height = checkedHeight(height, "row \(row) of section \(section)")
          sections[section].rows.set(height, of: row)
        } else if shownCells[path] != nil {
          sections[section].rows.forget(row)
        }
      }
    }
  }
}
