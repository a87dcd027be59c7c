public import struct Foundation.CGFloat

extension LayoutConstraint {
  /// What is kept of each constraint: a tree has more of them than of anything else.
  ///
  /// In this order the members leave no gaps, and what making a row looks at comes first. The class
  /// holds all of it in one property without checks of exclusive access: a tree belongs to one
  /// thread, and rows are made of each constraint in turn.
  struct Stored {
    /// What is compared; the nodes are kept alive from here on, the views that they stand for
    /// aren't.
    var terms = Terms()
    var relation = Relation.equal
    /// What a view's class makes the constraint for, as a stack does; nothing where an author made
    /// it.
    var role: Role?
    /// Whether others of the same maker say as much already, so that the problem needs no row for
    /// it.
    var isImplied = false
    /// Which of the constraints that a view holds stands first.
    var heldNumber: Int32 = 0
    var priority = LayoutPriority.required
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    /// The constraint's row in the problem, while its tree has an engine.
    var row = Row()
    /// The view whose ``View/constraints`` hold this one while it is active.
    var holder = Unretained<View>(wrappedValue: nil)
    /// Which constraint is newer: numbers grow in the order of making.
    var serial: Int64
    /// Where the constraint was made.
    var origin: Origin?
    /// What few constraints have; made when first needed.
    private(set) var rare: RareParts?

    init(serial: Int64) { self.serial = serial }

    var rareOrNew: RareParts {
      mutating get {
        if let rare { return rare }
        let new = RareParts()
        rare = new
        return new
      }
    }
  }

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

  final class RareParts {
    var identifier: String?
    var shouldBeArchived = false
    var associations: Associations?
    var start: Operand.Start?
    var otherStart: Operand.Start?
  }

  public final var relation: Relation { stored.relation }
  public final var multiplier: CGFloat { stored.multiplier }
  final var serial: Int64 { stored.serial }

  final var terms: Terms {
    get { stored.terms }
    _modify { yield &stored.terms }
  }

  final var role: Role? {
    get { stored.role }
    _modify { yield &stored.role }
  }

  final var isImplied: Bool {
    get { stored.isImplied }
    _modify { yield &stored.isImplied }
  }

  final var heldNumber: Int32 {
    get { stored.heldNumber }
    _modify { yield &stored.heldNumber }
  }

  final var row: Row {
    get { stored.row }
    _modify { yield &stored.row }
  }

  final var holderReference: Unretained<View> {
    get { stored.holder }
    _modify { yield &stored.holder }
  }

  final var origin: Origin? {
    get { stored.origin }
    _modify { yield &stored.origin }
  }
}
