import SnaplineLayout
import SnaplineMakers

/// What `snp` leads to, on whatever has constraints.
public protocol ConstraintDSL {
  var target: AnyObject? { get }
}

extension ConstraintDSL {
  /// Names the view or guide in messages.
  public func setLabel(_ value: String?) {
    (target as? any Associating)?.hang(value.map(MessageLabel.init))
  }

  public func label() -> String? { (target as? any Associating)?.hung(MessageLabel.self)?.text }
}

/// The attributes of what `snp` is asked of, for the right side of a relation.
public protocol ConstraintAttributesDSL: ConstraintDSL, ConstraintNaming
where Named == ConstraintItem {
  var _item: ConstraintItem { get }
}

extension ConstraintAttributesDSL {
  public func _naming(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(item: _item.item, attributes: attributes.set)
  }

  public var center: ConstraintItem { naming(.center) }
  public var target: AnyObject? { _item.item.object }
}

/// A view or guide, and which of its attributes are meant.
public struct ConstraintItem: ConstraintRelatableTarget {
  let item: LayoutItem
  let attributes: AttributeSet

  public var _comparison: ConstraintComparison {
    ConstraintComparison(item: item, attributes: attributes)
  }
}
