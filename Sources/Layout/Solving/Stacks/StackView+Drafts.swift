import Foundation
import SnaplineGeometry
import SnaplineSolver

extension StackView {
  // MARK: Drafting

  /// Whether what the stack makes may become drafts: before it has variables, and where rows depend on
  /// frames alone.
  var mayDraft: Bool {
    switch heldAlignment {
    case .firstBaseline, .lastBaseline: return false
    case .fill, .leading, .center, .trailing:
      return node.engine == nil && !isLayoutMarginsRelativeArrangement
        && !(isBaselineRelativeArrangement && axis == .vertical)
    }
  }

  func beginDrafts() {
    upkeep.isDrafting = true
    upkeep.drafts.heldBefore = heldSoFar.count
    let (views, gaps) = (slots.count, max(0, slots.count - 1))
    var count = heldAlignment == .fill ? 3 * views + 1 : 5 * views + 4
    if distribution == .fillEqually { count += gaps }
    if sharesGaps { count += 3 * gaps }
    upkeep.drafts.list.reserveCapacity(count)
  }

  func endDrafts() {
    guard upkeep.isDrafting else { return }
    upkeep.isDrafting = false
    upkeep.drafts.firstSerial = Serial.next(upkeep.drafts.list.count)
    node.drafts.insert(.held)
    noteConstrained()
  }

  /// Holds what a draft says, by the draft itself or by a constraint.
  func hold(_ draft: StackDraft) {
    guard upkeep.isDrafting else {
      let constraint = LayoutConstraint(draft)
      install(constraint)
      return take(constraint, draft.part)
    }
    draft.$node.look { _ = $0.drafts.insert(.naming) }
    draft.$otherNode.look { _ = $0.drafts.insert(.naming) }
    upkeep.drafts.list.append(draft)
  }

  private func take(_ constraint: LayoutConstraint, _ part: StackPart) {
    switch part {
    case .frame: upkeep.frame.append(constraint)
    case .end: upkeep.end = constraint
    case .slot(let place):
      let place = Int(place)
      if slots[place].ties.isEmpty { slots[place].ties.reserveCapacity(6) }
      slots[place].ties.append(constraint)
      if constraint.role == .spacing { slots[place].spacing = constraint }
    }
  }

  // MARK: Objects of drafts

  /// Makes the constraints that were drafted, each in its place among the others.
  fileprivate func makeObjects() {
    node.drafts.remove(.held)
    let drafts = upkeep.drafts
    upkeep.drafts = StackDrafts()
    var made: [LayoutConstraint] = []
    made.reserveCapacity(drafts.list.count)
    for (place, draft) in drafts.list.enumerated() {
      let constraint = LayoutConstraint(draft)
      constraint.stored.serial = drafts.firstSerial + Int64(place)
      constraint.holder = self
      constraint.joinNodes()
      if let row = draft.row {
        constraint.row.constraint = row
        constraint.row.base = draft.base
        constraint.row.engine = node.engine
      }
      take(constraint, draft.part)
      made.append(constraint)
    }
    heldSoFar.insert(contentsOf: made, at: drafts.heldBefore)
    heldSoFar.renumber(from: drafts.heldBefore)
    for node in namedNodes { node.orderConstraints() }
  }

  /// The nodes that the stack's constraints name.
  private var namedNodes: [LayoutNode] {
    [node] + (upkeep.spanner.map { [$0.node] } ?? [])
      + slots.flatMap { slot in [slot.view?.node, slot.gap?.node].compactMap { $0 } }
  }
}

extension View {
  /// Makes the constraints of which the view has drafts alone, if it is a stack that has such.
  func makeDrafted() {
    guard node.drafts.contains(.held) else { return }
    (self as? StackView)?.makeObjects()
  }

  /// How many constraints were held here before the drafts.
  var placeOfDrafts: Int {
    node.drafts.contains(.held) ? (self as? StackView)?.upkeep.drafts.heldBefore ?? 0 : 0
  }

  /// The view's drafts, if it is a stack that has such.
  var drafts: [StackDraft] {
    node.drafts.contains(.held) ? (self as? StackView)?.upkeep.drafts.list ?? [] : []
  }

  /// The constraints held here of which there are objects, and all of them if some rows are made of
  /// drafts.
  func held(behind rows: Set<Problem.Constraint>) -> [LayoutConstraint] {
    let isAsked = drafts.contains { $0.row.map(rows.contains) ?? false }
    return isAsked ? held : heldSoFar
  }
}

extension LayoutNode {
  /// Makes the constraints that name the node of which there are drafts alone.
  func makeDrafted() {
    drafts.remove(.naming)
    nearestView?.arranger?.makeDrafted()
    nearestView?.makeDrafted()
  }

  /// Puts the constraints that name the node in the order of making.
  fileprivate func orderConstraints() {
    let inOrder = zip(constraintsSoFar, constraintsSoFar.dropFirst())
    guard inOrder.contains(where: { $0.serial > $1.serial }) else { return }
    constraintsSoFar.sort { $0.serial < $1.serial }
    forgetAll { _ in false }
  }
}

extension LayoutConstraint {
  fileprivate convenience init(_ draft: StackDraft) {
    self.init()
    define(
      (draft.node, draft.attribute),
      draft.relation,
      draft.otherNode.map { ($0, draft.otherAttribute) },
      multiplier: 1,
      constant: draft.constant,
      origin: nil
    )
    stored.priority = draft.priority
    role = draft.role
    isImplied = draft.isImplied
  }
}
