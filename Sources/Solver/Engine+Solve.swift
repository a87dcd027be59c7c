extension Engine {
  /// Answers the problem from nothing.
  mutating func solveAll(_ table: borrowing Table) {
    // Each round lets at least one row go; the last takes a hopeless problem as it is.
    var rounds = 0
    while answer(table) {
      rounds += 1
      mayYield = rounds < 200 && !isOverdue()
    }
    if !mayYield { isLimited = true }
    mayYield = true
    releaseScratch()
    hasAnsweredAll = true
  }

  /// What only an answer from nothing needs so much of.
  private mutating func releaseScratch() {
    queue.release()
    secondQueue.release()
    peels.release()
    peeled.release()
    suspects.release()
    touched.release()
    unsettled.release()
    sequence.trim()
    watchList.trim()
    wishes.wishes.trim()
    wishes.terms.trim()
    kernel.trim()
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
    var rounds = 0
    while true {
      admitLowBounds(table)
      if floors.isExhausted, distrustFloors() { return true }
      if suspects.isEmpty, clashes.isEmpty { break }
      rounds += 1
      if rounds & 15 == 0, isOverdue() { break }
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

  /// Whether the time is over; noted as a limit that was reached.
  mutating func isOverdue() -> Bool {
    deadline.run()
    guard deadline.isPast() else { return false }
    isLimited = true
    return true
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
