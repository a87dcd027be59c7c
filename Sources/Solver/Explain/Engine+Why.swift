extension Engine {
  /// The rows that give a variable its value, those of the variables they mention after them.
  mutating func why(_ variable: Int32, _ table: borrowing Table, limit: Int) -> [Solver.Reason] {
    guard table.exists(variable), Int(variable) < kinds.count else { return [] }
    var reasons: [Solver.Reason] = []
    var seen: Set<Int32> = [variable]
    var line = [variable]
    var next = 0
    while next < line.count, reasons.count < limit {
      let reason = reason(for: line[next], table)
      next += 1
      reasons.append(reason)
      for constraint in reason.constraints {
        let record = table.rows[constraint.index]
        for term in record.firstTerm..<record.firstTerm + record.termCount
        where seen.insert(table.terms[term].variable).inserted {
          line.append(table.terms[term].variable)
        }
      }
    }
    return reasons
  }

  private mutating func reason(for variable: Int32, _ table: borrowing Table) -> Solver.Reason {
    var reason = Solver.Reason(variable: Problem.Variable(index: variable), constraints: [])
    switch kinds[variable] {
    case .absent: break
    case .fixed, .defined:
      reason.priority = 1000
      let definition = definitions[variable]
      if definition >= 0 {
        reason.constraints = [Problem.Constraint(index: definition)]
      } else {
        let pivot = kernel.pivots[-2 - definition]
        reason.constraints = [Problem.Constraint(index: kernel.rows[pivot.row])]
      }
    case .free where components[variable] >= 0: explainJoined(variable, &reason, table)
    case .free: explainSettled(variable, &reason, table)
    }
    return reason
  }

  /// One that settled alone: the rows of its level that meet it at its value.
  private mutating func explainSettled(
    _ variable: Int32,
    _ reason: inout Solver.Reason,
    _ table: borrowing Table
  ) {
    let level = settled[variable]
    if level > 0 { reason.priority = level }
    reason.isTied = level < 0
    gather(variable, table)
    let value = values[variable]
    for index in 0..<line.pulls.count {
      let pull = line.pulls[index]
      guard abs(pull.target - value) <= 1e-6 * (1 + abs(value)), level < 0 || pull.priority >= level
      else { continue }
      let row = pull.source >= 0 ? pull.source : wishes.wishes[-2 - pull.source].row
      if row >= 0 { reason.constraints.append(Problem.Constraint(index: row)) }
    }
    reason.constraints.sort { table.rows[$0.index].priority > table.rows[$1.index].priority }
  }

  /// One that settled with others: the rows of theirs that hold exactly, highest first.
  private func explainJoined(
    _ variable: Int32,
    _ reason: inout Solver.Reason,
    _ table: borrowing Table
  ) {
    reason.isTied = flags[variable] & Flag.ambiguous != 0
    var term = table.variables[variable].firstTerm
    while term >= 0 {
      let row = table.terms[term].row
      term = table.terms[term].next
      guard roles[row] == .direct || roles[row] == .expanded,
        abs(residual(row, table)) <= 1000 * allowance(row, table)
      else { continue }
      reason.constraints.append(Problem.Constraint(index: row))
    }
    reason.constraints.sort { table.rows[$0.index].priority > table.rows[$1.index].priority }
    if let lowest = reason.constraints.last {
      reason.priority = table.rows[lowest.index].priority
    }
  }
}
