public import Foundation
public import SnaplineGeometry

extension DirectionalEdgeInsets {
  /// The same inset on every side.
  public static func all(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
  }

  public static func top(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: value)
  }

  public static func leading(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(leading: value)
  }

  public static func bottom(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(bottom: value)
  }

  public static func trailing(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(trailing: value)
  }

  public static func vertical(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: value, bottom: value)
  }

  public static func horizontal(_ value: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(leading: value, trailing: value)
  }

  public static func insets(
    horizontal: CGFloat = 0,
    vertical: CGFloat = 0
  ) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: vertical,
      leading: horizontal,
      bottom: vertical,
      trailing: horizontal
    )
  }

  /// ``all(_:)`` by another name.
  public static func inset(_ value: CGFloat) -> DirectionalEdgeInsets { all(value) }

  public static func horizontally(
    _ horizontal: CGFloat,
    vertically vertical: CGFloat
  ) -> DirectionalEdgeInsets { insets(horizontal: horizontal, vertical: vertical) }

  /// All of them added up.
  public static func with(_ insets: DirectionalEdgeInsets...) -> DirectionalEdgeInsets {
    insets.reduce(.zero) { $0.adding($1) }
  }

  // MARK: Changing one side

  public func with(top: CGFloat) -> DirectionalEdgeInsets { changed { $0.top = top } }
  public func with(leading: CGFloat) -> DirectionalEdgeInsets { changed { $0.leading = leading } }
  public func with(bottom: CGFloat) -> DirectionalEdgeInsets { changed { $0.bottom = bottom } }
  public func with(trailing: CGFloat) -> DirectionalEdgeInsets {
    changed { $0.trailing = trailing }
  }
  public func with(horizontal: CGFloat) -> DirectionalEdgeInsets {
    changed { ($0.leading, $0.trailing) = (horizontal, horizontal) }
  }
  public func with(vertical: CGFloat) -> DirectionalEdgeInsets {
    changed { ($0.top, $0.bottom) = (vertical, vertical) }
  }

  private func changed(
    _ change: (inout DirectionalEdgeInsets) -> Void
  ) -> DirectionalEdgeInsets {
    var insets = self
    change(&insets)
    return insets
  }

  // MARK: Arithmetic

  public func inverted() -> DirectionalEdgeInsets { multiply(by: -1) }

  public func adding(_ other: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top + other.top,
      leading: leading + other.leading,
      bottom: bottom + other.bottom,
      trailing: trailing + other.trailing
    )
  }

  public func multiply(by factor: CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top * factor,
      leading: leading * factor,
      bottom: bottom * factor,
      trailing: trailing * factor
    )
  }

  /// ``multiply(by:)`` by another name.
  public func multiply(_ factor: CGFloat) -> DirectionalEdgeInsets { multiply(by: factor) }

  public var horizontallySwapped: DirectionalEdgeInsets {
    changed { ($0.leading, $0.trailing) = (trailing, leading) }
  }

  public var verticallySwapped: DirectionalEdgeInsets {
    changed { ($0.top, $0.bottom) = (bottom, top) }
  }

  /// The same on fixed sides where reading goes to the right.
  public var edgeInsets: EdgeInsets { resolved(rightToLeft: false) }

  public var horizontalInset: CGFloat { leading + trailing }
  public var verticalInset: CGFloat { top + bottom }
}
