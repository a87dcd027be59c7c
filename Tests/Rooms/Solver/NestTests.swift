import SnaplineSolver
import TestSupport
import Testing

/// Columns and rows in each other, each row as high as its highest child.
@Suite struct `A nest` {
  @Test func `has the exact optimum, ties included`() {
    var decided = 0
    for var seed in Seed.many(160) {
      let number = seed
      let system = RandomSystem(nest: &seed, variables: 10)
      let posed = system.posed(&seed)
      switch system.finding(about: posed, posed.solver.solve()) {
      case .agreed: decided += 1
      case .undecided: continue
      case .wrong(let complaint): Issue.record("\(number): \(complaint)")
      }
    }
    #expect(decided > 130)
  }

  @Test func `has after edits the answer from nothing`() {
    for var seed in Seed.many(120) {
      let number = seed
      let system = RandomSystem(nest: &seed, variables: 60)
      var posed = system.posed(&seed)
      posed.solver.solve()
      for step in 0..<6 {
        posed.edit(&seed)
        let outcome = posed.solver.solve()
        let fresh = Solver()
        fresh.problem = posed.solver.problem
        #expect(fresh.solve() == outcome, "\(number), step \(step)")
        guard outcome == .solved else { continue }
        let expected = posed.variables.map { fresh.value(of: $0) }
        let furthest = zip(posed.values, expected).map { abs($0 - $1) }.max() ?? 0
        #expect(furthest <= 1.001 * oneStep, "\(number), step \(step)")
      }
    }
  }

  @Test func `has the answer that all its rows have together`() {
    for var seed in Seed.many(80) {
      let number = seed
      let system = RandomSystem(nest: &seed, variables: 80)
      let posed = system.posed(&seed)
      let joined = Solver()
      joined.restsOnFloors = false
      joined.problem = posed.solver.problem
      #expect(joined.solve() == posed.solver.solve(), "\(number)")
      guard joined.conflicts.isEmpty else { continue }
      let expected = posed.variables.map { joined.value(of: $0) }
      let furthest = zip(posed.values, expected).map { abs($0 - $1) }.max() ?? 0
      #expect(furthest <= 1.001 * oneStep, "\(number)")
    }
  }

  @Test func `tells the same conflicts as all its rows together`() {
    var found = 0
    for var seed in Seed.many(160) {
      let number = seed
      let system = RandomSystem(nest: &seed, variables: 20)
      let posed = system.solver()
      let joined = Solver()
      joined.restsOnFloors = false
      joined.problem = posed.solver.problem
      guard joined.solve() == .conflicting else { continue }
      found += 1
      #expect(posed.solver.solve() == .conflicting, "\(number)")
      #expect(
        posed.solver.conflicts.map(\.constraints) == joined.conflicts.map(\.constraints),
        "\(number)"
      )
    }
    #expect(found > 3)
  }

  @Test func `takes work in proportion to its views, none of it in joined parts`() {
    let works = [8, 10].map { levels in
      let nest = BinaryNest(levels: levels)
      #expect(nest.solver.solve() == .solved)
      #expect(nest.solver.work.steps <= levels)
      return nest.solver.work.rows + nest.solver.work.checks
    }
    #expect(Double(works[1]) <= 5 * Double(works[0]))
  }

  @Test func `looks after an edit at what moves, and at what holds it`() {
    for levels in [6, 10] {
      let nest = BinaryNest(levels: levels)
      nest.solver.solve()
      nest.solver.problem.setConstant(400, of: nest.leaves[nest.leaves.count / 2])
      nest.expectAnswerFromNothing()
      #expect(nest.solver.work.rows + nest.solver.work.checks < 10 * levels)
      #expect(nest.solver.work.steps == 0)
      // Beside a higher one, it concerns nobody else.
      nest.solver.problem.setConstant(3, of: nest.leaves[0])
      nest.expectAnswerFromNothing()
      #expect(nest.solver.work.rows + nest.solver.work.checks < 20)
    }
  }
}

/// Heights of boxes in columns and rows, each of two, in turns.
private final class BinaryNest {
  let solver = Solver()
  private(set) var leaves: [Problem.Constraint] = []
  private var heights: [Problem.Variable] = []

  init(levels: Int) { _ = height(levels: levels, isColumn: true) }

  private func height(levels: Int, isColumn: Bool) -> Problem.Variable {
    let height = solver.problem.addVariable(
      tie: .size,
      rank: Int64(heights.count),
      isNonNegative: true
    )
    heights.append(height)
    guard levels > 1 else {
      let number = Double(10 + leaves.count * 7 % 13)
      if let leaf = solver.problem.add([.init(height)], .equal, number) { leaves.append(leaf) }
      return height
    }
    let children = (0..<2).map { _ in self.height(levels: levels - 1, isColumn: !isColumn) }
    guard !isColumn else {
      solver.problem.add([.init(height)] + children.map { .init($0, -1) }, .equal, 0)
      return height
    }
    for child in children {
      solver.problem.add([.init(height), .init(child, -1)], .greaterThanOrEqual, 0)
      solver.problem.add([.init(height), .init(child, -1)], .equal, 0, priority: 250)
    }
    return height
  }

  func expectAnswerFromNothing() {
    #expect(solver.solve() == .solved)
    let fresh = Solver()
    fresh.problem = solver.problem
    #expect(fresh.solve() == .solved)
    #expect(heights.allSatisfy { fresh.value(of: $0) == solver.value(of: $0) })
  }
}
