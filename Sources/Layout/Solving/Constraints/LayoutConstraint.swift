public import Foundation

/// A relation between two attributes: `first relation multiplier × second + constant`.
///
/// A constraint doesn't keep its items alive, as UIKit's doesn't, and does nothing until it is
/// active. What UIKit answers with an exception becomes a diagnostic of the tree here; the constraint
/// then stays inactive.
open class LayoutConstraint: NSObject {
  // In this order they leave no gaps, and what making a row looks at comes first.

  /// What is compared; the nodes are kept alive from here on, the views that they stand for aren't.
  @exclusivity(unchecked) @safe final var terms = Terms()
  @exclusivity(unchecked) @safe public private(set) final var relation = Relation.equal
  /// What a view's class makes the constraint for, as a stack does; nothing where an author made it.
  final var role: Role?
  /// Whether others of the same maker say as much already, so that the problem needs no row for it.
  final var isImplied = false
  /// Which of the constraints that a view holds stands first.
  @exclusivity(unchecked) @safe final var heldNumber: Int32 = 0
  @exclusivity(unchecked) @safe private var storedPriority = LayoutPriority.required
  @exclusivity(unchecked) @safe public private(set) final var multiplier: CGFloat = 1
  @exclusivity(unchecked) @safe private var storedConstant: CGFloat = 0
  /// The constraint's row in the problem, while its tree has an engine.
  @exclusivity(unchecked) @safe final var row = Row()
  /// The view whose ``View/constraints`` hold this one while it is active.
  @exclusivity(unchecked) @safe final var holderReference = Unretained<View>(wrappedValue: nil)
  /// Which constraint is newer: numbers grow in the order of making.
  final let serial: Int64
  /// Where the constraint was made.
  @exclusivity(unchecked) @safe final var origin: Origin?
  /// What few constraints have; made when first needed.
  @exclusivity(unchecked) @safe final private var rare: RareParts?

  /// The two sides, as small as they can be: a tree has more constraints than anything else.
  struct Terms {
    @Unretained var node: LayoutNode?
    @Unretained var otherNode: LayoutNode?
    var attribute = Attribute.notAnAttribute
    var otherAttribute = Attribute.notAnAttribute
    var hasOther = false
    /// Whether a side is the distance between two anchors.
    var hasStarts = false
    /// Where the nodes' lists of constraints have this one, while it is active.
    var place: Int32 = -1
    var otherPlace: Int32 = -1

    func keep() {
      $node.keep()
      $otherNode.keep()
    }

    func letGo() {
      $node.letGo()
      $otherNode.letGo()
    }
  }

  deinit { terms.letGo() }

  private final class RareParts {
    var identifier: String?
    var shouldBeArchived = false
    var associations: Associations?
    var start: Operand.Start?
    var otherStart: Operand.Start?
  }

  private var rareOrNew: RareParts {
    if let rare { return rare }
    let new = RareParts()
    rare = new
    return new
  }

  /// A name of the author's own; names that begin with `UI` or `NS` are the system's.
  open var identifier: String? {
    get { rare?.identifier ?? role?.rawValue }
    set { if newValue != identifier { rareOrNew.identifier = newValue } }
  }

  open var shouldBeArchived: Bool {
    get { rare?.shouldBeArchived ?? false }
    set { if newValue != shouldBeArchived { rareOrNew.shouldBeArchived = newValue } }
  }

  /// What others hung on the constraint.
  package var associations: Associations? {
    get { rare?.associations }
    set { rareOrNew.associations = newValue }
  }

  final var holder: View? {
    get { holderReference.wrappedValue }
    set { holderReference.wrappedValue = newValue }
  }

  final var first: Operand {
    Operand(node: terms.node, attribute: terms.attribute, from: rare?.start)
  }

  final var second: Operand? {
    guard terms.hasOther else { return nil }
    return Operand(node: terms.otherNode, attribute: terms.otherAttribute, from: rare?.otherStart)
  }

  /// An empty constraint, for subclasses; it can't be activated.
  public override init() { serial = Serial.next() }

  /// The form that takes any items; without a second item the constant stands alone.
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
    rareOrNew.start = first.start
    rareOrNew.otherStart = second?.start
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
    self.relation = relation
    self.multiplier = multiplier
    self.storedConstant = constant
    self.origin = origin
  }

  /// The constraint as a formula, with its name and where it stands written.
  open override var description: String { LayoutReason(self).line }

  open var firstItem: AnyObject? { terms.node?.item }
  open var secondItem: AnyObject? { terms.otherNode?.item }
  open var firstAttribute: Attribute { terms.attribute }
  open var secondAttribute: Attribute { terms.otherAttribute }

  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else {
        return report(.notFinite("constant", of: self, value: newValue))
      }
      storedConstant = newValue
      row.$engine.look { $0.constantChanged(self) }
    }
  }

  open var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.isLegal else { return report(.illegalPriority(newValue, of: self)) }
      if isActive, newValue.isRequired != storedPriority.isRequired {
        return report(.requiredChanged(to: newValue, of: self))
      }
      storedPriority = newValue
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
