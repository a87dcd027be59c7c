extension Engine {
  /// Adds the implicit bounds of some defined sizes before the component is solved.
  ///
  /// These are bounds that force other variables: the size is minus a sum of sizes. And they are
  /// bounds of sizes that many variables define, which are soon violated where these want more than
  /// there is.
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

  /// The size that a reduced row is about, if its bound has to be added.
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

  /// Whether all variables of a reduced row are in one component.
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
