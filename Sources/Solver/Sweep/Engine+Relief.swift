extension Engine {
  /// Who in an inequality has to heed it; nothing for a row in which all always do.
  mutating func relief(ofRow row: Int32, _ matrix: borrowing ConstraintMatrix) -> Relief? {
    let record = matrix.rows[row]
    guard record.relation != .equal, record.termCount <= Relief.mostTerms else { return nil }
    var relief = Relief(priority: record.priority)
    for place in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = matrix.terms[place]
      guard kinds[entry.variable] == .free else { continue }
      let isGrowing = Reliefs.Hold.grows(entry.coefficient, record.relation.rawValue)
      relief.add(entry.variable, hold(of: entry.variable, matrix).firmness(growing: isGrowing))
    }
    return relief
  }

  /// The same for a row said in free variables.
  mutating func relief(ofReduced index: Int32, _ matrix: borrowing ConstraintMatrix) -> Relief? {
    let reduced = reducedRows.rows[index]
    guard reduced.relation != 0, reduced.termCount <= Relief.mostTerms else { return nil }
    var relief = Relief(priority: reduced.priority)
    for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
      let entry = reducedRows.terms[place]
      let isGrowing = Reliefs.Hold.grows(entry.coefficient, reduced.relation)
      relief.add(entry.variable, hold(of: entry.variable, matrix).firmness(growing: isGrowing))
    }
    return relief
  }

  /// Whether a variable that was settled at a level counts as known in a row of a higher priority.
  @inline(__always) mutating func isKnown(
    _ variable: Int32,
    inRow row: Int32,
    from level: Double,
    _ matrix: borrowing ConstraintMatrix
  ) -> Bool {
    guard reliefs.areUsed, let relief = relief(ofRow: row, matrix) else { return false }
    return relief.priority(for: variable) < level
  }

  @inline(__always) mutating func isKnown(
    _ variable: Int32,
    inReduced index: Int32,
    from level: Double,
    _ matrix: borrowing ConstraintMatrix
  ) -> Bool {
    guard reliefs.areUsed, let relief = relief(ofReduced: index, matrix) else { return false }
    return relief.priority(for: variable) < level
  }

  @inline(__always) private mutating func hold(
    of variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) -> Reliefs.Hold {
    if reliefs.holds.isEmpty { reliefs.holds.reset(to: kinds.count, with: Reliefs.Hold()) }
    let known = reliefs.holds[variable]
    return known.isKnown ? known : findHold(of: variable, matrix)
  }

  /// Looks at all rows of a variable.
  mutating func findHold(of variable: Int32, _ matrix: borrowing ConstraintMatrix) -> Reliefs.Hold {
    var hold = Reliefs.Hold(up: 0, down: matrix.variables[variable].isNonNegative ? 1000 : 0)
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let entry = matrix.terms[term]
      term = entry.next
      guard roles[entry.row] == .direct else { continue }
      let record = matrix.rows[entry.row]
      hold.add(entry.coefficient, record.relation.rawValue, record.priority)
    }
    var reducedTerm = reducedHeads[variable]
    while reducedTerm >= 0 {
      let entry = reducedRows.terms[reducedTerm]
      reducedTerm = entry.next
      let reduced = reducedRows.rows[entry.reduced]
      hold.add(entry.coefficient, reduced.relation, reduced.priority)
    }
    reliefs.holds[variable] = hold
    return hold
  }
}
