public import Foundation
import SnaplineGeometry
public import SnaplineLayout

/// A screen that shows one of several pages: UIKit's `UIPageViewController`.
///
/// No finger turns its pages; a test does, with ``turn(_:)``.
open class PageViewController: ViewController {
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: (any PageViewControllerDataSource)? {
    didSet { pagesChanged() }
  }
  open weak var delegate: (any PageViewControllerDelegate)?
  private let dots = PageControl()

  /// How pages are turned; the raw values of this and the next two enumerations are UIKit's.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case pageCurl, scroll
  }
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal, vertical
  }
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward, reverse
  }

  /// The names of options, none of which changes a still picture.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  // MARK: Pages

  /// The page that is shown; an empty array before one is set.
  open var viewControllers: [ViewController]? { children }

  /// Shows the first of some pages.
  open func setViewControllers(
    _ viewControllers: [ViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers?.first { $0 !== self })
    pagesChanged()
    completion?(true)
  }

  /// Turns to the page that the data source gives beside the shown one, as a finger would.
  ///
  /// - Returns: Whether there is such a page.
  @discardableResult
  open func turn(_ direction: NavigationDirection) -> Bool {
    guard let old = children.first, let new = page(direction, of: old) else { return false }
    delegate?.pageViewController(self, willTransitionTo: [new])
    show(new)
    if showsDots { dots.currentPage += direction == .forward ? 1 : -1 }
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: [old],
      transitionCompleted: true
    )
    return true
  }

  private func page(
    _ direction: NavigationDirection,
    of page: ViewController
  ) -> ViewController? {
    switch direction {
    case .forward: dataSource?.pageViewController(self, viewControllerAfter: page)
    case .reverse: dataSource?.pageViewController(self, viewControllerBefore: page)
    }
  }

  private func show(_ new: ViewController?) {
    let old = children.first
    guard new !== old else { return }
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    guard let new else { return }
    addChild(new)
    if isViewLoaded { place(new) }
    new.didMove(toParent: self)
  }

  private func place(_ page: ViewController) {
    let screen: View = page.view
    screen.fillsItsPlace()
    screen.frame = pageFrame
    view.insertSubview(screen, at: 0)
  }

  // MARK: The dots

  /// A data source that counts its pages has dots shown below those that scroll.
  private var showsDots: Bool { transitionStyle == .scroll && dots.numberOfPages > 0 }
  private static let rowOfDots: CGFloat = 37

  private func pagesChanged() {
    dots.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    viewIfLoaded?.setNeedsLayout()
  }

  private var pageFrame: CGRect {
    let room = view.bounds
    guard showsDots else { return room }
    let below = min(room.height, Self.rowOfDots + view.safeAreaInsets.bottom)
    return CGRect(x: 0, y: 0, width: room.width, height: room.height - below)
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dots)
    if let page = children.first { place(page) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    dots.isHidden = !showsDots
    children.first?.viewIfLoaded?.frame = pageFrame
    dots.frame = CGRect(
      x: 0,
      y: pageFrame.maxY,
      width: view.bounds.width,
      height: min(Self.rowOfDots, view.bounds.height)
    )
  }
}

/// The source of the pages beside a page: UIKit's `UIPageViewControllerDataSource`.
public protocol PageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: PageViewController,
    viewControllerBefore viewController: ViewController
  ) -> ViewController?
  func pageViewController(
    _ pageViewController: PageViewController,
    viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// How many dots there are; none unless the source says so.
  func presentationCount(for pageViewController: PageViewController) -> Int
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// The delegate that is told of turned pages: UIKit's `UIPageViewControllerDelegate`.
public protocol PageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  )
  func pageViewController(
    _ pageViewController: PageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController],
    transitionCompleted completed: Bool
  )
}

extension PageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: PageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController],
    transitionCompleted completed: Bool
  ) {}
}
