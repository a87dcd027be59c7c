public import Foundation
public import SnaplineLayout

/// What a navigation bar shows for one screen: UIKit's `UINavigationItem`.
open class NavigationItem: NSObject, TitleFollower, BarEntry {
  /// Whether the title is large where the bar prefers large ones; the raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the screen before it, and large on the first one.
    case automatic
    case always, never
  }

  /// The title of the back button; the raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title, where there is room for it.
    case `default`
    /// The word "Back".
    case generic
    /// Nothing beside the arrow.
    case minimal
  }

  weak var bar: (any BarItemHolder)?

  open var title: String? { didSet { if title != oldValue { changed() } } }
  open var titleView: View? { didSet { changed() } }
  /// A line above the title.
  open var prompt: String? { didSet { changed() } }
  /// The button on the next screen that leads back to this one.
  open var backBarButtonItem: BarButtonItem? { didSet { changed() } }
  open var backButtonTitle: String? { didSet { changed() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  open var hidesBackButton = false { didSet { changed() } }
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  open var leftBarButtonItems: [BarButtonItem]? { didSet { changed() } }
  open var rightBarButtonItems: [BarButtonItem]? { didSet { changed() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  open var standardAppearance: NavigationBarAppearance? { didSet { changed() } }
  open var compactAppearance: NavigationBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: NavigationBarAppearance? { didSet { changed() } }

  /// The search that stands below the title.
  open var searchController: SearchController? { didSet { changed() } }
  /// Whether the search is scrolled away with the content.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }

  public override init() { super.init() }

  /// Archives can't be read here: an item from a coder is an empty one.
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// The first of the items on the leading side.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item nearest to the trailing edge.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func changed() { bar?.itemChanged() }
}
