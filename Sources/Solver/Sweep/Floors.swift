/// Free variables whose best value is the least that rows of higher priority leave them, whatever
/// happens to others.
///
/// This is close to fixing a dominated column at its lower bound. A row of views is as high as its
/// highest view: an inequality for each view says so, and a weak row that the height be small. The
/// column around it has to reach as far down. So neither seems to be settled before the other. But
/// growing would gain the row nothing, and the column less than it costs, and staying small
/// violates no shared row. So the row is settled on its *floor*, and is a constant for all others.
/// Nests of such rows are settled one by one, the innermost first.
///
/// A variable that uses such a constant gets a later place in an order. When a variable is looked
/// at again, those with later places aren't constants for it, so that two never depend on each
/// other.
struct Floors: ~Copyable {
  /// By variable: its place in the order, or 0 for one that depends on no floor.
  ///
  /// The buffer is empty as long as no variable is on its floor.
  var orders = Buffer<Int32>()
  /// The last place that was given.
  private var last: Int32 = 0
  /// By variable: how often in this solve it left its floor again.
  private var failures = Buffer<UInt8>()
  private var failed = Buffer<Int32>()
  /// Whether variables may be settled on floors at all; for tests.
  var areAllowed = true
  /// Whether they may in this solve: not if required rows are infeasible, as conflicts are told
  /// among rows as they are written.
  var isTrusted = true
  /// How often an open variable was looked at once more.
  var retries = 0
  /// Whether that was too often, so that everything is solved again without floors.
  var isExhausted = false

  // Of the variable that is looked at:

  /// Variables with this place or a later one aren't constants for it.
  var limit = Int32.max
  /// Whether it depends on a variable that is on its floor.
  var dependsOnFloor = false
  /// Whether a settled variable was skipped because of its place.
  var skipsLater = false

  init() {}

  var areUsed: Bool { !orders.isEmpty }

  mutating func removeAll() {
    orders.removeAll()
    failures.removeAll()
    failed.removeAll()
    last = 0
    retries = 0
    isExhausted = false
  }

  /// Begins a solve.
  mutating func begin(isWithoutConflicts: Bool) {
    isTrusted = areAllowed && isWithoutConflicts
    retries = 0
    while !failed.isEmpty {
      let variable = failed.removeLast()
      failures[variable] = 0
    }
  }

  /// Makes room for variables.
  mutating func extend(to count: Int) {
    orders.extend(to: count, with: 0)
    failures.extend(to: count, with: 0)
  }

  /// Whether a variable may be settled on its floor.
  ///
  /// Of variables that push each other off their floors in turn, one has to stop.
  @inline(__always) func allows(_ variable: Int32) -> Bool {
    isTrusted && (!areUsed || failures[variable] < 4)
  }

  /// Notes that a variable left its floor.
  mutating func noteFailure(of variable: Int32) {
    if failures[variable] == 0 { failed.append(variable) }
    failures[variable] = min(failures[variable] + 1, 4)
  }

  /// Takes the next place in the order.
  mutating func next() -> Int32 {
    last += 1
    return last
  }

  /// Begins to look at a variable.
  ///
  /// An open one may depend on all others, a settled one on those before it.
  @inline(__always) mutating func begin(isSettled: Bool, _ variable: Int32) {
    guard areUsed else { return }
    limit = isSettled ? max(1, orders[variable]) : .max
    (dependsOnFloor, skipsLater) = (false, false)
  }

  /// Whether a settled variable is a constant for the one that is looked at.
  @inline(__always) mutating func counts(_ variable: Int32) -> Bool {
    guard areUsed, orders[variable] > 0 else { return true }
    guard orders[variable] < limit else {
      skipsLater = true
      return false
    }
    dependsOnFloor = true
    return true
  }

  var bytes: Int { orders.bytes + failures.bytes }
}
