import SnaplineSolver
import TestSupport
import Testing

@Suite struct `How a constraint comes off` {
  @Test func `is told with the level that decided it`() {
    let solver = Solver()
    let width = solver.problem.addVariable(tie: .size, rank: 0, isNonNegative: true)
    let share = solver.problem.addVariable(tie: .size, rank: 1, isNonNegative: true)
    let wide = solver.problem.add([.init(width)], .greaterThanOrEqual, 100, priority: 750)
    let narrow = solver.problem.add([.init(width)], .lessThanOrEqual, 60, priority: 250)
    solver.problem.add([.init(share)], .equal, 5)
    let odd = solver.problem.add([.init(share)], .equal, 7, priority: 600)
    solver.solve()
    func expect(
      _ constraint: Problem.Constraint?,
      misses violation: Double,
      at level: Double?,
      _ location: SourceLocation = #_sourceLocation
    ) {
      let standing = constraint.flatMap { solver.standing(of: $0) }
      #expect(standing?.violation == violation, sourceLocation: location)
      #expect(standing?.level == level, sourceLocation: location)
    }
    // Met from its own level on; missed because nothing is left to decide at its own.
    expect(wide, misses: 0, at: 750)
    expect(narrow, misses: 40, at: 250)
    expect(odd, misses: 2, at: 1000)
  }

  @Test func `is decided by no level where ties split what is missed`() {
    let solver = Solver()
    let labels = (0..<2).map {
      solver.problem.addVariable(tie: .size, rank: $0, isNonNegative: true)
    }
    solver.problem.add(labels.map { Problem.Term($0) }, .lessThanOrEqual, 100)
    let wishes = labels.compactMap {
      solver.problem.add([.init($0)], .greaterThanOrEqual, 80, priority: 750)
    }
    solver.solve()
    let standings = wishes.compactMap { solver.standing(of: $0) }
    #expect(standings.map(\.violation).reduce(0, +) == 60)
    expectEqual(standings.map(\.level), [nil, nil])
  }

  @Test func `is what exact arithmetic finds`() {
    var levels: [Double: Int] = [:]
    for var seed in Seed.some(160) {
      let number = seed
      let system = RandomSystem(&seed, variables: 5)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      let values = posed.values
      for (index, row) in system.rows.enumerated() {
        guard let standing = posed.solver.standing(of: posed.constraints[index]) else {
          Issue.record("\(number), row \(index): no standing")
          continue
        }
        let missed = row.violation(at: values)
        #expect(abs(standing.violation - missed) < 1e-3 * (1 + missed), "\(number), row \(index)")
        guard let exact = decidingLevel(of: index, system) else { continue }
        #expect(standing.level ?? 0 == exact, "\(number), row \(index)")
        levels[exact, default: 0] += 1
      }
    }
    #expect(levels.count > 5 && levels.values.reduce(0, +) > 200)
  }

  /// The first level from which on a row is missed by as much wherever it is best to be.
  private func decidingLevel(of index: Int, _ system: RandomSystem) -> Double? {
    let row = system.rows[index]
    for level in Set(system.rows.map(\.priority) + [1000]).sorted(by: >) {
      guard let range = ReferenceSolver.range(ofRow: index, system, downTo: level) else {
        return nil
      }
      if range.high - range.low < 1e-9 { return level }
      if row.relation == .lessThanOrEqual, range.high <= row.constant + 1e-9 { return level }
      if row.relation == .greaterThanOrEqual, range.low >= row.constant - 1e-9 { return level }
    }
    return 0
  }
}
