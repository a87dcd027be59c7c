import Testing

@testable import SnaplineSolver

@Suite struct `A layout of rows` {
  /// Counted work a view, from nothing, at 1,000 views.
  private static let work = [
    "a": 5.97, "b": 4.0, "c": 11.48, "d": 5.48, "e": 14.1, "f": 11.99,
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

  @Test func `looks at what a long weak row ties together once, and not for each of its members`() {
    let notices = [500, 2_000].map { count in
      let solver = Solver()
      let lengths = (0..<count).map {
        solver.problem.addVariable(tie: .size, rank: Int64(2 * $0), isNonNegative: true)
      }
      var previous: (end: Problem.Variable, length: Problem.Variable)?
      for (place, length) in lengths.enumerated() {
        let start = solver.problem.addVariable(tie: .position, rank: Int64(2 * place + 1))
        var terms = [Problem.Term(start)]
        if let previous {
          terms += [Problem.Term(previous.end, -1), Problem.Term(previous.length, -1)]
        }
        solver.problem.add(terms, .equal, 0)
        solver.problem.add([Problem.Term(length)], .greaterThanOrEqual, 20, priority: 750)
        solver.problem.add([Problem.Term(length)], .lessThanOrEqual, 20, priority: 250)
        previous = (start, length)
      }
      let end = previous.map { [Problem.Term($0.end), Problem.Term($0.length)] } ?? []
      solver.problem.add(end, .equal, 300, priority: 0.5)
      #expect(solver.solve() == .solved)
      #expect(lengths.allSatisfy { solver.value(of: $0) == 20 })
      return solver.work.notices
    }
    #expect(notices[0] > 0 && notices[1] <= 4 * notices[0] + 16, "\(notices)")
  }

  @Test func `whose lengths add up is eliminated without a look at all of them for each`() {
    let looks = [500, 2_000].map { count in
      var kernel = Kernel()
      var work = Solver.Work()
      var flags = Buffer<UInt16>()
      flags.reset(to: 3 * count, with: 0)
      kernel.budget = .max
      kernel.mentions.reset(to: 3 * count, with: -1)
      kernel.beginBlock()
      let members = (0..<Int32(3 * count)).map { kernel.addMember($0) }
      kernel.beginRow(0)
      for place in 0..<count { kernel.addTerm(members[3 * place], 1) }
      for place in 0..<count {
        kernel.beginRow(Int32(2 * place + 1))
        kernel.addTerm(members[3 * place], 1)
        for other in 1...2 { kernel.addTerm(members[3 * place + other], -1) }
        kernel.beginRow(Int32(2 * place + 2))
        for other in 1...2 { kernel.addTerm(members[3 * place + other], Double(3 - 2 * other)) }
      }
      kernel.eliminate(flags, &work)
      #expect(kernel.pivots.count == 2 * count + 1)
      return kernel.working.looks
    }
    #expect(looks[0] > 0 && looks[1] <= 5 * looks[0], "\(looks)")
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
