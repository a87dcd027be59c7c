extension Engine {
  /// Settles the variables in `suspects`, and those that depend on them, one at a time.
  ///
  /// A variable is settled when the rows of its own, above the highest priority that ties it to
  /// another open variable, leave it one value. For the others it is a constant from then on, as
  /// far as rows of lower priority go.
  mutating func sweep(_ table: borrowing Table) {
    reviewHolds(table)
    var next = 0
    while next < suspects.count {
      if next & 1023 == 1023, isOverdue() { break }
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
    narrowLine(of: variable, table)
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
        movedFrom: oldLevel == newLevel ? oldValue : nil,
        table
      )
    }
  }

  /// Finds the interval that the rows of a variable leave it.
  mutating func narrowLine(of variable: Int32, _ table: borrowing Table) {
    gather(variable, table)
    line.settle()
    lineOwner = variable
  }

  /// Collects the rows of a variable; those that other open variables share only count as joint.
  mutating func gather(_ variable: Int32, _ table: borrowing Table) {
    lineOwner = -1
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
      gather(entry, of: variable, table)
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
        return gatherShared(entry, of: variable, table)
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

  @inline(__always) private mutating func gather(
    _ entry: WishList.Term,
    of variable: Int32,
    _ table: borrowing Table
  ) {
    let wish = wishes.wishes[entry.wish]
    var constant = wish.constant
    if wish.termCount > 1 {
      for place in wish.firstTerm..<wish.firstTerm + wish.termCount {
        let other = wishes.terms[place].variable
        guard other != variable else { continue }
        if settled[other] <= wish.priority { return gatherShared(entry, of: variable, table) }
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

  /// A row that others share, which are open or were settled below its priority.
  ///
  /// Those that didn't have to heed it are known.
  private mutating func gatherShared(
    _ entry: TermRecord,
    of variable: Int32,
    _ table: borrowing Table
  ) {
    let record = table.rows[entry.row]
    guard let relief = relief(ofRow: entry.row, table) else {
      line.joint = max(line.joint, record.priority)
      return
    }
    var constant = record.constant
    for place in record.firstTerm..<record.firstTerm + record.termCount {
      let other = table.terms[place].variable
      guard other != variable else { continue }
      if kinds[other] == .free, settled[other] <= relief.priority(for: other) {
        line.joint = max(line.joint, relief.priority(for: variable))
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

  private mutating func gatherShared(
    _ entry: WishList.Term,
    of variable: Int32,
    _ table: borrowing Table
  ) {
    let wish = wishes.wishes[entry.wish]
    guard let relief = relief(ofWish: entry.wish, table) else {
      line.joint = max(line.joint, wish.priority)
      return
    }
    var constant = wish.constant
    for place in wish.firstTerm..<wish.firstTerm + wish.termCount {
      let other = wishes.terms[place].variable
      guard other != variable else { continue }
      if settled[other] <= relief.priority(for: other) {
        line.joint = max(line.joint, relief.priority(for: variable))
        return
      }
      constant -= wishes.terms[place].coefficient * values[other]
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
  ///
  /// - Parameters:
  ///   - variable: the one that is settled otherwise than before.
  ///   - upper: rows below this priority know the variable, or have known it.
  ///   - oldValue: the value that it had, if nothing else is new.
  ///   - table: the problem.
  mutating func tellNeighbours(
    of variable: Int32,
    below upper: Double,
    movedFrom oldValue: Double?,
    _ table: borrowing Table
  ) {
    var term = table.variables[variable].firstTerm
    while term >= 0 {
      let entry = table.terms[term]
      term = entry.next
      guard roles[entry.row] == .direct else { continue }
      let record = table.rows[entry.row]
      guard record.termCount > 1,
        record.priority < upper || isKnown(variable, inRow: entry.row, from: upper, table)
      else { continue }
      if let oldValue, record.relation != .equal {
        let residual = residual(entry.row, table)
        let before = residual - entry.coefficient * (values[variable] - oldValue)
        if Self.isSlack(record.relation.rawValue, residual, before) { continue }
      }
      for place in record.firstTerm..<record.firstTerm + record.termCount {
        let other = table.terms[place].variable
        if other != variable, kinds[other] == .free, settled[other] <= record.priority {
          if oldValue != nil { nudge(other) } else { disturb(other, table) }
        }
      }
    }
    var wishTerm = wishHeads[variable]
    while wishTerm >= 0 {
      let entry = wishes.terms[wishTerm]
      wishTerm = entry.next
      let wish = wishes.wishes[entry.wish]
      guard wish.termCount > 1,
        wish.priority < upper || isKnown(variable, inWish: entry.wish, from: upper, table)
      else { continue }
      if let oldValue, wish.relation != 0 {
        let residual = wishes.residual(entry.wish, values)
        let before = residual - entry.coefficient * (values[variable] - oldValue)
        if Self.isSlack(wish.relation, residual, before) { continue }
      }
      for place in wish.firstTerm..<wish.firstTerm + wish.termCount {
        let other = wishes.terms[place].variable
        guard other != variable, settled[other] <= wish.priority else { continue }
        if oldValue != nil { nudge(other) } else { disturb(other, table) }
      }
    }
  }

  /// Whether an inequality had room to spare and has it still: then the others, who are best off
  /// where they are, stay so.
  private static func isSlack(_ relation: Int8, _ residual: Double, _ before: Double) -> Bool {
    let nearest = relation < 0 ? max(residual, before) : -min(residual, before)
    return nearest < -1e-6 * (1 + abs(residual))
  }

  /// The variable has to be looked at again, with all that it is joined to.
  mutating func disturb(_ variable: Int32, _ table: borrowing Table) {
    if components[variable] >= 0 { dissolve(components[variable]) }
    suspect(variable)
  }
}
