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
    public var steps: Int

    public init(steps: Int = 2_000_000) { self.steps = steps }
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

  public let limits: Limits
  let mark = SolverMark()
  private var storage = Problem()
  var engine = Engine()
  /// Required constraints that could not hold, each with its irreducible set.
  public private(set) var conflicts: [Conflict] = []
  /// The variables whose values the last solve changed.
  public private(set) var changed: [Problem.Variable] = []

  public init(limits: Limits = Limits()) { self.limits = limits }

  /// The problem, to be edited in place.
  public var problem: Problem {
    get { storage }
    _modify { yield &storage }
  }

  /// Brings the values up to date with the problem.
  @discardableResult
  public func solve() -> Outcome {
    changed.removeAll(keepingCapacity: true)
    engine.solve(storage.box.table, stepLimit: limits.steps)
    conflicts = engine.conflicts
    for variable in engine.changed { changed.append(Problem.Variable(index: variable)) }
    if engine.isLimited { return .limited }
    return conflicts.isEmpty ? .solved : .conflicting
  }

  /// The value of a variable; 0 for one that isn't there.
  public func value(of variable: Problem.Variable) -> Double { engine.value(variable.index) }

  /// By how much a constraint is missed; 0 when it holds.
  public func violation(of constraint: Problem.Constraint) -> Double {
    engine.violation(constraint.index, storage.box.table)
  }
}
