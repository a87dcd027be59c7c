public import Foundation

/// Has a controller on a sheet: UIKit's `UISheetPresentationController`.
///
/// A picture shows each sheet over the whole screen. What is said of its height and its looks is kept.
/// The tint of what lies below is grey, unless the sheet is at a height that is said to be undimmed.
open class SheetPresentationController: PresentationController {
  /// The heights that a person may pull the sheet to, from the lowest to the highest.
  open var detents: [Detent] = [.large()] { didSet { heightChanged() } }
  /// The height that the sheet has now; nothing for the first one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { heightChanged() } }
  /// The greatest height at which what lies below keeps its tint; nothing for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { heightChanged() } }
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
