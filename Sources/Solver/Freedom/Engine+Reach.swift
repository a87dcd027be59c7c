/// What a direction of free variables does to the rest: to defined variables, to their bounds, and
/// to lazy rows.
extension Engine {
  /// The share of the current direction that can be followed with all of that still met; the rows
  /// and bounds that end it are noted.
  mutating func reach(_ matrix: borrowing ConstraintMatrix) -> Double {
    openSet.blockers.removeAll()
    follow(matrix)
    var reach = 1.0
    for index in 0..<openSet.moved.count {
      let variable = openSet.moved[index]
      if matrix.variables[variable].isNonNegative {
        note(-1 - variable, values[variable], -openSet.ways[variable], &reach)
      }
      var term = matrix.variables[variable].firstTerm
      while term >= 0 {
        let row = matrix.terms[term].row
        term = matrix.terms[term].next
        if roles[row] == .lazy { checkWay(row, matrix, &reach) }
      }
    }
    return reach
  }

  /// Finds how far each defined variable moves.
  private mutating func follow(_ matrix: borrowing ConstraintMatrix) {
    propagation.isNotingRows = false
    for index in 0..<openSet.moved.count { markReaders(of: openSet.moved[index], matrix) }
    while case let place = evaluation.dirty.next(), place >= 0 {
      let variable = evaluation.sequence[place]
      guard variable >= 0 else { continue }
      let way = rate(ofDefined: variable, openSet.ways, matrix)
      guard abs(way) > 1e-9 else { continue }
      openSet.go(variable, way)
      markReaders(of: variable, matrix)
    }
  }

  private mutating func checkWay(
    _ row: Int32,
    _ matrix: borrowing ConstraintMatrix,
    _ reach: inout Double
  ) {
    let record = matrix.rows[row]
    var way = 0.0
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      way += matrix.terms[term].coefficient * openSet.ways[matrix.terms[term].variable]
    }
    let residual = residual(row, matrix)
    switch record.relation {
    case .lessThanOrEqual: note(row, -residual, way, &reach)
    case .greaterThanOrEqual: note(row, residual, -way, &reach)
    case .equal: break
    }
  }

  /// Notes a row or bound whose slack the direction would use up.
  private mutating func note(
    _ row: Int32,
    _ room: Double,
    _ taken: Double,
    _ reach: inout Double
  ) {
    guard taken > 1e-7, taken > room + 1e-9 * (1 + abs(room)) else { return }
    let share = max(0, room) / taken
    reach = min(reach, share)
    openSet.blockers.append(OpenSet.Blocker(row: row, share: share))
  }
}
