import SnaplineLayout

/// The priority of a constraint.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
  public let value: Float

  public init(_ value: Float) { self.value = value }
  public init(floatLiteral value: Float) { self.init(value) }

  public static let required = ConstraintPriority(1000)
  public static let high = ConstraintPriority(750)
  public static let medium = ConstraintPriority(500)
  public static let low = ConstraintPriority(250)

  public func advanced(by steps: Float) -> ConstraintPriority { ConstraintPriority(value + steps) }
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }

  var asLayoutPriority: LayoutPriority { LayoutPriority(value) }
}
