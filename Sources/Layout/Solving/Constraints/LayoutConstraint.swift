public import Foundation

/// A relation between two attributes: `first relation multiplier × second + constant`.
///
/// As in UIKit, a constraint doesn't keep its items alive, and has no effect until it is active. Where
/// UIKit raises an exception, the tree gets a diagnostic here, and the constraint stays as it was.
open class LayoutConstraint: NSObject {
  /// What the constraint says and where it stands; `LayoutConstraint+Stored` tells why it is in one
  /// place.
  @exclusivity(unchecked) @safe final var stored = Stored(serial: Serial.next())

  deinit { terms.letGo() }

  /// A name that the author chooses; names that begin with `UI` or `NS` are the system's.
  open var identifier: String? {
    get { stored.rare?.identifier ?? role?.rawValue }
    set { if newValue != identifier { stored.rareOrNew.identifier = newValue } }
  }

  open var shouldBeArchived: Bool {
    get { stored.rare?.shouldBeArchived ?? false }
    set { if newValue != shouldBeArchived { stored.rareOrNew.shouldBeArchived = newValue } }
  }

  /// What others hung on the constraint.
  package var associations: Associations? {
    get { stored.rare?.associations }
    set { stored.rareOrNew.associations = newValue }
  }

  final var holder: View? {
    get { holderReference.wrappedValue }
    set { holderReference.wrappedValue = newValue }
  }

  final var first: Operand {
    Operand(node: terms.node, attribute: terms.attribute, from: stored.rare?.start)
  }

  final var second: Operand? {
    guard terms.hasOther else { return nil }
    return Operand(
      node: terms.otherNode,
      attribute: terms.otherAttribute,
      from: stored.rare?.otherStart
    )
  }

  /// An empty constraint, for subclasses; it can't be activated.
  public override init() {}

  /// A constraint between any two items, or between one item and the constant alone.
  public convenience init(
    item view1: Any,
    attribute attribute1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attribute2: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    define(
      Operand(item: view1, attribute: attribute1),
      relation,
      view2.flatMap { Operand.unlessNothing($0, attribute: attribute2) },
      multiplier: multiplier,
      constant: constant,
      origin: nil
    )
  }

  /// Gives the constraint its meaning, once, right after its making.
  func define(
    _ first: Operand,
    _ relation: Relation,
    _ second: Operand?,
    multiplier: CGFloat,
    constant: CGFloat,
    origin: Origin?
  ) {
    define(
      (first.node, first.attribute),
      relation,
      second.map { ($0.node, $0.attribute) },
      multiplier: multiplier,
      constant: constant,
      origin: origin
    )
    guard first.start != nil || second?.start != nil else { return }
    terms.hasStarts = true
    stored.rareOrNew.start = first.start
    stored.rareOrNew.otherStart = second?.start
  }

  /// The same of sides that are no distances.
  final func define(
    _ first: (node: LayoutNode?, attribute: Attribute),
    _ relation: Relation,
    _ second: (node: LayoutNode?, attribute: Attribute)?,
    multiplier: CGFloat,
    constant: CGFloat,
    origin: Origin?
  ) {
    let old = terms
    defer { old.letGo() }
    (terms.node, terms.attribute) = first
    if let second, second.attribute != .notAnAttribute {
      (terms.otherNode, terms.otherAttribute) = second
      terms.hasOther = true
    }
    terms.keep()
    stored.relation = relation
    stored.multiplier = multiplier
    stored.constant = constant
    stored.origin = origin
  }

  /// The constraint as a formula, with its name and the place where it is written.
  open override var description: String { LayoutReason(self).line }

  open var firstItem: AnyObject? { terms.node?.item }
  open var secondItem: AnyObject? { terms.otherNode?.item }
  open var firstAttribute: Attribute { terms.attribute }
  open var secondAttribute: Attribute { terms.otherAttribute }

  open var constant: CGFloat {
    get { stored.constant }
    set {
      guard newValue != stored.constant else { return }
      guard newValue.isFinite else {
        return report(.notFinite("constant", of: self, value: newValue))
      }
      stored.constant = newValue
      row.$engine.look { $0.constantChanged(self) }
    }
  }

  open var priority: LayoutPriority {
    get { stored.priority }
    set {
      guard newValue != stored.priority else { return }
      guard newValue.isLegal else { return report(.illegalPriority(newValue, of: self)) }
      if isActive, newValue.isRequired != stored.priority.isRequired {
        return report(.requiredChanged(to: newValue, of: self))
      }
      stored.priority = newValue
      row.engine?.priorityChanged(self)
    }
  }

  open var isActive: Bool {
    get { holderReference.isThere }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
