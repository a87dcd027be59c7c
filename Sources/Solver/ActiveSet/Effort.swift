/// What the active-set method may spend on the problem at hand, and what it has spent.
struct Effort: ~Copyable {
  /// Vertices that were visited.
  var steps = 0
  /// The same, each counted as often as the size of the problem makes it dearer than one of a small
  /// problem.
  var spent = 0
  /// How much may be spent.
  var spendingLimit = Int.max
  var deadline = Deadline()
  /// The share of the time after which the level at hand is given up.
  var timeShare = 1.0
  /// How many terms the factors of a large problem may hold.
  var termLimit = Int.max
  /// Whether the factors would have held more.
  var isFull = false
  /// Whether the first step at a level is taken for a cycle; for tests.
  var isHasty = false

  init() {}
}
