import SnaplineSolver

/// Other answers that constraints leave: each holds one variable at another value.
///
/// One solver finds all of them. After the first answer it only follows the edit from one variable
/// to the next, which is much less work than to solve a large layout from nothing each time.
final class LayoutAlternatives {
  private let solver: Solver
  private let conflicts: [Solver.Conflict]
  private let problem: Problem
  /// The row that holds a variable; nothing before the first answer.
  private var pin: Problem.Constraint?

  init(to solver: Solver) {
    self.solver = Solver(limits: solver.limits)
    (problem, conflicts) = (solver.problem, solver.conflicts)
  }

  /// The answer with one variable held at a value; it is valid until the next one is asked for.
  func answer(where variable: Problem.Variable, is value: Double) -> Solver {
    begin()
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

  /// Copies the problem, which most layouts have no need of, as nothing is open in them.
  private func begin() {
    guard pin == nil else { return }
    solver.problem = problem
    // What gave way would give way again, and might take the pin with it.
    for conflict in conflicts { solver.problem.remove(conflict.gaveWay) }
  }
}
