/// The variables that no constraint settles, and how tie-breaks settle them.
struct TieBreaks: ~Copyable {
  /// Open variables that tie-breaks are to settle; for a component, one of its variables.
  var ambiguous = Buffer<Int32>()
  /// One variable of each set that tie-breaks settled.
  var tied = Buffer<Int32>()
  /// By defined variable with `Flag.followed`: the variable whose tie-breaks look at its value.
  var owners = Buffer<Int32>()

  // A unit is an ambiguous variable or component. Units that meet in a defined variable form a
  // group and have one root.
  /// One variable of each unit.
  var units = Buffer<Int32>()
  /// By free variable: its unit plus one while units are grouped, and 0 otherwise.
  var unitNumbers = Buffer<Int32>()
  /// By unit: its parent in a forest of disjoint sets.
  var unitRoots = Buffer<Int>()
  /// By unit: the next one of its group, or -1.
  var unitNexts = Buffer<Int>()
  /// By root: the last unit of its group.
  var unitLasts = Buffer<Int>()

  /// The defined variables that depend on the variables at hand, in the order of evaluation.
  var dependents = Buffer<Int32>()
  /// The variables that the tie-breaks at hand look at: the members, and then the dependents.
  var concerned = Buffer<Int32>()
  /// By variable: how fast it changes with the variable at hand; zero otherwise.
  var rates = Buffer<Double>()

  /// By variable: how many sizes stand before it in its sequence; below zero where that isn't known.
  var places = Buffer<Int32>()
  /// The sizes on the way to the first one of a sequence.
  var walk = Buffer<Int32>()
  /// The places in sequences that tie-breaks looked at.
  var placed = Buffer<PlacedSize>()

  /// The slack rows that mention the variables at hand; see `Engine.isSlackRow`.
  var slackRows = Buffer<Int32>()
  /// By slack row: the variable whose tie-breaks look at it, or -1.
  var rowOwners = Buffer<Int32>()
  /// By row: not 0 while it is among those at hand; then one more than its unit while units are
  /// grouped.
  var rowMarks = Buffer<Int32>()

  /// A place in ``places`` that isn't known, and one that is being looked for.
  static let (unknownPlace, soughtPlace) = (Int32(-1), Int32(-2))

  init() {}

  /// Forgets everything.
  mutating func removeAll() {
    ambiguous.removeAll()
    tied.removeAll()
    rowOwners.removeAll()
    places.removeAll()
    placed.removeAll()
  }

  /// Makes room for variables and rows; called before anything is grouped.
  mutating func extend(to count: Int, rowCount: Int) {
    owners.extend(to: count, with: -1)
    unitNumbers.extend(to: count, with: 0)
    places.extend(to: count, with: Self.unknownPlace)
    rowOwners.extend(to: rowCount, with: -1)
    rowMarks.extend(to: rowCount, with: 0)
  }

  /// Puts the dependents in the order of evaluation.
  mutating func sortDependents(by positions: borrowing Buffer<Int32>) {
    var isSorted = true
    for index in 1..<max(1, dependents.count)
    where positions[dependents[index - 1]] > positions[dependents[index]] {
      isSorted = false
    }
    if isSorted { return }
    var places = (0..<dependents.count).map { positions[dependents[$0]] }
    var order = Array(places.indices)
    order.sort { places[$0] < places[$1] }
    places = order.map { dependents[$0] }
    for index in 0..<dependents.count { dependents[index] = places[index] }
  }
}

/// A size whose place in its sequence tie-breaks looked at.
struct PlacedSize: BitwiseCopyable {
  var size: Int32
  var place: Int32
  /// One of the variables that were settled then.
  var owner: Int32
}
