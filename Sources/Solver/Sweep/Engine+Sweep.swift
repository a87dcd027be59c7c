extension Engine {
  /// Settles the variables in the work list, and those that depend on them, one at a time.
  ///
  /// A variable is settled when its own rows, above the highest priority that ties it to another
  /// open variable, leave it one value. For rows of lower priority it is a constant from then on.
  mutating func runSweep(_ matrix: borrowing ConstraintMatrix) {
    reviewLocks(matrix)
    var next = 0
    while next < sweep.workList.count {
      if next & 1023 == 1023, isOverdue() { break }
      let variable = sweep.workList[next]
      next += 1
      flags[variable] &= ~Flag.queued
      if components.ofVariable[variable] >= 0 || kinds[variable] != .free {
        noteLeaving(variable)
      } else {
        settle(variable, matrix)
      }
    }
    sweep.workList.removeAll()
    forgetWaitingRows()
  }

  /// Puts a free variable into the work list.
  @inline(__always) mutating func enqueue(_ variable: Int32) {
    guard flags[variable] & Flag.queued == 0 else { return }
    flags[variable] |= Flag.queued
    sweep.workList.append(variable)
  }

  private mutating func settle(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    let before = settlement(of: variable)
    let oldValue = values[variable]
    narrowInterval(of: variable, matrix)
    settled[variable] = Level.open
    flags[variable] &= ~(Flag.ambiguous | Flag.onFloor)
    let isSettled =
      sweep.interval.level != Level.open || settleOnFloor(variable, matrix)
      || settleOnFloorByBounds(variable, matrix)
    work.rows += sweep.interval.bounds.count
    if sweep.interval.isEmpty {
      noteInfeasibleInterval(of: variable, matrix.variables[variable].isNonNegative)
    }
    if !isSettled {
      if flags[variable] & Flag.unsettled == 0 {
        flags[variable] |= Flag.unsettled
        sweep.unsettled.append(variable)
      }
    } else {
      settled[variable] = sweep.interval.level
      setValue(variable, sweep.interval.low)
    }
    if settled[variable] < before.level { sweep.openings += 1 }
    let isOnceMore = sweep.floors.areUsed && noteOrder(of: variable, before)
    noteLeaving(variable)
    let isAlike = before.level == settled[variable] && before.isOnFloor == isOnFloor(variable)
    if !isAlike || (before.level > 0 && oldValue != values[variable]) {
      notifyNeighbours(of: variable, before, movedFrom: isAlike ? oldValue : nil, matrix)
    }
    // It has to come after all variables that depended on it.
    if isOnceMore { enqueue(variable) }
  }

  /// Finds the interval that a variable's own rows leave it.
  mutating func narrowInterval(of variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    gather(variable, matrix)
    sweep.interval.narrow()
    sweep.intervalOwner = variable
  }

  /// Collects the rows of a variable; rows that it shares with other open variables apart.
  mutating func gather(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    sweep.intervalOwner = -1
    sweep.interval.begin(isNonNegative: matrix.variables[variable].isNonNegative)
    sweep.floors.begin(isSettled: settled[variable] >= 0, variable)
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let entry = matrix.terms[term]
      term = entry.next
      guard roles[entry.row] == .direct else { continue }
      gather(entry, of: variable, matrix)
    }
    var reducedTerm = reducedRows.heads[variable]
    while reducedTerm >= 0 {
      let entry = reducedRows.terms[reducedTerm]
      reducedTerm = entry.next
      gather(entry, of: variable, matrix)
    }
  }

  @inline(__always) private mutating func gather(
    _ entry: TermRecord,
    of variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let record = matrix.rows[entry.row]
    var constant = record.constant
    for place in record.firstTerm..<record.firstTerm + record.termCount {
      let other = matrix.terms[place].variable
      guard other != variable else { continue }
      if kinds[other] == .free, settled[other] <= record.priority || !sweep.floors.counts(other) {
        return gatherShared(entry, of: variable, matrix)
      }
      constant -= matrix.terms[place].coefficient * values[other]
    }
    sweep.interval.add(
      entry.coefficient,
      record.relation.rawValue,
      constant,
      priority: record.priority,
      source: entry.row
    )
  }

  @inline(__always) private mutating func gather(
    _ entry: ReducedRows.Term,
    of variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let reduced = reducedRows.rows[entry.reduced]
    var constant = reduced.constant
    if reduced.termCount > 1 {
      if !sweep.floors.areUsed, isShared(entry, reduced) {
        return gatherShared(entry, of: variable, matrix)
      }
      for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
        let other = reducedRows.terms[place].variable
        guard other != variable else { continue }
        if settled[other] <= reduced.priority || !sweep.floors.counts(other) {
          return gatherShared(entry, of: variable, matrix)
        }
        constant -= reducedRows.terms[place].coefficient * values[other]
      }
    }
    sweep.interval.add(
      entry.coefficient,
      reduced.relation,
      constant,
      priority: reduced.priority,
      source: -2 - entry.reduced
    )
  }

  /// Whether a row mentions another open variable at one of its ends, which is known without a look at
  /// its other terms.
  private mutating func isShared(_ entry: ReducedRows.Term, _ reduced: ReducedRow) -> Bool {
    let open = reducedRows.open(entry.reduced, settled, openings: sweep.openings)
    guard let first = open.first, let last = open.last else { return false }
    return [first, last].contains { place in
      let other = reducedRows.terms[place].variable
      return other != entry.variable && settled[other] <= reduced.priority
    }
  }

  /// Collects a row that mentions other variables which are open, or were settled below its
  /// priority.
  ///
  /// Variables that didn't have to heed the row are constants in it.
  private mutating func gatherShared(
    _ entry: TermRecord,
    of variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let record = matrix.rows[entry.row]
    let deferral = deferral(ofRow: entry.row, matrix)
    guard deferral != nil || sweep.floors.areUsed else {
      return share(entry, record, record.priority)
    }
    var constant = record.constant
    for place in record.firstTerm..<record.firstTerm + record.termCount {
      let other = matrix.terms[place].variable
      guard other != variable else { continue }
      let least = deferral?.priority(for: other) ?? record.priority
      if kinds[other] == .free, !isGiven(other, above: least) {
        return share(entry, record, deferral?.priority(for: variable) ?? record.priority)
      }
      constant -= matrix.terms[place].coefficient * values[other]
    }
    sweep.interval.add(
      entry.coefficient,
      record.relation.rawValue,
      constant,
      priority: record.priority,
      source: entry.row
    )
  }

  private mutating func gatherShared(
    _ entry: ReducedRows.Term,
    of variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let reduced = reducedRows.rows[entry.reduced]
    let deferral = deferral(ofReduced: entry.reduced, matrix)
    guard deferral != nil || sweep.floors.areUsed else {
      return share(entry, reduced, reduced.priority)
    }
    var constant = reduced.constant
    for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
      let other = reducedRows.terms[place].variable
      guard other != variable else { continue }
      if !isGiven(other, above: deferral?.priority(for: other) ?? reduced.priority) {
        return share(entry, reduced, deferral?.priority(for: variable) ?? reduced.priority)
      }
      constant -= reducedRows.terms[place].coefficient * values[other]
    }
    sweep.interval.add(
      entry.coefficient,
      reduced.relation,
      constant,
      priority: reduced.priority,
      source: -2 - entry.reduced
    )
  }

  private mutating func share(_ entry: TermRecord, _ record: RowRecord, _ least: Double) {
    sweep.interval.addShared(
      entry.coefficient,
      record.relation.rawValue,
      priority: record.priority,
      heededFrom: least
    )
  }

  private mutating func share(_ entry: ReducedRows.Term, _ reduced: ReducedRow, _ least: Double) {
    sweep.interval.addShared(
      entry.coefficient,
      reduced.relation,
      priority: reduced.priority,
      heededFrom: least
    )
  }
}
