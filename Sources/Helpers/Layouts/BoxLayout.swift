public import SnaplineLayout

/// The places against which the four sides of a box are constrained.
public struct BoxLayout: BaseLayout, Equatable {
  public var top, leading, bottom, trailing: LayoutAnchorable

  init(
    top: LayoutAnchorable,
    leading: LayoutAnchorable,
    bottom: LayoutAnchorable,
    trailing: LayoutAnchorable
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init(_ all: LayoutAnchorable) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  public func retargeted(to view: View?) -> BoxLayout {
    BoxLayout(
      top: top.retargeted(to: view),
      leading: leading.retargeted(to: view),
      bottom: bottom.retargeted(to: view),
      trailing: trailing.retargeted(to: view)
    )
  }

  public static func horizontally(
    _ horizontal: HorizontalAxisLayout,
    vertically vertical: VerticalAxisLayout
  ) -> BoxLayout {
    BoxLayout(
      top: vertical.top,
      leading: horizontal.leading,
      bottom: vertical.bottom,
      trailing: horizontal.trailing
    )
  }

  public static func top(
    _ top: LayoutAnchorable,
    leading: LayoutAnchorable,
    bottom: LayoutAnchorable,
    trailing: LayoutAnchorable
  ) -> BoxLayout {
    BoxLayout(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  public static func top(_ top: LayoutAnchorable, others: LayoutAnchorable) -> BoxLayout {
    BoxLayout(top: top, leading: others, bottom: others, trailing: others)
  }

  public static func leading(_ leading: LayoutAnchorable, others: LayoutAnchorable) -> BoxLayout {
    BoxLayout(top: others, leading: leading, bottom: others, trailing: others)
  }

  public static func bottom(_ bottom: LayoutAnchorable, others: LayoutAnchorable) -> BoxLayout {
    BoxLayout(top: others, leading: others, bottom: bottom, trailing: others)
  }

  public static func trailing(
    _ trailing: LayoutAnchorable,
    others: LayoutAnchorable
  ) -> BoxLayout {
    BoxLayout(top: others, leading: others, bottom: others, trailing: trailing)
  }
}
