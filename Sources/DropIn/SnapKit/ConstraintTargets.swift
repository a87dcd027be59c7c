public import Foundation
public import SnaplineGeometry
public import SnaplineLayout
import SnaplineMakers

/// What a constraint can be compared with: numbers and structs of them, views, guides, and attributes of
/// those.
public protocol ConstraintRelatableTarget {
  var _comparison: ConstraintComparison { get }
}

/// The parts of a ``ConstraintRelatableTarget`` that a constraint needs.
public struct ConstraintComparison {
  var item: LayoutItem?
  /// The attributes that were named; none where the item stands alone.
  var attributes = AttributeSet()
  var constant = ConstraintConstant.offset(0)
}

extension ConstraintRelatableTarget {
  /// For a type that an app declares, there is nothing to compare with.
  public var _comparison: ConstraintComparison { ConstraintComparison() }
}

/// What a constraint's constant can be made of.
public protocol ConstraintConstantTarget {}

/// What a constraint can be moved by.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  var constraintOffsetTargetValue: CGFloat { get }
}

/// What a constraint can be moved inwards by, on fixed sides.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  var constraintInsetTargetValue: ConstraintInsets { get }
}

/// What a constraint can be moved inwards by, on sides in the direction of reading.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {
  var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { get }
}

public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}

public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}

/// A number, which can be used as any of them.
public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget, ConstraintPriorityTarget
{}

extension ConstraintNumber {
  public var _comparison: ConstraintComparison {
    ConstraintComparison(constant: .offset(constraintOffsetTargetValue))
  }
  public var constraintInsetTargetValue: ConstraintInsets {
    let side = constraintOffsetTargetValue
    return ConstraintInsets(top: side, left: side, bottom: side, right: side)
  }
  public var constraintMultiplierTargetValue: CGFloat { constraintOffsetTargetValue }
  public var constraintPriorityTargetValue: Float { Float(constraintOffsetTargetValue) }
}

// Written out for each type: a generic conversion costs more than all else of a chain.
extension Int: ConstraintNumber {
  public var constraintOffsetTargetValue: CGFloat { CGFloat(self) }
}
extension UInt: ConstraintNumber {
  public var constraintOffsetTargetValue: CGFloat { CGFloat(self) }
}
extension Float: ConstraintNumber {
  public var constraintOffsetTargetValue: CGFloat { CGFloat(self) }
}
extension Double: ConstraintNumber {
  public var constraintOffsetTargetValue: CGFloat { CGFloat(self) }
}
extension CGFloat: ConstraintNumber {
  public var constraintOffsetTargetValue: CGFloat { self }
}

extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {
  public var _comparison: ConstraintComparison { ConstraintComparison(constant: .size(self)) }
}

extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {
  public var _comparison: ConstraintComparison { ConstraintComparison(constant: .point(self)) }
}

extension EdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {
  public var _comparison: ConstraintComparison { ConstraintComparison(constant: .insets(self)) }
  public var constraintInsetTargetValue: ConstraintInsets { self }
}

extension DirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {
  public var _comparison: ConstraintComparison {
    ConstraintComparison(constant: .directionalInsets(self))
  }
  public var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { self }
}

extension View: ConstraintRelatableTarget {
  public var _comparison: ConstraintComparison { ConstraintComparison(item: LayoutItem(self)) }
}

extension LayoutGuide: ConstraintRelatableTarget {
  public var _comparison: ConstraintComparison { ConstraintComparison(item: LayoutItem(self)) }
}

extension LayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}
