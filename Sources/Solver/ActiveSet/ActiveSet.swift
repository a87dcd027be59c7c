/// Minimizes the sums of violations, level after level, by an active-set method.
///
/// At a vertex, as many rows hold exactly as there are variables: the *active* rows, each in a slot
/// of the basis. Letting one of them go gives an edge. The sum of the violations of a level along
/// it is convex and piecewise linear, so that one step may pass many rows before it stops at the
/// row that becomes active instead. A move that would raise a settled level is *banned*. Any vertex
/// is a legal start, as a violation is only a cost: there is no first phase, and the last vertex of
/// an edited problem is a warm start.
///
/// Level 0 is required. A violation that is left there is a conflict.
///
/// Up to `largestDenseCount` variables, the basis is a dense inverse; the properties "for large
/// problems" are used beyond that alone.
struct ActiveSet: ~Copyable {
  /// The sign of a row's residual at a point.
  typealias Side = Int8

  /// Holds nothing, but makes the compiler pass the struct by its address to functions that only
  /// read.
  ///
  /// Without a field of an existential type it passes each field by itself, and this room takes
  /// minutes to compile. The Design article says more.
  private let isReadInPlace: Any? = nil

  /// Above this many variables a full matrix costs more than sparse factors.
  var largestDenseCount = 80
  var variableCount = 0
  var rows = LoadedRows()

  // The vertex.
  /// By slot: the active row, or `-1 - variable` where a variable stays at its origin.
  var active = Buffer<Int32>()
  /// By slot: bit 0 if moving it up would raise a level that is settled, bit 1 if moving it down
  /// would.
  var banned = Buffer<UInt8>()
  /// By row: its slot, or -1.
  var slots = Buffer<Int32>()
  /// By row: the sum of its terms minus its constant, for rows of the levels reached so far.
  var residuals = Buffer<Double>()
  /// By row: the sign of its residual, or 0 for a row that holds exactly and was never active.
  var sides = Buffer<Side>()
  /// By variable: its value at the vertex.
  var point = Buffer<Double>()
  /// By variable: its value before the first step.
  var origin = Buffer<Double>()

  // How a step is found.
  var pricing = Pricing()
  var edge = Edge()
  /// The basis of small problems.
  var basis = DenseBasis()
  /// The basis of large problems.
  var sparse = SparseBasis()
  var parallels = ParallelRows()
  var dual = Dual()
  /// Required inequalities that are treated as equalities, as they can hold in no other way.
  var forcingRows = Buffer<ForcingRow>()
  /// Rows that `warmStart` makes active.
  var warmRows = Buffer<Int32>()

  // How far the levels are settled.
  var currentLevel: Int32 = 0
  /// The sum of the violations of the current level before its first step.
  var totalAtStart = 0.0
  /// How many slots may still move.
  var degreesOfFreedom = 0
  /// By variable: whether any slot that may still move changes it, as `markMovable` found last.
  var movable = Buffer<Bool>()
  /// Whether all levels but that of the last probe are settled, so that another probe may follow.
  var isReadyForProbe = false
  var effort = Effort()

  init() {}

  var rowCount: Int { rows.count }

  /// Forgets everything and makes room for `variableCount` variables.
  mutating func begin(variableCount: Int) {
    self.variableCount = variableCount
    isReadyForProbe = false
    rows.removeAll()
    forcingRows.removeAll()
    parallels.removeAll()
    origin.reset(to: variableCount, with: 0)
  }

  @inline(__always) mutating func addTerm(_ variable: Int32, _ coefficient: Double) {
    rows.addTerm(variable, coefficient)
  }

  /// Ends the row whose terms were just added; rows come in the order of their levels.
  mutating func endRow(_ relation: Int8, _ constant: Double, level: Int32) {
    rows.endRow(relation, constant, level: level)
  }

  /// Begins at the origin: each variable is in the basis, and no row is.
  mutating func prepare() {
    rows.indexLevels()
    active.removeAll()
    for variable in 0..<Int32(variableCount) { active.append(-1 - variable) }
    banned.reset(to: variableCount, with: 0)
    slots.reset(to: rowCount, with: -1)
    residuals.reset(to: rowCount, with: 0)
    sides.reset(to: rowCount, with: 0)
    pricing.gradient.reset(to: variableCount, with: 0)
    edge.direction.reset(to: variableCount, with: 0)
    edge.movingVariables.removeAll()
    pricing.gradientChange.reset(to: isSparse ? variableCount : 0)
    pricing.reducedCosts.reset(to: variableCount, with: 0)
    point.removeAll()
    for variable in 0..<variableCount { point.append(origin[variable]) }
    edge.speeds.reset(to: rowCount, with: 0)
    pricing.devexWeights.reset(to: variableCount, with: 1)
    effort.steps = 0
    effort.spent = 0
    effort.isFull = false
    resetBasis()
    rows.areColumnsStale = true
    degreesOfFreedom = variableCount
    rows.measureTolerance()
  }

  /// Starts at the vertex of the rows in `warmRows`, as far as they are independent.
  mutating func warmStart() {
    if isSparse {
      for slot in 0..<min(Int32(warmRows.count), Int32(variableCount)) {
        active[slot] = warmRows[slot]
        slots[warmRows[slot]] = slot
      }
      refactor()
    } else {
      for index in 0..<warmRows.count { replaceResting(warmRows[index]) }
      for index in 0..<warmRows.count where slots[warmRows[index]] < 0 {
        let row = warmRows[index]
        let slot = restingSlot(for: row)
        guard slot >= 0 else { continue }
        basis.replace(Int(slot))
        active[slot] = row
        slots[row] = slot
      }
    }
    polish()
  }

  /// Makes a row of one variable active, if the variable is still in its slot.
  ///
  /// As long as no row of several variables is active, nothing else moves.
  private mutating func replaceResting(_ row: Int32) {
    let term = rows.starts[row]
    guard rows.starts[row + 1] == term + 1, abs(rows.termCoefficients[term]) > Self.leastChange
    else {
      return
    }
    let slot = rows.termVariables[term]
    guard active[slot] < 0 else { return }
    basis.scale(Int(slot), by: 1 / rows.termCoefficients[term])
    active[slot] = row
    slots[row] = slot
  }

  /// A row that changes less than this along each free direction counts as dependent on active
  /// rows.
  private static var leastChange: Double { 1e-6 }

  /// The slot still with its variable along whose direction a row changes most; -1 for a row that
  /// depends on active ones.
  private mutating func restingSlot(for row: Int32) -> Int32 {
    measureInBasis(row)
    var (best, largest) = (Int32(-1), Self.leastChange)
    for slot in 0..<Int32(variableCount) where active[slot] < 0 {
      let product = abs(basis.products[Int(slot)])
      if product > largest { (best, largest) = (slot, product) }
    }
    return best
  }

  /// Takes in rows that were added below the levels settled so far.
  mutating func extendLevels() {
    rows.indexLevels(from: Int32(slots.count))
    slots.extend(to: rowCount, with: -1)
    residuals.extend(to: rowCount, with: 0)
    sides.extend(to: rowCount, with: 0)
    edge.speeds.extend(to: rowCount, with: 0)
    rows.areColumnsStale = true
  }

  /// Counts a vertex.
  mutating func countStep() {
    effort.steps += 1
    effort.spent += 1 + rows.termVariables.count / 1000
  }

  /// Looks at the clock once in many steps, more often in large problems.
  mutating func isOverdue(_ share: Double) -> Bool {
    effort.steps & (isSparse ? 15 : 63) == 0 && effort.deadline.isPast(share)
  }

  @inline(__always) func value(ofRow row: Int32, at place: borrowing Buffer<Double>) -> Double {
    var sum = 0.0
    for term in rows.starts[row]..<rows.starts[row + 1] {
      sum += rows.termCoefficients[term] * place[rows.termVariables[term]]
    }
    return sum
  }

  /// The slope of a row's violation on one side of its constant.
  @inline(__always) func cost(_ row: Int32, _ side: Side) -> Double {
    let relation = rows.relations[row]
    if side > 0 { return relation <= 0 ? 1 : 0 }
    if side < 0 { return relation >= 0 ? -1 : 0 }
    return 0
  }

  mutating func violation(_ row: Int32) -> Double {
    let residual = value(ofRow: row, at: point) - rows.constants[row]
    return max(rows.relations[row] <= 0 ? residual : 0, rows.relations[row] >= 0 ? -residual : 0)
  }
}
