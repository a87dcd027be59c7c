import SnaplineSolver

/// What a problem says, judged without rounding and without any cleverness: one full tableau, one
/// objective after the other, always the first column and the first row that will do.
///
/// Every row gets two error columns, so that violation is cost and there is always a start. Levels
/// are solved in order; columns that would raise a solved level are out for those that follow.
struct ReferenceSolver {
  enum Verdict {
    case values([Double])
    case infeasible
    /// The numbers outgrew 128 bits.
    case undecided
  }

  private var rows: [[Fraction]] = []
  private var constants: [Fraction] = []
  private var basis: [Int] = []
  private var isOut: [Bool] = []
  private let variableCount: Int
  private let columnCount: Int
  private var isLost = false

  static func judge(_ system: RandomSystem) -> Verdict {
    var solver = ReferenceSolver(system)
    return solver.run(system)
  }

  private init(_ system: RandomSystem) {
    variableCount = system.variables.count
    let bounded = system.variables.indices.filter { system.variables[$0].isNonNegative }
    // Rows: constraints, bounds, ties. Columns: two a variable, two errors a row.
    let rowCount = system.rows.count + bounded.count + variableCount
    columnCount = 2 * variableCount + 2 * rowCount
    isOut = Array(repeating: false, count: columnCount)
    for row in system.rows { add(row.terms.map { ($0.index, $0.coefficient) }, row.constant) }
    for variable in bounded { add([(variable, 1)], 0) }
    for variable in 0..<variableCount { add([(variable, 1)], 0) }
  }

  private mutating func add(_ terms: [(Int, Double)], _ constant: Double) {
    var row = Array(repeating: Fraction.zero, count: columnCount)
    let isNegative = constant < 0
    let sign = Fraction(isNegative ? -1 : 1)
    for (variable, coefficient) in terms {
      row[2 * variable] = row[2 * variable] + sign * Fraction(coefficient)
      row[2 * variable + 1] = Fraction.zero - row[2 * variable]
    }
    let errors = 2 * variableCount + 2 * rows.count
    // The first error makes up a shortfall, the second takes up an excess.
    row[errors] = sign
    row[errors + 1] = Fraction.zero - sign
    basis.append(isNegative ? errors + 1 : errors)
    rows.append(row)
    constants.append(sign * Fraction(constant))
  }

  private mutating func run(_ system: RandomSystem) -> Verdict {
    switch solveLevels(system) {
    case .values: break
    case let other: return other
    }
    let ties = rows.count - variableCount
    let sums = [Problem.TieBreak.size, .position].map { tie in
      system.variables.indices.filter { system.variables[$0].tie == tie }
        .flatMap { errors(ties + $0, .equal) }
    }
    minimise(sums[0])
    minimise(
      zip(system.variables.indices, system.places).flatMap { variable, place in
        errors(ties + variable, .equal).map { ($0, Fraction(place)) }
      }
    )
    var objectives = system.slackRows.map { errors($0, .equal) } + [sums[1]]
    for variable in system.variables.indices.sorted(by: {
      system.variables[$0].rank < system.variables[$1].rank
    }) {
      objectives.append(errors(ties + variable, .equal))
    }
    for columns in objectives { minimise(columns) }
    return isLost ? .undecided : .values(values)
  }

  private func errors(_ row: Int, _ relation: Problem.Relation) -> [Int] {
    let first = 2 * variableCount + 2 * row
    return switch relation {
    case .equal: [first, first + 1]
    case .greaterThanOrEqual: [first]
    case .lessThanOrEqual: [first + 1]
    }
  }

  /// Everything that priorities decide; the values are one of the optima.
  private mutating func solveLevels(
    _ system: RandomSystem,
    downTo least: Double = 0
  ) -> Verdict {
    for priority in Set(system.rows.map(\.priority) + [1000]).sorted(by: >)
    where priority >= least {
      var columns: [Int] = []
      for (index, row) in system.rows.enumerated() where row.priority == priority {
        columns += errors(index, row.relation)
      }
      if priority == 1000 {
        for bound in system.rows.count..<rows.count - variableCount {
          columns += errors(bound, .greaterThanOrEqual)
        }
      }
      minimise(columns)
      if isLost { return .undecided }
      let isMissed = zip(basis, constants).contains { columns.contains($0) && $1 > .zero }
      if priority == 1000, isMissed { return .infeasible }
    }
    return .values(values)
  }

  private var values: [Double] {
    var values = Array(repeating: 0.0, count: variableCount)
    for (row, column) in basis.enumerated() where column < 2 * variableCount {
      values[column / 2] += column % 2 == 0 ? constants[row].double : -constants[row].double
    }
    return values
  }

  /// The least and the greatest value of each variable over all optima, ties left open.
  ///
  /// - Parameter system: what to judge.
  /// - Returns: infinity where there is no end; nothing where there is no optimum, or it is
  ///   undecided.
  static func ranges(_ system: RandomSystem) -> [(low: Double, high: Double)]? {
    var solver = ReferenceSolver(system)
    guard case .values = solver.solveLevels(system) else { return nil }
    var ranges: [(low: Double, high: Double)] = []
    for variable in 0..<solver.variableCount {
      let ends = [2 * variable, 2 * variable + 1].map { column in
        var other = solver
        var costs = Array(repeating: Fraction.zero, count: other.columnCount)
        costs[column] = .one
        costs[column ^ 1] = .zero - .one
        let isBounded = other.minimise(&costs)
        if other.isLost { solver.isLost = true }
        return isBounded ? other.values[variable] : column % 2 == 0 ? -.infinity : .infinity
      }
      ranges.append((ends[0], ends[1]))
    }
    return solver.isLost ? nil : ranges
  }

  /// The least and the greatest sum of a row's terms over all points that are best down to a
  /// priority.
  ///
  /// - Parameters:
  ///   - row: its number.
  ///   - system: what to judge.
  ///   - least: levels below are left open.
  /// - Returns: infinity where there is no end; nothing where it is undecided.
  static func range(
    ofRow row: Int,
    _ system: RandomSystem,
    downTo least: Double
  ) -> (low: Double, high: Double)? {
    var solver = ReferenceSolver(system)
    guard case .values = solver.solveLevels(system, downTo: least) else { return nil }
    var ends: [Double] = []
    for sign in [1, -1] {
      var other = solver
      var costs = Array(repeating: Fraction.zero, count: other.columnCount)
      for (variable, coefficient) in system.rows[row].terms {
        let cost = Fraction(sign) * Fraction(coefficient)
        costs[2 * variable] = costs[2 * variable] + cost
        costs[2 * variable + 1] = Fraction.zero - costs[2 * variable]
      }
      let isBounded = other.minimise(&costs)
      if other.isLost { return nil }
      let values = other.values
      let sum = system.rows[row].terms.reduce(0) { $0 + $1.coefficient * values[$1.index] }
      ends.append(isBounded ? sum : sign > 0 ? -.infinity : .infinity)
    }
    return (ends[0], ends[1])
  }

  private mutating func minimise(_ columns: [Int]) { minimise(columns.map { ($0, .one) }) }

  private mutating func minimise(_ columns: [(Int, Fraction)]) {
    if isLost { return }
    var costs = Array(repeating: Fraction.zero, count: columnCount)
    for (column, cost) in columns { costs[column] = cost }
    minimise(&costs)
    for column in 0..<columnCount where costs[column] > .zero { isOut[column] = true }
  }

  /// Goes to the least cost; `false` if there is none.
  @discardableResult
  private mutating func minimise(_ costs: inout [Fraction]) -> Bool {
    for row in rows.indices where costs[basis[row]] != .zero {
      subtract(costs[basis[row]], row, from: &costs)
    }
    while let entering = (0..<columnCount).first(where: { !isOut[$0] && costs[$0] < .zero }) {
      guard let leaving = leavingRow(entering) else { return false }
      pivot(leaving, entering)
      subtract(costs[entering], leaving, from: &costs)
      if costs.contains(where: \.isLost) || constants.contains(where: \.isLost) { isLost = true }
      if isLost { break }
    }
    return true
  }

  private func subtract(_ factor: Fraction, _ row: Int, from costs: inout [Fraction]) {
    for column in 0..<columnCount where rows[row][column] != .zero {
      costs[column] = costs[column] - factor * rows[row][column]
    }
  }

  private func leavingRow(_ entering: Int) -> Int? {
    var best: (row: Int, ratio: Fraction)?
    for row in rows.indices where rows[row][entering] > .zero {
      let ratio = constants[row] / rows[row][entering]
      if let found = best,
        ratio > found.ratio || (ratio == found.ratio && basis[row] > basis[found.row])
      {
        continue
      }
      best = (row, ratio)
    }
    return best?.row
  }

  private mutating func pivot(_ leaving: Int, _ entering: Int) {
    let inverse = Fraction.one / rows[leaving][entering]
    for column in 0..<columnCount where rows[leaving][column] != .zero {
      rows[leaving][column] = rows[leaving][column] * inverse
    }
    constants[leaving] = constants[leaving] * inverse
    for row in rows.indices where row != leaving && rows[row][entering] != .zero {
      let factor = rows[row][entering]
      for column in 0..<columnCount where rows[leaving][column] != .zero {
        rows[row][column] = rows[row][column] - factor * rows[leaving][column]
      }
      constants[row] = constants[row] - factor * constants[leaving]
    }
    basis[leaving] = entering
  }
}
