public import Foundation
import SnaplineLayout

extension TableView {
  /// The menu that the delegate gives for a visible row, as if the row was held down.
  ///
  /// `point` is the place in the table that is held: by default the middle of the row.
  public func contextMenuConfiguration(
    forRowAt indexPath: IndexPath,
    point: CGPoint? = nil
  ) -> ContextMenuConfiguration? {
    layoutIfNeeded()
    guard let cell = cellForRow(at: indexPath) else { return nil }
    return delegate?.tableView(
      self,
      contextMenuConfigurationForRowAt: indexPath,
      point: point ?? cell.middle(in: self)
    )
  }
}

extension View {
  /// The middle of the view in a view around it.
  func middle(in view: View) -> CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
  }
}

/// A delegate has of these what it likes.
extension TableViewDelegate {
  public func tableView(
    _ tableView: TableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  public func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  public func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  public func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
  public func tableView(
    _ tableView: TableView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  public func tableView(
    _ tableView: TableView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
