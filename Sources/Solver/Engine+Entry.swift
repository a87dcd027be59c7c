extension Engine {
  /// Answers the problem, from nothing or by following the edits in its journal.
  mutating func solve(
    _ matrix: borrowing ConstraintMatrix,
    isContinuation: Bool,
    limits: Solver.Limits
  ) {
    work = Solver.Work()
    budget.begin(limits)
    openSet.isKnown = false
    let (steps, isEndless) = budget.stepLimit.multipliedReportingOverflow(by: 200)
    kernel.budget = isEndless ? .max : steps
    kernel.termLimit = budget.termLimit
    changes.removeAll()
    if hasAnsweredAll { changes.release() }
    hasAnsweredAll = false
    sweep.boundAllowance = Sweep.leastBoundAllowance
    sweep.intervalOwner = -1
    noteNewcomers(matrix)
    if !isContinuation {
      conflicts.all.removeAll()
      conflicts.dropped.removeAll()
    }
    let isReconsidered = reconsiderConflicts(matrix)
    sweep.floors.begin(isWithoutConflicts: conflicts.all.isEmpty)
    let isStructural = !matrix.journal.rows.isEmpty || !matrix.journal.variables.isEmpty
    if !isContinuation || isReconsidered || budget.isLimitedBefore || isWorn {
      solveAll(matrix)
    } else if isStructural {
      if followStructure(matrix) { solveAll(matrix) }
    } else if !matrix.journal.constants.isEmpty, followConstants(matrix) {
      solveAll(matrix)
    }
    budget.isLimitedBefore = budget.isLimited
    finishChanges()
    forgetRemoved(matrix)
  }

  /// Gives variables that were removed the value 0, which they are told with.
  private mutating func forgetRemoved(_ matrix: borrowing ConstraintMatrix) {
    if hasAnsweredAll {
      for variable in 0..<matrix.variables.count where !matrix.variables[variable].exists {
        values[variable] = 0
      }
    } else {
      for index in 0..<matrix.journal.variables.count {
        let variable = matrix.journal.variables[index]
        if !matrix.variables[variable].exists { values[variable] = 0 }
      }
    }
  }

  /// Counts new variables as changed, whatever an earlier variable of the same number was.
  private mutating func noteNewcomers(_ matrix: borrowing ConstraintMatrix) {
    values.extend(to: matrix.variables.count, with: 0)
    flags.extend(to: matrix.variables.count, with: 0)
    for index in 0..<matrix.journal.variables.count {
      let variable = matrix.journal.variables[index]
      guard matrix.variables[variable].isNew, matrix.variables[variable].exists else { continue }
      values[variable] = 0
      changes.append(Change(variable: variable, before: .nan))
      flags[variable] |= Flag.changed
    }
  }

  /// Keeps in `changes` only variables whose rounded value is another one.
  private mutating func finishChanges() {
    let (changes, values) = (self.changes.elements, self.values.elements)
    let flags = self.flags.elements
    var kept: Int32 = 0
    for index in 0..<Int32(self.changes.count) {
      let change = changes[index]
      flags[change.variable] &= ~Flag.changed
      if Solver.areToldApart(change.before, values[change.variable]) {
        if kept != index { changes[kept] = change }
        kept += 1
      }
    }
    self.changes.truncate(to: Int(kept))
  }
}
