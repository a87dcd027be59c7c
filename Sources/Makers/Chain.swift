package import Foundation
package import SnaplineLayout

/// What a chain says when it is complete: `item.attributes relation partner × multiplier`, a
/// constraint for each attribute.
package struct Chain {
  package var item: LayoutItem
  package var attributes: AttributeSet
  package var relation: LayoutConstraint.Relation
  package var multiplier: CGFloat
  package var priority: LayoutPriority
  package var label: String?
  package var file: StaticString
  package var line: UInt

  package init(
    item: LayoutItem,
    attributes: AttributeSet,
    relation: LayoutConstraint.Relation,
    multiplier: CGFloat,
    priority: LayoutPriority,
    label: String? = nil,
    file: StaticString,
    line: UInt
  ) {
    self.item = item
    self.attributes = attributes
    self.relation = relation
    self.multiplier = multiplier
    self.priority = priority
    self.label = label
    self.file = file
    self.line = line
  }

  /// The second side of a constraint; an attribute without an item decides only what its constant is.
  package struct Partner {
    package var item: LayoutItem?
    package var attribute: LayoutConstraint.Attribute

    package init(_ item: LayoutItem?, _ attribute: LayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The constraints, in order; what an attribute is compared with, and what a comparison with an
  /// attribute adds, is the vocabulary's own affair.
  package func constraints(
    partner: (LayoutConstraint.Attribute) -> Partner,
    constant: (LayoutConstraint.Attribute) -> CGFloat
  ) -> [LayoutConstraint] {
    attributes.each.map { attribute in
      let partner = partner(attribute)
      return LayoutConstraint(
        item,
        attribute,
        relation,
        partner.item,
        partner.attribute,
        multiplier: multiplier,
        constant: constant(partner.attribute),
        file: file,
        line: line
      )
      .holding(priority, as: label)
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
