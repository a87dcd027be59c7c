import SnaplineSolver
import TestSupport
import Testing

/// What many variables have factors for, on systems so small that their exact answer is known.
@Suite struct `A part that is kept as factors` {
  @Test func `has the exact optimum, ties included`() {
    for (name, make) in Self.kinds {
      var decided = 0
      for var seed in Seed.many(60) {
        let number = seed
        let system = make(&seed)
        let posed = system.posed(&seed)
        posed.solver.largestDenseCount = 2
        posed.solver.shareFollowed = number.number.isMultiple(of: 2) ? 0 : 10
        switch system.finding(about: posed, posed.solver.solve()) {
        case .agreed: decided += 1
        case .undecided: continue
        case .wrong(let complaint): Issue.record("\(name), \(number): \(complaint)")
        }
      }
      #expect(decided > 40, "\(name)")
    }
  }

  @Test func `has the answer of a full matrix, after edits, too`() {
    for (name, make) in Self.kinds {
      for var seed in Seed.many(40) {
        let number = seed
        let system = make(&seed)
        let posed = system.posed(&seed)
        posed.solver.largestDenseCount = 2
        posed.solver.shareFollowed = number.number.isMultiple(of: 2) ? 0 : 10
        for _ in 0..<3 {
          let fresh = Solver()
          fresh.problem = posed.solver.problem
          let outcome = fresh.solve()
          #expect(posed.solver.solve() == outcome, "\(name), \(number)")
          guard outcome == .solved else { break }
          for variable in posed.variables {
            let difference = abs(posed.solver.value(of: variable) - fresh.value(of: variable))
            #expect(difference <= 1.001 * oneStep, "\(name), \(number)")
          }
          let edited = Int.random(in: posed.constraints.indices, using: &seed)
          let constant = Double(Int.random(in: 0...8, using: &seed)) * 10
          posed.solver.problem.setConstant(constant, of: posed.constraints[edited])
        }
      }
    }
  }

  @Test func `tells as conflicts only what can't hold by itself`() {
    var told = 0
    for (name, make) in Self.kinds {
      for var seed in Seed.many(40) {
        let number = seed
        var system = make(&seed)
        for index in system.rows.indices where Int.random(in: 0..<4, using: &seed) == 0 {
          system.rows[index].priority = 1000
        }
        let posed = system.solver()
        posed.solver.largestDenseCount = 2
        posed.solver.shareFollowed = number.number.isMultiple(of: 2) ? 0 : 10
        posed.solver.solve()
        for conflict in posed.solver.conflicts {
          told += 1
          var part = system
          part.rows = conflict.constraints.compactMap { constraint in
            posed.constraints.firstIndex(of: constraint).map { system.rows[$0] }
          }
          for index in part.variables.indices {
            part.variables[index].isNonNegative = conflict.bounds.contains(posed.variables[index])
          }
          #expect(part.solver().solver.solve() == .conflicting, "\(name), \(number)")
        }
      }
    }
    #expect(told > 20)
  }

  private static let kinds: [(String, @Sendable (inout Seed) -> RandomSystem)] = [
    ("column", { RandomSystem(column: &$0, views: Int.random(in: 2...6, using: &$0)) }),
    ("nest", { RandomSystem(nest: &$0, variables: 10) }),
    ("any", { RandomSystem(&$0, variables: 12) }),
  ]
}

/// Labels below each other, each as high as its line.
@Suite struct `A long column` {
  @Test func `that fits takes no step, however long it is`() {
    for count in [200, 2000] {
      #expect(Column(count, room: 20 * Double(count)).solve().work.steps == 0)
      #expect(Column(count, room: nil).solve().work.steps == 0)
    }
  }

  @Test(arguments: [8.0, 24]) func `with other room takes as few steps as a short one`(
    _ each: Double
  ) {
    for count in [200, 2000] {
      let solver = Column(count, room: each * Double(count)).solve()
      #expect(solver.work.steps <= 8, "\(solver.work.steps) steps")
    }
    for count in [200, 2000] {
      // What there is goes to the last, as views want to begin as far up as they can.
      let solver = Column(count, room: 400).solve()
      #expect(solver.work.steps <= 60, "\(solver.work.steps) steps")
    }
  }

  @Test func `of views without heights takes none`() {
    #expect(Column(2000, room: 800, height: nil).solve().work.steps == 0)
  }

  @Test func `whose views are shares of its length takes as few as a short one`() {
    for count in [200, 2000] {
      let column = Column(count, room: nil)
      let total = [Problem.Term(column.total, -1 / Double(count))]
      for height in column.heights {
        column.solver.problem.add([.init(height)] + total, .equal, 0, priority: 760)
      }
      #expect(column.solve().work.steps <= 8)
      #expect(column.heights.allSatisfy { column.solver.value(of: $0) == 20 })
    }
  }
}

private final class Column {
  let solver = Solver()
  let total: Problem.Variable
  private(set) var heights: [Problem.Variable] = []

  init(_ count: Int, room: Double?, height: Double? = 20) {
    total = solver.problem.addVariable(tie: .size, rank: 0, isNonNegative: true)
    var end: [Problem.Term] = []
    for index in 0..<count {
      let rank = Int64(2 * index + 1)
      let top = solver.problem.addVariable(tie: .position, rank: rank)
      let own = solver.problem.addVariable(tie: .size, rank: rank + 1, isNonNegative: true)
      solver.problem.add([.init(top)] + end, .equal, 0)
      end = [.init(top, -1), .init(own, -1)]
      heights.append(own)
      guard let height else { continue }
      solver.problem.add([.init(own)], .greaterThanOrEqual, height, priority: 750)
      solver.problem.add([.init(own)], .lessThanOrEqual, height, priority: 250)
    }
    solver.problem.add([.init(total)] + end, .equal, 0)
    if let room { solver.problem.add([.init(total)], .equal, room) }
  }

  func solve() -> Solver {
    #expect(solver.solve() == .solved)
    return solver
  }
}
