import SnaplineGeometry
import SnaplineSolver

/// Two neighbours in a stack, of which one follows the other: their lengths are in a sequence.
///
/// Tie-breaks give the room that nothing shares out to the first view of a stack. So they need to know
/// in which order the views stand. The constraint between two neighbours says so, and no other one is
/// made for it. Flows and grids have constraints of the same role, and no sequences.
struct SequenceStep {
  let node: LayoutNode
  let predecessor: LayoutNode
  let axis: Axis

  /// The step that a constraint of the role `spacing` stands for.
  ///
  /// - Returns: `nil` for a gap that may grow.
  fileprivate init?(
    _ relation: LayoutConstraint.Relation,
    _ first: (node: LayoutNode?, attribute: LayoutConstraint.Attribute),
    _ second: (node: LayoutNode?, attribute: LayoutConstraint.Attribute)
  ) {
    // What is hidden before all others begins where the stack begins, and follows no view.
    guard relation == .equal, first.attribute != second.attribute,
      let node = first.node, let predecessor = second.node, let axis = first.attribute.axis
    else { return nil }
    (self.node, self.predecessor, self.axis) = (node, predecessor, axis)
  }
}

extension LayoutConstraint {
  var sequenceStep: SequenceStep? {
    guard role == .spacing else { return nil }
    return SequenceStep(
      relation,
      (terms.node, terms.attribute),
      (terms.otherNode, terms.otherAttribute)
    )
  }
}

extension StackDraft {
  var sequenceStep: SequenceStep? {
    guard role == .spacing else { return nil }
    return SequenceStep(relation, (node, attribute), (otherNode, otherAttribute))
  }
}

extension LayoutEngine {
  func putInSequence(_ step: SequenceStep) {
    guard let size = length(of: step.node, step.axis),
      let predecessor = length(of: step.predecessor, step.axis)
    else { return }
    solver.problem.setPredecessor(predecessor, of: size)
  }

  /// Takes a step back, unless another constraint has put something else before the view since.
  func takeOutOfSequence(_ step: SequenceStep) {
    guard let size = length(of: step.node, step.axis) else { return }
    if let predecessor = length(of: step.predecessor, step.axis),
      predecessor != solver.problem.predecessor(of: size)
    {
      return
    }
    solver.problem.setPredecessor(nil, of: size)
  }

  private func length(of node: LayoutNode, _ axis: Axis) -> Problem.Variable? {
    guard node.seat.$engine.isObject(self) else { return nil }
    return axis == .horizontal ? node.width : node.height
  }
}
