import SnaplineSolver
import TestSupport
import Testing

@Suite struct `A law of answers` {
  @Test func `an added row never improves the levels above it`() {
    var compared = 0
    for var seed in Seed.some(300) {
      let number = seed
      var system = RandomSystem(&seed)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      var row = RandomSystem.row(&seed, variables: system.variables.count)
      row.priority = 500
      system.rows.append(row)
      let other = system.solver()
      guard other.solver.solve() == .solved else { continue }
      system.rows.removeLast()
      let (before, after) = (system.totals(at: posed.values), system.totals(at: other.values))
      for level in before.keys.sorted(by: >) where level > 500 {
        let (old, new) = (before[level] ?? 0, after[level] ?? 0)
        #expect(abs(old - new) < 1e-3 * (1 + old), "\(number), level \(level)")
      }
      compared += 1
    }
    #expect(compared > 100)
  }

  @Test func `an inequality with room to spare can go without a change`() {
    var removed = 0
    for var seed in Seed.some(300) {
      let number = seed
      let system = RandomSystem(&seed)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      let before = posed.values
      // A slack row may be as tight as others leave it, and still have room.
      let slackRows = Set(system.slackRows)
      for (index, row) in system.rows.enumerated()
      where row.relation != .equal && !slackRows.contains(index) {
        let sum = row.terms.reduce(-row.constant) { $0 + $1.coefficient * before[$1.index] }
        let room = row.relation == .lessThanOrEqual ? -sum : sum
        guard room > 0.01 else { continue }
        posed.solver.problem.remove(posed.constraints[index])
        #expect(posed.solver.solve() == .solved, "\(number)")
        let moved = zip(before, posed.values).map { abs($0 - $1) }.max() ?? 0
        #expect(moved <= 1.001 * oneStep, "\(number), row \(index)")
        removed += 1
        break
      }
    }
    #expect(removed > 50)
  }

  @Test func `of a conflict any member can go to end it, and no fewer clash`() {
    var found = 0
    for var seed in Seed.some(300) {
      let number = seed
      let system = RandomSystem(&seed)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .conflicting else { continue }
      guard let conflict = posed.solver.conflicts.first else { continue }
      let members = Set(conflict.constraints)
      var part = system
      let bounds = Set(conflict.bounds)
      for index in part.variables.indices {
        part.variables[index].isNonNegative = bounds.contains(posed.variables[index])
      }
      let rows = system.rows.indices.filter { members.contains(posed.constraints[$0]) }
      #expect(outcome(of: rows, part) == .conflicting, "\(number)")
      // Whatever else goes, no size is below zero.
      for row in rows {
        #expect(outcome(of: rows.filter { $0 != row }, system) == .solved, "\(number), row \(row)")
      }
      found += 1
    }
    #expect(found > 30)
  }

  private func outcome(of rows: [Int], _ system: RandomSystem) -> Solver.Outcome {
    var part = system
    part.rows = rows.map { system.rows[$0] }
    return part.solver().solver.solve()
  }
}
