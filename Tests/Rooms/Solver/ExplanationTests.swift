import SnaplineSolver
import TestSupport
import Testing

@Suite struct `An explanation` {
  @Test func `names the constraints that a value rests on, nearest first`() {
    let solver = Solver()
    let root = solver.problem.addVariable(tie: .size, rank: 0)
    let left = solver.problem.addVariable(tie: .position, rank: 1)
    let width = solver.problem.addVariable(tie: .size, rank: 2, isNonNegative: true)
    let fixed = solver.problem.add([.init(root)], .equal, 375)
    let centred = solver.problem.add(
      [.init(left), .init(width, 0.5), .init(root, -0.5)],
      .equal,
      0
    )
    let wish = solver.problem.add([.init(width)], .equal, 80, priority: 750)
    solver.problem.add([.init(width)], .equal, 90, priority: 250)
    solver.solve()
    let reasons = solver.why(left)
    #expect(
      reasons.map(\.variable) == [left, width, root]
        || reasons.map(\.variable) == [left, root, width]
    )
    #expect(reasons.first?.constraints == [centred].compactMap(\.self))
    #expect(reasons.first { $0.variable == width }?.constraints == [wish].compactMap(\.self))
    #expect(reasons.first { $0.variable == width }?.priority == 750)
    #expect(reasons.first { $0.variable == root }?.constraints == [fixed].compactMap(\.self))
  }

  @Test func `names for a value no constraint that doesn't mention it`() {
    var told = 0
    for var seed in Seed.some(120) {
      let number = seed
      let posed = RandomSystem(&seed, variables: 10).posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      for variable in posed.variables {
        for reason in posed.solver.why(variable) {
          for constraint in reason.constraints {
            told += 1
            let terms = posed.solver.problem.terms(of: constraint)
            #expect(terms.contains { $0.variable == reason.variable }, "\(number)")
          }
        }
      }
    }
    #expect(told > 100)
  }

  @Test func `turns a definition round where the pull comes from its other end`() {
    let solver = Solver()
    let places = (0..<3).map { solver.problem.addVariable(tie: .position, rank: $0) }
    let links = (0..<2).compactMap { index in
      let terms = [Problem.Term(places[index + 1]), Problem.Term(places[index], -1)]
      return solver.problem.add(terms, .equal, 10)
    }
    let wishes = places.compactMap {
      solver.problem.add([.init($0)], .equal, 50, priority: 500 - Double($0.index))
    }
    solver.solve()
    #expect(solver.value(of: places[0]) == 50)
    let last = solver.why(places[2])
    expectEqual(last.map(\.variable), [places[2], places[1], places[0]])
    expectEqual(last.map(\.constraints), [[links[1]], [links[0]], [wishes[0]]])
    solver.problem.setPriority(900, of: wishes[2])
    solver.solve()
    let first = solver.why(places[0])
    #expect(first.map(\.variable) == places)
    expectEqual(first.map(\.constraints), [[links[0]], [links[1]], [wishes[2]]])
  }

  @Test func `tells the values that would do as well`() {
    let solver = Solver()
    let left = solver.problem.addVariable(tie: .position, rank: 0)
    let width = solver.problem.addVariable(tie: .size, rank: 1, isNonNegative: true)
    solver.problem.add([.init(left)], .greaterThanOrEqual, 10)
    solver.problem.add([.init(left), .init(width)], .equal, 100)
    solver.solve()
    #expect(solver.value(of: width) == 0)
    #expect(solver.isAmbiguous(width))
    #expect(solver.freedom(of: width)?.range == 0...90)
    #expect(solver.freedom(of: left)?.range == 10...100)
  }

  @Test func `calls ambiguous what exact arithmetic leaves a range, and tells that range`() {
    var (open, closed) = (0, 0)
    for var seed in Seed.some(120) {
      let number = seed
      let system = RandomSystem(&seed, variables: 10)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved, let ranges = ReferenceSolver.ranges(system) else {
        continue
      }
      for (index, exact) in ranges.enumerated() {
        let variable = posed.variables[index]
        let isOpen = exact.high - exact.low > 1e-4
        #expect(posed.solver.isAmbiguous(variable) == isOpen, "\(number), v\(index)")
        guard let told = posed.solver.freedom(of: variable)?.range else { continue }
        #expect(isSame(told.lowerBound, exact.low), "\(number), v\(index)")
        #expect(isSame(told.upperBound, exact.high), "\(number), v\(index)")
        if isOpen { open += 1 } else { closed += 1 }
      }
    }
    #expect(open > 50)
    #expect(closed > 50)
  }

  /// A million points away stand for no end.
  private func isSame(_ told: Double, _ exact: Double) -> Bool {
    exact.isInfinite ? abs(told) > 9e5 && told * exact > 0 : abs(told - exact) < 1e-4
  }
}
