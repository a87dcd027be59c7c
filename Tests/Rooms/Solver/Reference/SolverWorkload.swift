import SnaplineSolver

/// One of six layouts that solvers are measured on, in any number of views.
///
/// A view is four variables: left, top, width, height.
struct SolverWorkload {
  struct Row {
    var terms: [Problem.Term]
    var relation: Problem.Relation
    var constant: Double
    var priority: Double
  }

  /// Terms and a number added to them.
  struct Expression {
    var terms: [Problem.Term]
    var constant = 0.0

    static func + (one: Expression, constant: Double) -> Expression {
      Expression(terms: one.terms, constant: one.constant + constant)
    }

    static func + (one: Expression, other: Expression) -> Expression {
      Expression(terms: one.terms + other.terms, constant: one.constant + other.constant)
    }

    static func * (one: Expression, factor: Double) -> Expression {
      Expression(
        terms: one.terms.map { Problem.Term($0.variable, $0.coefficient * factor) },
        constant: one.constant * factor
      )
    }
  }

  static let names = ["a", "b", "c", "d", "e", "f"]

  private(set) var viewCount = 0
  /// Views of one of the rows that the layout repeats; the root comes before them.
  let viewsPerRow: Int
  private(set) var rows: [Row] = []
  private(set) var termCount = 0
  private(set) var rootWidth = 0
  private(set) var edited = 0
  private(set) var editedConstants = (0.0, 0.0)

  init(_ name: String, views: Int) {
    viewsPerRow = ["a": 5, "c": 2, "d": 6, "e": 9][name] ?? 1
    switch name {
    case "a": makeList(max(1, (views - 1) / 5))
    case "b": makeNest(max(1, views - 1))
    case "c": makeForm(max(1, (views - 1) / 2))
    case "d": makeEqualRows(max(1, (views - 1) / 6))
    case "e": makeChains(max(1, (views - 1) / 9))
    default: makeConflicts(max(1, views - 1))
    }
  }

  /// The place of a variable in the order that settles ties, with room for others between.
  static func rank(_ variable: Int) -> Int64 { 64 * Int64(variable) }

  /// A solver that holds all of it, not yet asked; made as a tree of views makes it, which knows
  /// how much is coming.
  func pose(rootWider extra: Double = 0) -> Solver {
    let solver = Solver()
    solver.problem.reserve(
      variables: 4 * viewCount,
      constraints: rows.count,
      terms: termCount
    )
    for index in 0..<4 * viewCount {
      let isSize = index & 3 >= 2
      _ = solver.problem.addVariable(
        tie: isSize ? .size : .position,
        rank: Self.rank(index),
        isNonNegative: isSize
      )
    }
    for (index, row) in rows.enumerated() {
      solver.problem.add(
        row.terms,
        row.relation,
        index == rootWidth ? row.constant + extra : row.constant,
        priority: row.priority,
        serial: Int64(index)
      )
    }
    return solver
  }

  // MARK: Attributes

  private func term(_ index: Int, _ coefficient: Double = 1) -> Problem.Term {
    Problem.Term(Problem.Variable(index: Int32(index)), coefficient)
  }

  private func left(_ view: Int) -> Expression { Expression(terms: [term(4 * view)]) }
  private func top(_ view: Int) -> Expression { Expression(terms: [term(4 * view + 1)]) }
  private func width(_ view: Int) -> Expression { Expression(terms: [term(4 * view + 2)]) }
  private func height(_ view: Int) -> Expression { Expression(terms: [term(4 * view + 3)]) }
  private func right(_ view: Int) -> Expression { left(view) + width(view) }
  private func bottom(_ view: Int) -> Expression { top(view) + height(view) }
  private func centerX(_ view: Int) -> Expression { left(view) + width(view) * 0.5 }
  private func centerY(_ view: Int) -> Expression { top(view) + height(view) * 0.5 }
  private func points(_ constant: Double) -> Expression {
    Expression(terms: [], constant: constant)
  }

  private mutating func view() -> Int {
    viewCount += 1
    return viewCount - 1
  }

  @discardableResult
  private mutating func add(
    _ first: Expression,
    _ relation: Problem.Relation,
    _ second: Expression,
    at priority: Double = 1000
  ) -> Int {
    var terms = first.terms
    for other in second.terms {
      if let index = terms.firstIndex(where: { $0.variable == other.variable }) {
        terms[index].coefficient -= other.coefficient
      } else {
        terms.append(Problem.Term(other.variable, -other.coefficient))
      }
    }
    terms.removeAll { $0.coefficient == 0 }
    let constant = second.constant - first.constant
    rows.append(Row(terms: terms, relation: relation, constant: constant, priority: priority))
    termCount += terms.count
    return rows.count - 1
  }

  /// Four rows; the third is the resistance of the height.
  @discardableResult
  private mutating func addIntrinsic(_ view: Int, _ width: Double, _ height: Double) -> Int {
    add(self.width(view), .greaterThanOrEqual, points(width), at: 750)
    add(self.width(view), .lessThanOrEqual, points(width), at: 250)
    let resistance = add(self.height(view), .greaterThanOrEqual, points(height), at: 750)
    add(self.height(view), .lessThanOrEqual, points(height), at: 250)
    return resistance
  }

  private mutating func addRoot(_ width: Double, _ height: Double) -> Int {
    let root = view()
    add(left(root), .equal, points(0))
    add(top(root), .equal, points(0))
    rootWidth = add(self.width(root), .equal, points(width))
    add(self.height(root), .equal, points(height))
    return root
  }

  private mutating func note(_ row: Int, _ before: Double, _ after: Double) {
    edited = row
    editedConstants = (before, after)
  }

  // MARK: Layouts

  private mutating func makeList(_ count: Int) {
    let root = addRoot(375, 812)
    var previous: Int?
    for index in 0..<count {
      let (row, icon, title, subtitle, accessory) = (view(), view(), view(), view(), view())
      add(left(row), .equal, left(root))
      add(right(row), .equal, right(root))
      add(top(row), .equal, previous.map(bottom) ?? top(root))
      add(left(icon), .equal, left(row) + 16)
      add(centerY(icon), .equal, centerY(row))
      addIntrinsic(icon, 24, 24)
      add(left(title), .equal, right(icon) + 12)
      add(top(title), .equal, top(row) + 8)
      add(right(title), .lessThanOrEqual, left(accessory) + -8)
      let resistance = addIntrinsic(title, Double(60 + 37 * index % 160), 20)
      if index == count / 2 { note(resistance, 20, 28) }
      add(left(subtitle), .equal, left(title))
      add(top(subtitle), .equal, bottom(title) + 4)
      add(bottom(subtitle), .equal, bottom(row) + -8)
      add(right(subtitle), .lessThanOrEqual, left(accessory) + -8)
      addIntrinsic(subtitle, Double(40 + 53 * index % 200), 16)
      add(right(accessory), .equal, right(row) + -16)
      add(centerY(accessory), .equal, centerY(row))
      addIntrinsic(accessory, Double(12 + 8 * (index % 3)), 20)
      previous = row
    }
  }

  private mutating func makeNest(_ count: Int) {
    let size = 4 * Double(count) + 100
    var parent = addRoot(size, size)
    for index in 0..<count {
      let child = view()
      let inset = add(left(child), .equal, left(parent) + 1)
      if index == count / 2 { note(inset, 1, 3) }
      add(right(child), .equal, right(parent) + -1)
      add(top(child), .equal, top(parent) + 1)
      add(bottom(child), .equal, bottom(parent) + -1)
      parent = child
    }
  }

  private mutating func makeForm(_ count: Int) {
    let root = addRoot(375, 812)
    var (first, previous): (Int?, Int?) = (nil, nil)
    for index in 0..<count {
      let (label, field) = (view(), view())
      add(left(label), .equal, left(root) + 16)
      if let first { add(width(label), .equal, width(first)) } else { first = label }
      add(centerY(label), .equal, centerY(field))
      addIntrinsic(label, Double(50 + 29 * index % 90), 17)
      add(left(field), .equal, right(label) + 8)
      add(right(field), .equal, right(root) + -16)
      add(top(field), .equal, (previous.map(bottom) ?? top(root)) + 8)
      let resistance = addIntrinsic(field, 100, 30)
      if index == count / 2 { note(resistance, 30, 38) }
      previous = field
    }
  }

  private mutating func makeEqualRows(_ count: Int) {
    let root = addRoot(375, 812)
    var above: Int?
    for index in 0..<count {
      let row = view()
      add(left(row), .equal, left(root))
      add(right(row), .equal, right(root))
      add(top(row), .equal, (above.map(bottom) ?? top(root)) + 4)
      let tall = add(height(row), .equal, points(44))
      if index == count / 2 { note(tall, 44, 52) }
      var (first, previous): (Int?, Int?) = (nil, nil)
      for _ in 0..<5 {
        let item = view()
        add(left(item), .equal, previous.map { right($0) + 8 } ?? left(row))
        if let first { add(width(item), .equal, width(first)) } else { first = item }
        add(top(item), .equal, top(row))
        add(bottom(item), .equal, bottom(row))
        addIntrinsic(item, 30, 20)
        previous = item
      }
      if let previous { add(right(previous), .equal, right(row)) }
      above = row
    }
  }

  private mutating func makeChains(_ count: Int) {
    let root = addRoot(375, 812)
    var above: Int?
    for index in 0..<count {
      let row = view()
      add(left(row), .equal, left(root))
      add(right(row), .equal, right(root))
      add(top(row), .equal, (above.map(bottom) ?? top(root)) + 4)
      add(height(row), .equal, points(28))
      let first = viewCount
      for _ in 0..<8 { _ = view() }
      for place in 0..<8 {
        let item = first + place
        add(top(item), .equal, top(row))
        add(height(item), .equal, points(20))
        let edge = (place > 0 ? right(item - 1) : left(row)) + 8
        add(left(item), .greaterThanOrEqual, edge)
        add(left(item), .equal, edge, at: 400)
        add(width(item), .greaterThanOrEqual, points(Double(20 + 10 * (place % 3))))
        add(width(item), .lessThanOrEqual, points(120))
        let wish = add(width(item), .equal, points(80), at: Double(500 + 50 * (place % 4)))
        if index == count / 2, place == 3 { note(wish, 80, 60) }
        if place % 2 == 1, place < 7 {
          let around = centerX(item - 1) + centerX(item + 1)
          add(centerX(item) * 2, .equal, around, at: 300)
        }
      }
      add(right(first + 7), .lessThanOrEqual, right(row) + -8)
      above = row
    }
  }

  private mutating func makeConflicts(_ count: Int) {
    let root = addRoot(375, 812)
    var previous: Int?
    for index in 0..<count {
      let item = view()
      add(top(item), .equal, (previous.map(bottom) ?? top(root)) + 2)
      add(height(item), .lessThanOrEqual, points(25))
      add(height(item), .equal, points(20), at: 950)
      add(height(item), .equal, points(30), at: 250)
      add(left(item), .equal, left(root) + 10, at: 900)
      let wish = add(width(item), .equal, points(200), at: 850)
      if index == count / 2 { note(wish, 200, 220) }
      add(right(item), .equal, right(root) + -10, at: 800)
      add(width(item), .equal, points(300), at: 700)
      add(width(item), .lessThanOrEqual, width(root) * 0.5, at: 600)
      add(centerX(item), .equal, centerX(root), at: 500)
      if let previous {
        add(left(item), .equal, left(previous) + 1, at: 400)
        add(width(item), .equal, width(previous), at: 350)
      }
      previous = item
    }
  }
}
