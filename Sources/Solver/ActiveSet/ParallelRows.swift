/// The classes of parallel rows of a large problem: rows about the same sum.
///
/// "At least 20.5" and "at most 20.5" of one height are parallel. As long as one of them is active,
/// only the move of its slot changes the other.
struct ParallelRows: ~Copyable {
  /// By row: its class, which is twice the variable of a row about one, else twice the number of
  /// its sum plus one.
  var classes = Buffer<Int32>()
  /// By row: the factor between its sum and that of its class.
  var factors = Buffer<Double>()
  /// By number of a sum: the first row with it.
  var representatives = Buffer<Int32>()
  var sumNumbers: [UInt64: Int32] = [:]
  /// By variable: its coefficient in a row that is compared with another; zero otherwise.
  var coefficients = Buffer<Double>()
  /// By class: the slot of its active row plus one; zero if it has none.
  var slots = Buffer<Int32>()
  /// By slot: the cost of leaving tight rows of the current level that are parallel to its row, if
  /// the slot moves up, and if it moves down.
  var upwards = Buffer<Double>()
  var downwards = Buffer<Double>()

  /// By row: the next parallel row with a larger constant, and the one with a smaller; -1 for none.
  var above = Buffer<Int32>()
  var below = Buffer<Int32>()
  /// Slots that were flipped to another row of their class, and by slot how far.
  var flipped = Buffer<Int32>()
  var flipDistances = Buffer<Double>()

  /// Whether tight rows parallel to active ones are counted.
  var countsTight = true

  init() {}

  mutating func removeAll() {
    classes.removeAll()
    factors.removeAll()
    representatives.removeAll()
    sumNumbers.removeAll(keepingCapacity: true)
  }

  /// Removes the last rows.
  mutating func truncate(to count: Int) {
    guard count < classes.count else { return }
    classes.truncate(to: count)
    factors.truncate(to: count)
  }

  /// Resets the costs of tight parallel rows of a slot, which have changed.
  func forgetCosts(ofSlot slot: Int32) {
    guard slot < upwards.count else { return }
    upwards[slot] = 0
    downwards[slot] = 0
  }

  @inline(__always) func cost(_ slot: Int, _ side: ActiveSet.Side) -> Double {
    side > 0 ? upwards[slot] : downwards[slot]
  }
}
