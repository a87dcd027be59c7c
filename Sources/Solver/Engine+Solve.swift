extension Engine {
  /// Answers the problem from nothing.
  mutating func solveAll(_ table: borrowing Table) {
    // Each round lets at least one row go; the rest of a hopeless problem is left as it falls.
    for _ in 0..<200 {
      if !answer(table) { break }
    }
    releaseScratch()
  }

  /// What only an answer from nothing needs so much of.
  private mutating func releaseScratch() {
    queue.release()
    secondQueue.release()
    thirdQueue.release()
    peeled.release()
    suspects.release()
    touched.release()
    unsettled.release()
  }

  /// One attempt; `true` if some row gave way and it has to be done again.
  private mutating func answer(_ table: borrowing Table) -> Bool {
    load(table)
    fix(table)
    peel(table)
    eliminateKernel(table)
    arrange(table)
    work.rows += sequence.count
    if !clashes.isEmpty, resolveClashes(table) { return true }
    assignRoles(table)
    for variable in 0..<Int32(table.variables.count) where kinds[variable] == .free {
      suspect(variable)
    }
    settleAndJoin(table)
    solveParts(table)
    evaluateAll(table)
    breakTies(table)
    checkAll(table)
    return repair(table)
  }

  /// Solves again what the checks found, until nothing is left.
  mutating func repair(_ table: borrowing Table) -> Bool {
    while true {
      admitLowBounds(table)
      if suspects.isEmpty, clashes.isEmpty { break }
      if !clashes.isEmpty, resolveClashes(table) { return true }
      touched.removeAll()
      rechecking.removeAll()
      isFollowing = true
      resettle(table)
      checkMoved(table)
    }
    touched.removeAll()
    return false
  }

  /// Looks at the inequalities left out that mention something which moved.
  mutating func checkMoved(_ table: borrowing Table) {
    isFollowing = false
    recheckLowBounds(table)
    for index in 0..<rechecking.count { check(rechecking[index], table) }
    for index in 0..<touched.count { checkBound(touched[index], table) }
  }

  /// Settles what is suspect and brings the rest up to date.
  mutating func resettle(_ table: borrowing Table) {
    let start = touched.count
    settleAndJoin(table)
    solveParts(table)
    propagate(from: start, table)
    reopenTies()
    for index in 0..<uprooting.ties.count { reopen(uprooting.ties[index]) }
    uprooting.ties.removeAll()
    breakTies(table)
  }
}
