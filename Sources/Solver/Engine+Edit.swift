extension Engine {
  /// Brings the answer up to date after edits of constants alone.
  ///
  /// Only what the new constants change is computed again.
  ///
  /// - Returns: whether required rows are infeasible now, so that some gave way and everything has
  ///   to be answered from nothing.
  mutating func followConstants(_ matrix: borrowing ConstraintMatrix) -> Bool {
    repair.clear()
    gatherFormulas(matrix)
    propagation.begin()
    let before = work.rows
    defer { evaluation.formulas.debt += work.rows - before }
    return finishFollowing(matrix)
  }

  mutating func finishFollowing(_ matrix: borrowing ConstraintMatrix) -> Bool {
    propagation.isNotingRows = true
    propagation.areConstantsMoving = true
    evaluation.formulas.areRootsMoving = true
    let journal = matrix.journal.constants.count
    for index in 0..<journal { follow(matrix.journal.constants[index], matrix) }
    runDirty(matrix)
    propagation.areConstantsMoving = false
    evaluation.formulas.areRootsMoving = true
    assignReleasedRows(matrix)
    for index in 0..<propagation.staleRows.count {
      revisitAll(of: propagation.staleRows[index], matrix)
    }
    refreshReduced(matrix)
    if !conflicts.infeasibilities.isEmpty, resolveInfeasibilities(matrix) { return true }
    resettle(matrix)
    checkMoved(matrix)
    for index in 0..<repair.variables.count { checkBound(repair.variables[index], matrix) }
    return settleViolated(matrix)
  }

  private mutating func follow(_ row: Int32, _ matrix: borrowing ConstraintMatrix) {
    noteOwner(ofSlackRow: row)
    switch roles[row] {
    case .definition:
      let (variable, place) = (links[row], positions[links[row]])
      evaluation.dirty.insert(place)
      guard evaluation.formulas.areCurrent else { return }
      evaluation.formulas.formulas[place].constant = matrix.rows[row].constant
      // A variable that followed another one moves by itself now.
      if evaluation.formulas.roots[variable] != variable {
        evaluation.formulas.areRootsMoving = false
      }
    case .kernel: evaluation.dirty.insert(kernel.blocks[kernel.blockOfRow[links[row]]].place)
    case .redundant: checkRedundant(row, matrix)
    case .direct: revisitAll(of: row, matrix)
    case .reduced: propagation.staleReduced.append(links[row])
    case .lazy: propagation.uncheckedRows.append(row)
    case .idle, .equation, .postponed: break
    }
  }

  /// Looks again at the variables of a row of which the constant changed, or a known value.
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

  /// Gives reduced rows the constants that follow from the current values.
  private mutating func refreshReduced(_ matrix: borrowing ConstraintMatrix) {
    for index in 0..<propagation.staleReduced.count {
      refresh(propagation.staleReduced[index], matrix)
    }
    for index in 0..<propagation.movedVariables.count
    where flags[propagation.movedVariables[index]] & Flag.bound != 0 {
      reducedRows.areBoundsStale = true
    }
    guard reducedRows.areBoundsStale else { return }
    reducedRows.areBoundsStale = false
    for index in 0..<reducedRows.bounds.count { refresh(reducedRows.bounds[index], matrix) }
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
