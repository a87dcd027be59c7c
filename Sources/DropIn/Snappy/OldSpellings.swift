public import Foundation
public import SnaplineDrawing
public import SnaplineGeometry
public import SnaplineLayout

/// Spellings of Swift's first years, for code that was written then.
extension View {
  @available(
    *,
    deprecated,
    message: "set translatesAutoresizingMaskIntoConstraints; Snappy does so by itself"
  )
  public func setTranslatesAutoresizingMaskIntoConstraints(_ isTranslated: Bool) {
    translatesAutoresizingMaskIntoConstraints = isTranslated
  }
}

extension Color {
  @available(*, deprecated, renamed: "black")
  public static func blackColor() -> Color { black }
  @available(*, deprecated, renamed: "darkGray")
  public static func darkGrayColor() -> Color { darkGray }
  @available(*, deprecated, renamed: "lightGray")
  public static func lightGrayColor() -> Color { lightGray }
  @available(*, deprecated, renamed: "white")
  public static func whiteColor() -> Color { white }
  @available(*, deprecated, renamed: "gray")
  public static func grayColor() -> Color { gray }
  @available(*, deprecated, renamed: "red")
  public static func redColor() -> Color { red }
  @available(*, deprecated, renamed: "green")
  public static func greenColor() -> Color { green }
  @available(*, deprecated, renamed: "blue")
  public static func blueColor() -> Color { blue }
  @available(*, deprecated, renamed: "cyan")
  public static func cyanColor() -> Color { cyan }
  @available(*, deprecated, renamed: "yellow")
  public static func yellowColor() -> Color { yellow }
  @available(*, deprecated, renamed: "magenta")
  public static func magentaColor() -> Color { magenta }
  @available(*, deprecated, renamed: "orange")
  public static func orangeColor() -> Color { orange }
  @available(*, deprecated, renamed: "purple")
  public static func purpleColor() -> Color { purple }
  @available(*, deprecated, renamed: "brown")
  public static func brownColor() -> Color { brown }
  @available(*, deprecated, renamed: "clear")
  public static func clearColor() -> Color { clear }
}

public typealias EdgeInsets = SnaplineGeometry.EdgeInsets

/// No insets at all.
public let EdgeInsetsZero = EdgeInsets.zero

public func EdgeInsetsMake(
  _ top: CGFloat,
  _ left: CGFloat,
  _ bottom: CGFloat,
  _ right: CGFloat
) -> EdgeInsets {
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
