extension Engine {
  /// The deferral of an inequality; nothing for a row that each of its variables always has to
  /// heed.
  mutating func deferral(ofRow row: Int32, _ matrix: borrowing ConstraintMatrix) -> Deferral? {
    let record = matrix.rows[row]
    guard record.relation != .equal, record.termCount <= Deferral.mostTerms else { return nil }
    var deferral = Deferral(priority: record.priority)
    for place in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = matrix.terms[place]
      guard kinds[entry.variable] == .free else { continue }
      let isGrowing = Locks.Lock.grows(entry.coefficient, record.relation.rawValue)
      deferral.add(entry.variable, lock(of: entry.variable, matrix).priority(growing: isGrowing))
    }
    return deferral
  }

  /// The deferral of a reduced row.
  mutating func deferral(ofReduced index: Int32, _ matrix: borrowing ConstraintMatrix) -> Deferral?
  {
    let reduced = reducedRows.rows[index]
    guard reduced.relation != 0, reduced.termCount <= Deferral.mostTerms else { return nil }
    var deferral = Deferral(priority: reduced.priority)
    for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
      let entry = reducedRows.terms[place]
      let isGrowing = Locks.Lock.grows(entry.coefficient, reduced.relation)
      deferral.add(entry.variable, lock(of: entry.variable, matrix).priority(growing: isGrowing))
    }
    return deferral
  }

  /// Whether a variable that was settled at a level is a constant in a row of higher priority.
  @inline(__always) mutating func isKnown(
    _ variable: Int32,
    inRow row: Int32,
    from level: Double,
    _ matrix: borrowing ConstraintMatrix
  ) -> Bool {
    guard sweep.locks.areUsed, let deferral = deferral(ofRow: row, matrix) else { return false }
    return deferral.priority(for: variable) < level
  }

  @inline(__always) mutating func isKnown(
    _ variable: Int32,
    inReduced index: Int32,
    from level: Double,
    _ matrix: borrowing ConstraintMatrix
  ) -> Bool {
    guard sweep.locks.areUsed, let deferral = deferral(ofReduced: index, matrix) else {
      return false
    }
    return deferral.priority(for: variable) < level
  }

  @inline(__always) private mutating func lock(
    of variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) -> Locks.Lock {
    if sweep.locks.ofVariable.isEmpty {
      sweep.locks.ofVariable.reset(to: kinds.count, with: Locks.Lock())
    }
    let known = sweep.locks.ofVariable[variable]
    return known.isKnown ? known : computeLock(of: variable, matrix)
  }

  /// Computes the locks of a variable from all of its rows.
  mutating func computeLock(of variable: Int32, _ matrix: borrowing ConstraintMatrix) -> Locks.Lock
  {
    var lock = Locks.Lock(up: 0, down: matrix.variables[variable].isNonNegative ? 1000 : 0)
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let entry = matrix.terms[term]
      term = entry.next
      guard roles[entry.row] == .direct else { continue }
      let record = matrix.rows[entry.row]
      lock.add(entry.coefficient, record.relation.rawValue, record.priority)
    }
    var reducedTerm = reducedRows.heads[variable]
    while reducedTerm >= 0 {
      let entry = reducedRows.terms[reducedTerm]
      reducedTerm = entry.next
      let reduced = reducedRows.rows[entry.reduced]
      lock.add(entry.coefficient, reduced.relation, reduced.priority)
    }
    sweep.locks.ofVariable[variable] = lock
    return lock
  }
}
