import SnaplineSolver
import TestSupport
import Testing

/// Optional equalities that wait until they matter.
@Suite struct `An equality that waits` {
  /// Texts side by side, each of which wants its own width, and less strongly or more a share of the row's.
  private static func shares(_ seed: inout Seed, count: Int, priority: Double) -> RandomSystem {
    var system = RandomSystem(column: &seed, views: count)
    let sizes = system.variables.indices.filter { system.variables[$0].tie == .size }
    for size in sizes.dropFirst() {
      system.rows.append(
        RandomSystem.Row(
          terms: [(size, 1), (sizes[0], -1 / Double(count))],
          relation: .equal,
          constant: 0,
          priority: priority
        )
      )
    }
    return system
  }

  private static func system(_ kind: Int, _ seed: inout Seed) -> RandomSystem {
    switch kind {
    case 0: RandomSystem(&seed, variables: 20)
    case 1: RandomSystem(nest: &seed, variables: 30)
    case 2: RandomSystem(column: &seed, views: 12)
    default:
      shares(
        &seed,
        // Exact arithmetic takes a rounded third for what it is.
        count: [2, 4, 8].randomElement(using: &seed) ?? 2,
        priority: [1.0, 240, 250, 500, 760].randomElement(using: &seed) ?? 1
      )
    }
  }

  @Test(arguments: 0..<4) func `leaves the exact optimum, ties included`(kind: Int) {
    var decided = 0
    for var seed in Seed.many(120) {
      let number = seed
      let system = Self.system(kind, &seed)
      let posed = system.posed(&seed)
      posed.solver.mostReducedTerms = 0
      switch system.finding(about: posed, posed.solver.solve()) {
      case .agreed: decided += 1
      case .undecided: continue
      case .wrong(let complaint): Issue.record("\(number): \(complaint)")
      }
    }
    #expect(decided > 60, "\(decided)")
  }

  @Test(arguments: 0..<4)
  func `leaves the answer that all rows have, after edits as well`(kind: Int) {
    for var seed in Seed.many(100) {
      let number = seed
      var posed = Self.system(kind, &seed).posed(&seed)
      guard !posed.constraints.isEmpty else { continue }
      posed.solver.mostReducedTerms = 0
      for step in 0..<6 {
        let outcome = posed.solver.solve()
        let whole = Solver()
        whole.mostReducedTerms = 1 << 20
        whole.problem = posed.solver.problem
        #expect(whole.solve() == outcome, "\(number), step \(step)")
        if outcome == .solved {
          let expected = posed.variables.map { whole.value(of: $0) }
          let furthest = zip(posed.values, expected).map { abs($0 - $1) }.max() ?? 0
          #expect(furthest <= 1.001 * oneStep, "\(number), step \(step)")
        }
        posed.edit(&seed)
      }
    }
  }

  /// As in a row of texts that a scroll view holds.
  @Test func `costs no term for each of all others where they settle higher up`() {
    let works = [500, 2_000].map { count in
      let solver = Solver()
      let total = solver.problem.addVariable(tie: .size, rank: 0, isNonNegative: true)
      var end = [Problem.Term(total, -1)]
      for place in 1...count {
        let width = solver.problem.addVariable(
          tie: .size,
          rank: Int64(place),
          isNonNegative: true
        )
        let natural = Double(20 + place % 7)
        solver.problem.add([Problem.Term(width)], .greaterThanOrEqual, natural, priority: 750)
        solver.problem.add([Problem.Term(width)], .lessThanOrEqual, natural, priority: 250)
        let share = Problem.Term(total, -1 / Double(count))
        solver.problem.add([Problem.Term(width), share], .equal, 0, priority: 240)
        end.append(Problem.Term(width))
      }
      solver.problem.add(end, .equal, 0)
      #expect(solver.solve() == .solved)
      let expected = (1...count).reduce(0) { $0 + 20 + $1 % 7 }
      #expect(solver.value(of: total) == Double(expected))
      return solver.work.rows + solver.work.notices + solver.work.steps
    }
    #expect(works[1] <= 5 * works[0], "\(works)")
  }
}
