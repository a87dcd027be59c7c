/// A row in which each variable that others define is replaced by what defines it.
struct ReducedRow: BitwiseCopyable {
  /// The row as it is written, or `-1 - variable` for the implicit bound of a defined variable.
  var row: Int32
  var firstTerm: Int32
  var termCount: Int32
  /// The row of the active-set method that stood for it when it was last loaded there.
  var loadedRow: Int32 = -1
  var constant: Double
  var priority: Double
  var relation: Int8
  /// Whether all of its open variables were put into the work list, and none of them left it open.
  var isWaiting = false
  /// The number of the last search for a component that has read its variables.
  var lastGathering: Int32 = 0
  /// The terms between those at both ends that are known to be settled above the row's priority.
  var firstOpen: Int32 = 0
  var openEnd: Int32 = 0
  /// The number of times that a variable was opened, when they were found.
  var openings = -1

  /// Whether it is worth to know which of its terms are open.
  var isLong: Bool { termCount > 8 }

  var places: Range<Int32> { firstTerm..<firstTerm + termCount }
}

/// The rows that mention defined variables, written in free variables only.
struct ReducedRows: ~Copyable {
  struct Term: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var reduced: Int32
    // The next term of the same variable in a reduced row, and the one before. With both, a reduced
    // row is taken out without a search.
    var next: Int32
    var previous: Int32
  }

  var rows = Buffer<ReducedRow>()
  var terms = Buffer<Term>()
  /// By variable: the first term that mentions it, or -1.
  var heads = Buffer<Int32>()
  /// Those that are implicit bounds of defined variables.
  var bounds = Buffer<Int32>()
  /// Whether their constants may be out of date.
  var areBoundsStale = false

  init() {}

  /// Forgets all rows, for a problem of so many variables.
  mutating func reset(to variableCount: Int) {
    rows.removeAll()
    terms.removeAll()
    heads.reset(to: variableCount, with: -1)
    bounds.removeAll()
    areBoundsStale = false
  }

  /// The sum of a reduced row's terms minus its constant.
  func residual(_ index: Int32, _ values: borrowing Buffer<Double>) -> Double {
    let reduced = rows[index]
    var sum = -reduced.constant
    for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
      sum += terms[place].coefficient * values[terms[place].variable]
    }
    return sum
  }

  /// The places of a row's terms, without those at both ends that are settled above its priority.
  ///
  /// A long row is looked at once for each of its variables. As they are mostly settled in the order of
  /// its terms, what was found settled isn't looked at again, until a variable is opened somewhere.
  mutating func open(
    _ index: Int32,
    _ settled: borrowing Buffer<Double>,
    openings: Int
  ) -> Range<Int32> {
    let reduced = rows[index]
    guard reduced.isLong else { return reduced.places }
    var places =
      reduced.openings == openings ? reduced.firstOpen..<reduced.openEnd : reduced.places
    while let first = places.first, settled[terms[first].variable] > reduced.priority {
      places = first + 1..<places.upperBound
    }
    while let last = places.last, settled[terms[last].variable] > reduced.priority {
      places = places.lowerBound..<last
    }
    rows[index].firstOpen = places.lowerBound
    rows[index].openEnd = places.upperBound
    rows[index].openings = openings
    return places
  }

  /// Adds a term at the front of its variable's list.
  mutating func link(
    _ variable: Int32,
    _ coefficient: Double,
    _ reduced: Int32
  ) {
    let (place, next) = (Int32(terms.count), heads[variable])
    if next >= 0 { terms[next].previous = place }
    terms.append(
      Term(coefficient: coefficient, variable: variable, reduced: reduced, next: next, previous: -1)
    )
    heads[variable] = place
  }

  /// Takes a term out of its variable's list.
  func unlink(_ place: Int32) {
    let entry = terms[place]
    if entry.previous >= 0 {
      terms[entry.previous].next = entry.next
    } else {
      heads[entry.variable] = entry.next
    }
    if entry.next >= 0 { terms[entry.next].previous = entry.previous }
  }

  var bytes: Int { rows.bytes + terms.bytes }
}
