public import Foundation
import SnaplineLayout

extension TableView {
  /// Taps a visible row as a finger would, and tells the delegate.
  ///
  /// The row is selected, a segue of its cell is performed, and then the delegate is told. As on a phone, the
  /// row is ``indexPathForSelectedRow`` in `prepare(for:sender:)`.
  ///
  /// - Returns: Whether the row was selected, or deselected where several can be selected.
  @discardableResult
  public func tapRow(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard
      isEditing
        ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection,
      let tapped = cellForRow(at: indexPath),
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return false }
    if selectsSeveral, selection.contains(indexPath) {
      return !leave([indexPath]).isEmpty
    }
    var chosen: IndexPath? = indexPath
    if let delegate { chosen = delegate.tableView(self, willSelectRowAt: indexPath) }
    guard let chosen else { return false }
    if !selectsSeveral { leave(selection.subtracting([chosen])) }
    addToSelection(chosen)
    let cell = cellForRow(at: chosen) ?? tapped
    cell.selectionAction?.send(from: cell, along: cell)
    delegate?.tableView(self, didSelectRowAt: chosen)
    return true
  }

  /// Deselects rows, or those that the delegate names instead, and tells it; answers which they were.
  @discardableResult
  private func leave(_ rows: Set<IndexPath>) -> [IndexPath] {
    let left = rows.sorted().compactMap { row in
      delegate.map { $0.tableView(self, willDeselectRowAt: row) } ?? row
    }
    .filter(selection.contains)
    for row in left {
      deselectRow(at: row, animated: true)
      delegate?.tableView(self, didDeselectRowAt: row)
    }
    return left
  }

  /// Taps the button at the end of a visible row as a finger would, and tells the delegate.
  ///
  /// - Returns: Whether the row has such a button.
  @discardableResult
  public func tapAccessoryButton(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard let cell = cellForRow(at: indexPath), isEditing || cell.accessoryView == nil else {
      return false
    }
    let type = isEditing ? cell.editingAccessoryType : cell.accessoryType
    guard [.detailButton, .detailDisclosureButton].contains(type) else { return false }
    cell.accessoryAction?.send(from: cell, along: cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    return true
  }
}
