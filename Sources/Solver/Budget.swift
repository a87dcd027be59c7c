/// The limits of a solve, what of them is used up, and how far that cut the answer short.
struct Budget: ~Copyable {
  var stepLimit = Int.max
  var termLimit = Int.max
  var timeLimit = Duration.seconds(30)
  var deadline = Deadline()
  /// How many of the steps that `stepLimit` allows were taken.
  var spent = 0
  /// Whether a limit has cut the answer short.
  var isLimited = false
  /// Whether a limit has cut the answer before this one short: then nothing of it is a start.
  var isLimitedBefore = false
  /// Whether a limit has cut the component at hand short.
  var isComponentLimited = false
  /// Whether the active-set method cycles in the component at hand.
  var isStuck = false
  /// Whether the first attempt at each component is taken for one that cycles; for tests.
  var isHasty = false

  init() {}

  /// Begins a solve.
  mutating func begin(_ limits: Solver.Limits) {
    isLimited = false
    stepLimit = max(0, limits.steps)
    termLimit = limits.terms
    timeLimit = limits.time
    beginQuestion()
  }

  /// Begins a question about the answer, which may take as much as a solve.
  mutating func beginQuestion() {
    deadline.begin(timeLimit)
    spent = 0
  }
}
