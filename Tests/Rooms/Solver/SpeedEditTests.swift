import SnaplineSolver
import TestSupport
import Testing

@Suite struct `The work of an edit` {
  @Test func `is linear where thousands of bounds are missed at once`() {
    let nest = Nest(depth: 800)
    nest.solver.solve()
    nest.solver.problem.remove(nest.insets[400])
    #expect(nest.solver.solve() == .solved)
    #expect(nest.solver.work.rows < 40 * 800)
    for width in nest.widths { #expect(nest.solver.value(of: width) >= 0) }
    let fresh = Solver()
    fresh.problem = nest.solver.problem
    fresh.solve()
    for width in nest.widths {
      #expect(abs(nest.solver.value(of: width) - fresh.value(of: width)) <= oneStep)
    }
  }

  @Test func `is that of what it changes while a conflict stands elsewhere`() {
    let nest = Nest(depth: 800)
    let lone = nest.solver.problem.addVariable(tie: .size, rank: 10_000)
    nest.solver.problem.add([.init(lone)], .equal, 10, serial: 10_000)
    nest.solver.problem.add([.init(lone)], .equal, 20, serial: 10_001)
    #expect(nest.solver.solve() == .conflicting)
    let added = nest.solver.problem.addVariable(tie: .position, rank: 10_001)
    nest.solver.problem.add([.init(added), .init(nest.widths[800], -1)], .equal, 5)
    #expect(nest.solver.solve() == .conflicting)
    #expect(nest.solver.value(of: added) == nest.solver.value(of: nest.widths[800]) + 5)
    #expect(nest.solver.work.rows < 20)
  }

  @Test func `on joined variables goes on from where they were left`() {
    let solver = Solver()
    let width = solver.problem.addVariable(tie: .size, rank: 0)
    let fixed = solver.problem.add([.init(width)], .equal, 300)
    var sum = [Problem.Term(width, -1)]
    for index in 0..<12 {
      let item = solver.problem.addVariable(tie: .size, rank: Int64(index + 1), isNonNegative: true)
      solver.problem.add([.init(item)], .equal, 80, priority: 500 + Double(index % 4) * 50)
      sum.append(Problem.Term(item))
    }
    solver.problem.add(sum, .lessThanOrEqual, 0)
    solver.solve()
    let steps = solver.work.steps
    #expect(steps > 12)
    if let fixed { solver.problem.setConstant(310, of: fixed) }
    solver.solve()
    #expect(solver.work.steps * 2 < steps)
  }
}

/// Views in views, each edge at a distance of one from that of the view around.
private struct Nest {
  let solver = Solver()
  private(set) var widths: [Problem.Variable] = []
  private(set) var insets: [Problem.Constraint] = []

  init(depth: Int) {
    var left = solver.problem.addVariable(tie: .position, rank: 0)
    var width = solver.problem.addVariable(tie: .size, rank: 1, isNonNegative: true)
    solver.problem.add([.init(left)], .equal, 0)
    solver.problem.add([.init(width)], .equal, Double(4 * depth + 100))
    widths.append(width)
    for level in 1...depth {
      let inner = solver.problem.addVariable(tie: .position, rank: Int64(2 * level))
      let own = solver.problem.addVariable(
        tie: .size,
        rank: Int64(2 * level + 1),
        isNonNegative: true
      )
      let inset = solver.problem.add([.init(inner), .init(left, -1)], .equal, 1)
      if let inset { insets.append(inset) }
      solver.problem.add(
        [.init(inner), .init(own), .init(left, -1), .init(width, -1)],
        .equal,
        -1
      )
      (left, width) = (inner, own)
      widths.append(own)
    }
  }
}
