public import SnaplineDrawing
import SnaplineEnvironment

/// Says how a presentation adapts, and is told when a user ends it: UIKit's
/// `UIAdaptivePresentationControllerDelegate`.
///
/// As on a phone, `dismiss(animated:)` calls none of the methods about dismissing;
/// ``PresentationController/dismissByHand()`` does. As the built-in styles look alike here, the methods
/// that prepare another style, or give another controller for it, aren't called.
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// The style where the width is compact.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// The style for the given traits; by default, that for compact width if they have it, or else `none`.
  func adaptivePresentationStyle(
    for controller: PresentationController,
    traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController
  )
  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController?
  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  )

  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  )
}

extension AdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .none }
  public func adaptivePresentationStyle(
    for controller: PresentationController,
    traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    return isNarrow ? adaptivePresentationStyle(for: controller) : .none
  }
  public func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController
  ) {}
  public func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { nil }
  public func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: PresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: PresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}

extension PresentationController {
  /// Ends the presentation as a user does who pulls the view down, or taps beside it.
  ///
  /// The delegate is asked first and told afterwards. A controller whose
  /// ``ViewController/isModalInPresentation`` is set isn't dismissed.
  public func dismissByHand() {
    let controller = presentedViewController
    guard let host = controller.presenting else { return }
    let delegate = delegate
    guard !controller.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    host.dismiss(animated: true)
    guard controller.presenting == nil else { return }
    delegate?.presentationControllerDidDismiss(self)
  }

  /// The style that is shown with some traits, of which the delegate hears.
  func styleToShow(with traits: TraitCollection) -> ModalPresentationStyle {
    let adapted = adaptivePresentationStyle(for: traits)
    let adapts = adapted != .none && adapted != .automatic && adapted != presentationStyle
    adaptedStyle = adapts ? adapted : nil
    delegate?.presentationController(
      self,
      willPresentWithAdaptiveStyle: adapts ? adapted : .none,
      transitionCoordinator: nil
    )
    if !adapts { willShow() }
    return adapts ? adapted : presentationStyle
  }
}
