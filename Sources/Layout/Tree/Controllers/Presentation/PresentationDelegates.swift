public import SnaplineDrawing
import SnaplineEnvironment

/// Says how a presentation adapts, and hears of a person who ends it: UIKit's
/// `UIAdaptivePresentationControllerDelegate`.
///
/// As on a phone, `dismiss(animated:)` calls none of the methods about dismissing;
/// ``PresentationController/dismissByHand()`` does. As the built-in styles look alike here, nothing is
/// prepared for another style, and no other controller is asked for it.
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// The style where there is little width.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// The style for traits; without a method of its own, the one for little width is asked.
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
  /// Pulls the presented controller down, or taps beside it, in place of a finger.
  ///
  /// The delegate is asked first and told after, and a controller whose
  /// ``ViewController/isModalInPresentation`` is set stays.
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
