public import Foundation

extension View {
  /// A target that asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target that asks for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that comes as near to a target as the priorities allow.
  func fittingSize(
    _ target: CGSize,
    _ horizontal: LayoutPriority,
    _ vertical: LayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return measure(for: target.finite(or: 0), horizontal, vertical)
  }

  /// The size near a target, by what a subclass may say of all targets.
  func fittingSize(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Measures this view and all below it apart from the rest of the tree.
  ///
  /// Its size comes as near to `target` as the priorities allow.
  func measure(
    for target: CGSize,
    _ horizontal: LayoutPriority,
    _ vertical: LayoutPriority
  ) -> CGSize {
    let fitting = LayoutEngine.Fitting(target: target, horizontal: horizontal, vertical: vertical)
    root.settleOwnInsets()
    let kept = KeptSeats(of: self)
    let engine = LayoutEngine(root: self, fitting: fitting)
    engine.update()
    let size = node.solvedFrame.size
    engine.dissolve()
    kept.restore(to: self, after: engine)
    return size
  }
}

/// The seats of nodes and the rows of constraints in the engine that lays out the tree, kept while
/// another engine measures them.
private struct KeptSeats {
  private let engine: LayoutEngine?
  private let nodes: [(node: LayoutNode, seat: Seat)]
  private let constraints: [(constraint: LayoutConstraint, row: Row, constant: CGFloat)]
  private let drafts: [(view: View, list: [StackDraft])]
  private let views: [(view: View, parent: View?)]

  /// Takes the seats and rows from their nodes and constraints.
  init(of view: View) {
    engine = view.node.engine
    let views = view.subtree
    nodes = views.flatMap { $0.ownNodes + $0.derivedGuides.map(\.node) }.map { ($0, $0.seat) }
    constraints = views.flatMap(\.heldSoFar).map { ($0, $0.row, $0.constant) }
    drafts = views.map { ($0, $0.drafts) }.filter { !$0.1.isEmpty }
    self.views = views.map { ($0, $0.parent) }
    for (node, _) in nodes { node.seat = Seat() }
    for (constraint, _, _) in constraints { constraint.row = Row() }
    for (view, _) in drafts { view.forgetDraftedRows() }
  }

  /// Gives the seats and rows back, and repeats in their engine what views changed while they were
  /// measured.
  func restore(to view: View, after measuring: LayoutEngine) {
    guard let engine, engine.root != nil else {
      if view.node.engine == nil { view.root.engineIfThere?.attach(view) }
      return
    }
    // Views that are in another tree now, and those that somebody asked for their constraints, which get
    // rows of their own.
    let lost = drafts.filter { view, list in view.node.engine != nil || !view.restoreDrafts(list) }
    // Rows that go know by their nodes' seats what else goes with them.
    let moved = nodes.compactMap { node, seat in
      let now = node.seat
      node.seat = seat
      return now.engine.map { $0 !== measuring } ?? false ? (node, now) : nil
    }
    for (constraint, row, constant) in constraints {
      let now = constraint.row
      constraint.row = row
      let isElsewhere = now.engine.map { $0 !== measuring } ?? false
      if !constraint.isActive || isElsewhere { engine.dropRow(of: constraint) }
      if isElsewhere {
        constraint.row = now
      } else if constraint.constant != constant {
        engine.constantChanged(constraint)
      }
    }
    for (_, list) in lost { engine.dropRows(of: list) }
    for (node, now) in moved {
      engine.detach(node)
      node.seat = now
    }
    for (view, parent) in views where view.parent !== parent { engine.detach(view) }
    for view in view.subtree {
      guard view.node.engine === engine else {
        if view.parent?.node.engine === engine { engine.attach(view) }
        continue
      }
      for constraint in view.heldSoFar where constraint.row.engine == nil {
        engine.queue(constraint)
      }
      for guide in view.derivedGuides where guide.node.engine == nil {
        guide.node.engine = engine
        guide.node.seat.isRightToLeft = view.node.isRightToLeft
      }
    }
    for edit in measuring.heard { edit(engine) }
  }
}
