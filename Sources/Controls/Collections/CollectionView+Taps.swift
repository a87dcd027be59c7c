public import Foundation
import SnaplineLayout

extension CollectionView {
  /// Taps a visible item as a finger would, and tells the delegate.
  ///
  /// The item is selected, a segue of its cell is performed, and then the delegate is told.
  ///
  /// - Returns: Whether the item was selected, or deselected where several can be selected.
  @discardableResult
  public func tapItem(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard allowsSelection, let cell = cellForItem(at: indexPath),
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return false }
    if allowsMultipleSelection, selection.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else {
        return false
      }
      deselectItem(at: indexPath, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else {
      return false
    }
    let old = allowsMultipleSelection ? [] : selection.subtracting([indexPath])
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    for path in old.sorted() { delegate?.collectionView(self, didDeselectItemAt: path) }
    cell.selectionAction?.send(from: cell, along: cell)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    return true
  }
}
