extension Engine {
  /// Finds for each new equality a variable that it defines, for those first that leave no choice.
  mutating func define(_ matrix: borrowing ConstraintMatrix) -> Bool {
    let count = repair.equations.count
    guard count <= 200 else { return false }
    for mostChoices in [1, 2, Int.max] {
      var isMoving = true
      while isMoving {
        isMoving = false
        for index in 0..<count {
          let row = repair.equations[index]
          guard roles[row] == .idle else { continue }
          let choice = choice(in: row, matrix)
          guard choice.count > 0, choice.count <= mostChoices else { continue }
          define(choice.best, by: row, matrix)
          isMoving = true
        }
      }
    }
    for index in 0..<count where roles[repair.equations[index]] == .idle {
      roles[repair.equations[index]] = .redundant
    }
    return true
  }

  private mutating func define(
    _ variable: Int32,
    by row: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    detach(variable, matrix)
    definitions[variable] = row
    roles[row] = .definition
    links[row] = variable
  }

  /// How many variables the row could define, and the one that it defines best.
  ///
  /// That is a detached variable if there is one, and among these the one with the weakest rows:
  /// they will be moved to all variables that the row mentions.
  private mutating func choice(in row: Int32, _ matrix: borrowing ConstraintMatrix) -> (
    count: Int, best: Int32
  ) {
    let record = matrix.rows[row]
    var largest = 0.0
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      largest = max(largest, abs(matrix.terms[term].coefficient))
    }
    var (count, best, isBestDetached, leastPriority) = (0, Int32(-1), false, Double.infinity)
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = matrix.terms[term]
      let isDetached = flags[entry.variable] & Flag.detached != 0
      guard definitions[entry.variable] == -1, isDetached || kinds[entry.variable] == .free,
        abs(entry.coefficient) >= 0.1 * largest
      else { continue }
      count += 1
      let priority = highestOptionalPriority(for: entry.variable, matrix)
      guard isDetached == isBestDetached ? priority < leastPriority : isDetached else { continue }
      (best, isBestDetached, leastPriority) = (entry.variable, isDetached, priority)
    }
    return (count, best)
  }

  /// The highest priority of a variable's optional rows, among its first few.
  private mutating func highestOptionalPriority(
    for variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  )
    -> Double
  {
    var (strongest, looked) = (0.0, 0)
    var term = matrix.variables[variable].firstTerm
    while term >= 0, looked < 16 {
      let row = matrix.terms[term].row
      term = matrix.terms[term].next
      looked += 1
      if !matrix.rows[row].isRequired, matrix.isActive(row) {
        strongest = max(strongest, matrix.rows[row].priority)
      }
    }
    return strongest
  }

  /// Inserts detached variables at the end of the order of evaluation, each after those that it
  /// depends on.
  ///
  /// - Returns: `false` if some depend on each other.
  mutating func reinsert(_ matrix: borrowing ConstraintMatrix) -> Bool {
    repair.pending.removeAll()
    repair.ready.removeAll()
    for index in 0..<repair.variables.count {
      let variable = repair.variables[index]
      repair.places[variable] = Int32(index)
      let count = detachedInputs(of: variable, matrix)
      repair.pending.append(count)
      if count == 0 { repair.ready.append(variable) }
    }
    var insertedCount = 0
    while insertedCount < repair.ready.count {
      let variable = repair.ready[insertedCount]
      insertedCount += 1
      insert(variable, matrix)
      var term = matrix.variables[variable].firstTerm
      while term >= 0 {
        let row = matrix.terms[term].row
        term = matrix.terms[term].next
        guard roles[row] == .definition, links[row] != variable else { continue }
        let place = repair.places[links[row]]
        repair.pending[place] -= 1
        if repair.pending[place] == 0 { repair.ready.append(links[row]) }
      }
    }
    guard insertedCount == repair.variables.count else { return false }
    evaluation.dirty.extend(to: evaluation.sequence.count)
    for index in 0..<insertedCount {
      let variable = repair.variables[index]
      flags[variable] &= ~(Flag.detached | Flag.followed | Flag.bound)
      if positions[variable] >= 0 { evaluation.dirty.insert(positions[variable]) }
    }
    return hasOnlyKnownRedundant(matrix)
  }

  private mutating func detachedInputs(of variable: Int32, _ matrix: borrowing ConstraintMatrix)
    -> Int32
  {
    guard definitions[variable] >= 0 else { return 0 }
    var count: Int32 = 0
    let record = matrix.rows[definitions[variable]]
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let other = matrix.terms[term].variable
      if other != variable, flags[other] & Flag.detached != 0 { count += 1 }
    }
    return count
  }

  private mutating func insert(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    open(variable)
    flags[variable] &= ~Flag.ambiguous
    if sweep.locks.areUsed { sweep.locks.ofVariable[variable] = Locks.Lock() }
    let definition = definitions[variable]
    guard definition >= 0 else {
      kinds[variable] = matrix.variables[variable].exists ? .free : .absent
      if kinds[variable] == .free { enqueue(variable) }
      return
    }
    kinds[variable] = .fixed
    let record = matrix.rows[definition]
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let other = matrix.terms[term].variable
      guard other != variable else { continue }
      if kinds[other] != .fixed { kinds[variable] = .defined }
      if flags[other] & Flag.detached == 0 { noteTies(of: other, matrix) }
    }
    positions[variable] = Int32(evaluation.sequence.count)
    evaluation.sequence.append(variable)
  }

  /// Whether each equality that defines nothing mentions fixed variables alone: all else would need
  /// elimination.
  private mutating func hasOnlyKnownRedundant(_ matrix: borrowing ConstraintMatrix) -> Bool {
    for index in 0..<repair.equations.count {
      let row = repair.equations[index]
      guard roles[row] == .redundant else { continue }
      let record = matrix.rows[row]
      for term in record.firstTerm..<record.firstTerm + record.termCount
      where kinds[matrix.terms[term].variable] != .fixed {
        return false
      }
    }
    return true
  }

  /// Gives released rows their new roles, once known variables have their values.
  mutating func assignReleasedRows(_ matrix: borrowing ConstraintMatrix) {
    for index in 0..<repair.rows.count {
      let row = repair.rows[index]
      repair.isReleased[row] = false
      switch roles[row] {
      case .redundant: checkRedundant(row, matrix)
      case .idle where matrix.isActive(row) && !conflicts.dropped.contains(row): assign(row, matrix)
      default: break
      }
    }
  }

  private mutating func assign(_ row: Int32, _ matrix: borrowing ConstraintMatrix) {
    roles[row] = .lazy
    assignRole(row, matrix)
    switch roles[row] {
    case .direct:
      expireLocks(ofRow: row, matrix)
      invalidateAll(of: row, matrix)
    case .reduced: invalidateReduced(links[row], matrix)
    case .lazy: propagation.uncheckedRows.append(row)
    default: break
    }
  }
}
