public import SnaplineLayout

/// What a layout is made of: one anchorable for each of its sides.
///
/// Its factories put the same anchorable on every side.
public protocol BaseLayout {
  init(_ all: LayoutAnchorable)
}

extension BaseLayout {
  public static var none: Self { Self(.none) }
  public static var `default`: Self { Self(.default) }
  public static var superview: Self { Self(.superview) }
  public static var layoutMargins: Self { Self(.layoutMargins) }
  public static var safeArea: Self { Self(.safeArea) }
  public static var readableContent: Self { Self(.readableContent) }
  public static var keyboardSafeArea: Self { Self(.keyboardSafeArea) }
  public static var keyboardFrame: Self { Self(.keyboardFrame) }
  public static var scrollContent: Self { Self(.scrollContent) }
  public static var scrollFrame: Self { Self(.scrollFrame) }
  public static func scrollContentOf(_ view: ScrollView) -> Self { Self(.scrollContentOf(view)) }
  public static func scrollFrameOf(_ view: ScrollView) -> Self { Self(.scrollFrameOf(view)) }
  public static func relative(_ view: View) -> Self { Self(.relative(view)) }
  public static func guide(_ guide: LayoutGuide) -> Self { Self(.guide(guide)) }
  public static func layoutMarginsOf(_ view: View) -> Self { Self(.layoutMarginsOf(view)) }
  public static func safeAreaOf(_ view: View) -> Self { Self(.safeAreaOf(view)) }
  public static func readableContentOf(_ view: View) -> Self { Self(.readableContentOf(view)) }
  public static func keyboardSafeAreaOf(_ view: View) -> Self { Self(.keyboardSafeAreaOf(view)) }
  public static func keyboardFrameOf(_ view: View) -> Self { Self(.keyboardFrameOf(view)) }
}

/// What the two horizontal sides are held by.
public struct HorizontalAxisLayout: BaseLayout, Equatable {
  public var leading, trailing: LayoutAnchorable

  init(leading: LayoutAnchorable, trailing: LayoutAnchorable) {
    self.leading = leading
    self.trailing = trailing
  }

  public init(_ all: LayoutAnchorable) { self.init(leading: all, trailing: all) }

  public static func leading(
    _ leading: LayoutAnchorable,
    trailing: LayoutAnchorable
  ) -> HorizontalAxisLayout {
    HorizontalAxisLayout(leading: leading, trailing: trailing)
  }
}

/// What the two vertical sides are held by.
public struct VerticalAxisLayout: BaseLayout, Equatable {
  public var top, bottom: LayoutAnchorable

  init(top: LayoutAnchorable, bottom: LayoutAnchorable) {
    self.top = top
    self.bottom = bottom
  }

  public init(_ all: LayoutAnchorable) { self.init(top: all, bottom: all) }

  public static func top(
    _ top: LayoutAnchorable,
    bottom: LayoutAnchorable
  ) -> VerticalAxisLayout {
    VerticalAxisLayout(top: top, bottom: bottom)
  }
}

/// What the horizontal and the vertical position are held by.
public struct PointLayout: BaseLayout, Equatable {
  public var x, y: LayoutAnchorable

  init(x: LayoutAnchorable, y: LayoutAnchorable) {
    self.x = x
    self.y = y
  }

  public init(_ all: LayoutAnchorable) { self.init(x: all, y: all) }

  public static func x(_ x: LayoutAnchorable, y: LayoutAnchorable) -> PointLayout {
    PointLayout(x: x, y: y)
  }
}
