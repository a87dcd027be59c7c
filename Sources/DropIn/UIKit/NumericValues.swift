public import SnaplineLayout
public import SnaplineText

/// A number with a type of its own, which can be compared and calculated with: `.defaultHigh - 1`.
public protocol NumericValue: RawRepresentable, Comparable
where RawValue: Numeric & Comparable, Self: Sendable {
  init(rawValue: RawValue)
}

extension NumericValue {
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  public static func + (value: Self, number: RawValue) -> Self {
    Self(rawValue: value.rawValue + number)
  }
  public static func + (number: RawValue, value: Self) -> Self { value + number }
  public static func - (value: Self, number: RawValue) -> Self {
    Self(rawValue: value.rawValue - number)
  }
  public static func - (one: Self, other: Self) -> RawValue { one.rawValue - other.rawValue }
  public static func += (value: inout Self, number: RawValue) { value = value + number }
  public static func -= (value: inout Self, number: RawValue) { value = value - number }
}

extension UILayoutPriority: NumericValue {}
extension UIFont.Weight: NumericValue {}
extension UIWindow.Level: NumericValue {}
