import SnaplineSolver
import TestSupport
import Testing

@Suite struct `A solver under any input` {
  @Test func `ends, with numbers`() {
    for var seed in Seed.many(160) {
      let count = Int.random(in: 0...300, using: &seed)
      SolverInput.run((0..<count).map { _ in UInt8.random(in: 0...255, using: &seed) })
    }
  }

  /// What fuzzing found worth keeping, each as it is and with a few bytes changed.
  @Test func `ends on what fuzzing grew`() throws {
    var seed = Seed(1)
    for var bytes in try FuzzCorpus.inputs("solver") {
      guard Int.random(in: 0..<16, using: &seed) == 0 else { continue }
      SolverInput.run(bytes)
      for _ in 0..<2 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &seed)] = .random(in: 0...255, using: &seed)
      }
      SolverInput.run(bytes)
    }
  }

  @Test func `refuses numbers that are none`() {
    let solver = Solver()
    let width = solver.problem.addVariable(tie: .size, rank: 0)
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(solver.problem.add([.init(width)], .equal, number) == nil)
      #expect(solver.problem.add([.init(width, number)], .equal, 1) == nil)
      #expect(solver.problem.add([.init(width)], .equal, 1, priority: number) == nil)
    }
    #expect(solver.problem.add([.init(width)], .equal, 1, priority: 0) == nil)
    #expect(solver.problem.rejected.count == 13)
    #expect(solver.solve() == .solved)
  }

  @Test func `follows a chain of 100,000 without recursion`() {
    let solver = Solver()
    var previous = solver.problem.addVariable(tie: .position, rank: 0)
    solver.problem.add([.init(previous)], .equal, 1)
    for rank in 1..<100_000 {
      let next = solver.problem.addVariable(tie: .position, rank: Int64(rank))
      solver.problem.add([.init(next), .init(previous, -1)], .equal, 1)
      previous = next
    }
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: previous) == 100_000)
    solver.problem.add([.init(previous)], .equal, 5, serial: 9)
    #expect(solver.solve() == .conflicting)
    #expect(solver.conflicts.first?.constraints.count == 100_001)
  }

  @Test func `survives cycles of multipliers`() {
    let solver = Solver()
    let one = solver.problem.addVariable(tie: .size, rank: 0, isNonNegative: true)
    let other = solver.problem.addVariable(tie: .size, rank: 1, isNonNegative: true)
    solver.problem.add([.init(one), .init(other, -2)], .equal, 0)
    let second = solver.problem.add([.init(other), .init(one, -0.5)], .equal, 0)
    solver.problem.add([.init(one)], .equal, 80, priority: 500)
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: other) == 40)
    if let second { solver.problem.setCoefficient(-0.6, of: one, in: second) }
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: one) == 0)
  }

  @Test func `writes and reads problems as they are`() throws {
    for var seed in Seed.many(20) {
      let posed = RandomSystem(&seed).solver()
      posed.solver.solve()
      let text = posed.solver.problem.text
      let replayed = Solver()
      replayed.problem = try Problem(text: text)
      #expect(replayed.problem.text == text, "\(seed)")
      replayed.solve()
      #expect(posed.variables.map { replayed.value(of: $0) } == posed.values, "\(seed)")
    }
    #expect(throws: Problem.TextError(line: 2, cause: .unknownWord)) {
      try Problem(text: "snapline problem 1\nvariabel size 0")
    }
  }
}
