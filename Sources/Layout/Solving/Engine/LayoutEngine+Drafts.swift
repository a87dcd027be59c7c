import Foundation
import SnaplineGeometry
import SnaplineSolver

/// Rows of what stacks have drafts of.
extension LayoutEngine {
  /// Makes the rows of a view's drafts, if it is a stack that has such.
  ///
  /// - Returns: `false` where one can't be made as simply as that, and the stack has to make objects,
  ///   whose rows are made then.
  func makeDraftedRows(of view: View) -> Bool {
    guard view.node.drafts.contains(.held), let stack = view as? StackView else { return true }
    var drafts = StackDrafts()
    swap(&drafts, &stack.upkeep.drafts)
    var isSimple = true
    for place in drafts.list.indices where isSimple {
      let serial = drafts.firstSerial + Int64(place)
      isSimple = makeRow(of: &drafts.list[place], serial, in: stack)
    }
    swap(&drafts, &stack.upkeep.drafts)
    stored.queues.needsSolving = true
    return isSimple
  }

  /// Makes the row of a draft, if it needs one; answers whether that is all there is to do.
  private func makeRow(of draft: inout StackDraft, _ serial: Int64, in stack: StackView) -> Bool {
    if draft.row != nil || isImplied(draft, in: stack) { return true }
    guard stored.builder.lowerPlainly(draft, stack, in: self) else { return false }
    draft.base = -stored.builder.constant
    let constant = draft.base + draft.constant
    guard constant == constant.bounded else { return false }
    draft.row = stored.builder.row(
      in: &solver.problem,
      Problem.Relation(draft.relation),
      constant,
      priority: Double(draft.placedPriority.rawValue),
      serial: serial
    )
    if let step = draft.sequenceStep { putInSequence(step) }
    return true
  }

  private func isImplied(_ draft: StackDraft, in stack: StackView) -> Bool {
    switch draft.role {
    case .canvasConnection: return isLetLoose(draft.attribute, in: stack)
    case .ambiguitySuppression where !draft.$otherNode.isThere:
      return draft.$node.look { node in
        resists(draft.priority, node, isWidth: draft.attribute == .width)
      } ?? false
    default: return draft.isImplied
    }
  }

  /// Takes back the rows of a view's drafts, if it is a stack that has such.
  func dropDraftedRows(of view: View) {
    guard view.node.drafts.contains(.held), let stack = view as? StackView else { return }
    dropRows(of: stack.upkeep.drafts.list)
    stack.forgetDraftedRows()
  }

  func dropRows(of drafts: [StackDraft]) {
    for draft in drafts {
      guard let row = draft.row else { continue }
      solver.problem.remove(row)
      if let step = draft.sequenceStep { takeOutOfSequence(step) }
    }
  }
}

extension View {
  /// Forgets the rows of the view's drafts, if it is a stack that has such.
  func forgetDraftedRows() {
    guard node.drafts.contains(.held), let stack = self as? StackView else { return }
    for place in stack.upkeep.drafts.list.indices { stack.upkeep.drafts.list[place].row = nil }
  }

  /// Has the view's drafts again as they were, and answers whether it still has drafts.
  func restoreDrafts(_ drafts: [StackDraft]) -> Bool {
    guard node.drafts.contains(.held), let stack = self as? StackView else { return false }
    stack.upkeep.drafts.list = drafts
    return true
  }
}

extension StackDraft {
  /// The priority of the row; see ``LayoutConstraint/placedPriority``.
  fileprivate var placedPriority: LayoutPriority {
    role.isAlwaysMet(relation, priority) ? .required : priority
  }
}
