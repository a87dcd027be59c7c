extension Engine {
  /// Checks all lazy rows and implicit bounds; those that don't hold take part from now on.
  mutating func checkAll(_ matrix: borrowing ConstraintMatrix) {
    for index in 0..<sweep.lazyRows.count { check(sweep.lazyRows[index], matrix) }
    for variable in 0..<Int32(matrix.variables.count)
    where matrix.variables[variable].isNonNegative && values[variable] < 0 {
      checkBound(variable, matrix)
    }
  }

  @inline(__always) mutating func check(_ row: Int32, _ matrix: borrowing ConstraintMatrix) {
    guard roles[row] == .lazy else { return }
    let relation = matrix.rows[row].relation.rawValue
    let residual = residual(row, matrix)
    work.checks += 1
    guard relation < 0 ? residual > 0 : residual < 0 else { return }
    if abs(residual) <= 1e-9 || abs(residual) <= allowance(row, matrix) { return }
    takePart(row, matrix)
  }

  private mutating func takePart(_ row: Int32, _ matrix: borrowing ConstraintMatrix) {
    let record = matrix.rows[row]
    var (isWritten, isOpen) = (true, false)
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let kind = kinds[matrix.terms[term].variable]
      if kind == .defined { isWritten = false }
      if kind == .free { isOpen = true }
    }
    if isWritten, isOpen {
      roles[row] = .direct
      expireLocks(ofRow: row, matrix)
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        invalidateIfAffected(matrix.terms[term].variable, record.priority, matrix)
      }
    } else if !isWritten, makeReducedRow(forRow: row, matrix) {
      invalidateReduced(links[row], matrix)
    } else if record.isRequired {
      conflicts.infeasibilities.append(Infeasibility(members: [.row(row, 1)]))
    }
  }

  mutating func invalidateReduced(_ index: Int32, _ matrix: borrowing ConstraintMatrix) {
    let reduced = reducedRows.rows[index]
    for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
      invalidateIfAffected(reducedRows.terms[place].variable, reduced.priority, matrix)
    }
  }

  @inline(__always) mutating func invalidateIfAffected(
    _ variable: Int32,
    _ priority: Double,
    _ matrix: borrowing ConstraintMatrix
  ) {
    if kinds[variable] == .free, settled[variable] <= priority { invalidate(variable, matrix) }
  }

  @inline(__always) mutating func checkBound(
    _ variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    guard values[variable] < 0, matrix.variables[variable].isNonNegative else { return }
    checkNegative(variable, matrix)
  }

  private mutating func checkNegative(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    guard kinds[variable] != .free, flags[variable] & Flag.bound == 0 else { return }
    var size = 1.0
    let definition = definitions[variable]
    if definition >= 0 {
      let record = matrix.rows[definition]
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        size += abs(matrix.terms[term].coefficient * values[matrix.terms[term].variable])
      }
    }
    guard values[variable] < -1e-9 * size else { return }
    if kinds[variable] == .defined {
      sweep.lowBounds.append(variable)
    } else {
      conflicts.infeasibilities.append(Infeasibility(members: [.bound(variable, 1)]))
    }
  }

  /// Adds the bounds that are violated most.
  ///
  /// A bound in free variables may be long. Where thousands are violated, adding the worst of them
  /// mostly makes the others hold.
  mutating func admitLowBounds(_ matrix: borrowing ConstraintMatrix) {
    guard !sweep.lowBounds.isEmpty else { return }
    let count = min(sweep.lowBounds.count, sweep.boundAllowance)
    if sweep.lowBounds.count > count { putWorstBoundsFirst() }
    sweep.boundAllowance = min(2 * sweep.boundAllowance, 1 << 30)
    for index in 0..<count { admitBound(of: sweep.lowBounds[index], matrix) }
    sweep.lowBounds.removeFirst(count)
  }

  private mutating func admitBound(of variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    guard flags[variable] & Flag.bound == 0 else { return }
    guard makeReducedRow(forBoundOf: variable, matrix) else {
      conflicts.infeasibilities.append(Infeasibility(members: [.bound(variable, 1)]))
      return
    }
    flags[variable] |= Flag.bound
    reducedRows.bounds.append(Int32(reducedRows.rows.count - 1))
    invalidateReduced(Int32(reducedRows.rows.count - 1), matrix)
  }

  private mutating func putWorstBoundsFirst() {
    var worst = (0..<sweep.lowBounds.count).map { sweep.lowBounds[$0] }
    worst.sort { (values[$0], $0) < (values[$1], $1) }
    for index in 0..<worst.count { sweep.lowBounds[index] = worst[index] }
  }

  /// Checks the bounds again that had to wait: they may hold by now.
  mutating func recheckLowBounds(_ matrix: borrowing ConstraintMatrix) {
    let count = sweep.lowBounds.count
    for index in 0..<count { checkBound(sweep.lowBounds[index], matrix) }
    sweep.lowBounds.removeFirst(count)
  }
}
