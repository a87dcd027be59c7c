package import Foundation
package import SnaplineLayout

/// The second side of a constraint; an attribute without an item decides only what its constant is.
package struct Partner {
  package var item: LayoutItem?
  package var attribute: LayoutConstraint.Attribute

  package init(_ item: LayoutItem?, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension LayoutItem {
  /// What a complete chain says: `item.attributes relation partner × multiplier`, a constraint for
  /// each attribute, in order.
  ///
  /// What an attribute is compared with, and what a comparison with an attribute adds, is the
  /// vocabulary's own affair.
  package func constraints(
    for attributes: AttributeSet,
    _ relation: LayoutConstraint.Relation,
    multiplier: CGFloat,
    priority: LayoutPriority,
    by vocabulary: MakerVocabulary,
    file: StaticString,
    line: UInt,
    partner: (LayoutConstraint.Attribute) -> Partner,
    constant: (LayoutConstraint.Attribute) -> CGFloat
  ) -> [LayoutConstraint] {
    attributes.each.map { attribute in
      let partner = partner(attribute)
      return LayoutConstraint(
        self,
        attribute,
        relation,
        partner.item,
        partner.attribute,
        multiplier: multiplier,
        constant: constant(partner.attribute),
        priority: priority,
        by: .maker(vocabulary),
        file: file,
        line: line
      )
    }
  }
}

extension LayoutConstraint {
  /// The constraint, told how strongly it holds and, where it has a name, what it is called.
  package func holding(_ priority: LayoutPriority, as label: String? = nil) -> Self {
    self.priority = priority
    if let label { identifier = label }
    return self
  }

  /// Whether another constraint relates the same attributes of the same items alike; their
  /// constants and names may differ.
  package func relatesAlike(_ other: LayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && priority == other.priority
      && multiplier == other.multiplier && firstItem === other.firstItem
      && secondItem === other.secondItem
  }
}
