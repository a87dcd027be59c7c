/// What an edit of the structure has taken out of its place.
struct Uprooting: ~Copyable {
  /// Where a variable was in the sequence.
  static let hole: Int32 = -1
  /// Noted for a row in place of its unknowns.
  static let isLoose: Int32 = -7

  var variables = Lane<Int32>()
  var rows = Lane<Int32>()
  /// Required equalities that are new.
  var equations = Lane<Int32>()
  /// Tied variables to be settled by hidden ties again.
  var ties = Lane<Int32>()

  // By place in `variables`.
  var pending = Lane<Int32>()
  var ready = Lane<Int32>()

  init() {}

  mutating func clear() {
    variables.removeAll()
    rows.removeAll()
    equations.removeAll()
    ties.removeAll()
  }

  /// Notes the tied variable that a variable is, or that looks at it.
  mutating func lookAtTies(
    of variable: Int32,
    _ kinds: borrowing Lane<Kind>,
    _ flags: borrowing Lane<UInt16>,
    _ marks: borrowing Lane<Int32>
  ) {
    if flags[variable] & Flag.followed != 0, marks[variable] > 0 {
      ties.append(marks[variable] - 1)
    } else if kinds[variable] == .free {
      ties.append(variable)
    }
  }
}
