public import Foundation

/// Has a controller on a sheet: UIKit's `UISheetPresentationController`.
///
/// A picture shows each sheet over the whole screen. What is said of its height and its looks is kept.
open class SheetPresentationController: PresentationController {
  /// The heights that a person may pull the sheet to.
  open var detents: [Detent] = [.large()]
  /// The height that the sheet has now; nothing for the first one.
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
  /// The view that the sheet centres itself over.
  open var sourceView: View?

  /// Makes changes of the sheet that an animation would show.
  open func animateChanges(_ changes: () -> Void) {
    View.animate(withDuration: 0.5, animations: changes)
  }

  /// Has the heights be asked for again, which here nobody keeps.
  open func invalidateDetents() {}
}

/// Hears of a person who pulls a sheet: UIKit's `UISheetPresentationControllerDelegate`.
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  )
}

extension SheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}
