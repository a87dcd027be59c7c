/// The basis of a large problem, as sparse factors.
///
/// The active rows are a lower factor times an upper one: most of both can be read off, and the
/// kernel's elimination finds the rest; see `SparseBasis+Factors`. Each exchange of a row since
/// then is a factor between the two, the identity plus the product of two sparse vectors (the
/// middle product form). After many exchanges, the rows are factorized anew.
struct SparseBasis: ~Copyable {
  var rows = ActiveRows()
  var factors = Kernel()
  var noFlags = Buffer<UInt16>()
  private(set) var size = 0
  /// The least share of the largest coefficient of its row that a pivot may have.
  static let leastShare = 0.1

  // The columns of the lower factor, in the order of elimination.
  var sources = Buffer<Source>()
  var targetSlots = Buffer<Int32>()
  var targetFactors = Buffer<Double>()

  // The rows of the upper factor, in the order of elimination.
  var pivots = Buffer<Pivot>()
  var termVariables = Buffer<Int32>()
  var termValues = Buffer<Double>()

  // The exchanges between the factors.
  var exchanges = Buffer<Exchange>()
  var entrySlots = Buffer<Int32>()
  var entryValues = Buffer<Double>()
  /// The last move and the last multiples, as they were between the factors.
  var innerMove = SparseVector()
  var innerMultiples = SparseVector()

  /// A right side or solution with one number for each slot.
  var bySlot = SparseVector()
  /// The same with one number for each variable.
  var byVariable = SparseVector()
  var reach = SymbolicReach()
  /// After `finish` of a singular basis: slots of dependent rows, and variables that no row gives.
  var dependentSlots = Buffer<Int32>()
  var uncoveredVariables = Buffer<Int32>()
  var work = Solver.Work()
  /// Row singletons, by slot, and column singletons, as `-1 - variable`, that wait for their
  /// pivots.
  var queue = Buffer<Int32>()
  /// The slots of the nucleus.
  var nucleusSlots = Buffer<Int32>()
  /// By variable: its number in the nucleus, or -1.
  var numbers = Buffer<Int32>()

  struct Source: BitwiseCopyable {
    var slot: Int32
    var first: Int32
    var end: Int32
  }

  struct Pivot: BitwiseCopyable {
    var variable: Int32
    var slot: Int32
    var firstTerm: Int32
    var lastTerm: Int32
    var inverse: Double
  }

  /// The identity plus `left` times `right`; the entries of both follow each other.
  struct Exchange: BitwiseCopyable {
    var left: Int32
    var right: Int32
    var end: Int32
    var inverse: Double
  }

  init() {}

  /// Whether the rows should be factorized anew.
  var isWorn: Bool {
    exchanges.count >= SymbolicReach.exchangeLimit(size)
      || entrySlots.count > (nucleusSlots.isEmpty ? 1 : 4)
        * (size + targetSlots.count + termVariables.count)
  }

  /// Whether the factors would hold too many terms, or take too long.
  var isFull: Bool {
    factors.isExhausted
      || rows.variables.count + targetSlots.count + termVariables.count > factors.termLimit
  }

  /// Begins a factorization; rows follow in the order of their slots.
  mutating func begin(_ size: Int, _ termLimit: Int, _ deadline: Deadline) {
    self.size = size
    rows.begin(size)
    factors.removeAll()
    factors.beginBlock()
    factors.termLimit = termLimit
    factors.deadline = deadline
    // Rows were chosen for their meaning, not for the stability of the basis.
    factors.leastShare = Self.leastShare
    factors.budget = .max
    exchanges.removeAll()
    entrySlots.removeAll()
    entryValues.removeAll()
    bySlot.reset(to: size)
    byVariable.reset(to: size)
    innerMove.reset(to: size)
    innerMultiples.reset(to: size)
    reach.begin(size)
  }

  mutating func beginRow() { rows.beginRow() }

  mutating func addTerm(_ variable: Int32, _ coefficient: Double) {
    rows.addTerm(variable, coefficient)
  }

  /// Factorizes; `false` if the basis is singular, or the factors too large.
  mutating func finish() -> Bool {
    forgetFactors()
    rows.indexColumns()
    pivotSingletons()
    if pivots.count < size { eliminateNucleus() }
    guard !isFull else { return false }
    guard pivots.count < size else { return true }
    dependentSlots.removeAll()
    uncoveredVariables.removeAll()
    for variable in 0..<Int32(size) where rows.columnCounts[variable] >= 0 {
      uncoveredVariables.append(variable)
    }
    for slot in 0..<Int32(size) where rows.rowCounts[slot] == 0 { dependentSlots.append(slot) }
    return false
  }

  private mutating func forgetFactors() {
    nucleusSlots.removeAll()
    sources.removeAll()
    targetSlots.removeAll()
    targetFactors.removeAll()
    pivots.removeAll()
    termVariables.removeAll()
    termValues.removeAll()
  }

  /// Clears both right sides.
  mutating func clear() {
    bySlot.clear()
    byVariable.clear()
  }

  /// Puts a row into a slot.
  ///
  /// The row is the one whose multiples were solved for last, the slot the one whose move, by one,
  /// was. The terms of the row that leaves are in `byVariable`.
  mutating func exchange() {
    bySlot.clear()
    solveUpperForMultiples()
    let left = Int32(entrySlots.count)
    for index in 0..<innerMove.places.count {
      let slot = innerMove.places[index]
      if addEntry(slot, innerMove[slot]) { reach.noteLeft(slot, exchanges.count) }
    }
    for index in 0..<bySlot.places.count {
      let slot = bySlot.places[index]
      innerMultiples.add(slot, -bySlot[slot])
    }
    let right = Int32(entrySlots.count)
    var factor = 1.0
    for index in 0..<innerMultiples.places.count {
      let slot = innerMultiples.places[index]
      let value = innerMultiples[slot]
      if addEntry(slot, value) { reach.noteRight(slot, exchanges.count) }
      factor += value * innerMove[slot]
    }
    exchanges.append(
      Exchange(left: left, right: right, end: Int32(entrySlots.count), inverse: 1 / factor)
    )
  }

  @inline(__always) private mutating func addEntry(_ slot: Int32, _ value: Double) -> Bool {
    guard abs(value) > 1e-14 else { return false }
    entrySlots.append(slot)
    entryValues.append(value)
    return true
  }
}
