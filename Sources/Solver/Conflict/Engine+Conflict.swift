extension Engine {
  /// Finds an irreducible set for each infeasibility, and drops one row of each.
  ///
  /// - Returns: whether a row was dropped, so that the problem has to be solved again.
  mutating func resolveInfeasibilities(_ matrix: borrowing ConstraintMatrix) -> Bool {
    if giveUpFloors() { return true }
    var hasGivenWay = false
    for infeasibility in conflicts.infeasibilities where conflicts.mayDropRows {
      let candidates = trace(infeasibility, matrix)
      if candidates.rows.contains(where: { conflicts.dropped.contains($0) }) { continue }
      guard let set = irreducibleSet(of: candidates, matrix),
        let yielding = firstToGiveWay(set.rows, matrix)
      else {
        continue
      }
      conflicts.dropped.insert(yielding)
      hasGivenWay = true
      conflicts.all.append(
        Solver.Conflict(
          constraints: set.rows.sorted().map { Problem.Constraint(index: $0) },
          bounds: set.bounds.sorted().map { Problem.Variable(index: $0) },
          gaveWay: Problem.Constraint(index: yielding)
        )
      )
    }
    conflicts.infeasibilities.removeAll()
    return hasGivenWay
  }

  /// Written rows and implicit bounds that are infeasible together, or may be.
  struct RowSet {
    var rows: [Int32] = []
    var bounds: [Int32] = []
    var isIrreducible = false
  }

  private mutating func firstToGiveWay(_ rows: [Int32], _ matrix: borrowing ConstraintMatrix)
    -> Int32?
  {
    var first: Int32?
    for row in rows {
      guard let best = first else {
        first = row
        continue
      }
      let (one, other) = (matrix.rows[row], matrix.rows[best])
      let isFirst =
        one.yield != other.yield
        ? one.yield == .authored
        : one.serial != other.serial ? one.serial > other.serial : row > best
      if isFirst { first = row }
    }
    return first
  }

  /// Follows definitions back to the written rows.
  ///
  /// Each defined variable that the infeasibility mentions is given by a row, which belongs to it
  /// with the factor that cancels the variable.
  private mutating func trace(_ infeasibility: Infeasibility, _ matrix: borrowing ConstraintMatrix)
    -> RowSet
  {
    var factors: [Int32: Double] = [:]
    var kernelFactors: [Int32: Double] = [:]
    var bounds: Set<Int32> = []
    for member in infeasibility.members {
      switch member {
      case .row(let row, let factor):
        factors[row, default: 0] += factor
        mention(row, factor, skipping: -1, matrix)
      case .bound(let variable, let factor):
        bounds.insert(variable)
        mentionVariable(variable, factor)
      case .kernel(let row):
        kernelFactors[row, default: 0] += 1
        expansion.waiting.insert(kernel.blocks[kernel.blockOfRow[row]].place)
      }
    }
    while !expansion.waiting.isEmpty {
      let place = expansion.waiting.removeLargest()
      let entry = evaluation.sequence[place]
      if entry < 0 {
        unwind(-2 - entry, &kernelFactors, &factors, matrix)
        continue
      }
      let amount = expansion.amounts[entry]
      expansion.amounts[entry] = 0
      flags[entry] &= ~Flag.member
      guard abs(amount) > 1e-12 else { continue }
      cancel(entry, amount, &factors, &kernelFactors, matrix)
    }
    return RowSet(
      rows: factors.filter { abs($0.value) > 1e-12 }.keys.sorted(),
      bounds: bounds.sorted(),
      isIrreducible: infeasibility.isIrreducible
    )
  }

  private mutating func cancel(
    _ variable: Int32,
    _ amount: Double,
    _ factors: inout [Int32: Double],
    _ kernelFactors: inout [Int32: Double],
    _ matrix: borrowing ConstraintMatrix
  ) {
    let definition = definitions[variable]
    if definition < 0 {
      let pivot = kernel.pivots[-2 - definition]
      let factor = -amount / pivot.factor
      kernelFactors[pivot.row, default: 0] += factor
      expansion.waiting.insert(kernel.blocks[kernel.blockOfRow[pivot.row]].place)
      for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
        mentionVariable(kernel.terms[term].variable, factor * kernel.terms[term].coefficient)
      }
      return
    }
    let record = matrix.rows[definition]
    var own = 1.0
    for term in record.firstTerm..<record.firstTerm + record.termCount
    where matrix.terms[term].variable == variable {
      own = matrix.terms[term].coefficient
    }
    factors[definition, default: 0] -= amount / own
    mention(definition, -amount / own, skipping: variable, matrix)
  }

  /// Turns factors of eliminated rows into factors of the rows as they are written.
  private mutating func unwind(
    _ block: Int32,
    _ kernelFactors: inout [Int32: Double],
    _ factors: inout [Int32: Double],
    _ matrix: borrowing ConstraintMatrix
  ) {
    let record = kernel.blocks[block]
    for step in stride(
      from: record.firstStep + record.stepCount - 1,
      through: record.firstStep,
      by: -1
    ) {
      let entry = kernel.steps[step]
      if let factor = kernelFactors[record.firstRow + entry.target], factor != 0 {
        kernelFactors[record.firstRow + entry.source, default: 0] -= entry.factor * factor
      }
    }
    for row in record.firstRow..<record.firstRow + record.rowCount {
      guard let factor = kernelFactors.removeValue(forKey: row), abs(factor) > 1e-12 else {
        continue
      }
      let source = kernel.rows[row]
      factors[source, default: 0] += factor
      let written = matrix.rows[source]
      for term in written.firstTerm..<written.firstTerm + written.termCount {
        let variable = matrix.terms[term].variable
        if positions[variable] >= 0, positions[variable] < record.place {
          mentionVariable(variable, factor * matrix.terms[term].coefficient)
        }
      }
    }
  }

  private mutating func mention(
    _ row: Int32,
    _ factor: Double,
    skipping skipped: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let record = matrix.rows[row]
    for term in record.firstTerm..<record.firstTerm + record.termCount
    where matrix.terms[term].variable != skipped {
      mentionVariable(matrix.terms[term].variable, factor * matrix.terms[term].coefficient)
    }
  }

  private mutating func mentionVariable(_ variable: Int32, _ factor: Double) {
    guard positions[variable] >= 0 else { return }
    if flags[variable] & Flag.member == 0 {
      flags[variable] |= Flag.member
      expansion.amounts[variable] = 0
      expansion.waiting.insert(positions[variable])
    }
    expansion.amounts[variable] += factor
  }
}

extension Engine {
  /// Takes conflicts back of which a member changed: the row that gave way gets another chance.
  ///
  /// - Returns: whether there were any.
  mutating func reconsiderConflicts(_ matrix: borrowing ConstraintMatrix) -> Bool {
    guard !conflicts.all.isEmpty else { return false }
    let before = conflicts.all.count
    conflicts.all.removeAll { conflict in
      let isChanged =
        conflict.constraints.contains {
          matrix.rows[$0.index].hasNewConstant || matrix.rows[$0.index].isTouched
        } || conflict.bounds.contains { matrix.variables[$0.index].isTouched }
      if isChanged { conflicts.dropped.remove(conflict.gaveWay.index) }
      return isChanged
    }
    return conflicts.all.count != before
  }
}
