/// The alignment of a view on an axis: from end to end, in the middle, or at one end.
public struct ConstrainedLayout<
  FillLayout: BaseLayout & Equatable,
  MainAxisLayout: SingleAxisLayout
>: Equatable {
  /// In the middle of one area, between the ends of another one.
  public struct CenteredLayout: Equatable {
    public var center: MainAxisLayout
    public var fill: FillLayout
  }

  /// The operation on the axis.
  ///
  /// Without a layout it refers to the sibling that the view is pinned to, or to the superview.
  public enum Operation: Equatable {
    case none
    case `default`
    /// As seen from the view that is pinned to, in place of the superview.
    indirect case attached(ConstrainedLayout?)
    case fill(FillLayout?)
    case center(CenteredLayout?)
    case start(FillLayout?)
    case end(FillLayout?)
  }

  public var operation: Operation
  /// Whether an aligned view has to stay inside of the area that it is aligned in.
  public var isConstrained: Bool

  @inlinable
  init(_ operation: Operation, isConstrained: Bool = true) {
    self.operation = operation
    self.isConstrained = isConstrained
  }

  var isDefault: Bool { if case .default = operation { true } else { false } }

  public static var none: Self { Self(.none) }
  // Stands in most calls, unwritten: generic code that isn't made for its types would take longer than
  // a constraint.
  @inlinable public static var `default`: Self { Self(.default) }
  public static var attach: Self { Self(.attached(nil)) }
  public static func attached(_ layout: Self) -> Self { Self(.attached(layout)) }
  public static var fill: Self { Self(.fill(nil)) }
  public static func filling(_ other: FillLayout) -> Self { Self(.fill(other)) }
  public static var center: Self { Self(.center(nil)) }

  public static func centered(in center: MainAxisLayout) -> Self {
    centered(in: center, between: FillLayout(center.axis))
  }

  public static func centered(in center: MainAxisLayout, between fill: FillLayout) -> Self {
    Self(.center(CenteredLayout(center: center, fill: fill)))
  }

  /// The same without limits: a view that doesn't fit extends beyond the area.
  public static func overflow(_ value: Self) -> Self {
    Self(value.operation, isConstrained: false)
  }

  /// ``centered(in:)`` by another name.
  public static func center(in center: MainAxisLayout) -> Self { centered(in: center) }

  /// ``centered(in:between:)`` by another name.
  public static func center(in center: MainAxisLayout, between fill: FillLayout) -> Self {
    centered(in: center, between: fill)
  }
}

public typealias ConstrainedHorizontalLayout = ConstrainedLayout<HorizontalAxisLayout, XAxisLayout>
public typealias ConstrainedVerticalLayout = ConstrainedLayout<VerticalAxisLayout, YAxisLayout>

extension ConstrainedLayout where FillLayout == HorizontalAxisLayout {
  public static var leading: Self { Self(.start(nil)) }
  public static func leading(in layout: HorizontalAxisLayout) -> Self { Self(.start(layout)) }
  public static var trailing: Self { Self(.end(nil)) }
  public static func trailing(in layout: HorizontalAxisLayout) -> Self { Self(.end(layout)) }
}

extension ConstrainedLayout where FillLayout == VerticalAxisLayout {
  public static var top: Self { Self(.start(nil)) }
  public static func top(in layout: VerticalAxisLayout) -> Self { Self(.start(layout)) }
  public static var bottom: Self { Self(.end(nil)) }
  public static func bottom(in layout: VerticalAxisLayout) -> Self { Self(.end(layout)) }
}
