import SnaplineSolver
import TestSupport
import Testing

@Suite struct `A solver` {
  @Test func `centres a label and keeps its wish`() {
    let solver = Solver()
    let root = solver.problem.addVariable(tie: .size, rank: 0, isNonNegative: true)
    let left = solver.problem.addVariable(tie: .position, rank: 1)
    let width = solver.problem.addVariable(tie: .size, rank: 2, isNonNegative: true)
    let fixed = solver.problem.add([.init(root)], .equal, 375)
    solver.problem.add([.init(left), .init(width, 0.5), .init(root, -0.5)], .equal, 0)
    solver.problem.add([.init(width)], .greaterThanOrEqual, 80, priority: 750)
    solver.problem.add([.init(width)], .lessThanOrEqual, 80, priority: 250)
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: width) == 80)
    #expect(solver.value(of: left) == 147.5)
    if let fixed { solver.problem.setConstant(100, of: fixed) }
    solver.solve()
    #expect(solver.value(of: left) == 10)
  }

  @Test func `lets the newest authored constraint of a conflict go`() {
    let solver = Solver()
    let width = solver.problem.addVariable(tie: .size, rank: 0, isNonNegative: true)
    solver.problem.add([.init(width)], .equal, 100, serial: 1)
    let newer = solver.problem.add([.init(width)], .equal, 120, serial: 2)
    solver.problem.add([.init(width)], .lessThanOrEqual, 500, serial: 3)
    #expect(solver.solve() == .conflicting)
    #expect(solver.value(of: width) == 100)
    expectEqual(solver.conflicts.map(\.gaveWay), [newer])
    #expect(solver.conflicts.first?.constraints.count == 2)
  }

  @Test func `tells a variable that was taken out as 0`() {
    let solver = Solver()
    let one = solver.problem.addVariable(tie: .size, rank: 0)
    let other = solver.problem.addVariable(tie: .size, rank: 1)
    solver.problem.add([.init(one)], .equal, 100)
    solver.problem.add([.init(other)], .equal, 50)
    solver.solve()
    solver.problem.remove(one)
    solver.solve()
    #expect(solver.value(of: one) == 0)
    #expect(solver.value(of: other) == 50)
    var fresh = Problem()
    let third = fresh.addVariable(tie: .size, rank: 0)
    fresh.add([.init(third)], .equal, 7)
    fresh.remove(third)
    solver.problem = fresh
    solver.solve()
    #expect(solver.value(of: third) == 0)
  }
}
