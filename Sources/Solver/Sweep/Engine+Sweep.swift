extension Engine {
  /// Settles the variables in `suspects`, and those that depend on them, one at a time.
  ///
  /// A variable is settled when the rows of its own, above the highest priority that ties it to
  /// another open variable, leave it one value. For the others it is a constant from then on, as
  /// far as rows of lower priority go.
  mutating func sweep(_ table: borrowing Table) {
    var next = 0
    while next < suspects.count {
      let variable = suspects[next]
      next += 1
      flags[variable] &= ~Flag.suspect
      if components[variable] >= 0 || kinds[variable] != .free { continue }
      settle(variable, table)
    }
    suspects.removeAll()
  }

  /// Puts a free variable in line to be settled.
  @inline(__always) mutating func suspect(_ variable: Int32) {
    guard flags[variable] & Flag.suspect == 0 else { return }
    flags[variable] |= Flag.suspect
    suspects.append(variable)
  }

  private mutating func settle(_ variable: Int32, _ table: borrowing Table) {
    let oldLevel = settled[variable]
    let oldValue = values[variable]
    settled[variable] = Level.open
    flags[variable] &= ~Flag.ambiguous
    gather(variable, table)
    line.settle()
    work.rows += line.pulls.count
    if line.isEmpty { clash(onLineOf: variable, table.variables[variable].isNonNegative) }
    if line.level == Level.open {
      if flags[variable] & Flag.queued == 0 {
        flags[variable] |= Flag.queued
        unsettled.append(variable)
      }
    } else {
      settled[variable] = line.level
      setValue(variable, line.low)
    }
    let newLevel = settled[variable]
    if oldLevel != newLevel || (newLevel > 0 && oldValue != values[variable]) {
      tellNeighbours(
        of: variable,
        below: max(oldLevel, newLevel),
        isOnlyValue: oldLevel == newLevel,
        table
      )
    }
  }

  /// Collects the rows of a variable; those that other open variables share only count as joint.
  mutating func gather(_ variable: Int32, _ table: borrowing Table) {
    line.begin(isNonNegative: table.variables[variable].isNonNegative)
    var term = table.variables[variable].firstTerm
    while term >= 0 {
      let entry = table.terms[term]
      term = entry.next
      guard roles[entry.row] == .direct else { continue }
      gather(entry, of: variable, table)
    }
    var wishTerm = wishHeads[variable]
    while wishTerm >= 0 {
      let entry = wishes.terms[wishTerm]
      wishTerm = entry.next
      gather(entry, of: variable)
    }
  }

  @inline(__always) private mutating func gather(
    _ entry: TermRecord,
    of variable: Int32,
    _ table: borrowing Table
  ) {
    let record = table.rows[entry.row]
    var constant = record.constant
    for place in record.firstTerm..<record.firstTerm + record.termCount {
      let other = table.terms[place].variable
      guard other != variable else { continue }
      if kinds[other] == .free, settled[other] <= record.priority {
        line.joint = max(line.joint, record.priority)
        return
      }
      constant -= table.terms[place].coefficient * values[other]
    }
    line.add(
      entry.coefficient,
      record.relation.rawValue,
      constant,
      priority: record.priority,
      source: entry.row
    )
  }

  @inline(__always) private mutating func gather(_ entry: WishList.Term, of variable: Int32) {
    let wish = wishes.wishes[entry.wish]
    var constant = wish.constant
    if wish.termCount > 1 {
      for place in wish.firstTerm..<wish.firstTerm + wish.termCount {
        let other = wishes.terms[place].variable
        guard other != variable else { continue }
        if settled[other] <= wish.priority {
          line.joint = max(line.joint, wish.priority)
          return
        }
        constant -= wishes.terms[place].coefficient * values[other]
      }
    }
    line.add(
      entry.coefficient,
      wish.relation,
      constant,
      priority: wish.priority,
      source: -2 - entry.wish
    )
  }

  /// A row matters to another variable only from the priority that settled that one upwards.
  mutating func tellNeighbours(
    of variable: Int32,
    below upper: Double,
    isOnlyValue: Bool,
    _ table: borrowing Table
  ) {
    var term = table.variables[variable].firstTerm
    while term >= 0 {
      let entry = table.terms[term]
      term = entry.next
      guard roles[entry.row] == .direct else { continue }
      let record = table.rows[entry.row]
      guard record.termCount > 1, record.priority < upper else { continue }
      for place in record.firstTerm..<record.firstTerm + record.termCount {
        let other = table.terms[place].variable
        if other != variable, kinds[other] == .free, settled[other] <= record.priority {
          if isOnlyValue { nudge(other) } else { disturb(other, table) }
        }
      }
    }
    var wishTerm = wishHeads[variable]
    while wishTerm >= 0 {
      let entry = wishes.terms[wishTerm]
      wishTerm = entry.next
      let wish = wishes.wishes[entry.wish]
      guard wish.termCount > 1, wish.priority < upper else { continue }
      for place in wish.firstTerm..<wish.firstTerm + wish.termCount {
        let other = wishes.terms[place].variable
        guard other != variable, settled[other] <= wish.priority else { continue }
        if isOnlyValue { nudge(other) } else { disturb(other, table) }
      }
    }
  }

  /// The variable has to be looked at again, with all that it is joined to.
  mutating func disturb(_ variable: Int32, _ table: borrowing Table) {
    if components[variable] >= 0 { dissolve(components[variable]) }
    suspect(variable)
  }
}
