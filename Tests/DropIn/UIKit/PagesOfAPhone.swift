import UIKit

/// Pages of an introduction, one after the other.
final class PagesOfAPhone: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  final class Page: UIViewController {
    let number: Int

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  let pages = (0..<3).map(Page.init)
  var turned: [Int] = []

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([pages[1]], direction: .forward, animated: true)
  }

  private func page(_ number: Int) -> Page? {
    pages.indices.contains(number) ? pages[number] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { (viewController as? Page).flatMap { page($0.number - 1) } }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { (viewController as? Page).flatMap { page($0.number + 1) } }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    turned += previousViewControllers.compactMap { ($0 as? Page)?.number }
  }
}
