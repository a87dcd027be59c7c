import SnaplineDiagnostics
import SnaplineSolver

/// How a constraint stands to the frames as they are.
package struct ConstraintState {
  package let constraint: LayoutConstraint
  /// The view that it is about first, or whose guide is.
  package let view: View?
  /// By how many points it might be tighter; below 0, by how many it is missed.
  package let slack: Double

  package var isEquation: Bool { constraint.relation == .equal }
  /// Whether it gave way, but for the noise of arithmetic.
  package var isMissed: Bool { slack < -1e-3 }
  /// The constraint in words, and where it stands.
  package var reason: LayoutReason { LayoutReason(constraint) }
}

extension View {
  /// The constraints of this tree that somebody wrote, as they stand to its last layout.
  package var constraintStates: [ConstraintState] {
    guard let engine = node.engine else { return [] }
    var states: [ConstraintState] = []
    var waiting: [View] = [self]
    while let view = waiting.popLast() {
      waiting += view.children
      for constraint in view.heldSoFar where constraint.isWritten {
        guard let row = constraint.row.constraint else { continue }
        let item = constraint.first.node
        states.append(
          ConstraintState(
            constraint: constraint,
            view: item?.view ?? item?.guide?.owningView,
            slack: engine.solver.slack(of: row)
          )
        )
      }
    }
    return states
  }
}
