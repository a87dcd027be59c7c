extension Problem {
  /// Removes a constraint; its number may be given to a later one.
  package mutating func remove(_ constraint: Constraint) {
    guard box.matrix.existsRow(constraint.index) else { return }
    makeUnique()
    box.matrix.removeRow(constraint.index)
  }

  /// Removes a variable, and each constraint that mentions it.
  package mutating func remove(_ variable: Variable) {
    guard box.matrix.exists(variable.index) else { return }
    makeUnique()
    box.matrix.removeVariable(variable.index)
  }
}

extension ConstraintMatrix {
  mutating func removeRow(_ row: Int32) {
    touch(row: row)
    let (first, count) = (rows[row].firstTerm, rows[row].termCount)
    for term in first..<first + count { unlink(term) }
    rows[row].exists = false
    rows[row].termCount = 0
    strayTerms += Int(rows[row].room)
    liveRows -= 1
    freeRows.append(row)
    if strayTerms > 1024, strayTerms > terms.count / 2 { compactTerms() }
  }

  mutating func removeVariable(_ variable: Int32) {
    while case let term = variables[variable].firstTerm, term >= 0 {
      removeRow(terms[term].row)
    }
    touch(variable: variable)
    variables[variable].exists = false
    if variables[variable].isPredecessor { journal.areSequencesNew = true }
    liveVariables -= 1
    freeVariables.append(variable)
  }

  func unlink(_ term: Int32) {
    let record = terms[term]
    if record.previous >= 0 {
      terms[record.previous].next = record.next
    } else {
      variables[record.variable].firstTerm = record.next
    }
    if record.next >= 0 { terms[record.next].previous = record.previous }
    variables[record.variable].degree -= 1
  }

  /// Closes the gaps that removed rows left among the terms.
  private mutating func compactTerms() {
    var tidy = Buffer<TermRecord>(capacity: terms.count - strayTerms)
    for variable in 0..<variables.count {
      variables[variable].firstTerm = -1
      variables[variable].degree = 0
    }
    for row in 0..<rows.count {
      let (first, count) = (rows[row].firstTerm, rows[row].termCount)
      rows[row].firstTerm = Int32(tidy.count)
      rows[row].room = count
      for term in first..<first + count { tidy.append(terms[term]) }
    }
    terms = tidy
    strayTerms = 0
    for term in 0..<Int32(terms.count) { link(term) }
  }
}
