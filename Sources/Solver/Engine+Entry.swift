extension Engine {
  /// Brings the values up to date with the problem and its journal.
  mutating func solve(_ table: borrowing Table, isContinuation: Bool, limits: Solver.Limits) {
    work = Solver.Work()
    isLimited = false
    stepLimit = limits.steps
    forgetChanges()
    solveAll(table)
    finishChanges()
  }

  private mutating func forgetChanges() { changes.removeAll() }

  /// Keeps those variables whose value, as it is told, is another one.
  private mutating func finishChanges() {
    var kept = 0
    for index in 0..<changes.count {
      let change = changes[index]
      flags[change.variable] &= ~Flag.changed
      if Solver.told(change.before) != Solver.told(values[change.variable]) {
        changes[kept] = change
        kept += 1
      }
    }
    changes.truncate(to: kept)
  }
}
