public import Foundation
public import SnaplineGeometry
public import SnaplineLayout
import SnaplineMakers

/// The right side of a relation: a number, a struct of numbers, a view, or attributes of a view.
public protocol ConstraintTarget {
  var _comparison: ConstraintComparison { get }
}

/// The parts of a ``ConstraintTarget`` that a constraint needs.
public struct ConstraintComparison {
  var item: LayoutItem?
  /// The attributes that were named; none where the item stands alone.
  var attributes = AttributeSet()
  var amount = Amount.none
}

/// A number for a constraint.
public protocol ConstraintNumber: ConstraintTarget, ConstraintOffset {
  var _number: CGFloat { get }
}

/// A value that can be added to a constraint.
public protocol ConstraintOffset {
  var _amount: ConstraintAmount { get }
}

/// The parts of a ``ConstraintOffset`` that a constraint needs.
public struct ConstraintAmount {
  var amount: Amount
}

extension ConstraintNumber {
  public var _comparison: ConstraintComparison { ConstraintComparison(amount: .number(_number)) }
  public var _amount: ConstraintAmount { ConstraintAmount(amount: .number(_number)) }
}

// Written out for each type: a generic conversion costs more than all else of a chain.
extension Int: ConstraintNumber { public var _number: CGFloat { CGFloat(self) } }
extension UInt: ConstraintNumber { public var _number: CGFloat { CGFloat(self) } }
extension Float: ConstraintNumber { public var _number: CGFloat { CGFloat(self) } }
extension Double: ConstraintNumber { public var _number: CGFloat { CGFloat(self) } }
extension CGFloat: ConstraintNumber { public var _number: CGFloat { self } }

extension CGSize: ConstraintTarget, ConstraintOffset {
  public var _comparison: ConstraintComparison { ConstraintComparison(amount: .size(self)) }
  public var _amount: ConstraintAmount { ConstraintAmount(amount: .size(self)) }
}

extension CGPoint: ConstraintTarget, ConstraintOffset {
  public var _comparison: ConstraintComparison { ConstraintComparison(amount: .point(self)) }
  public var _amount: ConstraintAmount { ConstraintAmount(amount: .offset(self)) }
}

extension EdgeInsets: ConstraintTarget, ConstraintOffset {
  public var _comparison: ConstraintComparison { ConstraintComparison(amount: .insets(self)) }
  public var _amount: ConstraintAmount { ConstraintAmount(amount: .insets(self)) }
}

extension View: ConstraintTarget {
  public var _comparison: ConstraintComparison { ConstraintComparison(item: LayoutItem(self)) }
}

extension LayoutGuide: ConstraintTarget {
  public var _comparison: ConstraintComparison { ConstraintComparison(item: LayoutItem(self)) }
}

/// Attributes of a view, such as `view.snp_left` and `view.snp_size`.
public struct ConstraintItem: ConstraintTarget {
  let item: LayoutItem
  let attributes: AttributeSet

  public var _comparison: ConstraintComparison {
    ConstraintComparison(item: item, attributes: attributes)
  }
}
