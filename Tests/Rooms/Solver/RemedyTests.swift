import SnaplineSolver
import TestSupport
import Testing

@Suite struct `What would have to change for a constraint to hold` {
  @Test func `is its constant, or others that stand against it`() throws {
    let solver = Solver()
    let width = solver.problem.addVariable(tie: .size, rank: 0, isNonNegative: true)
    let badge = solver.problem.addVariable(tie: .size, rank: 1, isNonNegative: true)
    let wish = solver.problem.add([.init(width)], .greaterThanOrEqual, 180, priority: 750)
    let sum = solver.problem.add([.init(width), .init(badge)], .lessThanOrEqual, 160, serial: 1)
    let fixed = solver.problem.add([.init(badge)], .equal, 40, serial: 2)
    solver.problem.add([.init(width)], .lessThanOrEqual, 300, serial: 3)
    solver.solve()
    let remedy = try #require(wish.flatMap { solver.remedy(for: $0) })
    #expect(remedy.constant == 120)
    // Without the badge's width there would still be too little room.
    #expect(remedy.obstacles == [sum].compactMap(\.self))
    #expect(fixed.flatMap { solver.remedy(for: $0) } == nil)
  }

  @Test func `is nothing that others could do where a size would be negative`() throws {
    let solver = Solver()
    let width = solver.problem.addVariable(tie: .size, rank: 0, isNonNegative: true)
    let wish = solver.problem.add([.init(width)], .equal, -5, priority: 500)
    solver.solve()
    let remedy = try #require(wish.flatMap { solver.remedy(for: $0) })
    #expect(remedy.constant == 0)
    #expect(remedy.obstacles == nil)
  }

  @Test func `is true, and nothing of it can stay`() {
    var (constants, sets, required) = (0, 0, 0)
    for var seed in Seed.some(400) {
      let number = seed
      let system = RandomSystem(&seed, variables: 12)
      let posed = system.posed(&seed)
      let outcome = posed.solver.solve()
      for constraint in posed.constraints where posed.solver.violation(of: constraint) > 1e-3 {
        guard let remedy = posed.solver.remedy(for: constraint) else {
          Issue.record("\(number), \(constraint): no remedy")
          continue
        }
        if let constant = remedy.constant {
          expectHolds(constraint, with: constant, posed, outcome, number)
          constants += 1
        }
        guard let obstacles = remedy.obstacles else { continue }
        #expect(holds(constraint, without: obstacles, posed), "\(number), \(constraint)")
        for one in obstacles {
          let others = obstacles.filter { $0 != one }
          #expect(!holds(constraint, without: others, posed), "\(number), \(constraint), \(one)")
        }
        sets += 1
        if posed.solver.problem.priority(of: constraint) == 1000 { required += 1 }
      }
    }
    #expect(constants > 200)
    #expect(sets > 200)
    #expect(required > 10)
  }

  /// With the constant told, a constraint holds and nothing else moves.
  private func expectHolds(
    _ constraint: Problem.Constraint,
    with constant: Double,
    _ posed: Posed,
    _ outcome: Solver.Outcome,
    _ number: Seed
  ) {
    let twin = Solver()
    twin.problem = posed.solver.problem
    twin.problem.setConstant(constant, of: constraint)
    twin.solve()
    let missed = twin.violation(of: constraint)
    #expect(missed < 1e-5 * (1 + abs(constant)), "\(number), \(constraint) by \(missed)")
    guard outcome == .solved else { return }
    for (variable, value) in zip(posed.variables, posed.values) {
      #expect(abs(twin.value(of: variable) - value) <= 2 * oneStep, "\(number), \(variable)")
    }
  }

  private func holds(
    _ constraint: Problem.Constraint,
    without others: [Problem.Constraint],
    _ posed: Posed
  ) -> Bool {
    let twin = Solver()
    twin.problem = posed.solver.problem
    for other in others { twin.problem.setActive(false, other) }
    twin.solve()
    return twin.violation(of: constraint) < 1e-4
  }
}
