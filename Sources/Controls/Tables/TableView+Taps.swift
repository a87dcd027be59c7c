public import Foundation
import SnaplineLayout

extension TableView {
  /// Taps a row that is shown as a finger would, and tells the delegate.
  ///
  /// The row is selected, a segue of its cell is performed, and then the delegate hears of it: in
  /// `prepare(for:sender:)` ``indexPathForSelectedRow`` is the row, as on a phone.
  ///
  /// - Returns: Whether the row was selected, or where several can be, is no longer.
  @discardableResult
  public func tapRow(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection,
      let tapped = cellForRow(at: indexPath),
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return false }
    if allowsMultipleSelection, selection.contains(indexPath) {
      deselectRow(at: indexPath, animated: true)
      delegate?.tableView(self, didDeselectRowAt: indexPath)
      return true
    }
    var chosen: IndexPath? = indexPath
    if let delegate { chosen = delegate.tableView(self, willSelectRowAt: indexPath) }
    guard let chosen else { return false }
    let old = allowsMultipleSelection ? [] : selection.subtracting([chosen])
    select(chosen)
    for path in old.sorted() { delegate?.tableView(self, didDeselectRowAt: path) }
    let cell = cellForRow(at: chosen) ?? tapped
    cell.selectionAction?.send(from: cell, along: cell)
    delegate?.tableView(self, didSelectRowAt: chosen)
    return true
  }

  /// Taps the button at the end of a row that is shown, as a finger would, and tells the delegate.
  ///
  /// - Returns: Whether the row has such a button.
  @discardableResult
  public func tapAccessoryButton(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard let cell = cellForRow(at: indexPath) else { return false }
    let type = isEditing ? cell.editingAccessoryType : cell.accessoryType
    guard [.detailButton, .detailDisclosureButton].contains(type) else { return false }
    cell.accessoryAction?.send(from: cell, along: cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    return true
  }
}
