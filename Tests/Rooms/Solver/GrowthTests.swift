import SnaplineSolver
import Testing

@Suite struct `A layout of rows` {
  /// Counted work a view, from nothing, at 1,000 views.
  private static let work = [
    "a": 5.97, "b": 4.0, "c": 11.48, "d": 5.48, "e": 12.0, "f": 11.99,
  ]

  @Test(arguments: SolverWorkload.names)
  func `takes work in proportion to its views, and as much as is stated`(_ name: String) throws {
    let counts = [1000, 10_000].map { size in
      let solver = SolverWorkload(name, views: size).pose()
      #expect(solver.solve() == .solved)
      return Double(solver.work.rows + solver.work.checks + solver.work.steps)
    }
    #expect(counts[1] <= 11 * counts[0])
    let stated = try #require(Self.work[name])
    #expect(abs(counts[0] / 1000 - stated) <= 0.05 * stated, "\(counts[0] / 1000) a view")
  }

  @Test(arguments: SolverWorkload.names)
  func `has after an edit exactly the answer from nothing`(_ name: String) throws {
    let workload = SolverWorkload(name, views: 240)
    let solver = workload.pose()
    solver.solve()
    let variables = (0..<Int32(4 * workload.viewCount)).map { Problem.Variable(index: $0) }
    let first = variables.map { solver.value(of: $0) }
    let root = Problem.Constraint(index: Int32(workload.rootWidth))
    let edited = Problem.Constraint(index: Int32(workload.edited))
    let width = try #require(solver.problem.constant(of: root))
    solver.problem.setConstant(width + 39, of: root)
    #expect(isAnsweredAsFromNothing(solver, variables))
    solver.problem.setConstant(workload.editedConstants.1, of: edited)
    #expect(isAnsweredAsFromNothing(solver, variables))
    var constraints = workload.rows.indices.map { Problem.Constraint(index: Int32($0)) }
    let insertion = RowInsertion(workload)
    let added = insertion.insert(into: solver, constraints)
    #expect(isAnsweredAsFromNothing(solver, variables + added))
    insertion.remove(added, from: solver, &constraints, workload)
    #expect(isAnsweredAsFromNothing(solver, variables))
    solver.problem.setConstant(width, of: root)
    solver.problem.setConstant(
      workload.editedConstants.0,
      of: constraints[workload.edited]
    )
    #expect(isAnsweredAsFromNothing(solver, variables))
    #expect(variables.map { solver.value(of: $0) } == first)
  }

  private func isAnsweredAsFromNothing(
    _ solver: Solver,
    _ variables: [Problem.Variable]
  ) -> Bool {
    let fresh = Solver()
    fresh.problem = solver.problem
    guard solver.solve() == .solved, fresh.solve() == .solved else { return false }
    return variables.allSatisfy { variable in
      solver.value(of: variable) == fresh.value(of: variable)
    }
  }
}
