/// Free variables that are best off at the least that higher rows leave them, whatever others do.
///
/// A row of views is as high as its highest view, by an inequality for each and a wish to be no higher.
/// The column around it has to reach as far down, so that neither seems to be settled before the
/// other. But growing would help the row in nothing and the column in less than it costs, and staying
/// small is in nobody's way: so the row *rests on its floor*, and for all others it is a constant. Nests
/// of such rows are settled one by one, the innermost first.
///
/// Whoever leans on such a constant has a later place in an order. When it is looked at again, later
/// ones don't count for it: two never lean on each other.
struct Floors: ~Copyable {
  /// By variable: its place in the order, or 0 for one that leans on none; empty as long as none rests.
  var orders = Buffer<Int32>()
  /// The last place given away.
  private var last: Int32 = 0
  /// By variable: how often it could no longer rest in this solve.
  private var failures = Buffer<UInt8>()
  private var failed = Buffer<Int32>()
  /// Whether variables may rest at all.
  var areAllowed = true
  /// Whether they may in this solve: not where required rows clash, who are to be told as they are written.
  var isTrusted = true
  /// How often an open variable was looked at once more.
  var retries = 0
  /// Whether that was too often, so that all is answered again without.
  var isExhausted = false

  // Of the variable at hand.

  /// Those from this place on don't count.
  var limit = Int32.max
  /// Whether it leans on one that rests.
  var dependsOnFloor = false
  /// Whether one didn't count that is settled.
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

  /// Whether a variable may rest: of those that lean on each other in turn, one has to stop.
  @inline(__always) func allows(_ variable: Int32) -> Bool {
    isTrusted && (!areUsed || failures[variable] < 4)
  }

  /// Notes that a variable can no longer rest.
  mutating func noteFailure(of variable: Int32) {
    if failures[variable] == 0 { failed.append(variable) }
    failures[variable] = min(failures[variable] + 1, 4)
  }

  /// The next place in the order.
  mutating func next() -> Int32 {
    last += 1
    return last
  }

  /// Begins to look at a variable: an open one may lean on all, a settled one on those before it.
  @inline(__always) mutating func begin(isSettled: Bool, _ variable: Int32) {
    guard areUsed else { return }
    limit = isSettled ? max(1, orders[variable]) : .max
    (dependsOnFloor, skipsLater) = (false, false)
  }

  /// Whether a settled variable counts for the one at hand.
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
