extension Engine {
  /// Follows new constants to what they change, and no further.
  ///
  /// - Returns: whether required rows clash now, so that some gave way and all has to be answered.
  mutating func followConstants(_ matrix: borrowing ConstraintMatrix) -> Bool {
    repair.clear()
    gatherFormulas(matrix)
    beginFollowing()
    let before = work.rows
    defer { formulas.debt += work.rows - before }
    return finishFollowing(matrix)
  }

  mutating func beginFollowing() {
    movedVariables.removeAll()
    staleReduced.removeAll()
    uncheckedRows.removeAll()
    staleRows.removeAll()
  }

  mutating func finishFollowing(_ matrix: borrowing ConstraintMatrix) -> Bool {
    isNotingRows = true
    areConstantsMoving = true
    formulas.areRootsMoving = true
    let journal = matrix.journal.constants.count
    for index in 0..<journal { follow(matrix.journal.constants[index], matrix) }
    runDirty(matrix)
    areConstantsMoving = false
    formulas.areRootsMoving = true
    assignReleasedRows(matrix)
    for index in 0..<staleRows.count { revisitAll(of: staleRows[index], matrix) }
    refreshReduced(matrix)
    if !infeasibilities.isEmpty, resolveInfeasibilities(matrix) { return true }
    resettle(matrix)
    checkMoved(matrix)
    for index in 0..<repair.variables.count { checkBound(repair.variables[index], matrix) }
    return settleViolated(matrix)
  }

  private mutating func follow(_ row: Int32, _ matrix: borrowing ConstraintMatrix) {
    switch roles[row] {
    case .definition:
      let (variable, place) = (links[row], positions[links[row]])
      dirty.insert(place)
      guard formulas.areCurrent else { return }
      formulas.formulas[place].constant = matrix.rows[row].constant
      // What follows another variable moves by itself now.
      if formulas.roots[variable] != variable { formulas.areRootsMoving = false }
    case .kernel: dirty.insert(kernel.blocks[kernel.blockOfRow[links[row]]].place)
    case .redundant: checkRedundant(row, matrix)
    case .direct: revisitAll(of: row, matrix)
    case .reduced: staleReduced.append(links[row])
    case .lazy: uncheckedRows.append(row)
    case .idle, .equation: break
    }
  }

  /// The constant of a row, or a value in it that is none of its free variables', has changed.
  private mutating func revisitAll(of row: Int32, _ matrix: borrowing ConstraintMatrix) {
    if roles[row] == .redundant { return checkRedundant(row, matrix) }
    let record = matrix.rows[row]
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let variable = matrix.terms[term].variable
      if kinds[variable] == .free, settled[variable] <= record.priority { revisit(variable) }
    }
  }

  mutating func invalidateAll(of row: Int32, _ matrix: borrowing ConstraintMatrix) {
    let record = matrix.rows[row]
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      invalidateIfAffected(matrix.terms[term].variable, record.priority, matrix)
    }
  }

  /// Gives wishes the constants that follow from the values of now.
  private mutating func refreshReduced(_ matrix: borrowing ConstraintMatrix) {
    for index in 0..<staleReduced.count { refresh(staleReduced[index], matrix) }
    for index in 0..<movedVariables.count where flags[movedVariables[index]] & Flag.bound != 0 {
      areBoundsStale = true
    }
    guard areBoundsStale else { return }
    areBoundsStale = false
    for index in 0..<reducedBounds.count { refresh(reducedBounds[index], matrix) }
  }

  private mutating func refresh(_ index: Int32, _ matrix: borrowing ConstraintMatrix) {
    let reduced = reducedRows.rows[index]
    var constant = reduced.row >= 0 ? -residual(reduced.row, matrix) : -values[-1 - reduced.row]
    for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
      constant += reducedRows.terms[place].coefficient * values[reducedRows.terms[place].variable]
    }
    guard constant != reduced.constant else { return }
    reducedRows.rows[index].constant = constant
    revisitReduced(index)
  }
}
