/// The LU factorization of the active rows.
///
/// Row singletons and column singletons have their pivots first: a row with one variable left, and
/// a variable in one row that is left. The rest is the *nucleus*, mostly a small part, and only
/// that is eliminated.
extension SparseBasis {
  /// Gives singletons their pivots as long as there are any.
  mutating func pivotSingletons() {
    queue.removeAll()
    for slot in 0..<Int32(size) where rows.rowCounts[slot] == 1 { queue.append(slot) }
    for variable in 0..<Int32(size) where rows.columnCounts[variable] == 1 {
      queue.append(-1 - variable)
    }
    var next = 0
    while next < queue.count {
      let entry = queue[next]
      next += 1
      if entry >= 0 {
        if rows.rowCounts[entry] == 1 { take(row: entry) }
      } else if rows.columnCounts[-1 - entry] == 1 {
        take(variable: -1 - entry)
      }
    }
    queue.removeAll()
  }

  /// Gives a row singleton its pivot.
  private mutating func take(row slot: Int32) {
    var (variable, value) = (Int32(-1), 0.0)
    for term in rows.terms(of: slot) where rows.columnCounts[rows.variables[term]] >= 0 {
      (variable, value) = (rows.variables[term], rows.values[term])
    }
    guard variable >= 0, value != 0 else { return }
    addPivot(variable, slot, value, firstTerm: Int32(termVariables.count))
    let first = Int32(targetSlots.count)
    for mention in rows.mentions(of: variable) {
      let other = rows.columnSlots[mention]
      guard rows.rowCounts[other] > 0 else { continue }
      targetSlots.append(other)
      targetFactors.append(rows.columnValues[mention] / value)
      rows.rowCounts[other] -= 1
      if rows.rowCounts[other] == 1 { queue.append(other) }
    }
    let end = Int32(targetSlots.count)
    if end > first { sources.append(Source(slot: slot, first: first, end: end)) }
  }

  /// Gives a column singleton its pivot, unless other coefficients of its row are far larger.
  private mutating func take(variable: Int32) {
    var (slot, value) = (Int32(-1), 0.0)
    for mention in rows.mentions(of: variable) where rows.rowCounts[rows.columnSlots[mention]] > 0 {
      (slot, value) = (rows.columnSlots[mention], rows.columnValues[mention])
    }
    guard slot >= 0, weighs(value, in: slot) else { return }
    let first = Int32(termVariables.count)
    for term in rows.terms(of: slot) {
      let other = rows.variables[term]
      guard other != variable, rows.columnCounts[other] > 0 else { continue }
      termVariables.append(other)
      termValues.append(rows.values[term])
      rows.columnCounts[other] -= 1
      if rows.columnCounts[other] == 1 { queue.append(-1 - other) }
    }
    addPivot(variable, slot, value, firstTerm: first)
  }

  private func weighs(_ value: Double, in slot: Int32) -> Bool {
    for term in rows.terms(of: slot)
    where rows.columnCounts[rows.variables[term]] > 0
      && abs(value) <= Self.leastShare * abs(rows.values[term])
    {
      return false
    }
    return value != 0
  }

  private mutating func addPivot(
    _ variable: Int32,
    _ slot: Int32,
    _ value: Double,
    firstTerm: Int32
  ) {
    rows.rowCounts[slot] = -1
    rows.columnCounts[variable] = -1
    pivots.append(
      Pivot(
        variable: variable,
        slot: slot,
        firstTerm: firstTerm,
        lastTerm: Int32(termVariables.count),
        inverse: 1 / value
      )
    )
  }

  /// Eliminates the nucleus, and copies its factors.
  mutating func eliminateNucleus() {
    loadNucleus()
    factors.eliminate(noFlags, &work)
    copyLowerFactor()
    copyUpperFactor()
  }

  /// Loads the nucleus into the elimination: its variables numbered in `numbers`, its rows in
  /// `nucleusSlots`.
  private mutating func loadNucleus() {
    factors.mentions.reset(to: size, with: -1)
    noFlags.reset(to: size, with: 0)
    numbers.reset(to: size, with: -1)
    nucleusSlots.removeAll()
    for variable in 0..<Int32(size) where rows.columnCounts[variable] > 0 {
      numbers[variable] = factors.addMember(variable)
    }
    for slot in 0..<Int32(size) where rows.rowCounts[slot] > 0 {
      nucleusSlots.append(slot)
      factors.beginRow(slot)
      for term in rows.terms(of: slot) where numbers[rows.variables[term]] >= 0 {
        factors.addTerm(numbers[rows.variables[term]], rows.values[term])
      }
    }
  }

  private mutating func copyLowerFactor() {
    var last: Int32 = -1
    for index in 0..<factors.steps.count {
      let step = factors.steps[index]
      if step.source != last {
        let first = Int32(targetSlots.count)
        sources.append(Source(slot: nucleusSlots[step.source], first: first, end: first))
        last = step.source
      }
      targetSlots.append(nucleusSlots[step.target])
      targetFactors.append(step.factor)
      sources[sources.count - 1].end += 1
    }
  }

  private mutating func copyUpperFactor() {
    for row in 0..<nucleusSlots.count where factors.isRedundant[row] {
      rows.rowCounts[nucleusSlots[row]] = 0
    }
    for index in 0..<factors.pivots.count {
      let pivot = factors.pivots[index]
      let first = Int32(termVariables.count)
      for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
        termVariables.append(factors.terms[term].variable)
        termValues.append(factors.terms[term].coefficient)
      }
      addPivot(pivot.variable, nucleusSlots[pivot.row], pivot.factor, firstTerm: first)
    }
  }
}
