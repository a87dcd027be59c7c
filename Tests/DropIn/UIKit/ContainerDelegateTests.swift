import Foundation
import TestSupport
import Testing
import UIKit

/// A screen by its name.
private final class Page: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var steps: [String] = []
  var completes = true

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (old, new) = (
      transitionContext.viewController(forKey: .from), transitionContext.viewController(forKey: .to)
    )
    steps.append("\(old?.title ?? "") to \(new?.title ?? "")")
    guard let view = transitionContext.view(forKey: .to), let new else { return }
    view.frame = transitionContext.finalFrame(for: new)
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(self.completes)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { steps.append("ended \(transitionCompleted)") }
}

private final class Guide: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  var told: [String] = []
  var fade: Fade?
  var allows = true

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    told.append("will \(viewController.title ?? "") \(animated)")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    told.append("did \(viewController.title ?? "") \(viewController.viewIfLoaded?.window != nil)")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    told.append("\(operation)")
    return fade
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    told.append("should \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    told.append("did \(viewController.title ?? "")")
  }
}

@Suite struct `The delegate of a container` {
  private func shown(_ controller: UIViewController) throws -> UIWindow {
    let window = try #require(UIWindow(device: "iPhone 16"))
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
  }

  @Test func `hears of screens before and after they are shown`() throws {
    let (guide, stack) = (Guide(), UINavigationController(rootViewController: Page("a")))
    stack.delegate = guide
    stack.interactivePopGestureRecognizer?.isEnabled = false
    let window = try shown(stack)
    guide.told = []
    stack.pushViewController(Page("b"), animated: false)
    expectEqual(guide.told, ["will b false", "did b true"])
    guide.told = []
    stack.popViewController(animated: true)
    expectEqual(guide.told, ["will a true", "pop", "did a true"])
    // The stack below the top may change without anybody seeing it.
    guide.told = []
    stack.setViewControllers([Page("c"), stack.viewControllers[0]], animated: false)
    #expect(guide.told.isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test func `animates pushes and pops, which end with the screen below the bars`() throws {
    let (guide, fade) = (Guide(), Fade())
    let stack = UINavigationController(rootViewController: Page("a"))
    (stack.delegate, guide.fade) = (guide, fade)
    let window = try shown(stack)
    let page = Page("b")
    stack.pushViewController(page, animated: true)
    expectEqual(fade.steps, ["a to b", "ended true"])
    #expect(page.view.superview === stack.view && page.view.alpha == 1)
    #expect(stack.view.subviews.first === page.view)
    stack.popViewController(animated: true)
    #expect(page.view.superview == nil && stack.viewControllers.count == 1)
    #expect(fade.steps.contains("b to a") && stack.viewControllers[0].view.window === window)
    #expect(window.layoutDiagnostics.isEmpty)
    // Without animation nobody is asked.
    fade.steps = []
    stack.pushViewController(page, animated: false)
    #expect(fade.steps.isEmpty)
  }

  @Test func `goes back where its animator refuses`() throws {
    let (guide, fade) = (Guide(), Fade())
    let (root, page) = (Page("a"), Page("b"))
    let stack = UINavigationController(rootViewController: root)
    (stack.delegate, guide.fade, fade.completes) = (guide, fade, false)
    let window = try shown(stack)
    stack.pushViewController(page, animated: true)
    #expect(stack.viewControllers == [root] && root.view.window === window)
    #expect(page.parent == nil && page.view.window == nil)
  }

  @Test func `is asked and told when a tab is tapped, and not by code`() throws {
    let (guide, tabs) = (Guide(), UITabBarController())
    let stack = UINavigationController(rootViewController: Page("b"))
    stack.title = "stack"
    tabs.viewControllers = [Page("a"), stack]
    tabs.delegate = guide
    let window = try shown(tabs)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    #expect(guide.told.isEmpty)
    #expect(tabs.tapTab(at: 1) && tabs.selectedIndex == 1)
    expectEqual(guide.told, ["should stack", "did stack"])
    stack.pushViewController(Page("c"), animated: false)
    #expect(tabs.tapTab(at: 1) && stack.viewControllers.count == 1)
    guide.allows = false
    #expect(!tabs.tapTab(at: 0) && tabs.selectedIndex == 1)
    #expect(!tabs.tapTab(at: 7))
    withExtendedLifetime(window) {}
  }
}
