extension Engine {
  /// Answers the problem without anything of an earlier answer.
  mutating func solveAll(_ matrix: borrowing ConstraintMatrix) {
    // Each round drops at least one row. The last round takes a hopeless problem as it is.
    var rounds = 0
    while answer(matrix) {
      rounds += 1
      conflicts.mayDropRows = rounds < 200 && !isOverdue()
    }
    if !conflicts.mayDropRows { budget.isLimited = true }
    conflicts.mayDropRows = true
    releaseScratch()
    hasAnsweredAll = true
  }

  /// Gives memory back that only an answer from nothing needs so much of.
  private mutating func releaseScratch() {
    presolve.release()
    kernel.working.localNumbers.release()
    sweep.workList.release()
    propagation.movedVariables.release()
    sweep.unsettled.release()
    evaluation.sequence.trim()
    sweep.lazyRows.trim()
    reducedRows.rows.trim()
    reducedRows.terms.trim()
    kernel.trim()
  }

  /// Makes one attempt; `true` if some row gave way and another attempt is needed.
  private mutating func answer(_ matrix: borrowing ConstraintMatrix) -> Bool {
    load(matrix)
    fix(matrix)
    substituteSingletons(matrix)
    eliminateKernel(matrix)
    arrange(matrix)
    work.rows += evaluation.sequence.count
    if !conflicts.infeasibilities.isEmpty, resolveInfeasibilities(matrix) { return true }
    assignRoles(matrix)
    for variable in 0..<Int32(matrix.variables.count) where kinds[variable] == .free {
      enqueue(variable)
    }
    sweepAndGather(matrix)
    solveComponents(matrix)
    evaluateAll(matrix)
    breakTies(matrix)
    checkAll(matrix)
    return settleViolated(matrix)
  }

  /// Solves again with the rows that the checks found violated, until none is left.
  mutating func settleViolated(_ matrix: borrowing ConstraintMatrix) -> Bool {
    var rounds = 0
    while true {
      admitLowBounds(matrix)
      if sweep.floors.isExhausted, giveUpFloors() { return true }
      if sweep.workList.isEmpty, conflicts.infeasibilities.isEmpty { break }
      rounds += 1
      if rounds & 15 == 0, isOverdue() { break }
      if !conflicts.infeasibilities.isEmpty, resolveInfeasibilities(matrix) { return true }
      propagation.movedVariables.removeAll()
      propagation.uncheckedRows.removeAll()
      propagation.isNotingRows = true
      resettle(matrix)
      checkMoved(matrix)
    }
    propagation.movedVariables.removeAll()
    return false
  }

  /// Whether the time is over; if so, this is noted as a limit that was reached.
  mutating func isOverdue() -> Bool {
    budget.deadline.run()
    guard budget.deadline.isPast() else { return false }
    budget.isLimited = true
    return true
  }

  /// Checks the lazy rows and bounds that mention a variable that moved.
  mutating func checkMoved(_ matrix: borrowing ConstraintMatrix) {
    propagation.isNotingRows = false
    recheckLowBounds(matrix)
    for index in 0..<propagation.uncheckedRows.count {
      check(propagation.uncheckedRows[index], matrix)
    }
    for index in 0..<propagation.movedVariables.count {
      checkBound(propagation.movedVariables[index], matrix)
    }
  }

  /// Settles the variables in the work list and brings everything that depends on them up to date.
  mutating func resettle(_ matrix: borrowing ConstraintMatrix) {
    let start = propagation.movedVariables.count
    sweepAndGather(matrix)
    solveComponents(matrix)
    propagate(from: start, matrix)
    reopenTies(matrix)
    for index in 0..<repair.ties.count { reopen(repair.ties[index]) }
    repair.ties.removeAll()
    breakTies(matrix)
  }
}
