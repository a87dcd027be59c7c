import SnaplineLayout
import SnaplineMakers

/// What `snp` leads to, on whatever has constraints.
public protocol ConstraintDSL {
  var target: AnyObject? { get }
}

extension ConstraintDSL {
  /// Names the view or guide in messages.
  public func setLabel(_ value: String?) {
    if let view = target as? View {
      view.accessibilityIdentifier = value
    } else if let guide = target as? LayoutGuide {
      guide.identifier = value ?? ""
    }
  }

  public func label() -> String? {
    if let view = target as? View { return view.accessibilityIdentifier }
    guard let guide = target as? LayoutGuide, !guide.identifier.isEmpty else { return nil }
    return guide.identifier
  }
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
