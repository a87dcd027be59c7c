import SnaplineSolver
import Testing

/// Boxes in each other, each as high as its label and the box inside it; the outermost is given.
private struct Nest {
  let solver = Solver()
  let labels: [Problem.Variable]

  init(_ depth: Int, height: Double) {
    let solver = solver
    labels = (0..<depth).map { Self.size(2 * $0, in: solver) }
    let boxes = (0..<depth).map { Self.size(2 * $0 + 1, in: solver) }
    for level in 0..<depth {
      var terms = [Problem.Term(boxes[level]), .init(labels[level], -1)]
      if level + 1 < depth { terms.append(.init(boxes[level + 1], -1)) }
      solver.problem.add(terms, .equal, 0, serial: Int64(level))
      let label = [Problem.Term(labels[level])]
      solver.problem.add(label, .greaterThanOrEqual, 10, priority: 750)
      solver.problem.add(label, .lessThanOrEqual, 10, priority: 250)
    }
    solver.problem.add([.init(boxes[0])], .equal, height)
  }

  private static func size(_ rank: Int, in solver: Solver) -> Problem.Variable {
    solver.problem.addVariable(tie: .size, rank: Int64(rank), isNonNegative: true)
  }
}

@Suite struct `A nest of boxes with too much room` {
  @Test(arguments: [5, 30, 60, 100, 300])
  func `gives it to the outermost label, which makes the others' boxes smallest`(depth: Int) {
    let nest = Nest(depth, height: 5000)
    #expect(nest.solver.solve() == .solved)
    let heights = nest.labels.map { nest.solver.value(of: $0) }
    #expect(heights == [5000 - 10 * Double(depth - 1)] + Array(repeating: 10, count: depth - 1))
  }

  @Test func `takes work in proportion to its depth`() {
    let rows = [100, 400].map { depth in
      let nest = Nest(depth, height: 5000)
      nest.solver.solve()
      return nest.solver.work.rows
    }
    #expect(rows[1] <= 6 * rows[0], "\(rows)")
  }
}
