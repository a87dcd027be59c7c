import Foundation
import SnaplineSolver

/// Where an active constraint stands in the problem of its tree.
struct Row {
  @Unretained var engine: LayoutEngine?
  var constraint: Problem.Constraint?
  /// The right side without the constraint's own constant.
  var base = 0.0
  /// Whether the row waits to be made, or to be made anew.
  var isQueued = false
}
