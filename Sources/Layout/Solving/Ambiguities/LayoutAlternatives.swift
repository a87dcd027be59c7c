import SnaplineSolver

/// Other answers that constraints leave: each holds one variable at another value.
///
/// One solver finds all of them. After the first answer it only follows the edit from one variable
/// to the next, which is much less work than to solve a large layout from nothing each time.
final class LayoutAlternatives {
  private let limits: Solver.Limits
  private let problem: Problem
  private let conflicts: [Solver.Conflict]
  /// The row that holds a variable; nothing before the first answer.
  private var pin: Problem.Constraint?

  /// Most layouts leave nothing open, and have no need of it.
  private lazy var solver: Solver = {
    let solver = Solver(limits: limits)
    solver.problem = problem
    // What gave way would give way again, and might take the pin with it.
    for conflict in conflicts { solver.problem.remove(conflict.gaveWay) }
    return solver
  }()

  init(to solver: Solver) {
    (limits, problem, conflicts) = (solver.limits, solver.problem, solver.conflicts)
  }

  /// The answer with one variable held at a value; it is valid until the next one is asked for.
  func answer(where variable: Problem.Variable, is value: Double) -> Solver {
    if let pin { solver.problem.remove(pin) }
    pin = solver.problem.add(
      [Problem.Term(variable)],
      .equal,
      value,
      priority: 1000,
      serial: .max
    )
    solver.solve()
    return solver
  }
}
