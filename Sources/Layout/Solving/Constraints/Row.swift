import Foundation
import SnaplineSolver

/// Where an active constraint stands in the problem of its tree.
struct Row {
  @Unretained var engine: LayoutEngine?
  @MaybeRow var constraint: Problem.Constraint?
  /// Whether the row waits to be made, or to be made anew.
  var isQueued = false
  /// The right side without the constraint's own constant.
  var base = 0.0
}

/// A row of a problem, or none, as small as a number.
@propertyWrapper
struct MaybeRow {
  private var index: Int32

  init(wrappedValue: Problem.Constraint?) { index = wrappedValue?.index ?? -1 }

  var wrappedValue: Problem.Constraint? {
    get { index < 0 ? nil : Problem.Constraint(index: index) }
    set { index = newValue?.index ?? -1 }
  }
}
