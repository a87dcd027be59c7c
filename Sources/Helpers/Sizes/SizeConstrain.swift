public import Foundation
public import SnaplineLayout

/// Whether a view is at least, at most or exactly as large as a size.
public enum SizeConstrainType: Hashable, Sendable {
  case atLeast, exactly, atMost

  var relation: LayoutConstraint.Relation {
    switch self {
    case .atLeast: .greaterThanOrEqual
    case .exactly: .equal
    case .atMost: .lessThanOrEqual
    }
  }
}

/// The constraint on a size: by a number, a pair of numbers, or the size of another view.
///
///     label.constrain(width: .atMost(320, priority: .defaultHigh))
///     photo.constrain(width: .exactly(halfOf: card))
///
public struct SizeConstrain<T> {
  public var type: SizeConstrainType
  public var value: T
  public var priority: LayoutPriority = .required
  public var multiplier: CGFloat = 1
  public var constant: CGFloat = 0

  public static func atLeast(
    _ value: T,
    priority: LayoutPriority = .required,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> Self {
    Self(
      type: .atLeast,
      value: value,
      priority: priority,
      multiplier: multiplier,
      constant: constant
    )
  }

  public static func exactly(
    _ value: T,
    priority: LayoutPriority = .required,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> Self {
    Self(
      type: .exactly,
      value: value,
      priority: priority,
      multiplier: multiplier,
      constant: constant
    )
  }

  public static func atMost(
    _ value: T,
    priority: LayoutPriority = .required,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> Self {
    Self(
      type: .atMost,
      value: value,
      priority: priority,
      multiplier: multiplier,
      constant: constant
    )
  }
}

extension SizeConstrain where T: BinaryFloatingPoint {
  /// The number that is meant.
  var amount: CGFloat { CGFloat(value) * multiplier + constant }
}
