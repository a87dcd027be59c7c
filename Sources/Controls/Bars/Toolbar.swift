public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout

/// A bar of buttons at the bottom of a screen: UIKit's `UIToolbar`.
open class Toolbar: View, BarItemHolder {
  final let stage = BarStage(at: .bottom)
  private var entries: [(item: BarButtonItem, view: BarButtonView?)] = []

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

  open var items: [BarButtonItem]? {
    didSet { exchange(oldValue, for: items) }
  }

  open func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }

  open var barTintColor: Color? { didSet { itemChanged() } }
  open var isTranslucent = true
  open var standardAppearance = ToolbarAppearance() { didSet { itemChanged() } }
  open var scrollEdgeAppearance: ToolbarAppearance? { didSet { itemChanged() } }

  /// How much the screen's edge takes away below the bar, as far as the bar's size knows.
  private var edgeBelow: CGFloat = 0

  /// Insets are found while views are laid out, and nobody tells the bar of a constraint.
  private func heightMayChange() {
    guard coveredBelowBottom != edgeBelow else { return }
    edgeBelow = coveredBelowBottom
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize {
    let metrics = BarMetrics(for: traits, metrics: environment.metrics)
    return CGSize(
      width: View.noIntrinsicMetric,
      height: metrics.toolbar(onSafeAreaOver: edgeBelow)
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics(for: traits, metrics: environment.metrics).toolbar)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemChanged()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    heightMayChange()
    layOutBar()
  }

  func remakeItems() {
    if isAtScrollEdge {
      stage.backdrop.showAtScrollEdge(scrollEdgeAppearance, ground: barTintColor)
    } else {
      stage.backdrop.show(standardAppearance, ground: barTintColor)
    }
    for entry in entries { entry.view?.removeFromSuperview() }
    entries = (items ?? []).filter { !$0.isHidden }
      .map { ($0, $0.kind == .button ? BarButtonView($0) : nil) }
    for entry in entries { if let view = entry.view { addSubview(view) } }
  }

  /// The distance between two buttons without a space between them.
  private static let spacing: CGFloat = 16

  func layOutItems() {
    let safe = safeAreaInsets
    let insets = safe.directional(rightToLeft: isRightToLeft)
    let start = insets.leading + systemMinimumSideMargin
    let room = max(0, bounds.width - insets.trailing - systemMinimumSideMargin - start)
    let widths = entries.map { $0.view?.wantedSize.width ?? $0.item.width }
    let gaps = gapsAfterEntries
    let springs = entries.filter { $0.item.kind == .flexibleSpace }.count
    let left = room - widths.reduce(0, +) - gaps.reduce(0, +)
    let spring = springs > 0 ? max(0, left / CGFloat(springs)) : 0
    let grid = PixelGrid(scale: max(1, traits.displayScale))
    var x = start
    for (place, entry) in entries.enumerated() {
      let width = widths[place] + (entry.item.kind == .flexibleSpace ? spring : 0)
      entry.view?.frame = CGRect(
        x: grid.round(isRightToLeft ? bounds.width - x - width : x),
        y: 0,
        width: width,
        height: min(BarMetrics(for: traits, metrics: environment.metrics).toolbar, bounds.height)
      )
      x += width + gaps[place]
    }
  }

  /// Buttons that stand side by side keep a distance; a space is one already.
  private var gapsAfterEntries: [CGFloat] {
    entries.indices.map { place in
      guard place + 1 < entries.count, entries[place].view != nil, entries[place + 1].view != nil
      else { return 0 }
      return Self.spacing
    }
  }
}
