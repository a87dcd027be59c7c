public import Foundation
public import SnaplineLayout

/// Which side of a size a view stays on.
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

/// What a size is held to: a number, a pair of them, or the size of something else.
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
