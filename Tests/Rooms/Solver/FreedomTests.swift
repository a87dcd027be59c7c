import SnaplineSolver
import TestSupport
import Testing

@Suite struct `A variable that constraints leave open` {
  @Test func `tells the way it can go, and who goes with it`() throws {
    let solver = Solver()
    let left = solver.problem.addVariable(tie: .position, rank: 0)
    let width = solver.problem.addVariable(tie: .size, rank: 1, isNonNegative: true)
    let other = solver.problem.addVariable(tie: .position, rank: 2)
    solver.problem.add([.init(left)], .greaterThanOrEqual, 10)
    solver.problem.add([.init(left), .init(width)], .equal, 100)
    solver.problem.add([.init(other), .init(width, -0.5)], .equal, 0)
    let lone = solver.problem.addVariable(tie: .position, rank: 3)
    solver.solve()
    let freedom = try #require(solver.freedom(of: width))
    #expect(freedom.range == 0...90)
    let way = try #require(freedom.directions.first)
    #expect(freedom.directions.count == 1)
    #expect(way.reach == 90)
    expectEqual(Set(way.moves), [.init(width), .init(left, -1), .init(other, 0.5)])
    let open = solver.ambiguities
    expectEqual(open.map(\.variable), [left, width, other, lone])
    expectEqual(open[3].freedom.directions.map(\.moves), [[.init(lone)], [.init(lone, -1)]])
  }

  @Test func `can go as far as is told with no level met less well`() {
    var ways = 0
    for var seed in Seed.some(400) {
      let number = seed
      let system = RandomSystem(&seed)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      let before = system.totals(at: posed.values)
      for (variable, freedom) in posed.solver.ambiguities {
        #expect(!freedom.directions.isEmpty, "\(number), \(variable)")
        for direction in freedom.directions {
          let own = direction.moves.first { $0.variable == variable }?.coefficient
          #expect(abs(own ?? 0) == 1, "\(number), \(variable)")
          #expect(direction.reach > 0, "\(number), \(variable)")
          for share in [0.25, 1] {
            let point = moved(posed, direction, by: share * min(direction.reach, 1000))
            expectAsGood(system, point, before, number)
          }
          ways += 1
        }
      }
    }
    #expect(ways > 300)
  }

  private func moved(_ posed: Posed, _ way: Solver.Direction, by distance: Double) -> [Double] {
    var point = posed.values
    for move in way.moves {
      let index = posed.variables.firstIndex(of: move.variable)
      if let index { point[index] += distance * move.coefficient }
    }
    return point
  }

  private func expectAsGood(
    _ system: RandomSystem,
    _ point: [Double],
    _ before: [Double: Double],
    _ number: Seed
  ) {
    for (level, total) in system.totals(at: point) {
      // Values are told as multiples of a step.
      let noise = 1e-3 * (1 + (before[level] ?? 0))
      #expect(abs(total - (before[level] ?? 0)) < noise, "\(number), level \(level)")
    }
    for (index, value) in point.enumerated() where system.variables[index].isNonNegative {
      #expect(value > -1e-3, "\(number), v\(index)")
    }
  }
}
