/// What an edit of the structure has taken out of its place.
struct Repair: ~Copyable {
  /// Where a variable was in the sequence.
  static let hole: Int32 = -1
  /// Noted for a row in place of its unknowns.
  static let isReleased: Int32 = -7

  var variables = Buffer<Int32>()
  var rows = Buffer<Int32>()
  /// Required equalities that are new.
  var equations = Buffer<Int32>()
  /// Tied variables to be settled by hidden ties again.
  var ties = Buffer<Int32>()

  // By place in `variables`.
  var pending = Buffer<Int32>()
  var ready = Buffer<Int32>()

  init() {}

  mutating func clear() {
    variables.removeAll()
    rows.removeAll()
    equations.removeAll()
    ties.removeAll()
  }

  /// Notes the tied variable that a variable is, or that looks at it.
  mutating func noteTies(
    of variable: Int32,
    _ kinds: borrowing Buffer<VariableKind>,
    _ flags: borrowing Buffer<UInt16>,
    _ marks: borrowing Buffer<Int32>
  ) {
    if flags[variable] & Flag.followed != 0, marks[variable] > 0 {
      ties.append(marks[variable] - 1)
    } else if kinds[variable] == .free {
      ties.append(variable)
    }
  }
}
