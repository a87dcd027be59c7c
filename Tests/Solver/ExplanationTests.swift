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

  @Test func `tells the values that would do as well`() {
    let solver = Solver()
    let left = solver.problem.addVariable(tie: .position, rank: 0)
    let width = solver.problem.addVariable(tie: .size, rank: 1, isNonNegative: true)
    solver.problem.add([.init(left)], .greaterThanOrEqual, 10)
    solver.problem.add([.init(left), .init(width)], .equal, 100)
    solver.solve()
    #expect(solver.value(of: width) == 0)
    #expect(solver.isAmbiguous(width))
    #expect(solver.freedom(of: width) == 0...90)
    #expect(solver.freedom(of: left) == 10...100)
  }

  @Test func `calls ambiguous what two references of ties disagree about`() {
    for var seed in Seed.some(120) {
      let system = RandomSystem(&seed, views: 2)
      let posed = system.solver()
      guard posed.solver.solve() == .solved else { continue }
      // With every variable pulled the other way, what is determined stays.
      var pulled = system
      for variable in pulled.variables.indices {
        pulled.rows.append(
          .init(terms: [(variable, 1)], relation: .equal, constant: 700, priority: 0.5)
        )
      }
      let other = pulled.solver()
      #expect(other.solver.solve() == .solved, "\(seed)")
      for (index, variable) in posed.variables.enumerated() {
        let hasMoved = abs(posed.values[index] - other.values[index]) > 1e-3
        if hasMoved { #expect(posed.solver.isAmbiguous(variable), "\(seed) v\(index)") }
        guard let range = posed.solver.freedom(of: variable) else { continue }
        #expect(range.lowerBound <= min(posed.values[index], other.values[index]) + 1e-4, "\(seed)")
        #expect(range.upperBound >= max(posed.values[index], other.values[index]) - 1e-4, "\(seed)")
      }
    }
  }
}
