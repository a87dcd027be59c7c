extension Engine {
  /// Finds an irreducible subset of an infeasible set by the additive method, from the last row on.
  ///
  /// Rows are required one after the other until one can't be met: this row and those with
  /// multipliers against it are the subset. That takes about as many steps as there are rows, where
  /// a deletion filter takes that many for each row.
  ///
  /// - Returns: nothing where a limit comes first, or where numerical noise hides the
  ///   infeasibility.
  mutating func firstInfeasible(among set: RowSet, _ matrix: borrowing ConstraintMatrix) -> RowSet?
  {
    let locals = locals(of: set.rows, matrix)
    let bounds = set.bounds.filter { locals[$0] != nil }
    activeSet.begin(variableCount: locals.count)
    for bound in bounds {
      activeSet.addTerm(locals[bound] ?? 0, 1)
      activeSet.endRow(1, 0, level: 0)
    }
    activeSet.prepare()
    beginConflictSolve()
    defer { budget.spent += activeSet.effort.spent }
    guard activeSet.settle(0) == .optimal else { return nil }
    let rows = Array(set.rows.reversed())
    for (place, row) in rows.enumerated() {
      guard activeSet.effort.spent < activeSet.effort.spendingLimit, place & 15 != 0 || !isOverdue()
      else {
        return nil
      }
      let level = Int32(place + 1)
      addRequired(row, locals, level: level, matrix)
      activeSet.extendLevels()
      guard activeSet.settle(level) == .optimal else { return nil }
      guard activeSet.total(ofLevel: level) > 1e-7 * (1 + activeSet.rows.scale) else { continue }
      var found = RowSet(rows: [row], isIrreducible: true)
      activeSet.forEachMultiplier(against: Int32(bounds.count + place)) { holder in
        if holder < bounds.count {
          found.bounds.append(bounds[Int(holder)])
        } else {
          found.rows.append(rows[Int(holder) - bounds.count])
        }
      }
      found.rows.sort()
      found.bounds.sort()
      return found
    }
    return nil
  }

  mutating func locals(of rows: [Int32], _ matrix: borrowing ConstraintMatrix) -> [Int32: Int32] {
    var locals: [Int32: Int32] = [:]
    for row in rows {
      let record = matrix.rows[row]
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        let next = Int32(locals.count)
        locals[matrix.terms[term].variable, default: next] += 0
      }
    }
    return locals
  }

  mutating func addRequired(
    _ row: Int32,
    _ locals: [Int32: Int32],
    level: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let record = matrix.rows[row]
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      activeSet.addTerm(locals[matrix.terms[term].variable] ?? 0, matrix.terms[term].coefficient)
    }
    activeSet.endRow(record.relation.rawValue, record.constant, level: level)
  }

  /// Passes the limits of one such solution to the active-set method.
  mutating func beginConflictSolve() {
    activeSet.effort.deadline = budget.deadline
    activeSet.effort.timeShare = 1
    activeSet.effort.spendingLimit = 100_000
    activeSet.parallels.countsTight = false
  }
}

extension ActiveSet {
  /// Calls `body` for each active row with a multiplier against a row.
  mutating func forEachMultiplier(against row: Int32, _ body: (Int32) -> Void) {
    for variable in 0..<variableCount { pricing.gradient[variable] = 0 }
    addToGradient(row, 1)
    computeReducedCosts()
    for slot in 0..<variableCount where active[slot] >= 0 && active[slot] != row {
      if abs(pricing.reducedCosts[slot]) > 1e-9 { body(active[slot]) }
    }
  }
}
