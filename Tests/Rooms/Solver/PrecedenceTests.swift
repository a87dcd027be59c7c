import SnaplineSolver
import Testing

/// Views in a row, with the room that they share out.
private struct SharedRow {
  let solver = Solver()
  let widths: [Problem.Variable]
  private let room: Problem.Constraint?

  init(contents: [Double], room: Double, precedences: [UInt16]? = nil) {
    let solver = solver
    widths = contents.indices.map { place in
      solver.problem.addVariable(
        tie: .size,
        rank: Int64(place),
        precedence: precedences?[place] ?? UInt16(place),
        isNonNegative: true
      )
    }
    for (width, content) in zip(widths, contents) {
      solver.problem.add([.init(width)], .greaterThanOrEqual, content, priority: 750)
      solver.problem.add([.init(width)], .lessThanOrEqual, content, priority: 250)
    }
    self.room = solver.problem.add(widths.map { .init($0) }, .equal, room)
  }

  func solve() -> [Double] {
    #expect(solver.solve() == .solved)
    return widths.map { solver.value(of: $0) }
  }

  func setRoom(_ length: Double) {
    if let room { solver.problem.setConstant(length, of: room) }
  }
}

@Suite struct `Sizes that share a length` {
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

  @Test func `go by their precedences, and not by the order of the tree`() {
    let row = SharedRow(contents: [50, 60, 30], room: 200, precedences: [2, 0, 1])
    #expect(row.solve() == [50, 120, 30])
    row.solver.problem.setPrecedence(3, of: row.widths[1])
    #expect(row.solve() == [50, 60, 90])
  }

  @Test func `are settled by priorities first`() {
    let row = SharedRow(contents: [50, 60, 30], room: 200)
    row.solver.problem.add([.init(row.widths[0])], .lessThanOrEqual, 50, priority: 251)
    #expect(row.solve() == [50, 120, 30])
    row.solver.problem.add([.init(row.widths[1])], .lessThanOrEqual, 80)
    #expect(row.solve() == [50, 80, 70])
  }

  @Test func `are read from text as they were written`() throws {
    let row = SharedRow(contents: [50, 60], room: 200)
    let text = row.solver.problem.text
    #expect(text.contains("variable size 1 after 1 nonnegative\n"))
    #expect(try Problem(text: text).text == text)
  }
}
