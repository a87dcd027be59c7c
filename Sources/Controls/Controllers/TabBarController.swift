import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout

/// The parts of an app over a bar that chooses between them: UIKit's `UITabBarController`.
///
/// Where a phone's bar has room for fewer parts than there are, its last place stands for the rest.
open class TabBarController: ViewController {
  public let tabBar = TabBar()
  private var chosen = 0
  private var shown: ViewController?
  private let moreItem = TabBarItem(tabBarSystemItem: .more, tag: 0)
  /// The delegate that is asked and told when somebody taps a part; it isn't kept alive.
  open weak var delegate: (any TabBarControllerDelegate)?

  /// As many places as a phone's bar has.
  private static let mostPlaces = 5

  open var viewControllers: [ViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    let selected = selectedViewController
    let new = viewControllers ?? []
    for child in children where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      if child === shown {
        child.viewIfLoaded?.removeFromSuperview()
        shown = nil
      }
      child.removeFromParent()
    }
    for child in new where child !== self {
      let isNew = child.parent !== self
      addChild(child)
      if isNew { child.didMove(toParent: self) }
    }
    orderChildren(new)
    chosen = children.firstIndex { $0 === selected } ?? 0
    itemsChanged()
    showChosen()
  }

  open var selectedIndex: Int {
    get { chosen }
    set {
      guard children.indices.contains(newValue) else { return }
      chosen = newValue
      itemsChanged()
      showChosen()
    }
  }

  open var selectedViewController: ViewController? {
    get { children.indices.contains(chosen) ? children[chosen] : nil }
    set {
      if let place = children.firstIndex(where: { $0 === newValue }) { selectedIndex = place }
    }
  }

  /// Taps the item of a part in the bar as a finger would; the delegate is asked and told.
  ///
  /// If the part is shown already and is a stack of screens, the stack goes back to its first screen.
  ///
  /// - Returns: `false` where there is no such part, its item is disabled, or the delegate refuses.
  @discardableResult
  public func tapTab(at index: Int) -> Bool {
    guard children.indices.contains(index), children[index].tabBarItem.isEnabled else {
      return false
    }
    let part = children[index]
    guard delegate?.tabBarController(self, shouldSelect: part) ?? true else { return false }
    if part === selectedViewController {
      (part as? NavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = part
    }
    delegate?.tabBarController(self, didSelect: part)
    return true
  }

  /// Whether the bar is hidden in any case; otherwise the shown screen decides.
  open var isTabBarHidden = false { didSet { setNeedsContainerLayout() } }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// The controllers that may handle the unwinding, the shown part first.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    return allowed.filter { $0 === selectedViewController }
      + allowed.filter { $0 !== selectedViewController }
  }

  open override func unwind(
    for unwindSegue: StoryboardSegue,
    towards subsequentVC: ViewController
  ) {
    selectedViewController = subsequentVC
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showChosen()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutScreen()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutScreen()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemsChanged()
  }

  func itemsChanged() {
    let items: [TabBarItem] = children.map { $0.tabBarItem }
    let isPad = traitCollection.userInterfaceIdiom == .pad
    if items.count > Self.mostPlaces, !isPad {
      tabBar.items = items.prefix(Self.mostPlaces - 1) + [moreItem]
    } else {
      tabBar.items = items
    }
    let isInBar = tabBar.items?.indices.contains(chosen) ?? false
    tabBar.selectedItem = isInBar ? tabBar.items?[chosen] : tabBar.items?.last
    setNeedsContainerLayout()
  }

  private func showChosen() {
    guard isViewLoaded, shown !== selectedViewController else { return }
    let old = shown
    shown = selectedViewController
    let isInWindow = view.window != nil
    if isInWindow { old?.beginAppearanceTransition(false, animated: false) }
    if let new = shown {
      let screen: View = new.view
      screen.fillsItsPlace()
      screen.frame = view.bounds
      view.insertSubview(screen, at: 0)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if isInWindow { old?.endAppearanceTransition() }
    setNeedsContainerLayout()
    layOutScreen()
  }

  private func layOutScreen() {
    guard let view = viewIfLoaded else { return }
    let (safe, bounds) = (view.safeAreaInsets, view.bounds)
    tabBar.isHidden = isTabBarHidden || children.isEmpty || shown?.hidesBottomBars ?? false
    var insets = EdgeInsets.zero
    if !tabBar.isHidden {
      insets.bottom = tabBar.rowHeight
      tabBar.frame = CGRect(
        x: 0,
        y: view.bounds.height - safe.bottom - insets.bottom,
        width: view.bounds.width,
        height: insets.bottom + safe.bottom
      )
    }
    guard let shown, let view = shown.viewIfLoaded else { return }
    let place = ScreenPlace(of: shown, bars: insets, safeArea: safe)
    view.frame = bounds.inset(by: place.outside)
    shown.containerInsets = place.inside
    let screen = (shown as? NavigationController)?.topViewController ?? shown
    tabBar.isAtScrollEdge = screen.contentScrollView?.isAtBottom ?? true
  }
}

extension TabBarController: BarContainer {
  package func contentScrolled() { setNeedsContainerLayout() }
}

extension ViewController {
  /// Whether a screen that was pushed here wants no bar below.
  fileprivate var hidesBottomBars: Bool {
    (self as? NavigationController)?.viewControllers.dropFirst()
      .contains { $0.hidesBottomBarWhenPushed } ?? false
  }
}
