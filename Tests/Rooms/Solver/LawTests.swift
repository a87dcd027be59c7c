import SnaplineSolver
import TestSupport
import Testing

@Suite struct `An answer` {
  @Test func `is the exact optimum, ties included`() {
    var decided = 0
    for var seed in Seed.many(100) {
      let number = seed
      let system = RandomSystem(&seed, variables: 12)
      let posed = system.posed(&seed)
      switch system.finding(about: posed, posed.solver.solve()) {
      case .agreed: decided += 1
      case .undecided: continue
      case .wrong(let complaint): Issue.record("\(number): \(complaint)")
      }
    }
    #expect(decided > 75)
  }

  @Test func `does not depend on the order of adding`() {
    for var seed in Seed.many(120) {
      let system = RandomSystem(&seed)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      let other = system.solver(
        order: system.rows.indices.shuffled(using: &seed),
        variables: system.variables.indices.shuffled(using: &seed)
      )
      #expect(other.solver.solve() == .solved, "\(seed)")
      #expect(isClose(posed.values, other.values), "\(seed)")
    }
  }

  @Test func `is the same when nothing changed, and tells no change`() {
    for var seed in Seed.many(40) {
      let system = RandomSystem(&seed)
      let posed = system.posed(&seed)
      let outcome = posed.solver.solve()
      let before = posed.values
      #expect(posed.solver.solve() == outcome, "\(seed)")
      for (index, constraint) in posed.constraints.enumerated() {
        posed.solver.problem.setConstant(system.rows[index].constant, of: constraint)
      }
      #expect(posed.solver.solve() == outcome, "\(seed)")
      #expect(posed.values == before, "\(seed)")
      #expect(posed.solver.changed.isEmpty, "\(seed)")
    }
  }

  @Test func `after edits is the answer from nothing`() {
    for var seed in Seed.many(160) {
      let system = RandomSystem(&seed)
      var posed = system.posed(&seed)
      posed.solver.solve()
      var told = posed.values
      for _ in 0..<4 {
        edit(&posed, system, &seed)
        let outcome = posed.solver.solve()
        let fresh = Solver()
        fresh.problem = posed.solver.problem
        #expect(fresh.solve() == outcome, "\(seed)")
        if outcome == .solved {
          let expected = posed.variables.map { fresh.value(of: $0) }
          #expect(isClose(posed.values, expected), "\(seed)")
        }
        let changed = Set(posed.solver.changed)
        for (index, variable) in posed.variables.enumerated() {
          let hasMoved = posed.values[index] != told[index]
          #expect(changed.contains(variable) == hasMoved, "\(seed)")
        }
        told = posed.values
      }
    }
  }

  @Test func `comes back when an edit is undone`() {
    for var seed in Seed.many(80) {
      let system = RandomSystem(&seed)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      let before = posed.values
      let index = Int.random(in: 0..<posed.constraints.count, using: &seed)
      posed.solver.problem.setConstant(777, of: posed.constraints[index])
      posed.solver.solve()
      posed.solver.problem.setConstant(system.rows[index].constant, of: posed.constraints[index])
      #expect(posed.solver.solve() == .solved, "\(seed)")
      #expect(isClose(posed.values, before), "\(seed)")
    }
  }

  @Test func `scales with its constants`() {
    for var seed in Seed.many(60) {
      var system = RandomSystem(&seed)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      for index in system.rows.indices { system.rows[index].constant *= 4 }
      let larger = system.solver()
      #expect(larger.solver.solve() == .solved, "\(seed)")
      // Exact but for rounding: four times half a step, and half a step.
      #expect(isClose(larger.values, posed.values.map { 4 * $0 }, steps: 2.5), "\(seed)")
      for index in system.rows.indices { system.rows[index].constant *= 0.75 }
      let odd = system.solver()
      #expect(odd.solver.solve() == .solved, "\(seed)")
      #expect(isClose(odd.values, posed.values.map { 3 * $0 }, steps: 6), "\(seed)")
    }
  }

  @Test func `stays when required rows are scaled, doubled or priorities renamed`() {
    for var seed in Seed.many(60) {
      var system = RandomSystem(&seed)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      for index in system.rows.indices {
        if system.rows[index].priority == 1000 {
          system.rows[index].constant *= 2
          for term in system.rows[index].terms.indices {
            system.rows[index].terms[term].coefficient *= 2
          }
          if index.isMultiple(of: 3) { system.rows.append(system.rows[index]) }
        } else {
          system.rows[index].priority = (system.rows[index].priority / 2).rounded(.up) + 0.25
        }
      }
      let other = system.solver()
      #expect(other.solver.solve() == .solved, "\(seed)")
      #expect(isClose(other.values, posed.values, steps: 2), "\(seed)")
    }
  }

  @Test func `scales exactly with powers of two where no tie decides`() {
    var compared = 0
    for var seed in Seed.many(60) {
      var system = RandomSystem(&seed)
      let posed = system.solver()
      guard posed.solver.solve() == .solved else { continue }
      for index in system.rows.indices { system.rows[index].constant *= 64 }
      let larger = system.solver()
      #expect(larger.solver.solve() == .solved, "\(seed)")
      for variable in posed.variables where !posed.solver.isAmbiguous(variable) {
        let (one, other) = (
          posed.solver.exactValue(of: variable), larger.solver.exactValue(of: variable)
        )
        #expect(other == 64 * one, "\(seed), \(variable)")
        compared += 1
      }
    }
    #expect(compared > 190)
  }

  @Test func `of two systems in one solver is that of each alone`() {
    for var seed in Seed.many(40) {
      let (first, second) = (RandomSystem(&seed), RandomSystem(&seed))
      let (one, other) = (first.solver(), second.solver())
      guard one.solver.solve() == .solved, other.solver.solve() == .solved else { continue }
      var both = first
      both.variables += second.variables
      both.rows += second.rows.map { row in
        var row = row
        row.terms = row.terms.map { ($0.index + first.variables.count, $0.coefficient) }
        return row
      }
      let posed = both.solver()
      #expect(posed.solver.solve() == .solved, "\(seed)")
      #expect(isClose(posed.values, one.values + other.values), "\(seed)")
    }
  }

  private func edit(_ posed: inout Posed, _ system: RandomSystem, _ seed: inout Seed) {
    let index = Int.random(in: 0..<posed.constraints.count, using: &seed)
    let constraint = posed.constraints[index]
    switch Int.random(in: 0..<6, using: &seed) {
    case 0...2:
      let constant = Double(Int.random(in: -50...400, using: &seed))
      posed.solver.problem.setConstant(constant, of: constraint)
    case 3:
      posed.solver.problem.setPriority(
        [1000, 700, 250].randomElement(using: &seed) ?? 1,
        of: constraint
      )
    case 4:
      posed.solver.problem.setActive(Bool.random(using: &seed), constraint)
    default:
      posed.solver.problem.remove(constraint)
      let row = RandomSystem.row(&seed, variables: system.variables.count)
      let added = posed.solver.problem.add(row, over: posed.variables, serial: 1000)
      if let added { posed.constraints[index] = added }
    }
  }

  private func isClose(_ values: [Double], _ expected: [Double], steps: Double = 1) -> Bool {
    zip(values, expected).allSatisfy { abs($0 - $1) <= steps * oneStep * 1.001 }
  }
}
