extension Engine {
  /// Decides which rows take part, apart from required equalities.
  mutating func assignRoles(_ matrix: borrowing ConstraintMatrix) {
    for row in 0..<Int32(matrix.rows.count) where roles[row] == .lazy {
      assignRole(row, matrix)
    }
  }

  @inline(__always) mutating func assignRole(_ row: Int32, _ matrix: borrowing ConstraintMatrix) {
    let record = matrix.rows[row]
    let mentions = count(record, matrix)
    if mentions.free == 0, mentions.defined == 0 {
      if record.isRequired { sweep.lazyRows.append(row) } else { roles[row] = .idle }
    } else if mentions.defined == 0 {
      if record.relation == .equal || (mentions.free == 1 && !isBoundOfMany(record, matrix)) {
        roles[row] = .direct
      } else {
        sweep.lazyRows.append(row)
      }
    } else if record.relation == .equal || (record.termCount == 1 && !record.isRequired) {
      reduceOrLeaveOut(row, record, matrix)
    } else {
      sweep.lazyRows.append(row)
    }
  }

  /// Whether a required row bounds a variable that many rows mention.
  ///
  /// It is left out until it is violated: until then, that variable is free to move for all the
  /// other rows.
  @inline(__always) private func isBoundOfMany(
    _ record: RowRecord,
    _ matrix: borrowing ConstraintMatrix
  ) -> Bool {
    guard record.isRequired, record.termCount == 1 else { return false }
    return matrix.variables[matrix.terms[record.firstTerm].variable].degree >= Self.many
  }

  static var many: Int32 { 16 }

  @inline(__always) private func count(
    _ record: RowRecord,
    _ matrix: borrowing ConstraintMatrix
  ) -> (free: Int, defined: Int) {
    var (free, defined) = (0, 0)
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      switch kinds[matrix.terms[term].variable] {
      case .free: free += 1
      case .defined: defined += 1
      case .fixed, .absent: break
      }
    }
    return (free, defined)
  }

  private mutating func reduceOrLeaveOut(
    _ row: Int32,
    _ record: RowRecord,
    _ matrix: borrowing ConstraintMatrix
  ) {
    if isPostponed(record, matrix) {
      roles[row] = .postponed
      return sweep.postponed.add(row)
    }
    if makeReducedRow(forRow: row, matrix) { return }
    roles[row] = record.isRequired ? .lazy : .idle
    if record.isRequired { sweep.lazyRows.append(row) }
  }

  /// Makes a reduced row of a row; `false` if no free variable is left in it.
  mutating func makeReducedRow(forRow row: Int32, _ matrix: borrowing ConstraintMatrix) -> Bool {
    let record = matrix.rows[row]
    var constant = record.constant
    beginExpansion()
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = matrix.terms[term]
      spread(entry.variable, entry.coefficient, &constant)
    }
    expand(&constant, matrix)
    guard addReducedRow(row, constant, record.priority, record.relation.rawValue) else {
      return false
    }
    roles[row] = .reduced
    links[row] = Int32(reducedRows.rows.count - 1)
    return true
  }

  /// Makes a reduced row of the implicit bound of a defined variable.
  mutating func makeReducedRow(forBoundOf variable: Int32, _ matrix: borrowing ConstraintMatrix)
    -> Bool
  {
    var constant = 0.0
    beginExpansion()
    spread(variable, 1, &constant)
    expand(&constant, matrix)
    return addReducedRow(-1 - variable, constant, 1000, 1)
  }

  mutating func beginExpansion() { expansion.variables.removeAll() }

  /// Adds a variable to the expansion: a known one to the constant, a defined one to those that
  /// wait.
  @inline(__always) mutating func spread(
    _ variable: Int32,
    _ coefficient: Double,
    _ constant: inout Double
  ) {
    switch kinds[variable] {
    case .fixed, .absent:
      constant -= coefficient * values[variable]
    case .free, .defined:
      if flags[variable] & Flag.member == 0 {
        flags[variable] |= Flag.member
        expansion.amounts[variable] = 0
        if kinds[variable] == .free {
          expansion.variables.append(variable)
        } else {
          expansion.waiting.insert(positions[variable])
        }
      }
      expansion.amounts[variable] += coefficient
    }
  }

  /// Replaces defined variables until only free ones are left, those first that are evaluated last.
  mutating func expand(_ constant: inout Double, _ matrix: borrowing ConstraintMatrix) {
    while !expansion.waiting.isEmpty {
      let variable = evaluation.sequence[expansion.waiting.removeLargest()]
      let amount = expansion.amounts[variable]
      flags[variable] &= ~Flag.member
      expansion.amounts[variable] = 0
      work.rows += 1
      guard amount != 0 else { continue }
      substitute(variable, amount, &constant, matrix)
    }
  }

  private mutating func substitute(
    _ variable: Int32,
    _ amount: Double,
    _ constant: inout Double,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let definition = definitions[variable]
    if definition < 0 {
      let pivot = kernel.pivots[-2 - definition]
      let factor = amount / pivot.factor
      constant -= factor * kernel.constants[pivot.row]
      for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
        let entry = kernel.terms[term]
        spread(entry.variable, -factor * entry.coefficient, &constant)
      }
      return
    }
    let record = matrix.rows[definition]
    var own = 1.0
    for term in record.firstTerm..<record.firstTerm + record.termCount
    where matrix.terms[term].variable == variable {
      own = matrix.terms[term].coefficient
    }
    let factor = amount / own
    constant -= factor * record.constant
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = matrix.terms[term]
      if entry.variable != variable {
        spread(entry.variable, -factor * entry.coefficient, &constant)
      }
    }
  }

  /// Stores the expansion as a reduced row.
  private mutating func addReducedRow(
    _ row: Int32,
    _ constant: Double,
    _ priority: Double,
    _ relation: Int8
  ) -> Bool {
    let index = Int32(reducedRows.rows.count)
    let first = Int32(reducedRows.terms.count)
    while !expansion.variables.isEmpty {
      let variable = expansion.variables.removeLast()
      flags[variable] &= ~Flag.member
      let amount = expansion.amounts[variable]
      expansion.amounts[variable] = 0
      guard abs(amount) > 1e-11 else { continue }
      reducedRows.link(variable, amount, index)
    }
    let count = Int32(reducedRows.terms.count) - first
    guard count > 0 else { return false }
    reducedRows.rows.append(
      ReducedRow(
        row: row,
        firstTerm: first,
        termCount: count,
        constant: constant,
        priority: priority,
        relation: relation
      )
    )
    expireLocks(ofReduced: index)
    return true
  }
}
