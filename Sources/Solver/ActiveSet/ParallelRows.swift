/// Which rows of a large problem are about the same sum.
///
/// "At least 20.5" and "at most 20.5" of one height are two rows of one form: as long as one of them is
/// active, only its slot moves the other.
struct ParallelRows: ~Copyable {
  /// By row: twice the variable of a row about one; else twice the number of its sum, plus one.
  var classes = Buffer<Int32>()
  /// By row: what its sum is counted with.
  var factors = Buffer<Double>()
  /// By number of a sum: the first row that says it.
  var representatives = Buffer<Int32>()
  var sumNumbers: [UInt64: Int32] = [:]
  /// By variable: a coefficient of the row that another is compared with; zero else.
  var coefficients = Buffer<Double>()
  /// By form: the slot whose active row has it, plus one; zero else.
  var slots = Buffer<Int32>()
  /// By slot: what rows of the level at hand cost that hold exactly and have the form of its row, if it
  /// moves up, and if it moves down.
  var upwards = Buffer<Double>()
  var downwards = Buffer<Double>()

  /// By row: the next one of its form that wants more, and the next that wants less; -1 for none.
  var above = Buffer<Int32>()
  var below = Buffer<Int32>()
  /// Slots that went on to other rows of their form, and by slot how far.
  var flipped = Buffer<Int32>()
  var flipDistances = Buffer<Double>()

  /// Whether rows count that hold exactly beside the active one of their class.
  var countsTight = true

  init() {}

  mutating func removeAll() {
    classes.removeAll()
    factors.removeAll()
    representatives.removeAll()
    sumNumbers.removeAll(keepingCapacity: true)
  }

  /// Forgets the last rows.
  mutating func truncate(to count: Int) {
    guard count < classes.count else { return }
    classes.truncate(to: count)
    factors.truncate(to: count)
  }

  /// Forgets what the rows beside the active one of a slot cost, as that has changed.
  func forgetCosts(ofSlot slot: Int32) {
    guard slot < upwards.count else { return }
    upwards[slot] = 0
    downwards[slot] = 0
  }

  @inline(__always) func cost(_ slot: Int, _ side: ActiveSet.Side) -> Double {
    side > 0 ? upwards[slot] : downwards[slot]
  }
}
