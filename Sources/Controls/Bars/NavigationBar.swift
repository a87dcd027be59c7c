public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineLayout
import SnaplineText

/// The bar at the top of a screen, with its title and buttons: UIKit's `UINavigationBar`.
///
/// It shows the last of its items, with a button that leads back to the one before.
open class NavigationBar: View, BarItemHolder {
  final let stage = BarStage(at: .top)
  let titleLabel = Label()
  let largeTitleLabel = Label()
  let promptLabel = Label()
  /// The views of the buttons that are shown, in their order from the edges inward.
  var leading: [View] = []
  var trailing: [View] = []
  private var titleView: View?
  private(set) var searchBar: SearchBar?

  /// Whether content lies at the bar's edge, with nothing of it under the bar.
  package final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { itemChanged() } }
  }
  /// How much of the expanded bar's height was lost to scrolling: that of the search first, then that
  /// of the large title.
  package final var collapse: CGFloat = 0 {
    didSet { if collapse != oldValue { itemChanged() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    titleLabel.textAlignment = .center
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    standOnGround()
    for view in [promptLabel, titleLabel, largeTitleLabel] { addSubview(view) }
  }

  // MARK: Items

  /// The items of the screens, the last of which is shown.
  open var items: [NavigationItem]? {
    didSet { exchange(oldValue, for: items) }
  }

  open var topItem: NavigationItem? { items?.last }
  open var backItem: NavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [NavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: NavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    guard let last = items?.last else { return nil }
    items?.removeLast()
    return last
  }

  // MARK: Looks

  open var prefersLargeTitles = false { didSet { itemChanged() } }
  open var isTranslucent = true
  open var barTintColor: Color? { didSet { itemChanged() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemChanged() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemChanged() } }
  open var standardAppearance = NavigationBarAppearance() { didSet { itemChanged() } }
  open var compactAppearance: NavigationBarAppearance? { didSet { itemChanged() } }
  open var scrollEdgeAppearance: NavigationBarAppearance? { didSet { itemChanged() } }

  /// The appearance that holds: the item's before the bar's, and at the scroll edge a clear one unless
  /// somebody said another.
  var shownAppearance: NavigationBarAppearance {
    if isAtScrollEdge {
      if let own = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return own }
      let clear = NavigationBarAppearance(
        barAppearance: topItem?.standardAppearance ?? standardAppearance
      )
      clear.configureWithTransparentBackground()
      return clear
    }
    let isLow = traits.verticalSizeClass == .compact
    let compact = isLow ? topItem?.compactAppearance ?? compactAppearance : nil
    return compact ?? topItem?.standardAppearance ?? standardAppearance
  }

  // MARK: Sizes

  var metrics: BarMetrics { BarMetrics(for: traits, metrics: environment.metrics) }

  /// A line above the title takes as much as iOS gives it.
  static let promptHeight: CGFloat = 30

  /// Whether the title that is shown is a large one.
  public var showsLargeTitle: Bool {
    guard prefersLargeTitles, metrics.largeTitle > 0, !isSearching else { return false }
    // An automatic title is as the one before it; the first one is large.
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return !(items ?? []).isEmpty
  }

  /// Whether a search has taken the title's place.
  private var isSearching: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// The height of a search that wasn't scrolled away.
  private var wholeSearchHeight: CGFloat {
    topItem?.searchController?.searchBar.heightBelowTitle ?? 0
  }

  private var lostSearchHeight: CGFloat {
    guard topItem?.hidesSearchBarWhenScrolling == true, !isSearching else { return 0 }
    return min(max(0, collapse), wholeSearchHeight)
  }

  /// How much of the search is left by scrolling.
  var searchHeight: CGFloat { wholeSearchHeight - lostSearchHeight }

  /// How much of the large title is left by scrolling.
  var largeTitleHeight: CGFloat {
    showsLargeTitle ? max(0, metrics.largeTitle - max(0, collapse - lostSearchHeight)) : 0
  }

  /// The height with the whole of a large title and a search.
  var expandedHeight: CGFloat {
    rowHeight + (showsLargeTitle ? metrics.largeTitle : 0) + wholeSearchHeight
  }

  /// The part with the buttons.
  var rowHeight: CGFloat {
    guard !isSearching else { return 0 }
    return metrics.navigationBar + (topItem?.prompt == nil ? 0 : Self.promptHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  private var height: CGFloat { rowHeight + largeTitleHeight + searchHeight }

  func itemChanged() {
    noteItems()
    superview?.setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemChanged()
  }

  func layOutItems() { layOutRow(titleView ?? titleLabel) }

  func remakeItems() {
    let appearance = shownAppearance
    stage.backdrop.show(appearance, ground: isAtScrollEdge ? nil : barTintColor)
    let item = topItem
    for view in leading + trailing where view.superview === self { view.removeFromSuperview() }
    leading = isSearching ? [] : leadingViews(of: item)
    let buttons = isSearching ? [] : item?.rightBarButtonItems ?? []
    trailing = buttons.filter { !$0.isHidden }.map { button($0) }
    for view in leading + trailing { addSubview(view) }
    if titleView !== item?.titleView {
      if titleView?.superview === self { titleView?.removeFromSuperview() }
      titleView = item?.titleView
      if let titleView { addSubview(titleView) }
    }
    show(item?.searchController?.searchBar)
    show(appearance, for: item)
  }

  private func show(_ search: SearchBar?) {
    guard search !== searchBar else { return }
    if searchBar?.superview === self { searchBar?.removeFromSuperview() }
    searchBar = search
    guard let search else { return }
    search.clipsToBounds = true
    addSubview(search)
    search.setNeedsLayout()
  }

  private func show(_ appearance: NavigationBarAppearance, for item: NavigationItem?) {
    let own = titleTextAttributes ?? [:]
    let title = BarItem.looks(appearance.titleTextAttributes.merging(own) { first, _ in first })
    titleLabel.text = item?.title
    titleLabel.font = title.font ?? .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = title.color ?? .label
    let ownLarge = largeTitleTextAttributes ?? [:]
    let large = BarItem.looks(
      appearance.largeTitleTextAttributes.merging(ownLarge) { first, _ in first }
    )
    largeTitleLabel.text = item?.title
    largeTitleLabel.font = large.font ?? .systemFont(ofSize: 34, weight: .bold)
    largeTitleLabel.textColor = large.color ?? .label
    promptLabel.text = item?.prompt
    promptLabel.textColor = titleLabel.textColor
    let isLarge = largeTitleHeight > 0
    titleLabel.isHidden = isLarge || isSearching || titleView != nil
    titleView?.isHidden = isSearching
    largeTitleLabel.isHidden = !isLarge
    promptLabel.isHidden = isSearching || item?.prompt == nil
  }

  private func leadingViews(of item: NavigationItem?) -> [View] {
    let own = (item?.leftBarButtonItems ?? []).filter { !$0.isHidden }
    var views: [View] = own.map { button($0) }
    guard let item, let back = backItem, !item.hidesBackButton else { return views }
    if own.isEmpty || item.leftItemsSupplementBackButton {
      views.insert(BackButtonView(to: back), at: 0)
    }
    return views
  }

  private func button(_ item: BarButtonItem) -> BarButtonView {
    item.bar = self
    return BarButtonView(item)
  }
}
