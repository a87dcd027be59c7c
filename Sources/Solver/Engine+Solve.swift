extension Engine {
  /// Answers the problem from nothing.
  mutating func solveAll(_ matrix: borrowing ConstraintMatrix) {
    // Each round lets at least one row go; the last takes a hopeless problem as it is.
    var rounds = 0
    while answer(matrix) {
      rounds += 1
      mayDropRows = rounds < 200 && !isOverdue()
    }
    if !mayDropRows { isLimited = true }
    mayDropRows = true
    releaseScratch()
    hasAnsweredAll = true
  }

  /// What only an answer from nothing needs so much of.
  private mutating func releaseScratch() {
    queue.release()
    costlessSingletons.release()
    singletonQueue.release()
    singletons.release()
    workList.release()
    movedVariables.release()
    unsettled.release()
    sequence.trim()
    lazyRows.trim()
    reducedRows.rows.trim()
    reducedRows.terms.trim()
    kernel.trim()
  }

  /// One attempt; `true` if some row gave way and it has to be done again.
  private mutating func answer(_ matrix: borrowing ConstraintMatrix) -> Bool {
    load(matrix)
    fix(matrix)
    substituteSingletons(matrix)
    eliminateKernel(matrix)
    arrange(matrix)
    work.rows += sequence.count
    if !infeasibilities.isEmpty, resolveInfeasibilities(matrix) { return true }
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

  /// Solves again what the checks found, until nothing is left.
  mutating func settleViolated(_ matrix: borrowing ConstraintMatrix) -> Bool {
    var rounds = 0
    while true {
      admitLowBounds(matrix)
      if floors.isExhausted, giveUpFloors() { return true }
      if workList.isEmpty, infeasibilities.isEmpty { break }
      rounds += 1
      if rounds & 15 == 0, isOverdue() { break }
      if !infeasibilities.isEmpty, resolveInfeasibilities(matrix) { return true }
      movedVariables.removeAll()
      uncheckedRows.removeAll()
      isNotingRows = true
      resettle(matrix)
      checkMoved(matrix)
    }
    movedVariables.removeAll()
    return false
  }

  /// Whether the time is over; noted as a limit that was reached.
  mutating func isOverdue() -> Bool {
    deadline.run()
    guard deadline.isPast() else { return false }
    isLimited = true
    return true
  }

  /// Looks at the inequalities left out that mention something which moved.
  mutating func checkMoved(_ matrix: borrowing ConstraintMatrix) {
    isNotingRows = false
    recheckLowBounds(matrix)
    for index in 0..<uncheckedRows.count { check(uncheckedRows[index], matrix) }
    for index in 0..<movedVariables.count { checkBound(movedVariables[index], matrix) }
  }

  /// Settles what is suspect and brings the rest up to date.
  mutating func resettle(_ matrix: borrowing ConstraintMatrix) {
    let start = movedVariables.count
    sweepAndGather(matrix)
    solveComponents(matrix)
    propagate(from: start, matrix)
    reopenTies()
    for index in 0..<repair.ties.count { reopen(repair.ties[index]) }
    repair.ties.removeAll()
    breakTies(matrix)
  }
}
