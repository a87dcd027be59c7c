extension Engine {
  /// Uses equalities with one unknown: each fixes it, which may leave others with one unknown.
  mutating func fix(_ matrix: borrowing ConstraintMatrix) {
    while !presolve.queue.isEmpty {
      let row = presolve.queue.removeLast()
      guard roles[row] == .equation, presolve.unknownCounts[row] == 1 else { continue }
      let variable = presolve.unknowns[row]
      fix(variable, by: row, matrix)
      var term = matrix.variables[variable].firstTerm
      while term >= 0 {
        let record = matrix.terms[term]
        term = record.next
        guard roles[record.row] == .equation else { continue }
        presolve.unknownCounts[record.row] -= 1
        presolve.unknowns[record.row] ^= variable
        if presolve.unknownCounts[record.row] == 1 {
          presolve.queue.append(record.row)
        } else if presolve.unknownCounts[record.row] == 0 {
          becomeRedundant(record.row, matrix)
        }
      }
    }
  }

  mutating func fix(_ variable: Int32, by row: Int32, _ matrix: borrowing ConstraintMatrix) {
    roles[row] = .definition
    links[row] = variable
    definitions[variable] = row
    kinds[variable] = .fixed
    positions[variable] = Int32(evaluation.sequence.count)
    evaluation.sequence.append(variable)
    setValue(variable, evaluate(row, for: variable, matrix))
  }

  /// The value that a row gives one of its variables, the others being known.
  @inline(__always) func evaluate(
    _ row: Int32,
    for variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) -> Double {
    let record = matrix.rows[row]
    var rest = record.constant
    var factor = 1.0
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = matrix.terms[term]
      if entry.variable == variable {
        factor = entry.coefficient
      } else {
        rest -= entry.coefficient * values[entry.variable]
      }
    }
    return factor == 1 ? rest : rest / factor
  }

  /// Replaces a value that left the range of numbers by 0, so that it doesn't spread.
  @inline(__always) static func bounded(_ value: Double) -> Double {
    abs(value) <= 1e15 ? value : 0
  }

  /// Stores a value and notes that the variable moved.
  @inline(__always) mutating func setValue(_ variable: Int32, _ value: Double) {
    let value = Self.bounded(value)
    let before = values[variable]
    if before == value { return }
    if flags[variable] & Flag.changed == 0 {
      flags[variable] |= Flag.changed
      changes.append(Change(variable: variable, before: before))
    }
    propagation.movedVariables.append(variable)
    values[variable] = value
  }
}
