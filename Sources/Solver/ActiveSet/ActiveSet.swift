/// Finds the point of least violations, level after level, by walking from vertex to vertex.
///
/// A vertex is where as many rows hold exactly as there are variables: the *active* rows. Letting
/// go of one active row is a direction; walking along it, the sum of the violations of a level is
/// convex and piecewise linear, so that one walk may pass many rows before it stops at the one that
/// becomes active instead. Directions that would raise a level already settled are *banned* on that
/// side. Any vertex is a legal start (violation is cost, not failure), so there is no first phase,
/// and the last vertex of an edited problem is a warm start.
///
/// Level 0 is required; a violation that remains there is a conflict.
struct ActiveSet: ~Copyable {
  /// The side of a row on which a point lies.
  typealias Side = Int8

  /// Holds nothing, but makes the compiler pass the struct by its address to functions that only read.
  ///
  /// Without a field of an existential type it passes each field by itself, and this room takes minutes
  /// to compile. The Design article says more.
  private let isReadInPlace: Any? = nil

  /// Above this many variables a full matrix costs more than sparse factors.
  var largestDenseCount = 80
  var variableCount = 0
  /// Where each row's terms begin; one more than there are rows.
  var starts = Buffer<Int32>()
  var termVariables = Buffer<Int32>()
  var termCoefficients = Buffer<Double>()
  var constants = Buffer<Double>()
  var relations = Buffer<Int8>()
  var levels = Buffer<Int32>()
  /// The first row of each level, rows being in the order of their levels; one more at the end.
  var levelStarts = Buffer<Int32>()

  /// Row by slot; `-1 - variable` where a variable rests on nothing but its start.
  var active = Buffer<Int32>()
  /// Bit 0: upwards would raise a settled level; bit 1: downwards.
  var banned = Buffer<UInt8>()
  /// Slot by row, or -1.
  var slots = Buffer<Int32>()
  /// Sum of the terms minus the constant, kept for the rows of levels reached so far.
  var residuals = Buffer<Double>()
  /// Above 0, below 0, or 0 for a row that is met and was never active.
  var sides = Buffer<Side>()

  var point = Buffer<Double>()
  var origin = Buffer<Double>()
  var gradient = Buffer<Double>()
  var direction = Buffer<Double>()
  /// In large problems: the variables that the direction moves.
  var movingVariables = Buffer<Int32>()
  var reducedCosts = Buffer<Double>()
  /// In large problems: how the gradient changed since the slopes were measured or followed.
  var gradientChange = SparseVector()
  var pricing = Pricing()
  var basis = DenseBasis()
  var sparse = SparseBasis()
  var parallels = ParallelRows()
  /// Whether rows count that hold exactly beside the active one of their form.
  var countsTightParallels = true
  var breakpoints = Breakpoints()
  /// How fast each row moves along the direction, for the rows in `movingRows`.
  var speeds = Buffer<Double>()
  var movingRows = Buffer<Int32>()
  /// Whether the columns know all rows.
  var areColumnsStale = true
  /// Rows that `warmStart` makes active.
  var warmRows = Buffer<Int32>()
  /// Whether a move that is left changes a variable, when that was last looked at.
  var movable = Buffer<Bool>()
  /// Inequalities said as equalities, because they can hold in no other way.
  var forcingRows = Buffer<ForcingRow>()
  /// By slot: about how long its direction is, squared, compared with where the level began;
  /// infinite where noise promised a descent that was none.
  var devexWeights = Buffer<Double>()
  // What `approach` knows, by row: how hard it may pull at most, how hard it does, and how much it
  // weighs when the one missed most is looked for. By slot: how hard the active row pulls, and may.
  var dualBounds = Buffer<Double>()
  var duals = Buffer<Double>()
  var activeDuals = Buffer<Double>()
  var lowestDuals = Buffer<Double>()
  var highestDuals = Buffer<Double>()
  var dualWeights = Buffer<Double>()
  /// By row: how much it is missed, for its weight.
  var violations = Tournament()
  // The rows of each variable, for large problems.
  var columnStarts = Buffer<Int32>()
  var columnRows = Buffer<Int32>()
  var columnCoefficients = Buffer<Double>()

  var tolerance = 1e-9
  /// The largest constant.
  var scale = 1.0
  var currentLevel: Int32 = 0
  /// The sum of the violations of the current level, before anything was done about them.
  var totalAtStart = 0.0
  /// Slots that may still move.
  var degreesOfFreedom = 0
  var steps = 0
  /// Steps, each counted as often as the size of the problem makes it dearer than a small one's.
  var spent = 0
  var spendingLimit = Int.max
  var deadline = Deadline()
  /// The share of the time after which the level at hand is given up.
  var timeShare = 1.0
  /// Terms that the factors of a large problem may hold.
  var termLimit = Int.max
  /// Whether they would have held more.
  var isFull = false
  var degenerateSteps = 0
  /// Whether the last few hundred steps brought nothing.
  var isStalling = false
  /// Whether all levels but that of one row that pulled are settled, for another row to pull.
  var isReadyForProbe = false
  /// Whether the first step at a level is taken for a way round in circles.
  var isHasty = false

  init() {}

  var rowCount: Int { constants.count }

  /// Forgets everything and makes room for `variableCount` variables.
  mutating func begin(variableCount: Int) {
    self.variableCount = variableCount
    isReadyForProbe = false
    starts.removeAll()
    starts.append(0)
    termVariables.removeAll()
    termCoefficients.removeAll()
    constants.removeAll()
    relations.removeAll()
    levels.removeAll()
    levelStarts.removeAll()
    forcingRows.removeAll()
    parallels.removeAll()
    origin.reset(to: variableCount, with: 0)
  }

  @inline(__always) mutating func addTerm(_ variable: Int32, _ coefficient: Double) {
    termVariables.append(variable)
    termCoefficients.append(coefficient)
  }

  /// Ends the row whose terms were just added; rows come in the order of their levels.
  mutating func endRow(_ relation: Int8, _ constant: Double, level: Int32) {
    starts.append(Int32(termVariables.count))
    constants.append(constant)
    relations.append(relation)
    levels.append(level)
  }

  /// Rests every variable on its origin and looks up where levels begin.
  mutating func prepare() {
    levelStarts.removeAll()
    indexLevels(from: 0)
    active.removeAll()
    for variable in 0..<Int32(variableCount) { active.append(-1 - variable) }
    banned.reset(to: variableCount, with: 0)
    slots.reset(to: rowCount, with: -1)
    residuals.reset(to: rowCount, with: 0)
    sides.reset(to: rowCount, with: 0)
    gradient.reset(to: variableCount, with: 0)
    direction.reset(to: variableCount, with: 0)
    movingVariables.removeAll()
    gradientChange.reset(to: isSparse ? variableCount : 0)
    reducedCosts.reset(to: variableCount, with: 0)
    point.removeAll()
    for variable in 0..<variableCount { point.append(origin[variable]) }
    speeds.reset(to: rowCount, with: 0)
    devexWeights.reset(to: variableCount, with: 1)
    steps = 0
    spent = 0
    isFull = false
    resetBasis()
    areColumnsStale = true
    degreesOfFreedom = variableCount
    measureTolerance()
  }

  /// Makes the rows in `warmRows` active, as far as they are independent, and goes to their vertex.
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

  /// Makes a row of one variable active, if that one still rests: as long as no row of several is
  /// active, nothing else moves.
  private mutating func replaceResting(_ row: Int32) {
    let term = starts[row]
    guard starts[row + 1] == term + 1, abs(termCoefficients[term]) > Self.leastChange else {
      return
    }
    let slot = termVariables[term]
    guard active[slot] < 0 else { return }
    basis.scale(Int(slot), by: 1 / termCoefficients[term])
    active[slot] = row
    slots[row] = slot
  }

  /// A row that changes less along each direction is taken for one that depends on the others.
  private static var leastChange: Double { 1e-6 }

  /// The slot still resting on its variable that a row changes most; -1 for a row that depends on
  /// those that are active.
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
    levelStarts.truncate(to: levelStarts.count - 1)
    indexLevels(from: Int32(slots.count))
    slots.extend(to: rowCount, with: -1)
    residuals.extend(to: rowCount, with: 0)
    sides.extend(to: rowCount, with: 0)
    speeds.extend(to: rowCount, with: 0)
    areColumnsStale = true
  }

  /// Looks up the rows of each variable, unless that was done since the last row came.
  mutating func indexColumns() {
    guard areColumnsStale else { return }
    areColumnsStale = false
    columnStarts.reset(to: variableCount + 1, with: 0)
    for term in 0..<termVariables.count { columnStarts[termVariables[term] + 1] += 1 }
    for variable in 0..<variableCount { columnStarts[variable + 1] += columnStarts[variable] }
    columnRows.reset(to: termVariables.count, with: 0)
    columnCoefficients.reset(to: termVariables.count, with: 0)
    for row in 0..<Int32(rowCount) {
      for term in starts[row]..<starts[row + 1] {
        let place = columnStarts[termVariables[term]]
        columnRows[place] = row
        columnCoefficients[place] = termCoefficients[term]
        columnStarts[termVariables[term]] = place + 1
      }
    }
    for variable in stride(from: variableCount, to: 0, by: -1) {
      columnStarts[variable] = columnStarts[variable - 1]
    }
    columnStarts[0] = 0
  }

  private mutating func indexLevels(from first: Int32) {
    for row in first..<Int32(rowCount) {
      while levelStarts.count <= Int(levels[row]) { levelStarts.append(row) }
    }
    levelStarts.append(Int32(rowCount))
  }

  /// Noise grows with the numbers it comes from.
  private mutating func measureTolerance() {
    var largest = 1.0
    for row in 0..<rowCount { largest = max(largest, abs(constants[row])) }
    scale = largest
    tolerance = 1e-9 * (1 + 1e-3 * largest)
  }

  /// Counts one vertex.
  mutating func countStep() {
    steps += 1
    spent += 1 + termVariables.count / 1000
  }

  /// Looks at the clock once in many steps, which take longer the larger the problem is.
  mutating func isOverdue(_ share: Double) -> Bool {
    steps & (isSparse ? 15 : 63) == 0 && deadline.isPast(share)
  }

  @inline(__always) func value(ofRow row: Int32, at place: borrowing Buffer<Double>) -> Double {
    var sum = 0.0
    for term in starts[row]..<starts[row + 1] {
      sum += termCoefficients[term] * place[termVariables[term]]
    }
    return sum
  }

  /// How much the violation of a row grows per unit of its residual, on one side.
  @inline(__always) func cost(_ row: Int32, _ side: Side) -> Double {
    let relation = relations[row]
    if side > 0 { return relation <= 0 ? 1 : 0 }
    if side < 0 { return relation >= 0 ? -1 : 0 }
    return 0
  }

  mutating func violation(_ row: Int32) -> Double {
    let residual = value(ofRow: row, at: point) - constants[row]
    return max(relations[row] <= 0 ? residual : 0, relations[row] >= 0 ? -residual : 0)
  }
}
