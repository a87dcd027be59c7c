/// Answers a problem, and answers it again after edits.
///
/// The answer is one answer: it depends on what the problem says and on nothing else, neither the
/// order in which constraints came nor the answers before. Values are multiples of 2⁻¹⁶.
///
/// A solver belongs to one thread at a time.
public final class Solver {
  /// Bounds that keep hostile problems from running for ever.
  public struct Limits: Sendable {
    /// Vertices visited in one solve before the best point so far is taken.
    ///
    /// Some ten microseconds each. One of a large part, which takes longer, counts as one more for
    /// every 1,000 terms; elimination of required equalities may touch 200 terms for each. A fifth
    /// is kept for required constraints, so that these hold even where optional ones take too long.
    public var steps: Int
    /// Terms held at once by elimination, and by the factors of a large part, beside those of the problem itself: some 40 bytes each.
    public var terms: Int
    /// How long one solve may take; steps mostly end it before, and the same way everywhere.
    public var time: Duration

    public init(
      steps: Int = 5_000_000,
      terms: Int = 16_000_000,
      time: Duration = .seconds(30)
    ) {
      self.steps = steps
      self.terms = terms
      self.time = time
    }

    /// The part of the steps and of the time after which optional constraints are given up.
    static let shareForOptional = 0.8
  }

  /// How a solve ended.
  public enum Outcome: Sendable {
    /// Every required constraint holds.
    case solved
    /// Some required constraints gave way; see ``Solver/conflicts``.
    case conflicting
    /// A limit was reached; the values are the best found so far.
    case limited
  }

  /// Required constraints that can't hold together, though each could without one of the others.
  public struct Conflict: Sendable {
    /// The constraints of the set.
    public let constraints: [Problem.Constraint]
    /// Variables whose implicit `>= 0` belongs to the set.
    public let bounds: [Problem.Variable]
    /// The one that is not being met.
    public let gaveWay: Problem.Constraint
  }

  /// What a solve did, counted: the same on every machine.
  public struct Work: Hashable, Sendable {
    /// Rows and definitions computed, substituted or weighed.
    public var rows = 0
    /// Inequalities looked at that were left out.
    public var checks = 0
    /// Vertices visited in joined parts.
    public var steps = 0
    /// Joined parts begun afresh because noise led round in circles.
    public var restarts = 0
  }

  public var limits: Limits
  let mark = SolverMark()
  @exclusivity(unchecked) @safe private var storage = Problem()
  @exclusivity(unchecked) @safe var engine = Engine()
  private var answers = 0
  /// To how many the answer is lent.
  @exclusivity(unchecked) @safe var readers = 0

  public init(limits: Limits = Limits()) { self.limits = limits }

  /// The problem, to be edited in place.
  public var problem: Problem {
    get { storage }
    _modify { yield &storage }
  }

  /// Brings the values up to date with the problem.
  @discardableResult
  public func solve() -> Outcome {
    precondition(readers == 0, "Solver: there is no other answer while somebody reads this one")
    storage.makeUnique()
    let box = storage.box
    let isContinuation = box.reader === mark && box.answer == answers
    engine.solve(box.matrix, isContinuation: isContinuation, limits: limits)
    box.matrix.clearJournal()
    if engine.hasAnsweredAll { box.matrix.trim() }
    answers += 1
    box.reader = mark
    box.answer = answers
    if engine.budget.isLimited { return .limited }
    return engine.conflicts.all.isEmpty ? .solved : .conflicting
  }

  /// The value of a variable; 0 for one that isn't there.
  public func value(of variable: Problem.Variable) -> Double {
    Self.told(engine.exact(variable.index))
  }

  /// The variables whose values the last solve changed.
  public var changed: [Problem.Variable] {
    (0..<engine.changes.count).map { Problem.Variable(index: engine.changes[$0].variable) }
  }

  /// How many variables the last solve changed.
  public var changeCount: Int { engine.changes.count }

  /// Calls `body` for each variable that the last solve changed.
  public func forEachChange(_ body: (Problem.Variable) -> Void) {
    for index in 0..<engine.changes.count {
      body(Problem.Variable(index: engine.changes[index].variable))
    }
  }

  /// By how much a constraint is missed; 0 when it holds.
  public func violation(of constraint: Problem.Constraint) -> Double {
    engine.violation(constraint.index, storage.box.matrix)
  }

  /// Required constraints that could not hold, each with its irreducible set; one that a limit cut
  /// short may name more.
  public var conflicts: [Conflict] { engine.conflicts.all }

  /// What the last solve did.
  public var work: Work { engine.work }

  /// A value as it is told: noise far below a pixel is rounded away.
  @inlinable @inline(__always) static func told(_ value: Double) -> Double {
    // Adding and taking away 1.5 · 2³⁶ leaves multiples of 2⁻¹⁶, much faster than a call.
    let magic = 103_079_215_104.0
    guard abs(value) < 3e10 else { return value }
    return (value + magic) - magic + 0
  }

  /// Whether two values differ as they are told.
  @inline(__always) static func areToldApart(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) > 0x1p-15 || told(one) != told(other)
  }
}
