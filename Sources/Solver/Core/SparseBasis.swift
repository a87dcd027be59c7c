/// The active rows of many variables, kept as sparse factors.
///
/// The active rows are a lower factor times an upper one: most of both is there to be read off, and the
/// kernel's elimination finds the rest; see `SparseBasis+Factors`. Each exchange of a row since then is
/// one more factor between the two: the identity plus the product of two sparse vectors. When there are
/// many of these, the rows are eliminated afresh.
struct SparseBasis: ~Copyable {
  var rows = ActiveRows()
  var factors = Kernel()
  var noFlags = Lane<UInt16>()
  private(set) var size = 0
  /// How large a number has to be beside the largest of its row to be divided by.
  static let leastShare = 0.1

  // The lower factor, in the order of elimination, by the row that was taken from others.
  var sources = Lane<Source>()
  var targetSlots = Lane<Int32>()
  var targetFactors = Lane<Double>()

  // The upper factor, in the order of elimination.
  var pivots = Lane<Pivot>()
  var termVariables = Lane<Int32>()
  var termValues = Lane<Double>()

  // What exchanges put between the factors.
  private var exchanges = Lane<Exchange>()
  private var entrySlots = Lane<Int32>()
  private var entryValues = Lane<Double>()
  /// What the last move and the last multiples were between the factors.
  private var innerMove = Lane<Double>()
  private var innerMultiples = Lane<Double>()

  /// One number a slot.
  var bySlot = Lane<Double>()
  /// One number a variable.
  var byVariable = Lane<Double>()
  /// Slots whose rows depend on others, and variables that no row gives, after `finish`.
  var spareSlots = Lane<Int32>()
  var spareVariables = Lane<Int32>()
  var work = Solver.Work()
  /// Rows and, as `-1 - variable`, variables that stand alone; then the slots of the nucleus.
  var queue = Lane<Int32>()
  /// By variable: its number in the nucleus, or -1.
  var numbers = Lane<Int32>()

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

  /// The identity plus `left` times `right`, whose entries follow each other.
  struct Exchange: BitwiseCopyable {
    var left: Int32
    var right: Int32
    var end: Int32
    var inverse: Double
  }

  init() {}

  /// Whether the rows should be eliminated afresh.
  var isWorn: Bool {
    exchanges.count >= 128
      || entrySlots.count > (queue.isEmpty ? 1 : 4)
        * (size + targetSlots.count + termVariables.count)
  }

  /// Whether the factors would hold too many terms, or take too long.
  var isFull: Bool {
    factors.isExhausted
      || rows.variables.count + targetSlots.count + termVariables.count > factors.termLimit
  }

  /// Begins a fresh elimination; rows follow in the order of their slots.
  mutating func begin(_ size: Int, _ termLimit: Int, _ deadline: Deadline) {
    self.size = size
    rows.begin(size)
    factors.removeAll()
    factors.beginBlock()
    factors.termLimit = termLimit
    factors.deadline = deadline
    // Rows were chosen for what they say, not for how well they can be told apart.
    factors.leastShare = Self.leastShare
    factors.budget = .max
    exchanges.removeAll()
    entrySlots.removeAll()
    entryValues.removeAll()
    bySlot.reset(to: size, with: 0)
    byVariable.reset(to: size, with: 0)
    innerMove.reset(to: size, with: 0)
    innerMultiples.reset(to: size, with: 0)
  }

  mutating func beginRow() { rows.beginRow() }

  mutating func addTerm(_ variable: Int32, _ coefficient: Double) {
    rows.addTerm(variable, coefficient)
  }

  /// Eliminates; `false` if some rows depend on others.
  mutating func finish() -> Bool {
    forgetFactors()
    rows.indexColumns()
    peelSingletons()
    if pivots.count < size { eliminateNucleus() }
    guard !isFull else { return false }
    guard pivots.count < size else { return true }
    spareSlots.removeAll()
    spareVariables.removeAll()
    for variable in 0..<Int32(size) where rows.columnCounts[variable] >= 0 {
      spareVariables.append(variable)
    }
    for slot in 0..<Int32(size) where rows.rowCounts[slot] == 0 { spareSlots.append(slot) }
    return false
  }

  private mutating func forgetFactors() {
    sources.removeAll()
    targetSlots.removeAll()
    targetFactors.removeAll()
    pivots.removeAll()
    termVariables.removeAll()
    termValues.removeAll()
  }

  /// Finds the move, into `byVariable`, that changes the rows by what `bySlot` says.
  mutating func solveForMove() {
    for index in 0..<sources.count {
      let source = sources[index]
      let amount = bySlot[source.slot]
      guard amount != 0 else { continue }
      for target in source.first..<source.end {
        bySlot[targetSlots[target]] -= targetFactors[target] * amount
      }
    }
    for index in 0..<exchanges.count {
      let exchange = exchanges[index]
      let range = exchange.right..<exchange.end
      let amount = Self.product(entrySlots, entryValues, range, bySlot) * exchange.inverse
      if amount != 0 { subtract(exchange.left..<exchange.right, times: amount) }
    }
    for slot in 0..<size { innerMove[slot] = bySlot[slot] }
    for index in stride(from: pivots.count - 1, through: 0, by: -1) {
      let pivot = pivots[index]
      let range = pivot.firstTerm..<pivot.lastTerm
      let rest =
        bySlot[pivot.slot] - Self.product(termVariables, termValues, range, byVariable)
      byVariable[pivot.variable] = abs(rest) < 1e-14 ? 0 : rest * pivot.inverse
    }
  }

  /// Finds the multiples of rows, into `bySlot`, that add up to what `byVariable` says.
  mutating func solveForMultiples() {
    solveUpperForMultiples()
    for slot in 0..<size { innerMultiples[slot] = bySlot[slot] }
    for index in stride(from: exchanges.count - 1, through: 0, by: -1) {
      let exchange = exchanges[index]
      let range = exchange.left..<exchange.right
      let amount = Self.product(entrySlots, entryValues, range, bySlot) * exchange.inverse
      if amount != 0 { subtract(exchange.right..<exchange.end, times: amount) }
    }
    for index in stride(from: sources.count - 1, through: 0, by: -1) {
      let source = sources[index]
      let range = source.first..<source.end
      bySlot[source.slot] -= Self.product(targetSlots, targetFactors, range, bySlot)
    }
  }

  private mutating func solveUpperForMultiples() {
    for index in 0..<pivots.count {
      let pivot = pivots[index]
      let multiple = byVariable[pivot.variable] * pivot.inverse
      bySlot[pivot.slot] = multiple
      guard multiple != 0 else { continue }
      for term in pivot.firstTerm..<pivot.lastTerm {
        byVariable[termVariables[term]] -= termValues[term] * multiple
      }
    }
  }

  /// Four sums at once: each addition would wait for the one before it otherwise.
  @inline(__always) private static func product(
    _ places: borrowing Lane<Int32>,
    _ values: borrowing Lane<Double>,
    _ range: Range<Int32>,
    _ numbers: borrowing Lane<Double>
  ) -> Double {
    var (one, two, three, four) = (0.0, 0.0, 0.0, 0.0)
    var entry = range.lowerBound
    while entry + 4 <= range.upperBound {
      one += values[entry] * numbers[places[entry]]
      two += values[entry + 1] * numbers[places[entry + 1]]
      three += values[entry + 2] * numbers[places[entry + 2]]
      four += values[entry + 3] * numbers[places[entry + 3]]
      entry += 4
    }
    while entry < range.upperBound {
      one += values[entry] * numbers[places[entry]]
      entry += 1
    }
    return (one + two) + (three + four)
  }

  @inline(__always) private func subtract(_ entries: Range<Int32>, times factor: Double) {
    for entry in entries { bySlot[entrySlots[entry]] -= entryValues[entry] * factor }
  }

  /// Puts a row into a slot: the row whose multiples were found last, in place of the row whose
  /// move, by one, was found last, and whose terms are in `byVariable`.
  mutating func exchange() {
    solveUpperForMultiples()
    let left = Int32(entrySlots.count)
    for slot in 0..<Int32(size) { addEntry(slot, innerMove[slot]) }
    let right = Int32(entrySlots.count)
    var factor = 1.0
    for slot in 0..<Int32(size) {
      let value = innerMultiples[slot] - bySlot[slot]
      addEntry(slot, value)
      factor += value * innerMove[slot]
    }
    exchanges.append(
      Exchange(left: left, right: right, end: Int32(entrySlots.count), inverse: 1 / factor)
    )
  }

  @inline(__always) private mutating func addEntry(_ slot: Int32, _ value: Double) {
    guard abs(value) > 1e-14 else { return }
    entrySlots.append(slot)
    entryValues.append(value)
  }
}
