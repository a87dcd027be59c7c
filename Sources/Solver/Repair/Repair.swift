/// What an edit of rows has taken out of the order of evaluation and has to put back.
struct Repair: ~Copyable {
  /// Stands in the order of evaluation where a detached variable was.
  static let hole: Int32 = -1

  /// By row: whether it was taken out of what it was used for, and has no new role yet.
  var isReleased = Buffer<Bool>()
  /// By variable: its place in `variables`, while detached ones are put in order.
  var places = Buffer<Int32>()
  /// Detached variables.
  var variables = Buffer<Int32>()
  /// Released rows: they get new roles once the variables are inserted again.
  var rows = Buffer<Int32>()
  /// Required equalities that the edit added or altered.
  var equations = Buffer<Int32>()
  /// Variables that tie-breaks have to settle again.
  var ties = Buffer<Int32>()

  // By place in `variables`: how many detached ones it still waits for, and those that wait for
  // none.
  var pending = Buffer<Int32>()
  var ready = Buffer<Int32>()

  init() {}

  /// Forgets all edits, for a problem of so many variables and rows.
  mutating func reset(to variableCount: Int, rowCount: Int) {
    clear()
    isReleased.reset(to: rowCount, with: false)
  }

  mutating func extend(to variableCount: Int, rowCount: Int) {
    isReleased.extend(to: rowCount, with: false)
    places.extend(to: variableCount, with: -1)
  }

  mutating func clear() {
    variables.removeAll()
    rows.removeAll()
    equations.removeAll()
    ties.removeAll()
  }
}
