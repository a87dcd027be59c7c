import SnaplineSolver
import Testing

@Suite struct `A column as wide as its widest label` {
  @Test(arguments: [nil, 1000.0])
  func `takes work in proportion to its labels`(_ widest: Double?) {
    let works = [500, 5000].map { count in
      let column = Column(widest: widest)
      for _ in 0..<count { column.append() }
      #expect(column.solver.solve() == .solved)
      #expect(column.solver.value(of: column.width) == column.widestLabel)
      // No label has to wait for another.
      #expect(column.solver.work.steps == 0)
      return column.solver.work.rows + column.solver.work.checks
    }
    #expect(works[1] <= 11 * works[0])
  }

  @Test func `looks once at each when one comes, goes or grows`() throws {
    let column = Column(widest: nil)
    for _ in 0..<1000 { column.append() }
    column.solver.solve()
    column.append()
    #expect(column.solver.solve() == .solved)
    column.expectAnswerFromNothing()
    #expect(column.solver.work.rows < 1100 && column.solver.work.steps == 0)
    column.solver.problem.setConstant(777, of: column.wishes[500])
    #expect(column.solver.solve() == .solved)
    column.expectAnswerFromNothing()
    #expect(column.solver.value(of: column.width) == 777)
    // One that is narrower than others before and after concerns nobody else.
    column.solver.problem.setConstant(60, of: column.wishes[1])
    #expect(column.solver.solve() == .solved)
    column.expectAnswerFromNothing()
    #expect(column.solver.work.rows < 10)
  }

  @Test func `holds labels back once its own bound does`() {
    let column = Column(widest: 100)
    for _ in 0..<20 { column.append() }
    #expect(column.solver.solve() == .solved)
    #expect(column.solver.value(of: column.width) == 100)
    #expect(column.labels.allSatisfy { column.solver.value(of: $0) <= 100 })
    column.append()
    #expect(column.solver.solve() == .solved)
    column.expectAnswerFromNothing()
  }
}

/// Labels whose widths bound that of the column; each wishes for a width of its own.
private final class Column {
  let solver = Solver()
  let width: Problem.Variable
  private(set) var labels: [Problem.Variable] = []
  private(set) var wishes: [Problem.Constraint] = []
  private(set) var widestLabel = 0.0
  private var rank: Int64 = 1

  init(widest: Double?) {
    width = solver.problem.addVariable(tie: .size, rank: 0, isNonNegative: true)
    solver.problem.add([.init(width)], .equal, 0, priority: 51)
    if let widest { solver.problem.add([.init(width)], .lessThanOrEqual, widest) }
  }

  func append() {
    let label = solver.problem.addVariable(tie: .size, rank: rank, isNonNegative: true)
    let wish = Double(50 + rank * 37 % 200)
    rank += 1
    labels.append(label)
    widestLabel = max(widestLabel, wish)
    solver.problem.add([.init(width), .init(label, -1)], .greaterThanOrEqual, 0)
    let added = solver.problem.add([.init(label)], .greaterThanOrEqual, wish, priority: 750)
    if let added { wishes.append(added) }
    solver.problem.add([.init(label)], .lessThanOrEqual, 0, priority: 250)
  }

  func expectAnswerFromNothing() {
    let fresh = Solver()
    fresh.problem = solver.problem
    #expect(fresh.solve() == .solved)
    for variable in [width] + labels {
      #expect(fresh.value(of: variable) == solver.value(of: variable))
    }
  }
}
