extension Engine {
  /// Lets the bounds of some defined sizes take part at once.
  ///
  /// They are those that leave no room to others, of a size that is nothing but less than zero by the
  /// sizes that define it. And they are those of sizes that many give, which are soon missed where these
  /// want more than there is.
  mutating func admitForcingBounds(
    membersFrom first: Int32,
    count: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    for place in 0..<count {
      var term = reducedRows.heads[components.members[first + place]]
      while term >= 0 {
        let index = reducedRows.terms[term].reduced
        term = reducedRows.terms[term].next
        guard let size = sizeForcing(index, matrix) else { continue }
        guard makeReducedRow(forBoundOf: size, matrix) else { continue }
        flags[size] |= Flag.bound
        reducedRows.bounds.append(Int32(reducedRows.rows.count - 1))
      }
    }
  }

  /// The size that a wish is about, if its bound has to take part and forces others.
  private mutating func sizeForcing(_ index: Int32, _ matrix: borrowing ConstraintMatrix) -> Int32?
  {
    let reduced = reducedRows.rows[index]
    guard reduced.row >= 0, reduced.termCount > 1, matrix.rows[reduced.row].termCount == 1 else {
      return nil
    }
    let own = matrix.terms[matrix.rows[reduced.row].firstTerm]
    guard kinds[own.variable] == .defined, matrix.variables[own.variable].isNonNegative,
      flags[own.variable] & Flag.bound == 0, own.coefficient != 0
    else { return nil }
    if reduced.termCount >= Self.many, isWithinComponent(reduced) { return own.variable }
    guard abs(matrix.rows[reduced.row].constant - reduced.constant) <= 1e-9 * abs(own.coefficient)
    else {
      return nil
    }
    for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
      let entry = reducedRows.terms[place]
      guard entry.coefficient / own.coefficient < 0, matrix.variables[entry.variable].isNonNegative
      else { return nil }
    }
    return own.variable
  }

  /// Whether all who give a wish are solved together: others would stay where they are.
  private func isWithinComponent(_ reduced: ReducedRow) -> Bool {
    let component = components.ofVariable[reducedRows.terms[reduced.firstTerm].variable]
    guard component >= 0 else { return false }
    for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount
    where components.ofVariable[reducedRows.terms[place].variable] != component {
      return false
    }
    return true
  }
}
