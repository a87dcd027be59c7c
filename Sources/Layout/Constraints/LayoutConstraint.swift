public import Foundation

/// A relation between two attributes: `first relation multiplier × second + constant`.
///
/// A constraint doesn't keep its items alive, as UIKit's doesn't, and does nothing until it is
/// active. What UIKit answers with an exception becomes a diagnostic of the tree here; the constraint
/// then stays inactive.
open class LayoutConstraint: NSObject {
  @exclusivity(unchecked) @safe final private(set) var first =
    Operand(node: nil, attribute: .notAnAttribute)
  @exclusivity(unchecked) @safe final private(set) var second: Operand?
  @exclusivity(unchecked) @safe public private(set) final var relation = Relation.equal
  @exclusivity(unchecked) @safe public private(set) final var multiplier: CGFloat = 1
  @exclusivity(unchecked) @safe private var storedConstant: CGFloat = 0
  @exclusivity(unchecked) @safe private var storedPriority = LayoutPriority.required

  /// A name of the author's own; names that begin with `UI` or `NS` are the system's.
  open var identifier: String?
  open var shouldBeArchived = false

  /// Where the constraint was made; made into text only when somebody reads it.
  final var origin: Origin?
  /// Whether the class of the view that holds it made it, as a stack does, rather than an author.
  final var isOwn = false
  /// The view whose ``View/constraints`` hold this one while it is active.
  @Unretained final var holder: View?
  /// The constraint's row in the problem, while its tree has an engine.
  @exclusivity(unchecked) @safe final var row = Row()
  /// What others hung on the constraint.
  package var associations: Associations?
  /// Which constraint is newer: numbers grow in the order of making.
  final let serial: Int64

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
      view2.flatMap {
        Operand.isNothing($0) ? nil : Operand(item: $0, attribute: attribute2)
      },
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
    self.first = first
    self.second = second?.attribute == .notAnAttribute ? nil : second
    self.relation = relation
    self.multiplier = multiplier
    self.storedConstant = constant
    self.origin = origin
  }

  open var firstItem: AnyObject? { first.node?.item }
  open var secondItem: AnyObject? { second?.node?.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else {
        return report(.notFinite("constant", of: self, value: newValue))
      }
      storedConstant = newValue
      row.engine?.constantChanged(self)
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
    get { holder != nil }
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
