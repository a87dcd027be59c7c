import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

extension NavigationController {
  /// Puts another stack in the place of this one, with the children told.
  func replaceStack(with new: [ViewController], animated: Bool) {
    var wanted: [ViewController] = []
    for controller in new
    where controller !== self && !wanted.contains(where: { $0 === controller }) {
      wanted.append(controller)
    }
    let old = children
    let leaving = old.filter { controller in !wanted.contains { $0 === controller } }
    for controller in leaving {
      controller.movement = .leaving
      controller.willMove(toParent: nil)
    }
    let arriving = wanted.filter { controller in !old.contains { $0 === controller } }
    for controller in arriving { controller.movement = .arriving }
    for controller in wanted { addChild(controller) }
    orderChildren(leaving + wanted)
    itemsChanged()
    let isComplete = showTop(animated: animated, operation(from: old))
    for controller in leaving {
      controller.removeFromParent()
      controller.movement = .none
    }
    for controller in arriving where controller.parent === self {
      controller.didMove(toParent: self)
      controller.movement = .none
    }
    itemsChanged()
    if !isComplete { replaceStack(with: old, animated: false) }
  }

  /// Which way the stack changed from another one.
  private func operation(from old: [ViewController]) -> Operation {
    guard let top = topViewController, let before = old.last, top !== before else { return .none }
    return old.contains { $0 === top } ? .pop : .push
  }

  /// Takes the screens from a place on out of the stack.
  func popStack(to count: Int, animated: Bool) -> [ViewController] {
    guard count >= 1, count < children.count else { return [] }
    let popped = Array(children[count...])
    replaceStack(with: Array(children[..<count]), animated: animated)
    return popped
  }

  /// Has the bars show what the screens say of themselves.
  func itemsChanged() {
    navigationBar.items = children.map(\.navigationItem)
    toolbar.items = topViewController?.toolbarItems
    setNeedsContainerLayout()
    tabBarController?.setNeedsContainerLayout()
  }

  /// Puts the view of the screen on top in the place of the one before, and tells the delegate.
  ///
  /// - Returns: Whether an animator, if any, left it there.
  @discardableResult
  func showTop(animated: Bool, _ operation: Operation = .none) -> Bool {
    guard isViewLoaded, shown !== topViewController || shown?.view.superview !== view else {
      return true
    }
    let old = shown
    shown = topViewController
    let arrived = shown === old ? nil : shown
    var isComplete = true
    if let arrived { delegate?.navigationController(self, willShow: arrived, animated: animated) }
    navigationBar.collapse = 0
    let isInWindow = view.window != nil
    if isInWindow { old?.beginAppearanceTransition(false, animated: animated) }
    if let new = shown {
      let screen: View = new.view
      screen.fillsItsPlace()
      screen.frame = view.bounds
      if animated, isInWindow, let old, let arrived {
        // An animator adds the view itself, as on a phone.
        isComplete = transition(operation, from: old, to: arrived)?.run() ?? true
      }
      view.insertSubview(screen, at: 0)
    }
    if let old, old !== shown { old.viewIfLoaded?.removeFromSuperview() }
    if isInWindow { old?.endAppearanceTransition() }
    setNeedsContainerLayout()
    // Where the bars stand decides the safe area that the screen finds when it appears.
    layOutScreen()
    if let arrived { delegate?.navigationController(self, didShow: arrived, animated: animated) }
    return isComplete
  }

  /// What the delegate's animator runs, where it has one for the way from one screen to another.
  private func transition(
    _ operation: Operation,
    from old: ViewController,
    to new: ViewController
  ) -> NavigationTransition? {
    guard operation != .none else { return nil }
    return delegate?.navigationController(
      self,
      animationControllerFor: operation,
      from: old,
      to: new
    ).map { NavigationTransition(from: old, to: new, in: view, by: $0) }
  }

  /// Puts the bars in their places, and leaves the screen free of them.
  func layOutScreen() {
    guard isViewLoaded, let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    let (bounds, screen) = (view.bounds, shown?.viewIfLoaded)
    navigationBar.isHidden = isBarHidden || children.isEmpty
    toolbar.isHidden = isToolHidden
    scrollBar(under: safe)
    var insets = EdgeInsets.zero
    if !navigationBar.isHidden {
      insets.top = navigationBar.intrinsicContentSize.height
      navigationBar.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: insets.top)
    }
    if !toolbar.isHidden {
      insets.bottom = toolbar.intrinsicContentSize.height
      toolbar.frame = CGRect(
        x: 0,
        y: bounds.height - safe.bottom - insets.bottom,
        width: bounds.width,
        height: insets.bottom
      )
    }
    guard let shown, let screen else { return }
    let place = ScreenPlace(of: shown, bars: insets, safeArea: safe)
    screen.frame = bounds.inset(by: place.outside)
    shown.containerInsets = place.inside
    showScrollEdges()
  }

  /// A large title and a search give way to content that is scrolled, point by point.
  private func scrollBar(under safe: EdgeInsets) {
    guard let scroll = shown?.contentScrollView else { return navigationBar.collapse = 0 }
    // Content at its start stays there while the bar is making room for it.
    guard navigationBar.collapse > 0 || !scroll.isAtTop else { return }
    let expanded = safe.top + navigationBar.expandedHeight
    navigationBar.collapse = max(0, scroll.contentOffset.y + expanded)
  }

  private func showScrollEdges() {
    let scroll = shown?.contentScrollView
    navigationBar.isAtScrollEdge = scroll?.isAtTop ?? true
    toolbar.isAtScrollEdge = scroll?.isAtBottom ?? true
  }
}

extension NavigationController: BarContainer {
  package func contentScrolled() { setNeedsContainerLayout() }
}

extension ScrollView {
  /// Whether no content lies under the bars above, to within half a point.
  var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }

  /// Whether no content lies under the bars below.
  var isAtBottom: Bool {
    contentOffset.y + bounds.height >= contentSize.height + adjustedContentInset.bottom - 0.5
  }
}

/// Where a screen's view stands among bars: what it leaves to them, and what it lies under of them.
struct ScreenPlace {
  private(set) var outside = EdgeInsets.zero
  private(set) var inside = EdgeInsets.zero

  init(of controller: ViewController, bars: EdgeInsets, safeArea: EdgeInsets) {
    let edges = controller.edgesForExtendedLayout
    if bars.top == 0 || edges.contains(.top) {
      inside.top = bars.top
    } else {
      outside.top = bars.top + safeArea.top
    }
    if bars.bottom == 0 || edges.contains(.bottom) {
      inside.bottom = bars.bottom
    } else {
      outside.bottom = bars.bottom + safeArea.bottom
    }
  }
}
