public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout

/// The bar at the bottom of a screen, with a place for each part of an app: UIKit's `UITabBar`.
///
/// It reaches down to the screen's edge, so its height includes the safe area's inset at the bottom.
open class TabBar: View, BarItemHolder {
  final let stage = BarStage(at: .bottom)
  private var places: [TabItemView] = []

  /// Whether content ends above the bar, with nothing of it below.
  package final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { itemChanged() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    standOnGround()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    standOnGround()
  }

  open var items: [TabBarItem]? {
    didSet { exchange(oldValue, for: items) }
  }

  open func setItems(_ items: [TabBarItem]?, animated: Bool) { self.items = items }

  open var selectedItem: TabBarItem? { didSet { itemChanged() } }
  open var unselectedItemTintColor: Color? { didSet { itemChanged() } }
  open var barTintColor: Color? { didSet { itemChanged() } }
  open var isTranslucent = true
  open var standardAppearance = TabBarAppearance() { didSet { itemChanged() } }
  open var scrollEdgeAppearance: TabBarAppearance? { didSet { itemChanged() } }

  /// The height without what the screen's edge covers.
  var rowHeight: CGFloat { BarMetrics(for: traits, metrics: environment.metrics).tabBar }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: rowHeight + safeAreaInsets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + safeAreaInsets.bottom)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemChanged()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  func remakeItems() {
    if isAtScrollEdge {
      stage.backdrop.showAtScrollEdge(scrollEdgeAppearance, ground: barTintColor)
    } else {
      stage.backdrop.show(standardAppearance, ground: barTintColor)
    }
    for place in places { place.removeFromSuperview() }
    let isWide = traits.horizontalSizeClass == .regular || traits.verticalSizeClass == .compact
    places = (items ?? []).map { item in
      let isSelected = item === selectedItem
      let color: Color = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
      return TabItemView(item, isSelected: isSelected, color: color, isWide: isWide)
    }
    for place in places { addSubview(place) }
  }

  /// Places share the width; where there is much of it, they stand in its middle.
  func layOutItems() {
    guard !places.isEmpty else { return }
    let safe = safeAreaInsets
    let room = max(0, bounds.width - safe.left - safe.right)
    let isPad = traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
    let share = room / CGFloat(places.count)
    let width = isPad ? min(share, Self.widestOnPad) : share
    let start = safe.left + (room - width * CGFloat(places.count)) / 2
    for (number, place) in places.enumerated() {
      let column = isRightToLeft ? places.count - 1 - number : number
      place.frame = CGRect(
        x: start + CGFloat(column) * width,
        y: 0,
        width: width,
        height: min(rowHeight, bounds.height)
      )
    }
  }

  private static let widestOnPad: CGFloat = 144
}
