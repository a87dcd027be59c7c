import SnaplineSolver
import TestSupport
import Testing

@Suite struct `An inequality about a position that nothing else decides` {
  private let solver = Solver()
  private let width: Problem.Variable
  private let left: Problem.Variable

  init() {
    left = solver.problem.addVariable(tie: .position, rank: 0)
    width = solver.problem.addVariable(tie: .size, rank: 1, isNonNegative: true)
    solver.problem.add([.init(width)], .equal, 20)
  }

  private func position() -> Double {
    #expect(solver.solve() == .solved)
    #expect(solver.isAmbiguous(left))
    return solver.value(of: left)
  }

  @Test(arguments: [1000, 751, 1.0]) func `is tight, at any priority`(_ priority: Double) {
    let most = solver.problem.add([.init(left)], .lessThanOrEqual, 10, priority: priority)
    #expect(position() == 10)
    if let most { solver.problem.setConstant(30, of: most) }
    #expect(position() == 30)
    if let most { solver.problem.remove(most) }
    #expect(position() == 0)
    solver.problem.add([.init(left), .init(width)], .lessThanOrEqual, 80, priority: priority)
    #expect(position() == 60)
  }

  @Test func `keeps a view as near to zero as it may be if others hold it from both sides`() {
    solver.problem.add([.init(left)], .lessThanOrEqual, 90, serial: 1)
    solver.problem.add([.init(left)], .lessThanOrEqual, 50, serial: 2)
    #expect(position() == 50)
    let least = solver.problem.add([.init(left)], .greaterThanOrEqual, -10, serial: 3)
    #expect(position() == -10)
    if let least { solver.problem.setConstant(10, of: least) }
    #expect(position() == 10)
  }

  @Test func `isn't tight if the system derives it`() {
    solver.problem.add([.init(left)], .lessThanOrEqual, 50, yield: .derived)
    #expect(position() == 0)
  }

  @Test func `leaves sizes as small as they may be`() {
    let height = solver.problem.addVariable(tie: .size, rank: 3, isNonNegative: true)
    solver.problem.add([.init(height)], .lessThanOrEqual, 23)
    solver.problem.add([.init(left), .init(height)], .lessThanOrEqual, 70)
    #expect(position() == 70)
    #expect(solver.value(of: height) == 0)
  }

  @Test func `follows what it mentions`() {
    let other = solver.problem.addVariable(tie: .position, rank: -1)
    let terms = [Problem.Term(left), Problem.Term(other, -1)]
    solver.problem.add(terms, .lessThanOrEqual, 5)
    let place = solver.problem.add([.init(other)], .equal, 40)
    #expect(position() == 45)
    if let place { solver.problem.setConstant(60, of: place) }
    #expect(position() == 65)
    if let place { solver.problem.setPriority(300, of: place) }
    #expect(position() == 65)
    if let place { solver.problem.remove(place) }
    #expect(position() == 5)
    #expect(solver.value(of: other) == 0 && solver.isAmbiguous(other))
  }

  @Test func `is among the reasons, even where it was left out until it would be violated`() {
    let height = solver.problem.addVariable(tie: .size, rank: 3, isNonNegative: true)
    let top = solver.problem.addVariable(tie: .position, rank: 4)
    let most = solver.problem.add([.init(top), .init(height)], .lessThanOrEqual, 70)
    solver.problem.add([.init(top)], .lessThanOrEqual, 90)
    solver.solve()
    let reason = solver.why(top).first
    #expect(reason?.constraints == [most].compactMap { $0 })
    #expect(reason?.isTied == true && reason?.priority == nil)
    #expect(solver.freedom(of: top)?.isAmbiguous == true)
  }
}

@Suite struct `Where inequalities leave views loose, an answer` {
  @Test func `is the exact optimum`() {
    var decided = 0
    for var seed in Seed.many(400) {
      let number = seed
      let system = RandomSystem(loose: &seed)
      let posed = system.posed(&seed)
      switch system.finding(about: posed, posed.solver.solve()) {
      case .agreed: decided += 1
      case .undecided: continue
      case .wrong(let complaint): Issue.record("\(number): \(complaint)")
      }
    }
    #expect(decided > 390)
  }

  @Test func `after edits is the answer from nothing`() {
    for var seed in Seed.many(400) {
      let number = seed
      var posed = RandomSystem(loose: &seed).solver()
      posed.solver.solve()
      for _ in 0..<6 {
        posed.edit(&seed)
        let outcome = posed.solver.solve()
        let fresh = Solver()
        fresh.problem = posed.solver.problem
        #expect(fresh.solve() == outcome, "\(number)")
        guard outcome == .solved else { continue }
        for variable in posed.variables {
          let (value, expected) = (posed.solver.value(of: variable), fresh.value(of: variable))
          #expect(abs(value - expected) <= 1.001 * oneStep, "\(number)")
        }
      }
    }
  }

  @Test func `stays when its rows are scaled or doubled`() {
    for var seed in Seed.many(200) {
      let number = seed
      var system = RandomSystem(loose: &seed)
      let posed = system.solver()
      guard posed.solver.solve() == .solved else { continue }
      for index in system.rows.indices where system.rows[index].priority == 1000 {
        system.rows[index].constant *= 2
        for term in system.rows[index].terms.indices {
          system.rows[index].terms[term].coefficient *= 2
        }
        if index.isMultiple(of: 2) { system.rows.append(system.rows[index]) }
      }
      let other = system.solver()
      #expect(other.solver.solve() == .solved, "\(number)")
      for (one, another) in zip(posed.values, other.values) {
        #expect(abs(one - another) <= 2 * oneStep, "\(number)")
      }
    }
  }
}
