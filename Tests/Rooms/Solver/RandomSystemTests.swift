import SnaplineSolver
import TestSupport
import Testing

@Suite struct `Random systems` {
  @Test func `hold what laws should be tried on`() {
    var (infeasible, tied, fractional, edited) = (0, 0, 0, 0)
    var sizes: Set<Int> = []
    let seeds = Seed.some(400)
    for var seed in seeds {
      let system = RandomSystem(&seed)
      sizes.insert(system.variables.count)
      if system.rows.contains(where: { $0.priority != $0.priority.rounded() }) { fractional += 1 }
      if RandomSystem.isReached(seed) { edited += 1 }
      let posed = system.posed(&seed)
      if posed.solver.solve() == .conflicting {
        infeasible += 1
      } else if posed.variables.contains(where: { posed.solver.isAmbiguous($0) }) {
        tied += 1
      }
    }
    #expect(infeasible * 10 >= seeds.count)
    #expect(tied * 10 >= seeds.count)
    #expect(fractional * 10 >= seeds.count)
    #expect(edited * 2 >= seeds.count)
    #expect(sizes.contains(1) && sizes.contains { $0 > 50 } && sizes.count > 40)
  }

  @Test func `reached through edits say what the goal says`() {
    for var seed in Seed.some(100) {
      let number = seed
      let system = RandomSystem(&seed)
      let posed = system.reached(&seed)
      #expect(posed.solver.problem.variableCount == system.variables.count, "\(number)")
      #expect(posed.solver.problem.constraintCount == system.rows.count, "\(number)")
      #expect(posed.constraints.count == system.rows.count, "\(number)")
      for (constraint, row) in zip(posed.constraints, system.rows) {
        #expect(posed.solver.problem.constant(of: constraint) == row.constant, "\(number)")
        #expect(posed.solver.problem.priority(of: constraint) == row.priority, "\(number)")
      }
    }
  }
}
