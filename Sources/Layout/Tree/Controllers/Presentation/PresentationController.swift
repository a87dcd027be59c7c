public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment

/// Places the view of a presented controller: UIKit's `UIPresentationController`.
///
/// A subclass takes effect for a controller whose style is ``ModalPresentationStyle/custom`` and whose
/// ``ViewController/transitioningDelegate`` gives it. The built-in styles cover the whole screen.
open class PresentationController: NSObject, ContentContainer {
  private weak var presented: ViewController?
  /// Keeps the presented controller alive until that one keeps this object.
  private var keptPresented: ViewController?
  private weak var presenter: ViewController?
  private let style: ModalPresentationStyle
  /// The style that the view is shown in, where it adapted to another one.
  final var adaptedStyle: ModalPresentationStyle?
  /// Stands for a controller that is gone, as this object doesn't keep it alive.
  private lazy var nobody = ViewController()
  /// The view that the transition made for the presented view, if there was a transition.
  final var container: PresentationContainer?
  /// The transition that is under way.
  final var transition: PresentationTransition?

  public init(
    presentedViewController: ViewController,
    presenting presentingViewController: ViewController?
  ) {
    presented = presentedViewController
    keptPresented = presentedViewController
    presenter = presentingViewController
    style = presentedViewController.modalPresentationStyle.withoutAutomatic
    super.init()
  }

  /// The object that is told what a user does, and is asked about the style.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?

  open var presentedViewController: ViewController { presented ?? nobody }
  open var presentingViewController: ViewController { presented?.presenting ?? presenter ?? nobody }
  open var presentationStyle: ModalPresentationStyle { style }

  // MARK: Views

  /// The view around the presented one; without an animator, a built-in style makes none of its own.
  open var containerView: View? {
    container ?? presented.flatMap { $0.presenting == nil ? nil : $0.loadedView?.superview }
  }

  /// The view that is placed: the presented controller's, or one around it.
  open var presentedView: View? { presentedViewController.view }

  /// Where the presented view is at the end of the transition.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window while it is covered; below a sheet or a popover it
  /// stays.
  open var shouldRemovePresentersView: Bool {
    shownStyle.removesPresenter && !presentedViewController.isShownOverPresenter
  }

  // MARK: Traits

  /// The traits that the presented controller has in place of those around it.
  open var overrideTraitCollection: TraitCollection? {
    didSet {
      presentedViewController.containerTraits = overrideTraitCollection?.traits ?? .unspecified
    }
  }

  open var traitCollection: TraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The style for the given traits; `none` keeps the style.
  open func adaptivePresentationStyle(
    for traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  // MARK: Transitions

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Sizes

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let controller = presentedViewController
    let own = self.size(forChildContentContainer: controller, withParentContainerSize: size)
    controller.viewWillTransition(to: own, with: coordinator)
  }

  open func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: The presented controller's side

  /// Stops keeping the presented controller alive, which keeps this object from now on.
  final func isKeptByPresented() { keptPresented = nil }

  /// Called before the built-in style of this object is shown, unless it adapts to another one.
  func willShow() {}

  final var shownStyle: ModalPresentationStyle { adaptedStyle ?? style }

  /// Whether what lies below keeps its tint in a style that otherwise greys it.
  var isUndimmed: Bool { false }
}
