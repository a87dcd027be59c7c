extension Engine {
  /// Finds which ambiguous variables and components meet in a defined variable or a slack row.
  mutating func groupTies(_ matrix: borrowing ConstraintMatrix) {
    tieBreaks.extend(to: kinds.count, rowCount: roles.count)
    tieBreaks.units.removeAll()
    tieBreaks.unitRoots.removeAll()
    tieBreaks.unitNexts.removeAll()
    tieBreaks.unitLasts.removeAll()
    tieBreaks.dependents.removeAll()
    tieBreaks.slackRows.removeAll()
    var index = 0
    while index < tieBreaks.ambiguous.count {
      let variable = tieBreaks.ambiguous[index]
      index += 1
      let component = components.ofVariable[variable]
      guard tieBreaks.unitNumbers[variable] == 0, component >= 0 || settled[variable] == Level.open
      else {
        continue
      }
      if flags[variable] & Flag.grouped != 0 { reopenGrouped() }
      tieBreaks.tied.append(variable)
      let unit = tieBreaks.units.count
      tieBreaks.units.append(variable)
      tieBreaks.unitRoots.append(unit)
      tieBreaks.unitNexts.append(-1)
      tieBreaks.unitLasts.append(unit)
      if component < 0 {
        start(variable, unit, matrix)
      } else {
        let record = components.all[component]
        for place in record.firstMember..<record.firstMember + record.memberCount {
          start(components.members[place], unit, matrix)
        }
      }
      follow(unit, matrix)
    }
    clearMarks()
  }

  private mutating func start(_ variable: Int32, _ unit: Int, _ matrix: borrowing ConstraintMatrix)
  {
    tieBreaks.unitNumbers[variable] = Int32(unit + 1)
    followSlackRows(of: variable, unit, matrix)
    markReaders(of: variable, matrix)
  }

  /// Marks the defined variables that depend on a unit.
  ///
  /// Where one depends on another unit as well, the two are united, and what depends on it is
  /// marked already.
  private mutating func follow(_ unit: Int, _ matrix: borrowing ConstraintMatrix) {
    let owner = tieBreaks.units[unit]
    while case let place = evaluation.dirty.next(), place >= 0 {
      let entry = evaluation.sequence[place]
      guard entry >= 0 else { continue }
      let isFollowed = flags[entry] & Flag.followed != 0
      let before = isFollowed ? tieBreaks.owners[entry] : -1
      if flags[entry] & Flag.visited != 0 {
        unite(unit, Int(tieBreaks.unitNumbers[before]) - 1)
        continue
      }
      if before >= 0, before != owner { reopen(before) }
      tieBreaks.owners[entry] = owner
      flags[entry] |= Flag.followed | Flag.visited
      tieBreaks.dependents.append(entry)
      followSlackRows(of: entry, unit, matrix)
      markReaders(of: entry, matrix)
    }
  }

  /// Unites a unit with those that meet it in a slack row of one of its variables.
  private mutating func followSlackRows(
    of variable: Int32,
    _ unit: Int,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let owner = tieBreaks.units[unit]
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let row = matrix.terms[term].row
      term = matrix.terms[term].next
      guard isSlackRow(row, matrix) else { continue }
      guard tieBreaks.rowMarks[row] == 0 else {
        unite(unit, Int(tieBreaks.rowMarks[row]) - 1)
        continue
      }
      tieBreaks.rowMarks[row] = Int32(unit + 1)
      tieBreaks.slackRows.append(row)
      let before = tieBreaks.rowOwners[row]
      if before >= 0, before != owner { reopen(before) }
      noteOwner(owner, ofSlackRow: row, matrix)
    }
  }

  /// Opens all variables again that were settled in groups.
  mutating func reopenGrouped() {
    for index in 0..<tieBreaks.tied.count where flags[tieBreaks.tied[index]] & Flag.grouped != 0 {
      flags[tieBreaks.tied[index]] &= ~Flag.grouped
      reopen(tieBreaks.tied[index])
    }
  }

  /// Notes which units are settled together.
  mutating func noteGroup(_ root: Int) {
    guard tieBreaks.unitNexts[root] >= 0 else { return }
    var unit = root
    while unit >= 0 {
      flags[tieBreaks.units[unit]] |= Flag.grouped
      unit = tieBreaks.unitNexts[unit]
    }
  }

  private mutating func root(of unit: Int) -> Int {
    var place = unit
    while tieBreaks.unitRoots[place] != place {
      tieBreaks.unitRoots[place] = tieBreaks.unitRoots[tieBreaks.unitRoots[place]]
      place = tieBreaks.unitRoots[place]
    }
    return place
  }

  private mutating func unite(_ one: Int, _ other: Int) {
    let (first, second) = (root(of: one), root(of: other))
    guard first != second else { return }
    tieBreaks.unitRoots[second] = first
    tieBreaks.unitNexts[tieBreaks.unitLasts[first]] = second
    tieBreaks.unitLasts[first] = tieBreaks.unitLasts[second]
  }

  private mutating func clearMarks() {
    for index in 0..<tieBreaks.dependents.count {
      flags[tieBreaks.dependents[index]] &= ~Flag.visited
    }
    clearSlackRows()
    for unit in 0..<tieBreaks.units.count {
      let variable = tieBreaks.units[unit]
      tieBreaks.unitNumbers[variable] = 0
      guard components.ofVariable[variable] >= 0 else { continue }
      let record = components.all[components.ofVariable[variable]]
      for place in record.firstMember..<record.firstMember + record.memberCount {
        tieBreaks.unitNumbers[components.members[place]] = 0
      }
    }
  }

  /// Gives sizes that no other size depends on their least value, whatever they share with others.
  mutating func settleLoneSizes(_ matrix: borrowing ConstraintMatrix) {
    guard mayHaveLoneSizes(matrix) else { return }
    tieBreaks.sortDependents(by: positions)
    for index in stride(from: tieBreaks.dependents.count - 1, through: 0, by: -1) {
      let dependent = tieBreaks.dependents[index]
      if matrix.variables[dependent].tie == .size || flags[dependent] & Flag.sized != 0 {
        setInputsSized(of: dependent, true, matrix)
      }
    }
    for unit in 0..<tieBreaks.units.count {
      let variable = tieBreaks.units[unit]
      guard components.ofVariable[variable] < 0, flags[variable] & Flag.sized == 0,
        matrix.variables[variable].tie == .size
      else { continue }
      narrowInterval(of: variable, matrix)
      setValue(variable, min(max(0, sweep.interval.low), sweep.interval.high))
      settled[variable] = Level.bySize
      flags[variable] |= Flag.ambiguous
      markReaders(of: variable, matrix)
    }
    runDirty(matrix)
    for index in 0..<tieBreaks.dependents.count {
      flags[tieBreaks.dependents[index]] &= ~Flag.sized
      setInputsSized(of: tieBreaks.dependents[index], false, matrix)
    }
  }

  /// Whether there may be such sizes: if there is one unit, every dependent depends on it.
  private mutating func mayHaveLoneSizes(_ matrix: borrowing ConstraintMatrix) -> Bool {
    guard tieBreaks.units.count == 1 else { return true }
    for index in 0..<tieBreaks.dependents.count
    where matrix.variables[tieBreaks.dependents[index]].tie == .size {
      return false
    }
    return true
  }

  private mutating func setInputsSized(
    of variable: Int32,
    _ isSized: Bool,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let definition = definitions[variable]
    if definition >= 0 {
      let record = matrix.rows[definition]
      for term in record.firstTerm..<record.firstTerm + record.termCount
      where matrix.terms[term].variable != variable {
        setFlag(Flag.sized, isSized, matrix.terms[term].variable)
      }
    } else {
      let pivot = kernel.pivots[-2 - definition]
      for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
        setFlag(Flag.sized, isSized, kernel.terms[term].variable)
      }
    }
  }

  /// Appends the open variables of a group to the members.
  mutating func gatherGroup(_ root: Int) {
    var unit = root
    while unit >= 0 {
      let variable = tieBreaks.units[unit]
      unit = tieBreaks.unitNexts[unit]
      if components.ofVariable[variable] < 0 {
        if settled[variable] == Level.open { components.members.append(variable) }
        continue
      }
      let record = components.all[components.ofVariable[variable]]
      for place in record.firstMember..<record.firstMember + record.memberCount {
        components.members.append(components.members[place])
      }
    }
  }
}
