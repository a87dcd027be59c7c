import SnaplineSolver
import TestSupport
import Testing

@Suite struct `An edit of the structure` {
  @Test func `gives the answer from nothing, views that come and go included`() {
    for var seed in Seed.some(250) {
      let number = seed
      let system = RandomSystem(&seed)
      var layout = EditedLayout(system.solver())
      layout.solver.solve()
      for step in 0..<6 {
        for _ in 0..<Int.random(in: 1...3, using: &seed) { layout.edit(&seed) }
        let outcome = layout.solver.solve()
        let fresh = Solver()
        fresh.problem = layout.solver.problem
        #expect(fresh.solve() == outcome, "\(number), step \(step)")
        guard outcome == .solved else { continue }
        let farthest = layout.variables.map {
          abs(layout.solver.value(of: $0) - fresh.value(of: $0))
        }.max()
        #expect(farthest ?? 0 <= 1.001 * oneStep, "\(number), step \(step)")
      }
    }
  }

  @Test func `costs what it changes, not what there is`() {
    let solver = Solver()
    var rows = (0..<2000).map { index in
      Problem.Term(
        solver.problem.addVariable(tie: .position, rank: Int64(index)),
        1
      )
    }
    solver.problem.add([rows[0]], .equal, 0)
    for index in 1..<rows.count {
      solver.problem.add([rows[index], .init(rows[index - 1].variable, -1)], .equal, 44)
    }
    solver.solve()
    let last = solver.problem.addVariable(tie: .position, rank: 2000)
    rows.append(Problem.Term(last, 1))
    solver.problem.add([rows[2000], .init(rows[1999].variable, -1)], .equal, 44)
    solver.solve()
    #expect(solver.value(of: last) == 88_000)
    #expect(solver.changeCount == 1)
    #expect(solver.work.rows < 10)
    solver.problem.remove(last)
    solver.solve()
    #expect(solver.changeCount == 0)
    #expect(solver.work.rows < 10)
  }
}

/// A random layout in the hands of someone who edits it.
private struct EditedLayout {
  let solver: Solver
  private(set) var variables: [Problem.Variable]
  private var constraints: [Problem.Constraint]

  init(_ posed: Posed) {
    solver = posed.solver
    variables = posed.variables
    constraints = posed.constraints
  }

  mutating func edit(_ seed: inout Seed) {
    let any = constraints.randomElement(using: &seed)
    switch (Int.random(in: 0..<9, using: &seed), any) {
    case (0, let one?):
      solver.problem.setConstant(Double(Int.random(in: -50...400, using: &seed)), of: one)
    case (1, let one?):
      let priority: Double = [1000, 700, 250].randomElement(using: &seed) ?? 1
      solver.problem.setPriority(priority, of: one)
    case (2, let one?): solver.problem.setActive(Bool.random(using: &seed), one)
    case (3, let one?), (4, let one?):
      solver.problem.remove(one)
      constraints.removeAll { $0 == one }
      if Bool.random(using: &seed) { addRow(&seed) }
    case (5, let one?):
      guard let variable = variables.randomElement(using: &seed) else { return }
      let factor: Double = [0, 1, 2, -1].randomElement(using: &seed) ?? 1
      solver.problem.setCoefficient(factor, of: variable, in: one)
    case (6, _): addView(&seed)
    case (7, _): removeView(&seed)
    default: addRow(&seed)
    }
  }

  private mutating func addRow(_ seed: inout Seed) {
    let row = RandomSystem.row(&seed, variables: variables.count)
    let added = solver.problem.add(row, over: variables, serial: 1000)
    if let added { constraints.append(added) }
  }

  private mutating func addView(_ seed: inout Seed) {
    for index in 0..<4 {
      variables.append(
        solver.problem.addVariable(
          tie: index < 2 ? .position : .size,
          rank: Int64(variables.count),
          isNonNegative: index >= 2
        )
      )
    }
    for _ in 0..<Int.random(in: 0...5, using: &seed) { addRow(&seed) }
  }

  private mutating func removeView(_ seed: inout Seed) {
    guard variables.count > 4 else { return }
    let first = 4 * Int.random(in: 0...(variables.count - 1) / 4, using: &seed)
    let last = min(first + 4, variables.count)
    for index in first..<last { solver.problem.remove(variables[index]) }
    variables.removeSubrange(first..<last)
    constraints.removeAll { solver.problem.constant(of: $0) == nil }
  }
}
