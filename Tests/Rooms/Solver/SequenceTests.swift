import SnaplineSolver
import Testing

/// Views in a row, with the room that they share out.
private struct SharedRow {
  let solver = Solver()
  let widths: [Problem.Variable]
  private let room: Problem.Constraint?

  init(contents: [Double], room: Double) {
    let solver = solver
    widths = contents.indices.map { place in
      solver.problem.addVariable(tie: .size, rank: Int64(place), isNonNegative: true)
    }
    for (width, content) in zip(widths, contents) {
      solver.problem.add([.init(width)], .greaterThanOrEqual, content, priority: 750)
      solver.problem.add([.init(width)], .lessThanOrEqual, content, priority: 250)
    }
    self.room = solver.problem.add(widths.map { .init($0) }, .equal, room)
    setOrder(Array(contents.indices))
  }

  func setOrder(_ order: [Int]) {
    for (place, number) in order.enumerated() {
      let predecessor = place > 0 ? widths[order[place - 1]] : nil
      solver.problem.setPredecessor(predecessor, of: widths[number])
    }
  }

  func solve() -> [Double] {
    #expect(solver.solve() == .solved)
    return widths.map { solver.value(of: $0) }
  }

  func setRoom(_ length: Double) {
    if let room { solver.problem.setConstant(length, of: room) }
  }
}

@Suite struct `Sizes in a sequence` {
  @Test func `leave the first one the room that is left over`() {
    let row = SharedRow(contents: [50, 60, 30], room: 200)
    #expect(row.solve() == [110, 60, 30])
    #expect(row.widths.allSatisfy { row.solver.isAmbiguous($0) })
    row.setRoom(500)
    #expect(row.solve() == [410, 60, 30])
  }

  @Test func `take the room that is missing from the last one, and then from those before it`() {
    let row = SharedRow(contents: [50, 60, 30], room: 120)
    #expect(row.solve() == [50, 60, 10])
    row.setRoom(90)
    #expect(row.solve() == [50, 40, 0])
    row.setRoom(20)
    #expect(row.solve() == [20, 0, 0])
  }

  @Test func `go by their order, and not by that of the tree`() {
    let row = SharedRow(contents: [50, 60, 30], room: 200)
    #expect(row.solve() == [110, 60, 30])
    row.setOrder([1, 2, 0])
    #expect(row.solve() == [50, 120, 30])
    row.setOrder([2, 0, 1])
    #expect(row.solve() == [50, 60, 90])
  }

  @Test func `are settled by priorities first`() {
    let row = SharedRow(contents: [50, 60, 30], room: 200)
    row.solver.problem.add([.init(row.widths[0])], .lessThanOrEqual, 50, priority: 251)
    #expect(row.solve() == [50, 120, 30])
    row.solver.problem.add([.init(row.widths[1])], .lessThanOrEqual, 80)
    #expect(row.solve() == [50, 80, 70])
  }

  @Test func `are as they were once one goes, or they stand in a circle`() {
    let row = SharedRow(contents: [50, 60, 30], room: 200)
    row.solver.problem.setPredecessor(row.widths[2], of: row.widths[0])
    #expect(row.solve().reduce(0, +) == 200)
    row.solver.problem.setPredecessor(nil, of: row.widths[0])
    #expect(row.solve() == [110, 60, 30])
    row.solver.problem.remove(row.widths[0])
    row.solver.problem.add(row.widths[1...].map { .init($0) }, .equal, 200)
    #expect(row.solve()[1...] == [170, 30])
  }

  @Test func `are read from text as they were written, whatever stands first`() throws {
    let row = SharedRow(contents: [50, 60], room: 200)
    row.setOrder([1, 0])
    let text = row.solver.problem.text
    #expect(text.contains("variable size 0 nonnegative after v1\n"))
    let read = Solver()
    read.problem = try Problem(text: text)
    #expect(read.problem.text == text)
    #expect(read.solve() == .solved)
    #expect(read.problem.variables.map { read.value(of: $0) } == [50, 150])
    #expect(throws: Problem.TextError.self) {
      try Problem(text: "snapline problem 1\nvariable size 0 after v7\n")
    }
    #expect(throws: Problem.TextError.self) {
      try Problem(text: "snapline problem 1\nvariable size 0 after\n")
    }
    #expect(throws: Problem.TextError.self) {
      try Problem(text: "snapline problem 1\nvariable position 0 after v1\nvariable size 1\n")
    }
  }

  @Test func `have places where thousands share a length, one of them by a ratio`() {
    let contents = Array(repeating: 10.0, count: 3000)
    let row = SharedRow(contents: contents, room: 30_300)
    row.solver.problem.add(
      [.init(row.widths[0]), .init(row.widths[1], -1 / 3)],
      .equal,
      20 / 3
    )
    let widths = row.solve()
    // Four points of the first two count as often as three of the second: less than one of the third.
    #expect(abs(widths[0] - 85) < 1e-4 && abs(widths[1] - 235) < 1e-4)
    #expect(widths[2...].allSatisfy { $0 == 10 })
  }
}
