import SnaplineSolver
import Testing

@Suite struct `An answer that is lent` {
  @Test(arguments: SolverWorkload.names)
  func `says what the solver says`(layout: String) {
    let workload = SolverWorkload(layout, views: 40)
    let solver = workload.pose()
    solver.solve()
    let width = Problem.Constraint(index: Int32(workload.rootWidth))
    solver.problem.setConstant(workload.rows[workload.rootWidth].constant + 39, of: width)
    solver.solve()
    // One more than there are: of what isn't there, both say 0.
    let variables = (-1...Int32(4 * workload.viewCount)).map { Problem.Variable(index: $0) }
    var (values, changed): ([Double], [Problem.Variable]) = ([], [])
    solver.withAnswer { answer in
      values = []
      for variable in variables { values.append(answer.value(of: variable)) }
      answer.forEachChange { changed.append($0) }
    }
    #expect(values == variables.map { solver.value(of: $0) })
    #expect(changed == solver.changed && !changed.isEmpty)
  }

  @Test func `is the only one meanwhile`() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      solver.withAnswer { _ in solver.solve() }
    }
  }

  @Test func `leaves the solver free to make another`() {
    let solver = Solver()
    let width = solver.problem.addVariable(tie: .size, rank: 0)
    solver.problem.add([.init(width)], .equal, 100)
    solver.withAnswer { #expect($0.value(of: width) == 0) }
    #expect(solver.solve() == .solved)
    solver.withAnswer { #expect($0.value(of: width) == 100) }
  }
}
