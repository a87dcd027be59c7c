import Foundation
import SnaplineSolver

/// Where an active constraint stands in the problem of its tree.
struct Row {
  @Unretained var engine: LayoutEngine?
  var constraint: Problem.Constraint? {
    get { index < 0 ? nil : Problem.Constraint(index: index) }
    set { index = newValue?.index ?? -1 }
  }
  private var index: Int32 = -1
  /// Whether the row waits to be made, or to be made anew.
  var isQueued = false
  /// The right side without the constraint's own constant.
  var base = 0.0
}
