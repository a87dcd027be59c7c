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
    for var seed in Seed.many(40) {
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
    #expect(decided > 20, "\(decided)")
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

  @Test func `follows each constant once it takes part`() {
    for var seed in Seed.many(150) {
      let number = seed
      let posed = Self.system(3, &seed).posed(&seed)
      posed.solver.mostReducedTerms = 0
      posed.solver.solve()
      for step in 0..<14 {
        guard let constraint = posed.constraints.randomElement(using: &seed) else { break }
        let constant = Double(Int.random(in: 0...12, using: &seed)) * 10
        posed.solver.problem.setConstant(constant, of: constraint)
        let outcome = posed.solver.solve()
        let fresh = Solver()
        fresh.problem = posed.solver.problem
        #expect(fresh.solve() == outcome, "\(number), step \(step)")
        guard outcome == .solved else { continue }
        let expected = posed.variables.map { fresh.value(of: $0) }
        let furthest = zip(posed.values, expected).map { abs($0 - $1) }.max() ?? 0
        #expect(furthest <= 1.001 * oneStep, "\(number), step \(step)")
      }
    }
  }

  /// Formulas are laid out after some edits, before the row takes part.
  @Test func `follows the definition of a variable that it mentions`() throws {
    let solver = Solver()
    solver.mostReducedTerms = 0
    let (a, b, d) = (
      solver.problem.addVariable(tie: .size, rank: 0),
      solver.problem.addVariable(tie: .size, rank: 1),
      solver.problem.addVariable(tie: .size, rank: 2)
    )
    func add(
      _ terms: [(Problem.Variable, Double)],
      _ relation: Problem.Relation,
      _ constant: Double,
      _ priority: Double = 1000
    ) -> Problem.Constraint? {
      let terms = terms.map { Problem.Term($0.0, $0.1) }
      return solver.problem.add(terms, relation, constant, priority: priority)
    }
    let definition = try #require(add([(d, 1), (a, -1), (b, -1)], .equal, 5))
    _ = add([(a, 1)], .equal, 10, 750)
    _ = add([(b, 1)], .greaterThanOrEqual, 20, 750)
    let most = try #require(add([(b, 1)], .lessThanOrEqual, 20, 700))
    _ = add([(d, 1)], .equal, 100, 240)
    _ = add([(d, 1), (a, -1)], .equal, 100, 240)
    solver.solve()
    for constant in [6.0, 7, 8] {
      solver.problem.setConstant(constant, of: definition)
      solver.solve()
      expectEqual(solver.value(of: d), 30 + constant)
    }
    solver.problem.setConstant(90, of: most)
    solver.solve()
    expectEqual(solver.value(of: b), 82)
    solver.problem.setConstant(16, of: definition)
    solver.solve()
    expectEqual(solver.value(of: b), 74)
    expectEqual(solver.value(of: d), 100)
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
