public import Foundation
public import SnaplineDrawing
public import SnaplineEnvironment
public import SnaplineGeometry

/// An object that makes the view of a screen and manages it: UIKit's `UIViewController`.
///
/// Views need no controller to be laid out or drawn. A controller whose view comes into a ``Window`` gets the
/// calls of its life cycle in UIKit's order. Where a phone waits for the next turn of the run loop, the next
/// layout pass makes the calls here.
open class ViewController: Responder {
  // A member that a subclass may override has to be declared here and not in an extension. Its code is in
  // another file of this folder, by subject.

  final var loadedView: View?
  /// Whether ``loadView()`` runs right now.
  final var isLoadingView = false
  final var kin = Kin()
  final var appearance = Appearance.disappeared
  final var transition = Transition()
  package final var movement = ContainerMovement.none
  /// What a container has this controller's view leave free for its bars.
  package final var containerInsets = EdgeInsets.zero { didSet { passOnSafeArea() } }
  /// The traits that the container chose for this controller.
  final var containerTraits = Traits.unspecified { didSet { passOnTraits() } }
  /// The traits that the controller chose itself.
  final var ownTraits = TraitOverrides() { didSet { passOnTraits() } }
  /// Whether the presenter stays below in any style, as below an alert.
  package final var isShownOverPresenter = false
  /// What rooms above this one keep for the controller, by type.
  final var attachments: [ObjectIdentifier: AnyObject] = [:]

  public let nibName: String?
  public let nibBundle: Bundle?

  /// A controller that makes its view in `loadView()`; the name of a nib is kept, but no file is looked for.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Archives can't be read here: a controller from a coder starts without a view.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  deinit { letGo() }

  /// The name of this screen in the bars above and below it.
  open var title: String? {
    didSet {
      for attachment in attachments.values { (attachment as? any TitleFollower)?.title = title }
    }
  }

  /// Whether a user may change the content of the screen; the controller's edit button follows.
  open var isEditing = false {
    didSet {
      for attachment in attachments.values {
        (attachment as? any EditingFollower)?.isEditing = isEditing
      }
    }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open override var next: Responder? { loadedView?.superview ?? container ?? presenting }

  // MARK: The view

  /// The view, which is made when it is first asked for.
  open var view: View! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { adopt(newValue) }
  }

  open var viewIfLoaded: View? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadViewIfNeeded() { makeViewIfNeeded() }

  /// Sets `view`; a subclass that makes its own doesn't call super.
  open func loadView() { view = documentedView ?? defaultView }
  open func viewDidLoad() {}

  // MARK: Appearing

  open func viewWillAppear(_ animated: Bool) {}
  /// Called with traits and geometry in place, before the first layout.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open var isBeingPresented: Bool { presenting != nil && appearance == .appearing }
  open var isBeingDismissed: Bool { presenting != nil && appearance == .disappearing }

  /// Whether children are told of appearing automatically; a container that returns `false` tells them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endTransition() }

  // MARK: Layout

  /// Updates the constraints of the view; an override ends by calling super.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}

  /// Insets of the view's safe area in addition to those of bars and the screen.
  open var additionalSafeAreaInsets = EdgeInsets.zero { didSet { passOnSafeArea() } }

  /// The smallest margins of a controller's view, which depend on the screen's width.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side =
      loadedView?.systemMinimumSideMargin ?? Environment.current.device?.minimumSideMargin ?? 16
    return DirectionalEdgeInsets(leading: side, trailing: side)
  }

  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.changeMargins { _ in } }
  }

  /// The size that the controller would like; its container decides.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let around: (any ContentContainer)? = container ?? kin.presentation
      around?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The edges at which the view reaches under bars.
  open var edgesForExtendedLayout = RectEdge.all { didSet { container?.setNeedsContainerLayout() } }
  open var extendedLayoutIncludesOpaqueBars = false
  open var hidesBottomBarWhenPushed = false

  // MARK: What a phone asks of its screens, and nobody here

  open var preferredStatusBarStyle: StatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForStatusBarStyle: ViewController? { nil }
  open var childForStatusBarHidden: ViewController? { nil }
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func didReceiveMemoryWarning() {}

  // MARK: Traits

  open var traitCollection: TraitCollection { TraitCollection(traitsOfPlace) }
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Light or dark for this controller's view and all below it.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { ownTraits.userInterfaceStyle }
    set { ownTraits.userInterfaceStyle = newValue }
  }

  open func setOverrideTraitCollection(
    _ collection: TraitCollection?,
    forChild childViewController: ViewController
  ) {
    guard childViewController.container === self else { return }
    childViewController.containerTraits = collection?.traits ?? .unspecified
  }

  open func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    guard child.container === self, child.containerTraits != .unspecified else { return nil }
    return TraitCollection(child.containerTraits)
  }

  // MARK: Containment

  open var parent: ViewController? { container }
  open var children: [ViewController] { contained }
  open func addChild(_ childController: ViewController) { contain(childController) }
  open func removeFromParent() { leaveContainer() }
  open func willMove(toParent parent: ViewController?) {}
  open func didMove(toParent parent: ViewController?) {}

  /// Whether a container is putting the controller in, or taking it out, right now.
  open var isMovingToParent: Bool { movement == .arriving }
  open var isMovingFromParent: Bool { movement == .leaving }

  // MARK: Presentation

  open var presentedViewController: ViewController? {
    presented ?? container?.presentedViewController
  }
  open var presentingViewController: ViewController? {
    presenting ?? container?.presentingViewController
  }
  open var modalPresentationStyle = ModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { presentationStyleChanged() } }
  }
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationCapturesStatusBarAppearance = false

  /// The object that gives animators and other objects in place of the built-in ones.
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  /// The object that places this controller, or the nearest container that has one.
  ///
  /// Before the controller is presented, it is made for the style, so set the style first.
  open var presentationController: PresentationController? { nearestPresentation }
  open var sheetPresentationController: SheetPresentationController? {
    nearestPresentation as? SheetPresentationController
  }
  open var popoverPresentationController: PopoverPresentationController? {
    nearestPresentation as? PopoverPresentationController
  }
  /// The running presentation or dismissal, if it has a container of its own.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? { transitionInHand }

  open func present(
    _ viewControllerToPresent: ViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if show(viewControllerToPresent, animated: flag) { completion?() }
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag)
    completion?()
  }

  /// Has the nearest container that knows how to do so show a controller; without one, presents it.
  open func show(_ vc: ViewController, sender: Any?) {
    guard let container else { return present(vc, animated: View.areAnimationsEnabled) }
    container.show(vc, sender: sender)
  }

  /// The same for a controller that shows details.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    guard let container else { return present(vc, animated: View.areAnimationsEnabled) }
    container.showDetailViewController(vc, sender: sender)
  }

  // MARK: Segues

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(named: identifier, sender: sender)
  }

  /// Whether a segue that somebody tapped may go on; one that code performs isn't asked about.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: ViewController,
    sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }
  /// The form that older code overrides.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: ViewController,
    withSender sender: Any
  ) -> Bool {
    action.isAnswered(by: self)
  }

  /// The children that an unwind segue may go back to, in the order in which they are asked.
  open func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    let around = childContaining(source)
    return contained.filter { $0 !== around }
  }
  open func childContaining(_ source: StoryboardUnwindSegueSource) -> ViewController? {
    child(around: source)
  }
  /// Shows the next controller on the way back to a segue's destination; a container overrides it.
  open func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {}

  // MARK: Size changes

  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    passOn(size, with: coordinator)
  }

  open func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, with: coordinator)
  }

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

  /// Called when a child changes a property on which the container's own layout depends.
  open func setNeedsContainerLayout() { loadedView?.setNeedsLayout() }
}

/// What a container does with a controller right now.
package enum ContainerMovement: Sendable {
  case none, arriving, leaving
}

/// What shows whether its controller's screen is being edited.
package protocol EditingFollower: AnyObject {
  var isEditing: Bool { get set }
}

/// What takes over the title of its controller.
package protocol TitleFollower: AnyObject {
  var title: String? { get set }
}
