/// The active rows of many variables, kept as sparse factors.
///
/// The factors are those of the kernel's elimination; each exchange of a row since then is kept as
/// one sparse vector beside them, until there are so many that the rows are eliminated afresh.
struct SparseBasis: ~Copyable {
  private var factors = Kernel()
  private var noFlags = Lane<UInt16>()
  /// By local row of the elimination: nothing; rows are slots.
  private var exchangeSlots = Lane<Int32>()
  private var exchangeStarts = Lane<Int32>()
  private var entrySlots = Lane<Int32>()
  private var entryValues = Lane<Double>()
  private var pivots = Lane<Double>()
  private var isPivoted = Lane<Bool>()
  private var size = 0

  /// One number a slot.
  var bySlot = Lane<Double>()
  /// One number a variable.
  var byVariable = Lane<Double>()
  /// Slots whose rows depend on others, and variables that no row gives, after `finish`.
  var spareSlots = Lane<Int32>()
  var spareVariables = Lane<Int32>()
  private var work = Solver.Work()

  init() {}

  var exchangeCount: Int { exchangeSlots.count }

  /// Whether the rows should be eliminated afresh.
  var isWorn: Bool {
    exchangeSlots.count >= 100 || entrySlots.count > 8 * (size + factors.terms.count)
  }

  /// Begins a fresh elimination; rows follow in the order of their slots.
  mutating func begin(_ size: Int) {
    self.size = size
    factors.removeAll()
    factors.budget = .max
    factors.mentions.reset(to: size, with: -1)
    noFlags.reset(to: size, with: 0)
    exchangeSlots.removeAll()
    exchangeStarts.removeAll()
    exchangeStarts.append(0)
    entrySlots.removeAll()
    entryValues.removeAll()
    pivots.removeAll()
    bySlot.reset(to: size, with: 0)
    byVariable.reset(to: size, with: 0)
    factors.beginBlock()
    for variable in 0..<Int32(size) { _ = factors.addMember(variable) }
  }

  mutating func beginRow(_ slot: Int32) { factors.beginRow(slot) }

  mutating func addTerm(_ variable: Int32, _ coefficient: Double) {
    factors.addTerm(variable, coefficient)
  }

  /// Eliminates; `false` if some rows depend on others.
  mutating func finish() -> Bool {
    factors.eliminate(noFlags, &work)
    spareSlots.removeAll()
    spareVariables.removeAll()
    if factors.pivots.count == size { return true }
    isPivoted.reset(to: size, with: false)
    for pivot in 0..<factors.pivots.count { isPivoted[factors.pivots[pivot].variable] = true }
    for variable in 0..<Int32(size) where !isPivoted[variable] { spareVariables.append(variable) }
    for slot in 0..<Int32(size) where factors.isSpare[slot] { spareSlots.append(slot) }
    return false
  }

  /// Finds the move, into `byVariable`, that changes the rows by what `bySlot` says.
  mutating func solveForMove() {
    for exchange in stride(from: exchangeSlots.count - 1, through: 0, by: -1) {
      let slot = exchangeSlots[exchange]
      var sum = bySlot[slot]
      for entry in exchangeStarts[exchange]..<exchangeStarts[exchange + 1] {
        sum -= entryValues[entry] * bySlot[entrySlots[entry]]
      }
      bySlot[slot] = sum / pivots[exchange]
    }
    for index in 0..<factors.steps.count {
      let step = factors.steps[index]
      let amount = bySlot[step.source]
      if amount != 0 { bySlot[step.target] -= step.factor * amount }
    }
    for index in stride(from: factors.pivots.count - 1, through: 0, by: -1) {
      let pivot = factors.pivots[index]
      var rest = bySlot[pivot.row]
      for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
        rest -= factors.terms[term].coefficient * byVariable[factors.terms[term].variable]
      }
      byVariable[pivot.variable] = abs(rest) < 1e-14 ? 0 : rest / pivot.factor
    }
  }

  /// Finds the multiples of rows, into `bySlot`, that add up to what `byVariable` says.
  mutating func solveForMultiples() {
    for index in 0..<factors.pivots.count {
      let pivot = factors.pivots[index]
      let multiple = byVariable[pivot.variable] / pivot.factor
      bySlot[pivot.row] = multiple
      guard multiple != 0 else { continue }
      for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
        byVariable[factors.terms[term].variable] -= factors.terms[term].coefficient * multiple
      }
    }
    for index in stride(from: factors.steps.count - 1, through: 0, by: -1) {
      let step = factors.steps[index]
      let amount = bySlot[step.target]
      if amount != 0 { bySlot[step.source] -= step.factor * amount }
    }
    for exchange in 0..<exchangeSlots.count {
      let slot = exchangeSlots[exchange]
      let amount = bySlot[slot] / pivots[exchange]
      bySlot[slot] = amount
      guard amount != 0 else { continue }
      for entry in exchangeStarts[exchange]..<exchangeStarts[exchange + 1] {
        bySlot[entrySlots[entry]] -= entryValues[entry] * amount
      }
    }
  }

  /// Puts the row whose multiples are in `bySlot` into a slot.
  mutating func exchange(_ slot: Int32) {
    for other in 0..<Int32(size) where other != slot {
      let value = bySlot[other]
      guard abs(value) > 1e-13 else { continue }
      entrySlots.append(other)
      entryValues.append(value)
    }
    exchangeSlots.append(slot)
    pivots.append(bySlot[slot])
    exchangeStarts.append(Int32(entrySlots.count))
  }
}
