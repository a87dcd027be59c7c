public import Foundation
import SnaplineGeometry
public import SnaplineLayout

/// A view that can collapse to no height, or no width, and expand again.
open class CollapsableView: View {
  /// Which edge stays where it is; the other one comes to it.
  public enum Edge: Hashable, Sendable {
    case top, bottom, leading, trailing

    var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
  }

  /// How the content looks while the view collapses, and what else is animated with it.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let fade = AnimationOptions(rawValue: 1 << 0)
    public static let scale = AnimationOptions(rawValue: 1 << 1)
    public static let dontRelayout = AnimationOptions(rawValue: 1 << 2)
    public static let dontClip = AnimationOptions(rawValue: 1 << 3)
    public static let `default`: AnimationOptions = [.fade]
  }

  /// The view to which content is added.
  public let contentView = View()
  private let container = View()
  private var expanded = true
  private var inner = View()

  open var edge = Edge.top { didSet { if edge != oldValue { hold() } } }
  open var animationOptions = AnimationOptions.default {
    didSet { container.clipsToBounds = !animationOptions.contains(.dontClip) }
  }
  private var list: ConstraintsList?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public convenience init(view: View, edge: Edge = .top) {
    self.init(edge: edge)
    contentView.addSubview(view, filling: .superview)
  }

  public convenience init(animationOptions: AnimationOptions, edge: Edge = .top) {
    self.init(edge: edge)
    self.animationOptions = animationOptions
    container.clipsToBounds = !animationOptions.contains(.dontClip)
  }

  public convenience init(edge: Edge) {
    self.init(frame: .zero)
    self.edge = edge
    hold()
  }

  private func prepare() {
    for view in [self, container, inner, contentView] {
      view.preservesSuperviewLayoutMargins = true
    }
    container.clipsToBounds = true
    addSubview(container, filling: .superview)
    container.addSubviewForAutoLayout(inner)
    inner.addSubview(contentView, filling: .superview)
    hold()
  }

  public func withAnimationOptions(_ options: AnimationOptions) -> Self {
    animationOptions = options
    return self
  }

  // MARK: Expanding

  open var isExpanded: Bool {
    get { expanded }
    set { setIsExpanded(newValue, animated: false) }
  }

  open func setIsExpanded(_ isExpanded: Bool, animated: Bool) {
    guard isExpanded != expanded else { return }
    expanded = isExpanded
    let change = { [self] in
      hold()
      show()
      if animated, !animationOptions.contains(.dontRelayout) { layOutWholeHierarchy() }
    }
    guard animated else { return change() }
    View.animate(
      withDuration: 0.25,
      options: [.beginFromCurrentState, .allowUserInteraction, .allowAnimatedContent],
      animations: change
    )
  }

  private func layOutWholeHierarchy() {
    var top: View = self
    while let superview = top.superview {
      superview.setNeedsLayout()
      top = superview
    }
    top.layoutIfNeeded()
  }

  private func show() {
    inner.alpha = !expanded && animationOptions.contains(.fade) ? 0 : 1
    let isSmall = !expanded && animationOptions.contains(.scale)
    inner.transform = isSmall ? Transform(scaleX: 0.9, y: 0.9) : .identity
  }

  /// What is inside keeps its size at the edge, and the container has as much of it as shows.
  private func hold() {
    list?.deactivate()
    list = ConstraintsList.grouped(
      {
        switch edge {
        case .top: inner.constrain(edge: VerticalLayoutEdge.top, to: .top, of: .superview)
        case .bottom: inner.constrain(edge: VerticalLayoutEdge.bottom, to: .bottom, of: .superview)
        case .leading: inner.constrain(edge: .leading, to: .leading, of: XAxisLayout.superview)
        case .trailing: inner.constrain(edge: .trailing, to: .trailing, of: XAxisLayout.superview)
        }
        switch (edge.axis, expanded) {
        case (.vertical, true): container.constrain(height: .exactly(sameAs: inner))
        case (.horizontal, true): container.constrain(width: .exactly(sameAs: inner))
        case (.vertical, false): container.constrain(height: 0)
        case (.horizontal, false): container.constrain(width: 0)
        }
      },
      for: self
    )
  }
}

/// Views that can each be collapsed, with spacing between the visible ones.
open class MultiCollapsableView: View {
  private let stack = StackView(axis: .vertical)
  private var items: [CollapsableView] = []
  private var spacers: [CollapsableView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stack, filling: .superview)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(stack, filling: .superview)
  }

  public convenience init(
    edge: CollapsableView.Edge = .top,
    animationOptions: CollapsableView.AnimationOptions = .default,
    views: [View]
  ) {
    self.init(frame: .zero)
    self.edge = edge
    self.animationOptions = animationOptions
    self.views = views
    rebuild()
  }

  open var views: [View] = [] { didSet { rebuild() } }
  open var spacing: CGFloat = 8 { didSet { rebuild() } }
  open var spacingBeforeFirstItem: CGFloat = 0 { didSet { rebuild() } }
  open var spacingAfterLastItem: CGFloat = 0 { didSet { rebuild() } }
  open var animationOptions = CollapsableView.AnimationOptions.default { didSet { rebuild() } }
  open var edge = CollapsableView.Edge.top { didSet { rebuild() } }

  /// Which views are expanded; those that aren't named stay as they are.
  open var isExpanded: [View: Bool] {
    get {
      Dictionary(zip(views, items).map { ($0, $1.isExpanded) }, uniquingKeysWith: { $1 })
    }
    set { setIsExpanded(newValue, animated: false) }
  }

  open func isExpanded(_ view: View) -> Bool { isExpanded[view] ?? false }
  open var areAllViewsExpanded: Bool { items.allSatisfy(\.isExpanded) }
  open var hasAnExpandedView: Bool { items.contains(where: \.isExpanded) }

  open func expandAll(animated: Bool) { setAll(true, animated: animated) }
  open func collapseAll(animated: Bool) { setAll(false, animated: animated) }

  private func setAll(_ isExpanded: Bool, animated: Bool) {
    for item in items { item.setIsExpanded(isExpanded, animated: animated) }
    setSpacers(animated: animated)
  }

  open func setIsExpanded(_ isExpanded: Bool, view: View, animated: Bool) {
    setIsExpanded([view: isExpanded], animated: animated)
  }

  open func setIsExpanded(_ list: [View: Bool], animated: Bool) {
    for (view, item) in zip(views, items) {
      if let isExpanded = list[view] { item.setIsExpanded(isExpanded, animated: animated) }
    }
    setSpacers(animated: animated)
  }

  private func rebuild() {
    let before = isExpanded
    stack.removeAllArrangedSubviews()
    stack.axis = edge.axis
    items = views.map {
      let item = CollapsableView(view: $0, edge: edge).withAnimationOptions(animationOptions)
      item.isExpanded = before[$0] ?? true
      return item
    }
    let lengths =
      [spacingBeforeFirstItem]
      + views.indices.map { $0 == views.count - 1 ? spacingAfterLastItem : spacing }
    spacers = lengths.map { length in
      let room = View()
      if edge.axis == .vertical {
        room.constrain(height: length)
      } else {
        room.constrain(width: length)
      }
      return CollapsableView(view: room, edge: edge).withAnimationOptions(animationOptions)
    }
    for (place, spacer) in spacers.enumerated() {
      stack.addArrangedSubview(spacer)
      if place < items.count { stack.addArrangedSubview(items[place]) }
    }
    setSpacers(animated: false)
  }

  /// The one before and the one after show while anything does; those between, behind a view that
  /// shows and ahead of another one.
  private func setSpacers(animated: Bool) {
    for (place, spacer) in spacers.enumerated() {
      let isOuter = place == 0 || place == items.count
      let isOpen =
        isOuter
        ? hasAnExpandedView
        : items[place - 1].isExpanded && items[place...].contains(where: \.isExpanded)
      spacer.setIsExpanded(isOpen, animated: animated)
    }
  }
}
