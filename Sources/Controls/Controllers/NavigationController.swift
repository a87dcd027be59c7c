public import Foundation
public import SnaplineLayout

/// A stack of screens under a bar that leads back: UIKit's `UINavigationController`.
open class NavigationController: ViewController {
  public let navigationBar = NavigationBar()
  public let toolbar = Toolbar()
  final var isBarHidden = false
  final var isToolHidden = true
  /// The screen whose view is shown.
  final var shown: ViewController?
  /// The delegate that is told of screens; it isn't kept alive.
  open weak var delegate: (any NavigationControllerDelegate)?
  /// The gesture with which a finger goes back; nobody uses it here.
  public private(set) final lazy var interactivePopGestureRecognizer: GestureRecognizer? =
    ScreenEdgePanGestureRecognizer()

  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The stack

  /// The screens, the last of which is shown.
  open var viewControllers: [ViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: ViewController? { children.last }
  /// The screen on top, or what is presented over it.
  open var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    guard !children.contains(where: { $0 === viewController }) else { return }
    replaceStack(with: children + [viewController], animated: animated)
  }

  /// Goes back by one screen; the first one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard children.count > 1 else { return nil }
    return popStack(to: children.count - 1, animated: animated).last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    popStack(to: 1, animated: animated)
  }

  /// Goes back to a screen; returns `nil` where it isn't in the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController,
    animated: Bool
  ) -> [ViewController]? {
    guard let place = children.firstIndex(where: { $0 === viewController }) else { return nil }
    return popStack(to: place + 1, animated: animated)
  }

  open override func show(_ vc: ViewController, sender: Any?) {
    pushViewController(vc, animated: View.areAnimationsEnabled)
  }

  /// The other screens of the stack, from the top down.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  open override func unwind(
    for unwindSegue: StoryboardSegue,
    towards subsequentVC: ViewController
  ) {
    popToViewController(subsequentVC, animated: View.areAnimationsEnabled)
  }

  // MARK: Bars

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    setNeedsContainerLayout()
  }

  open var isToolbarHidden: Bool {
    get { isToolHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolHidden = hidden
    setNeedsContainerLayout()
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    showTop(animated: false)
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutScreen()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutScreen()
  }
}
