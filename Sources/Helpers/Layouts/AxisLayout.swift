import SnaplineGeometry
public import SnaplineLayout

/// The place against which a position on one axis is constrained.
public protocol SingleAxisLayout: BaseLayout, Equatable {
  var axis: LayoutAnchorable { get }
  static func layoutDimension(in layoutAnchorsProvider: any LayoutAnchorsProvider)
    -> LayoutDimension
}

extension SingleAxisLayout {
  public func retargeted(to view: View?) -> Self { Self(axis.retargeted(to: view)) }
}

/// The place against which the horizontal position is constrained.
public struct XAxisLayout: SingleAxisLayout {
  public var x: LayoutAnchorable
  public var axis: LayoutAnchorable { x }

  public init(_ all: LayoutAnchorable) { x = all }

  public static func x(_ x: LayoutAnchorable) -> XAxisLayout { XAxisLayout(x) }

  public static func layoutDimension(
    in layoutAnchorsProvider: any LayoutAnchorsProvider
  ) -> LayoutDimension { layoutAnchorsProvider.widthAnchor }
}

/// The place against which the vertical position is constrained.
public struct YAxisLayout: SingleAxisLayout {
  public var y: LayoutAnchorable
  public var axis: LayoutAnchorable { y }

  public init(_ all: LayoutAnchorable) { y = all }

  public static func y(_ y: LayoutAnchorable) -> YAxisLayout { YAxisLayout(y) }

  public static func layoutDimension(
    in layoutAnchorsProvider: any LayoutAnchorsProvider
  ) -> LayoutDimension { layoutAnchorsProvider.heightAnchor }
}

/// What both ends on an axis are held by, whichever axis it is.
protocol SpanLayout: BaseLayout, Equatable {
  associatedtype Middle: SingleAxisLayout
  static var axis: Axis { get }
  /// How views stand on the axis where nothing else is said.
  static func standard(in defaults: Defaults) -> ConstrainedLayout<Self, Middle>
  var start: LayoutAnchorable { get }
  var end: LayoutAnchorable { get }
  init(start: LayoutAnchorable, end: LayoutAnchorable)
}

extension SpanLayout {
  public func retargeted(to view: View?) -> Self {
    Self(start: start.retargeted(to: view), end: end.retargeted(to: view))
  }
}

/// The places against which the leading and the trailing side are constrained.
public struct HorizontalAxisLayout: BaseLayout, Equatable, SpanLayout {
  public var leading, trailing: LayoutAnchorable

  public init(_ all: LayoutAnchorable) { (leading, trailing) = (all, all) }

  init(start: LayoutAnchorable, end: LayoutAnchorable) { (leading, trailing) = (start, end) }

  public static func leading(
    _ leading: LayoutAnchorable,
    trailing: LayoutAnchorable
  ) -> HorizontalAxisLayout { HorizontalAxisLayout(start: leading, end: trailing) }

  typealias Middle = XAxisLayout
  static var axis: Axis { .horizontal }
  var start: LayoutAnchorable { leading }
  var end: LayoutAnchorable { trailing }

  static func standard(in defaults: Defaults) -> ConstrainedHorizontalLayout {
    defaults.horizontally
  }
}

/// The places against which the top and the bottom are constrained.
public struct VerticalAxisLayout: BaseLayout, Equatable, SpanLayout {
  public var top, bottom: LayoutAnchorable

  public init(_ all: LayoutAnchorable) { (top, bottom) = (all, all) }

  init(start: LayoutAnchorable, end: LayoutAnchorable) { (top, bottom) = (start, end) }

  public static func top(
    _ top: LayoutAnchorable,
    bottom: LayoutAnchorable
  ) -> VerticalAxisLayout { VerticalAxisLayout(start: top, end: bottom) }

  typealias Middle = YAxisLayout
  static var axis: Axis { .vertical }
  var start: LayoutAnchorable { top }
  var end: LayoutAnchorable { bottom }

  static func standard(in defaults: Defaults) -> ConstrainedVerticalLayout { defaults.vertically }
}

/// The places against which the horizontal and the vertical position are constrained.
public struct PointLayout: BaseLayout, Equatable {
  public var x, y: LayoutAnchorable

  public init(_ all: LayoutAnchorable) { (x, y) = (all, all) }

  public static func x(_ x: LayoutAnchorable, y: LayoutAnchorable) -> PointLayout {
    var layout = PointLayout(x)
    layout.y = y
    return layout
  }

  public func retargeted(to view: View?) -> PointLayout {
    .x(x.retargeted(to: view), y: y.retargeted(to: view))
  }
}
