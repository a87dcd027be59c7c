/// Keeps locks up to date when rows come, go or change.
extension Engine {
  /// Notes that the locks of a row's variables may have changed.
  mutating func expireLocks(ofRow row: Int32, _ matrix: borrowing ConstraintMatrix) {
    let record = matrix.rows[row]
    for place in record.firstTerm..<record.firstTerm + record.termCount {
      expireLock(of: matrix.terms[place].variable)
    }
  }

  mutating func expireLocks(ofReduced index: Int32) {
    let reduced = reducedRows.rows[index]
    for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
      expireLock(of: reducedRows.terms[place].variable)
    }
  }

  mutating func expireLock(of variable: Int32) {
    if sweep.locks.areUsed, sweep.locks.ofVariable[variable].isKnown {
      sweep.locks.stale.append(variable)
    }
  }

  /// Whether the locks of any variable of a row are known.
  mutating func isLockKnown(inRow row: Int32, _ matrix: borrowing ConstraintMatrix) -> Bool {
    guard sweep.locks.areUsed else { return false }
    let record = matrix.rows[row]
    for place in record.firstTerm..<record.firstTerm + record.termCount
    where sweep.locks.ofVariable[matrix.terms[place].variable].isKnown {
      return true
    }
    return false
  }

  /// Computes changed locks again, and invalidates variables that were settled because another one
  /// was free to move and is locked now.
  mutating func reviewLocks(_ matrix: borrowing ConstraintMatrix) {
    while !sweep.locks.stale.isEmpty {
      let variable = sweep.locks.stale.removeLast()
      let before = sweep.locks.ofVariable[variable]
      guard before.isKnown, kinds[variable] == .free else { continue }
      let now = computeLock(of: variable, matrix)
      let isLockedAbove = now.up > before.up
      let isLockedBelow = now.down > before.down
      if isLockedAbove || isLockedBelow {
        enqueueDeferred(
          by: variable,
          above: isLockedAbove ? Double(before.up) : nil,
          below: isLockedBelow ? Double(before.down) : nil,
          matrix
        )
      }
    }
  }

  /// Invalidates variables that counted on this one to move.
  ///
  /// Those settled above `up` may have counted on it to grow, those above `down` on it to shrink.
  private mutating func enqueueDeferred(
    by variable: Int32,
    above up: Double?,
    below down: Double?,
    _ matrix: borrowing ConstraintMatrix
  ) {
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let entry = matrix.terms[term]
      term = entry.next
      let record = matrix.rows[entry.row]
      guard roles[entry.row] == .direct, record.relation != .equal,
        record.termCount <= Deferral.mostTerms,
        let level = Locks.Lock.grows(entry.coefficient, record.relation.rawValue) ? up : down
      else { continue }
      for place in record.firstTerm..<record.firstTerm + record.termCount {
        enqueueAffected(
          matrix.terms[place].variable,
          unless: variable,
          level,
          record.priority,
          matrix
        )
      }
    }
    var reducedTerm = reducedRows.heads[variable]
    while reducedTerm >= 0 {
      let entry = reducedRows.terms[reducedTerm]
      reducedTerm = entry.next
      let reduced = reducedRows.rows[entry.reduced]
      guard reduced.relation != 0, reduced.termCount <= Deferral.mostTerms,
        let level = Locks.Lock.grows(entry.coefficient, reduced.relation) ? up : down
      else { continue }
      for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
        enqueueAffected(
          reducedRows.terms[place].variable,
          unless: variable,
          level,
          reduced.priority,
          matrix
        )
      }
    }
  }

  private mutating func enqueueAffected(
    _ other: Int32,
    unless variable: Int32,
    _ level: Double,
    _ priority: Double,
    _ matrix: borrowing ConstraintMatrix
  ) {
    // A variable on its floor was left there by all priorities above the one that keeps it there.
    guard other != variable, kinds[other] == .free, settled[other] > level || isOnFloor(other),
      settled[other] <= priority
    else { return }
    invalidate(other, matrix)
  }
}
