import TestSupport
import Testing
import UIKit

@Suite struct `Pages of an app` {
  private let screen = PagesOfAPhone()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var dots: UIPageControl? {
    screen.view.subviews.compactMap { $0 as? UIPageControl }.first
  }

  @Test func `show one, above its dots`() {
    let page = screen.pages[1]
    #expect(screen.viewControllers == [page] && screen.children == [page])
    #expect(page.view.superview === screen.view)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 807))
    #expect(dots?.frame == CGRect(x: 0, y: 807, width: 390, height: 37))
    #expect(dots?.numberOfPages == 3 && dots?.currentPage == 1 && dots?.isHidden == false)
  }

  @Test func `are turned by hand, as far as there are some`() {
    #expect(screen.turn(.forward))
    #expect(screen.viewControllers == [screen.pages[2]] && dots?.currentPage == 2)
    #expect(!screen.turn(.forward))
    #expect(screen.turn(.reverse) && screen.turn(.reverse) && !screen.turn(.reverse))
    window.layoutIfNeeded()
    #expect(screen.viewControllers == [screen.pages[0]] && dots?.currentPage == 0)
    expectEqual(screen.turned, [1, 2, 1])
    #expect(screen.pages[0].view.frame.height == 807)
    expectEqual(screen.pages.map { $0.parent === screen }, [true, false, false])
    #expect(screen.pages[1].view.superview == nil)
  }

  @Test func `fill the screen without a count, or where they curl`() {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .vertical)
      if style == .pageCurl { pages.dataSource = screen }
      var calls: [Bool] = []
      let page = UIViewController()
      pages.setViewControllers([page], direction: .reverse, animated: false) { calls.append($0) }
      window.rootViewController = pages
      window.layoutIfNeeded()
      #expect(page.view.frame == window.bounds && calls == [true])
      #expect(pages.turn(.forward) == false)
      pages.setViewControllers(nil, direction: .forward, animated: false)
      #expect(pages.viewControllers == [] && page.view.superview == nil)
    }
  }

  @Test func `can't show themselves`() {
    screen.setViewControllers([screen], direction: .forward, animated: false)
    expectEqual(screen.viewControllers, [])
  }
}
