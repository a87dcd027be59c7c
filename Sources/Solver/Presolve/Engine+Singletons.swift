extension Engine {
  /// Substitutes column singletons: a variable that only one equality mentions is defined by it.
  ///
  /// Singletons without optional rows go first, then those with weak ones: substituting a variable
  /// moves its rows to the variables that define it. No equality changes, so there is no fill.
  mutating func substituteSingletons(_ matrix: borrowing ConstraintMatrix) {
    presolve.singletonQueue.begin(matrix.variables.count)
    for variable in 0..<Int32(matrix.variables.count)
    where kinds[variable] == .absent && matrix.variables[variable].exists
      && presolve.equationCounts[variable] == 1
    {
      enqueueSingleton(variable, matrix)
    }
    while true {
      let variable =
        presolve.costlessSingletons.isEmpty
        ? presolve.singletonQueue.next() : presolve.costlessSingletons.removeLast()
      if variable < 0 { break }
      guard kinds[variable] == .absent, presolve.equationCounts[variable] == 1 else { continue }
      substituteSingleton(variable, matrix)
    }
  }

  @inline(__always) private mutating func enqueueSingleton(
    _ variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    if flags[variable] & Flag.costed == 0 {
      presolve.costlessSingletons.append(variable)
    } else {
      let strength = priorityMoved(bySubstituting: variable, matrix)
      presolve.singletonQueue.append(
        variable,
        strength: strength,
        rows: matrix.variables[variable].degree
      )
    }
  }

  /// The highest priority of the rows that substituting a variable would move to others.
  private func priorityMoved(bySubstituting variable: Int32, _ matrix: borrowing ConstraintMatrix)
    -> Double
  {
    var strength = 0.0
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let row = matrix.terms[term].row
      term = matrix.terms[term].next
      let record = matrix.rows[row]
      guard roles[row] == .lazy, record.termCount == 1 || record.relation == .equal else {
        continue
      }
      strength = max(strength, record.priority)
    }
    return strength
  }

  private mutating func substituteSingleton(_ variable: Int32, _ matrix: borrowing ConstraintMatrix)
  {
    // The other equalities of the variable are used, and no longer part of `equations`.
    let row = equation(of: variable, matrix)
    guard row >= 0 else { return }
    let record = matrix.rows[row]
    guard isLargeEnough(variable, record, matrix) else { return }
    roles[row] = .definition
    links[row] = variable
    definitions[variable] = row
    kinds[variable] = .defined
    presolve.singletons.append(variable)
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let other = matrix.terms[term].variable
      guard other != variable, kinds[other] == .absent else { continue }
      presolve.equationCounts[other] -= 1
      presolve.equations[other] ^= row
      if presolve.equationCounts[other] == 1 { enqueueSingleton(other, matrix) }
    }
  }

  @inline(__always) private func equation(of variable: Int32, _ matrix: borrowing ConstraintMatrix)
    -> Int32
  {
    let row = presolve.equations[variable]
    return roles[row] == .equation ? row : -1
  }

  /// Whether the coefficient is large enough to divide by.
  private mutating func isLargeEnough(
    _ variable: Int32,
    _ record: RowRecord,
    _ matrix: borrowing ConstraintMatrix
  ) -> Bool {
    var (own, largest) = (0.0, 0.0)
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let size = abs(matrix.terms[term].coefficient)
      if matrix.terms[term].variable == variable { own = size }
      largest = max(largest, size)
    }
    return own > 1e-6 * largest
  }
}
