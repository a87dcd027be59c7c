import SnaplineSolver
import Testing

/// Rows of four cards, each of two labels.
@Suite struct `A grid of cards` {
  @Test(arguments: [8.0, 50]) func `is solved by looking at little each step`(_ room: Double) {
    let grid = Grid(rows: 100, room: 100 * room)
    grid.solver.solve()
    let (steps, looks) = (grid.solver.work.steps, grid.solver.looksAtFactors)
    #expect(looks < steps * grid.labels.count, "\(looks) looks in \(steps) steps")
  }

  @Test(arguments: [8.0, 50]) func `is the same if factors are run through as a whole`(
    _ room: Double
  ) {
    let (grid, other) = (Grid(rows: 30, room: 30 * room), Grid(rows: 30, room: 30 * room))
    other.solver.shareFollowed = 1 << 30
    grid.solver.solve()
    other.solver.solve()
    let looks = (grid.solver.looksAtFactors, other.solver.looksAtFactors)
    #expect(3 * looks.0 < looks.1, "\(looks)")
    for (label, twin) in zip(grid.labels, other.labels) {
      #expect(abs(grid.solver.value(of: label) - other.solver.value(of: twin)) < 1e-6)
    }
  }
}

private final class Grid {
  let solver = Solver()
  private(set) var labels: [Problem.Variable] = []
  private var rank: Int64 = 0

  init(rows: Int, room: Double) {
    let total = size()
    var end: [Problem.Term] = []
    for _ in 0..<rows {
      let (top, height) = (position(), size())
      solver.problem.add([.init(top)] + end, .equal, 0)
      end = [.init(top, -1), .init(height, -1)]
      for _ in 0..<4 { addCard(top, height) }
    }
    solver.problem.add([.init(total)] + end, .equal, 0)
    solver.problem.add([.init(total)], .equal, room)
  }

  private func addCard(_ top: Problem.Variable, _ height: Problem.Variable) {
    let (name, role) = (size(), size())
    let (first, second) = (position(), position())
    solver.problem.add([.init(first), .init(top, -1)], .equal, 0)
    solver.problem.add([.init(second), .init(first, -1), .init(name, -1)], .equal, 0)
    solver.problem.add(
      [.init(second), .init(role), .init(top, -1), .init(height, -1)],
      .equal,
      0
    )
    labels += [name, role]
    for label in [name, role] {
      solver.problem.add([.init(label)], .lessThanOrEqual, 20, priority: 250)
      solver.problem.add([.init(label)], .greaterThanOrEqual, 20, priority: 750)
    }
  }

  private func size() -> Problem.Variable {
    rank += 1
    return solver.problem.addVariable(tie: .size, rank: rank, isNonNegative: true)
  }

  private func position() -> Problem.Variable {
    rank += 1
    return solver.problem.addVariable(tie: .position, rank: rank)
  }
}
