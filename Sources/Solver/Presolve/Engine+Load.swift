extension Engine {
  /// Gives each row its role, counts unknowns, and resets the stages.
  mutating func load(_ matrix: borrowing ConstraintMatrix) {
    let (variableCount, rowCount) = (matrix.variables.count, matrix.rows.count)
    values.extend(to: variableCount, with: 0)
    kinds.reset(to: variableCount, with: .absent)
    settled.reset(to: variableCount, with: Level.open)
    definitions.reset(to: variableCount, with: -1)
    positions.reset(to: variableCount, with: -1)
    flags.reset(to: variableCount, with: 0)
    for index in 0..<changes.count { flags[changes[index].variable] |= Flag.changed }
    roles.reset(to: rowCount, with: .idle)
    links.reset(to: rowCount, with: 0)
    presolve.begin(variableCount: variableCount, rowCount: rowCount)
    expansion.extend(to: variableCount)
    evaluation.sequence.removeAll()
    evaluation.formulas.expire()
    kernel.removeAll()
    reducedRows.reset(to: variableCount)
    sweep.removeAll()
    components.reset(to: variableCount)
    tieBreaks.removeAll()
    propagation.reset()
    repair.reset(to: variableCount, rowCount: rowCount)
    conflicts.infeasibilities.removeAll()
    for row in 0..<Int32(rowCount) where matrix.isActive(row) { load(row, matrix) }
    if !conflicts.dropped.isEmpty { for row in conflicts.dropped { roles[row] = .idle } }
  }

  @inline(__always) private mutating func load(_ row: Int32, _ matrix: borrowing ConstraintMatrix) {
    let record = matrix.rows[row]
    if record.isRequired, record.relation == .equal {
      if !conflicts.dropped.isEmpty, conflicts.dropped.contains(row) { return }
      roles[row] = .equation
      var (count, folded): (Int32, Int32) = (0, 0)
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        let variable = matrix.terms[term].variable
        if kinds[variable] == .fixed { continue }
        count += 1
        folded ^= variable
        presolve.equationCounts[variable] += 1
        presolve.equations[variable] ^= row
      }
      presolve.unknownCounts[row] = count
      presolve.unknowns[row] = folded
      if count == 0 {
        becomeRedundant(row, matrix)
      } else if count == 1, presolve.equationCounts[folded] == 1 {
        // No row has mentioned the variable yet: those that do later find it known.
        fix(folded, by: row, matrix)
      } else if count == 1 {
        presolve.queue.append(row)
      }
    } else {
      roles[row] = .lazy
      if record.termCount == 1 { flags[matrix.terms[record.firstTerm].variable] |= Flag.costed }
      if record.termCount > 1, record.relation == .equal {
        for term in record.firstTerm..<record.firstTerm + record.termCount {
          flags[matrix.terms[term].variable] |= Flag.costed
        }
      }
    }
  }

  /// Marks an equality without unknowns as redundant, and checks that it holds.
  mutating func becomeRedundant(_ row: Int32, _ matrix: borrowing ConstraintMatrix) {
    roles[row] = .redundant
    checkRedundant(row, matrix)
  }

  mutating func checkRedundant(_ row: Int32, _ matrix: borrowing ConstraintMatrix) {
    let residual = residual(row, matrix)
    if abs(residual) > 1e-9, abs(residual) > 1000 * allowance(row, matrix) {
      conflicts.infeasibilities.append(Infeasibility(members: [.row(row, 1)]))
    }
  }
}
