import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineSolver

extension LayoutEngine {
  /// How far apart the ranks of neighbours are, so that later views get ranks between them.
  static let rankStep: Int64 = 1 << 20

  /// Gives variables and rows to a view and to all below it.
  func attachSubtree(_ view: View) {
    let views = view.subtree
    var rank = firstRank(for: view, count: views.count)
    reserve(forNodes: views.count, constraints: view.heldSoFar.count)
    let removals = stored.removalCount
    // A constraint names nothing outside of the view that holds it. So its row is made as soon as
    // the last view below has its variables, while all of their memory is still in the cache.
    var around: [Unretained<View>] = []
    views.byHandful { handful in
      stored.fetched.fetchNodes(views, handful)
      views.look(handful) { view in
        while let last = around.last, !last.isSame(as: view.links.$parent) {
          around.removeLast()
          last.look(makeRows)
        }
        around.append(Unretained(wrappedValue: view))
        guard !view.node.isAttached else { return }
        // A view that was asked for its content may have removed views.
        if removals != stored.removalCount, !awaits(view) { return }
        attach(view.node, of: view, rank: &rank.next, step: rank.step)
      }
    }
    while let last = around.popLast() { last.look(makeRows) }
    if view !== root || removals != stored.removalCount || !stored.queues.attaching.isEmpty {
      queueMissingRows(of: views)
    }
    stored.queues.needsSolving = true
  }

  /// Whether a view still has to get its variables.
  ///
  /// Code of a view may have taken it out meanwhile, or put the whole tree into another one.
  private func awaits(_ view: View) -> Bool {
    guard let root else { return false }
    return !view.node.isAttached && view.isDescendant(of: root)
  }

  private func makeRows(heldBy view: View) {
    // A view that is asked for a baseline may change the lists.
    let children = view.children
    let drafted = view.placeOfDrafts
    makeRows(of: view.heldSoFar, 0..<drafted)
    if !makeDraftedRows(of: view) { view.makeDrafted() }
    let held = view.heldSoFar
    makeRows(of: held, min(drafted, held.count)..<held.count)
    // A view that was asked for its content may have added views.
    children.byHandful { handful in
      stored.fetched.fetchNodes(children, handful)
      children.look(handful) {
        if !$0.node.isAttached, stored.root.isThere { attach($0) }
      }
    }
  }

  private func makeRows(of constraints: [LayoutConstraint], _ places: Range<Int>) {
    constraints.byHandful(in: places) { handful in
      stored.fetched.fetch(constraints, handful)
      constraints.look(handful) { makeRow(of: $0) }
    }
  }

  /// Queues the constraints that have no row, as a view that they name had no variables at their
  /// turn.
  private func queueMissingRows(of views: [View]) {
    for view in views {
      for node in view.ownNodes + view.derivedGuides.map(\.node) {
        for constraint in node.constraintsSoFar where constraint.row.constraint == nil {
          queue(constraint)
        }
      }
    }
  }

  private func attach(_ node: LayoutNode, of view: View, rank: inout Int64, step: Int64) {
    let removals = stored.removalCount
    let insets = view.effectiveAlignmentInsets
    guard removals == stored.removalCount || awaits(view) else { return }
    if insets != .zero { node.seat.rareOrNew.alignmentInsets = insets }
    addVariables(to: node, readsLeftward: readsLeftward(view), rank: &rank, step: step)
    // A plain view has no content.
    if !view.flags.contains(.isPlain) { makeContentRows(of: node, view) }
    guard node.seat.$engine.isObject(self) else { return }
    if hasFrameRows(view, node) { refreshFrameRows(of: node) }
    guard view.rare != nil else { return }
    for guide in view.rare?.guides ?? [] where !guide.node.isDerived {
      addVariables(to: guide.node, readsLeftward: node.isRightToLeft, rank: &rank, step: step)
    }
    for guide in view.derivedGuides {
      guide.node.engine = self
      guide.node.seat.isRightToLeft = node.isRightToLeft
    }
  }

  /// Whether a view reads from the right.
  ///
  /// Where nothing but the tree decides that, the view isn't asked.
  private func readsLeftward(_ view: View) -> Bool {
    guard view.flags.contains(.isBare), view.flags.isDisjoint(with: .hasSurroundings),
      view.rare == nil
    else { return view.isRightToLeft }
    return stored.surroundings.readingDirection == .rightToLeft
  }

  private func addVariables(
    to node: LayoutNode,
    readsLeftward: Bool,
    rank: inout Int64,
    step: Int64
  ) {
    node.engine = self
    node.seat.rank = rank
    node.seat.isRightToLeft = readsLeftward
    if node.kin.$parent.isThere {
      node.seat.left = variable(.position, rank)
      node.seat.top = variable(.position, rank + 1)
    }
    node.seat.width = variable(.size, rank + 2)
    node.seat.height = variable(.size, rank + 3)
    rank += step
    seat(node)
  }

  private func variable(_ tie: Problem.TieBreak, _ rank: Int64) -> Problem.Variable {
    solver.problem.addVariable(tie: tie, rank: rank, isNonNegative: tie == .size)
  }

  func setRank(_ rank: Int64, of node: LayoutNode) {
    node.seat.rank = rank
    if node.left.index >= 0 {
      solver.problem.setRank(rank, of: node.left)
      solver.problem.setRank(rank + 1, of: node.top)
    }
    guard node.width.index >= 0 else { return }
    solver.problem.setRank(rank + 2, of: node.width)
    solver.problem.setRank(rank + 3, of: node.height)
  }

  /// Where the ranks of a new part of the tree begin, and how far apart they are.
  private func firstRank(for view: View, count: Int) -> (next: Int64, step: Int64) {
    guard view.parent != nil else { return (0, Self.rankStep) }
    let before = view.rankBefore
    guard let after = view.rankAfterSubtree else { return (before + Self.rankStep, Self.rankStep) }
    // Guides take ranks as well, so there is room for twice the views. Without it all ranks are
    // made anew.
    let step = (after - before) / Int64(2 * count + 2)
    guard step >= 4 else {
      orderChanged()
      return (before + 4, 4)
    }
    return (before + step, step)
  }

  /// Takes a view and all below it out of the problem.
  func detach(_ view: View) {
    note { $0.detach(view) }
    stored.removalCount += 1
    if stored.placings > 0 { stored.leaving.append(view) }
    for view in view.subtree where view.node.engine === self {
      for constraint in view.heldSoFar { dropRow(of: constraint) }
      dropDraftedRows(of: view)
      for node in view.ownNodes + view.derivedGuides.map(\.node) where node.engine === self {
        detach(node)
      }
    }
    stored.queues.needsSolving = true
  }

  func attach(_ guide: LayoutGuide, of view: View) {
    note { engine in
      guard view.node.engine === engine, guide.node.engine == nil else { return }
      engine.attach(guide, of: view)
    }
    var rank = view.node.rank + 4
    addVariables(to: guide.node, readsLeftward: view.isRightToLeft, rank: &rank, step: 4)
    stored.queues.needsSolving = true
  }

  func detach(_ node: LayoutNode) {
    note { if node.engine === $0 { $0.detach(node) } }
    dropContentRows(of: node)
    dropFrameRows(of: node)
    forget(linesOf: node)
    unseat(node)
    node.seat = Seat()
  }

  /// Gives up all nodes.
  ///
  /// The problem stays as it is, since nobody solves it any more.
  func dissolve() {
    dropQueue()
    (stored.moved, stored.slots, stored.places, stored.emptySlots) = (MoveList(), [], [], [])
    stored.attachedCount = 0
    stored.removalCount += 1
    guard let root else { return }
    let views = root.subtree
    if stored.placings > 0 { stored.leaving += views }
    for view in views {
      for constraint in view.heldSoFar { constraint.row = Row() }
      view.forgetDraftedRows()
      for node in view.ownNodes + view.derivedGuides.map(\.node) where node.engine === self {
        node.seat = Seat()
      }
    }
    self.root = nil
  }
}

extension View {
  /// The rank of the last attached node before this view, in drawing order.
  fileprivate var rankBefore: Int64 {
    guard let superview = parent else { return 0 }
    guard var last = superview.lastAttachedChild(before: siblingIndex) else {
      return superview.highestOwnRank
    }
    while let next = last.lastAttachedChild(before: last.children.count) { last = next }
    return last.highestOwnRank
  }

  private var highestOwnRank: Int64 { ownNodes.map(\.rank).max() ?? node.rank }

  private func lastAttachedChild(before end: Int) -> View? {
    children[..<end].last { $0.node.isAttached }
  }

  /// The rank of the first attached view after this one and all below it, in drawing order.
  fileprivate var rankAfterSubtree: Int64? {
    var view = self
    while let superview = view.parent {
      let following = superview.children[(view.siblingIndex + 1)...]
      if let next = following.first(where: { $0.node.isAttached }) { return next.node.rank }
      view = superview
    }
    return nil
  }
}
