extension Engine {
  /// Finds for each new equation a variable that it gives, those first that leave no choice.
  mutating func define(_ table: borrowing Table) -> Bool {
    let count = uprooting.equations.count
    guard count <= 200 else { return false }
    for mostChoices in [1, 2, Int.max] {
      var isMoving = true
      while isMoving {
        isMoving = false
        for index in 0..<count {
          let row = uprooting.equations[index]
          guard roles[row] == .idle else { continue }
          let choice = choice(in: row, table)
          guard choice.count > 0, choice.count <= mostChoices else { continue }
          define(choice.best, by: row, table)
          isMoving = true
        }
      }
    }
    for index in 0..<count where roles[uprooting.equations[index]] == .idle {
      roles[uprooting.equations[index]] = .spare
    }
    return true
  }

  private mutating func define(_ variable: Int32, by row: Int32, _ table: borrowing Table) {
    uproot(variable, table)
    definitions[variable] = row
    roles[row] = .definition
    links[row] = variable
  }

  /// How many variables of a row nothing defines, and the one that is best defined by it.
  ///
  /// That is one that has to find its place anyway, and of these the one that is wished for least:
  /// its wishes will pull on all that the row mentions.
  private mutating func choice(in row: Int32, _ table: borrowing Table) -> (count: Int, best: Int32)
  {
    let record = table.rows[row]
    var largest = 0.0
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      largest = max(largest, abs(table.terms[term].coefficient))
    }
    var (count, best, isBestUprooted, leastWish) = (0, Int32(-1), false, Double.infinity)
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = table.terms[term]
      let isUprooted = flags[entry.variable] & Flag.uprooted != 0
      guard definitions[entry.variable] == -1, isUprooted || kinds[entry.variable] == .free,
        abs(entry.coefficient) >= 0.1 * largest
      else { continue }
      count += 1
      let wish = strongestWish(for: entry.variable, table)
      guard isUprooted == isBestUprooted ? wish < leastWish : isUprooted else { continue }
      (best, isBestUprooted, leastWish) = (entry.variable, isUprooted, wish)
    }
    return (count, best)
  }

  /// The highest priority of an optional row, of the first few that mention a variable.
  private mutating func strongestWish(for variable: Int32, _ table: borrowing Table) -> Double {
    var (strongest, looked) = (0.0, 0)
    var term = table.variables[variable].firstTerm
    while term >= 0, looked < 16 {
      let row = table.terms[term].row
      term = table.terms[term].next
      looked += 1
      if !table.rows[row].isRequired, table.isActive(row) {
        strongest = max(strongest, table.rows[row].priority)
      }
    }
    return strongest
  }

  /// Puts uprooted variables at the end of the sequence, each after those that it depends on.
  ///
  /// - Returns: `false` if some depend on each other.
  mutating func replant(_ table: borrowing Table) -> Bool {
    uprooting.pending.removeAll()
    uprooting.ready.removeAll()
    for index in 0..<uprooting.variables.count {
      let variable = uprooting.variables[index]
      marks[variable] = Int32(index)
      let count = uprootedInputs(of: variable, table)
      uprooting.pending.append(count)
      if count == 0 { uprooting.ready.append(variable) }
    }
    var planted = 0
    while planted < uprooting.ready.count {
      let variable = uprooting.ready[planted]
      planted += 1
      plant(variable, table)
      var term = table.variables[variable].firstTerm
      while term >= 0 {
        let row = table.terms[term].row
        term = table.terms[term].next
        guard roles[row] == .definition, links[row] != variable else { continue }
        let place = marks[links[row]]
        uprooting.pending[place] -= 1
        if uprooting.pending[place] == 0 { uprooting.ready.append(links[row]) }
      }
    }
    guard planted == uprooting.variables.count else { return false }
    dirty.extend(to: sequence.count)
    for index in 0..<planted {
      let variable = uprooting.variables[index]
      marks[variable] = 0
      flags[variable] &= ~(Flag.uprooted | Flag.followed | Flag.bound)
      if positions[variable] >= 0 { dirty.insert(positions[variable]) }
    }
    return hasOnlyKnownSpares(table)
  }

  private mutating func uprootedInputs(of variable: Int32, _ table: borrowing Table) -> Int32 {
    guard definitions[variable] >= 0 else { return 0 }
    var count: Int32 = 0
    let record = table.rows[definitions[variable]]
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let other = table.terms[term].variable
      if other != variable, flags[other] & Flag.uprooted != 0 { count += 1 }
    }
    return count
  }

  private mutating func plant(_ variable: Int32, _ table: borrowing Table) {
    open(variable)
    flags[variable] &= ~Flag.ambiguous
    if reliefs.areUsed { reliefs.holds[variable] = Reliefs.Hold() }
    let definition = definitions[variable]
    guard definition >= 0 else {
      kinds[variable] = table.variables[variable].exists ? .free : .absent
      if kinds[variable] == .free { suspect(variable) }
      return
    }
    kinds[variable] = .fixed
    let record = table.rows[definition]
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let other = table.terms[term].variable
      guard other != variable else { continue }
      if kinds[other] != .fixed { kinds[variable] = .defined }
      if flags[other] & Flag.uprooted == 0 { uprooting.lookAtTies(of: other, kinds, flags, marks) }
    }
    positions[variable] = Int32(sequence.count)
    sequence.append(variable)
  }

  /// An equation that gives nothing must have nothing left open: all else is elimination.
  private mutating func hasOnlyKnownSpares(_ table: borrowing Table) -> Bool {
    for index in 0..<uprooting.equations.count {
      let row = uprooting.equations[index]
      guard roles[row] == .spare else { continue }
      let record = table.rows[row]
      for term in record.firstTerm..<record.firstTerm + record.termCount
      where kinds[table.terms[term].variable] != .fixed {
        return false
      }
    }
    return true
  }

  /// Sorts loose rows by what they are now, once all that is known has its value.
  mutating func sortLooseRows(_ table: borrowing Table) {
    for index in 0..<uprooting.rows.count {
      let row = uprooting.rows[index]
      unknowns[row] = 0
      switch roles[row] {
      case .spare: checkSpare(row, table)
      case .idle where table.isActive(row) && !dropped.contains(row): sort(row, table)
      default: break
      }
    }
  }

  private mutating func sort(_ row: Int32, _ table: borrowing Table) {
    roles[row] = .watched
    assignRole(row, table)
    switch roles[row] {
    case .direct:
      loosenHolds(ofRow: row, table)
      disturbAll(of: row, table)
    case .expanded: disturbWish(links[row], table)
    case .watched: rechecking.append(row)
    default: break
    }
  }
}
