import SnaplineLayout
import SnaplineMakers

/// A view or guide, and some of its attributes.
public struct ConstraintItem: ConstraintRelatableTarget, Equatable {
  let item: LayoutItem
  let attributes: AttributeSet

  public var _comparison: ConstraintComparison {
    ConstraintComparison(item: item, attributes: attributes)
  }
}

extension ConstraintItem {
  /// Attributes of whatever object a ``ConstraintDSL`` is about.
  init(of target: AnyObject?, _ attributes: ConstraintAttributes) {
    self.attributes = attributes.set
    switch target {
    case let view as View: item = LayoutItem(view)
    case let guide as LayoutGuide: item = LayoutItem(guide)
    // Neither a view nor a guide: a guide that nobody holds stands for what has no place.
    default: item = LayoutItem(LayoutGuide())
    }
  }
}
