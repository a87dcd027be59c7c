/// Answers a problem, and answers it again after edits.
///
/// The answer is one answer: it depends on what the problem says and on nothing else, neither the
/// order in which constraints came nor the answers before. Values are multiples of 2⁻¹⁶.
///
/// A solver belongs to one thread at a time.
package final class Solver {
  /// Limits that keep hostile problems from running for ever.
  package struct Limits: Sendable {
    /// How many vertices one solve may visit; then it takes the best point so far.
    ///
    /// A vertex takes some ten microseconds. One of a large component takes longer, and counts as
    /// one more for every 1,000 terms; elimination may touch 200 terms for each vertex allowed. A
    /// fifth is kept for required constraints, so that these hold even where optional ones take too
    /// long.
    package var steps: Int
    /// How many terms elimination, and the factors of a large component, may each hold, beside
    /// those of the problem itself.
    ///
    /// A term takes some 40 bytes.
    package var terms: Int
    /// How long one solve may take.
    ///
    /// The limit of steps mostly ends it before, and at the same vertex on each machine.
    package var time: Duration

    package init(
      steps: Int = 5_000_000,
      terms: Int = 16_000_000,
      time: Duration = .seconds(30)
    ) {
      self.steps = steps
      self.terms = terms
      self.time = time
    }

    /// The share of the steps and of the time after which optional constraints are given up.
    static let shareForOptional = 0.8
  }

  /// How a solve ended.
  package enum Outcome: Sendable {
    /// Every required constraint holds.
    case solved
    /// Some required constraints gave way; see ``Solver/conflicts``.
    case conflicting
    /// A limit was reached; the values are the best found so far.
    case limited
  }

  /// Required constraints that can't hold together, though each could without one of the others.
  package struct Conflict: Sendable {
    /// The constraints of the set.
    package let constraints: [Problem.Constraint]
    /// The variables whose implicit bound `>= 0` belongs to the set.
    package let bounds: [Problem.Variable]
    /// The constraint that gave way.
    package let gaveWay: Problem.Constraint
  }

  /// What a solve did, counted: the numbers are the same on every machine.
  package struct Work: Hashable, Sendable {
    /// Rows and definitions that were computed, substituted or read.
    package var rows = 0
    /// Lazy rows that were checked.
    package var checks = 0
    /// Terms of reduced rows that were looked at as one of their variables was settled otherwise.
    package var notices = 0
    /// Vertices that were visited in components.
    package var steps = 0
    /// Components that were begun anew because numerical noise led to a cycle.
    package var restarts = 0
  }

  package var limits: Limits
  let mark = SolverMark()
  // A solver belongs to one thread at a time, and `solve` refuses to run while its answer is lent:
  // there is no overlapping access left to look for while the program runs.
  @exclusivity(unchecked) @safe var state = State()

  /// What a solver stores.
  struct State: ~Copyable {
    var problem = Problem()
    var engine = Engine()
    /// How many answers there were.
    var answers = 0
    /// How many readers the last answer is lent to.
    var readers = 0

    init() {}
  }

  package init(limits: Limits = Limits()) { self.limits = limits }

  /// The problem, to be edited in place.
  package var problem: Problem {
    get { state.problem }
    _modify { yield &state.problem }
  }

  /// Brings the values up to date with the problem.
  @discardableResult
  package func solve() -> Outcome {
    precondition(
      state.readers == 0,
      "Solver: there is no other answer while somebody reads this one"
    )
    state.problem.makeUnique()
    let box = state.problem.box
    let isContinuation = box.reader === mark && box.answer == state.answers
    state.engine.solve(box.matrix, isContinuation: isContinuation, limits: limits)
    box.matrix.clearJournal()
    if state.engine.hasAnsweredAll { box.matrix.trim() }
    state.answers += 1
    box.reader = mark
    box.answer = state.answers
    if state.engine.budget.isLimited { return .limited }
    return state.engine.conflicts.all.isEmpty ? .solved : .conflicting
  }

  /// The value of a variable; 0 for one that isn't there.
  package func value(of variable: Problem.Variable) -> Double {
    Self.told(state.engine.exact(variable.index))
  }

  /// The variables whose values the last solve changed.
  package var changed: [Problem.Variable] {
    (0..<state.engine.changes.count).map {
      Problem.Variable(index: state.engine.changes[$0].variable)
    }
  }

  /// How many variables the last solve changed.
  package var changeCount: Int { state.engine.changes.count }

  /// Calls `body` for each variable that the last solve changed.
  package func forEachChange(_ body: (Problem.Variable) -> Void) {
    for index in 0..<state.engine.changes.count {
      body(Problem.Variable(index: state.engine.changes[index].variable))
    }
  }

  /// By how much a constraint is violated; 0 if it holds.
  package func violation(of constraint: Problem.Constraint) -> Double {
    state.engine.violation(constraint.index, state.problem.box.matrix)
  }

  /// The conflicts among required constraints, each with its irreducible set.
  ///
  /// A set that a limit cut short may name constraints that it doesn't need.
  package var conflicts: [Conflict] { state.engine.conflicts.all }

  /// What the last solve did.
  package var work: Work { state.engine.work }

  /// A value as it is told: rounded to a multiple of 2⁻¹⁶, far below a pixel.
  @inlinable @inline(__always) static func told(_ value: Double) -> Double {
    // Adding and taking away 1.5 · 2³⁶ leaves multiples of 2⁻¹⁶, much faster than a call.
    let magic = 103_079_215_104.0
    guard abs(value) < 3e10 else { return value }
    return (value + magic) - magic + 0
  }

  /// Whether two values differ after rounding.
  @inline(__always) package static func areToldApart(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) > 0x1p-15 || told(one) != told(other)
  }
}
