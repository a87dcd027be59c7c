public import Foundation

/// Shows a controller on a sheet: UIKit's `UISheetPresentationController`.
///
/// In a picture, each sheet covers the whole screen. Its height and its looks are kept, but not drawn. The
/// tint of the view below is grey, unless ``largestUndimmedDetentIdentifier`` includes the sheet's height.
open class SheetPresentationController: PresentationController {
  /// The heights that a person may pull the sheet to, from the lowest to the highest.
  open var detents: [Detent] = [.large()] { didSet { heightChanged() } }
  /// The height that the sheet has now; nothing stands for the first of ``detents``.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { heightChanged() } }
  /// The greatest height at which the view below keeps its tint; nothing if there is no such height.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { heightChanged() } }
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
  /// The view that the sheet centres itself over.
  open var sourceView: View?

  /// Changes the sheet in an animation, which ends at once.
  open func animateChanges(_ changes: () -> Void) {
    View.animate(withDuration: 0.5, animations: changes)
  }

  /// Has no effect, as no calculated heights are kept here.
  open func invalidateDetents() {}

  override var isUndimmed: Bool {
    guard let greatest = largestUndimmedDetentIdentifier, let limit = place(of: greatest) else {
      return false
    }
    return selectedDetentIdentifier.flatMap(place(of:)) ?? 0 <= limit
  }

  private func place(of identifier: Detent.Identifier) -> Int? {
    detents.firstIndex { $0.identifier == identifier }
  }

  private func heightChanged() {
    let controller = presentedViewController
    guard transition == nil, controller.loadedView?.superview != nil else { return }
    controller.coverPresenter(in: shownStyle)
  }
}

/// Is told when a user pulls a sheet: UIKit's `UISheetPresentationControllerDelegate`.
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
