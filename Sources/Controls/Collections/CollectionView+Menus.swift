public import Foundation
import SnaplineLayout

extension CollectionView {
  /// The menu that the delegate gives for visible items, as if one of them was held down.
  ///
  /// Without items, it is the menu of the room between them. `point` is the place in the collection that is
  /// held: by default the middle of the first item, or of the visible part.
  public func contextMenuConfiguration(
    forItemsAt indexPaths: [IndexPath],
    point: CGPoint? = nil
  ) -> ContextMenuConfiguration? {
    layoutIfNeeded()
    let cells = indexPaths.compactMap { cellForItem(at: $0) }
    guard cells.count == indexPaths.count else { return nil }
    let held: View = cells.first ?? self
    return delegate?.collectionView(
      self,
      contextMenuConfigurationForItemsAt: indexPaths,
      point: point ?? held.middle(in: self)
    )
  }
}

/// A delegate has of these what it likes; what is newer asks for what is older.
extension CollectionViewDelegate {
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> ContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView,
      contextMenuConfigurationForItemAt: indexPaths[0],
      point: point
    )
  }
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView,
      previewForDismissingContextMenuWithConfiguration: configuration
    )
  }
  public func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  public func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  public func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
  public func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  public func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
