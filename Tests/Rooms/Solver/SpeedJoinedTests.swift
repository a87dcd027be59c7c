import SnaplineSolver
import TestSupport
import Testing

@Suite struct `A part of more variables than a full matrix holds` {
  @Test func `is answered within few steps, whatever the order of adding`() {
    for var seed in Seed.some(2) {
      let number = seed
      let system = TiedSystem(&seed, variables: 90)
      let (one, other) = (system.solver(order: Array(system.rows.indices)), system.solver(&seed))
      #expect(one.solve() == .solved, "\(number)")
      #expect(other.solve() == .solved, "\(number)")
      #expect(one.work.steps < 10_000, "\(number)")
      for index in 0..<system.variableCount {
        let variable = Problem.Variable(index: Int32(index))
        #expect(
          abs(one.value(of: variable) - other.value(of: variable)) <= 1.001 * oneStep,
          "\(number), variable \(index)"
        )
      }
    }
  }

  @Test func `has the same answer where it went round in circles and began afresh`() {
    var restarts = 0
    for var seed in Seed.some(4) {
      let number = seed
      let system = RandomSystem.joined(&seed, variables: 60...80)
      let (patient, hasty) = (system.solver(), system.solver())
      hasty.solver.isHasty = true
      let outcome = patient.solver.solve()
      #expect(hasty.solver.solve() == outcome, "\(number)")
      #expect(patient.solver.work.restarts == 0, "\(number)")
      restarts += hasty.solver.work.restarts
      guard outcome == .solved else { continue }
      for (one, other) in zip(hasty.values, patient.values) {
        #expect(abs(one - other) <= 1.001 * oneStep, "\(number)")
      }
    }
    #expect(restarts > 0)
  }

  @Test func `says that it clashes where required distances do`() {
    var clashes = 0
    for var seed in Seed.some(12) {
      let number = seed
      let system = RandomSystem.joined(&seed, variables: 60...70)
      let posed = system.solver(order: system.rows.indices.shuffled(using: &seed))
      guard posed.solver.solve() == .conflicting else { continue }
      clashes += 1
      for conflict in posed.solver.conflicts {
        #expect(conflict.constraints.contains(conflict.gaveWay), "\(number)")
      }
    }
    #expect(clashes > 0)
  }

  @Test func `has after an edit the answer from nothing`() {
    for var seed in Seed.some(3) {
      let number = seed
      let system = RandomSystem.joined(&seed, variables: 60...90)
      let posed = system.solver(order: system.rows.indices.shuffled(using: &seed))
      posed.solver.solve()
      for _ in 0..<3 {
        let edited = Int.random(in: 0..<posed.constraints.count, using: &seed)
        let constant = system.rows[edited].constant + 100
        posed.solver.problem.setConstant(constant, of: posed.constraints[edited])
        let outcome = posed.solver.solve()
        let fresh = Solver()
        fresh.problem = posed.solver.problem
        #expect(fresh.solve() == outcome, "\(number)")
        #expect(outcome != .limited, "\(number)")
        guard outcome == .solved else { continue }
        for variable in posed.variables {
          let difference = abs(posed.solver.value(of: variable) - fresh.value(of: variable))
          #expect(difference <= 1.001 * oneStep, "\(number)")
        }
      }
    }
  }

  @Test(arguments: [
    Solver.Limits(steps: 20), Solver.Limits(terms: 200), Solver.Limits(time: .zero),
  ])
  func `ends at a point where a limit says so`(_ limits: Solver.Limits) {
    for var seed in Seed.some(2) {
      let number = seed
      let system = TiedSystem(&seed, variables: 90)
      let solver = system.solver(&seed)
      #expect(solver.solve() == .solved, "\(number)")
      let work = solver.work
      solver.limits = limits
      // The same in another order is solved from nothing.
      solver.problem = system.solver(&seed).problem
      #expect(solver.solve() == .limited, "\(number)")
      #expect(solver.work.steps < work.steps, "\(number)")
      for index in 0..<system.variableCount {
        #expect(solver.value(of: Problem.Variable(index: Int32(index))).isFinite, "\(number)")
      }
    }
  }
}

@Suite struct `A limit` {
  @Test func `ends what would take minutes`() {
    let system = RandomSystem(joined: 1000, rows: 5000, isFeasible: false)
    let posed = system.solver()
    posed.solver.limits.time = .milliseconds(300)
    let clock = ContinuousClock()
    var outcome = Solver.Outcome.solved
    let taken = clock.measure { outcome = posed.solver.solve() }
    #expect(outcome == .limited)
    // Many times as long, for a machine that has other things to do.
    #expect(taken < .seconds(10))
    #expect(posed.values.allSatisfy { $0.isFinite })
  }

  @Test func `lets required constraints hold where optional ones take too long`() {
    var cut = 0
    for var seed in Seed.some(60) {
      let number = seed
      let system = RandomSystem.joined(&seed, variables: 60...110)
      guard system.rows.contains(where: { $0.priority == 1000 }) else { continue }
      let posed = system.solver()
      guard posed.solver.solve() == .solved else { continue }
      for share in [3, 2] {
        let limited = system.solver()
        limited.solver.limits.steps = posed.solver.work.steps * share / 4
        guard limited.solver.solve() == .limited else { continue }
        let missed = system.totals(at: limited.values)[1000] ?? 0
        #expect(missed < 1e-3, "\(number), \(share) quarters of the steps")
        cut += 1
      }
    }
    #expect(cut > 20)
  }

  @Test func `ends elimination that fills up, and holds no more terms than it says`() {
    var seed = Seed(3)
    let solver = Solver(limits: .init(terms: 6000))
    let variables = (0..<200).map { solver.problem.addVariable(tie: .size, rank: $0) }
    for _ in 0..<200 {
      let terms = (0..<8).map { _ in
        Problem.Term(
          variables[Int.random(in: 0..<200, using: &seed)],
          Double(Int.random(in: 1...9, using: &seed))
        )
      }
      solver.problem.add(terms, .equal, Double(Int.random(in: 0...999, using: &seed)))
    }
    #expect(solver.solve() == .limited)
    #expect(solver.heldTerms < 7000)
    solver.limits.terms = 16_000_000
    solver.problem.setConstant(5, of: Problem.Constraint(index: 0))
    #expect(solver.solve() != .limited)
    #expect(solver.heldTerms > 9000)
  }
}

/// Variables tied by inequalities of middle priorities, so that none can be settled by itself.
private struct TiedSystem {
  let variableCount: Int
  private(set) var rows: [RandomSystem.Row] = []

  init(_ seed: inout Seed, variables count: Int) {
    variableCount = count
    let areMeetable = Bool.random(using: &seed)
    let point = (0..<count).map { _ in Double(Int.random(in: 0...1000, using: &seed)) }
    for _ in 0..<5 * count {
      var terms: [(index: Int, coefficient: Double)] = []
      for _ in 0..<3 {
        let factors: [Double] = [1, 1, -1, 0.5, 2]
        let factor = factors.randomElement(using: &seed) ?? 1
        terms.append((Int.random(in: 0..<count, using: &seed), factor))
      }
      let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.index] }
      let room = Double(Int.random(in: 0...200, using: &seed))
      let isFloor = Bool.random(using: &seed)
      let met = isFloor ? sum - room : sum + room
      let random = Double(Int.random(in: -500...1500, using: &seed))
      let priorities: [Double] = [700, 600, 500, 400, 300]
      rows.append(
        RandomSystem.Row(
          terms: terms,
          relation: isFloor ? .greaterThanOrEqual : .lessThanOrEqual,
          constant: areMeetable ? met : random,
          priority: priorities.randomElement(using: &seed) ?? 1
        )
      )
    }
  }

  func solver(_ seed: inout Seed) -> Solver { solver(order: rows.indices.shuffled(using: &seed)) }

  func solver(order: [Int]) -> Solver {
    let solver = Solver()
    let variables = (0..<variableCount).map {
      solver.problem.addVariable(
        tie: $0.isMultiple(of: 2) ? .position : .size,
        rank: Int64($0),
        isNonNegative: true
      )
    }
    for index in order {
      solver.problem.add(
        rows[index].terms.map { Problem.Term(variables[$0.index], $0.coefficient) },
        rows[index].relation,
        rows[index].constant,
        priority: rows[index].priority,
        serial: Int64(index)
      )
    }
    return solver
  }
}
