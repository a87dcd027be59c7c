extension Engine {
  /// Finds out which ambiguous variables and parts meet in a defined variable.
  mutating func groupTies(_ matrix: borrowing ConstraintMatrix) {
    joined.units.removeAll()
    joined.unitRoots.removeAll()
    joined.unitNexts.removeAll()
    joined.unitLasts.removeAll()
    joined.dependents.removeAll()
    var index = 0
    while index < ambiguous.count {
      let variable = ambiguous[index]
      index += 1
      let part = components[variable]
      guard marks[variable] == 0, part >= 0 || settled[variable] == Level.open else { continue }
      if flags[variable] & Flag.grouped != 0 { reopenGrouped() }
      tied.append(variable)
      let unit = joined.units.count
      joined.units.append(variable)
      joined.unitRoots.append(unit)
      joined.unitNexts.append(-1)
      joined.unitLasts.append(unit)
      if part < 0 {
        start(variable, unit, matrix)
      } else {
        let record = joined.parts[part]
        for place in record.firstMember..<record.firstMember + record.memberCount {
          start(joined.members[place], unit, matrix)
        }
      }
      follow(unit, matrix)
    }
    clearMarks()
  }

  private mutating func start(_ variable: Int32, _ unit: Int, _ matrix: borrowing ConstraintMatrix)
  {
    marks[variable] = Int32(unit + 1)
    markReaders(of: variable, matrix)
  }

  /// Marks what a unit reaches; where another unit was before, the two belong together, and what
  /// follows from there is marked already.
  private mutating func follow(_ unit: Int, _ matrix: borrowing ConstraintMatrix) {
    let owner = joined.units[unit]
    while case let place = dirty.next(), place >= 0 {
      let entry = sequence[place]
      guard entry >= 0 else { continue }
      let before = marks[entry] - 1
      if flags[entry] & Flag.visited != 0 {
        unite(unit, Int(marks[before]) - 1)
        continue
      }
      if before >= 0, before != owner { reopen(before) }
      marks[entry] = owner + 1
      flags[entry] |= Flag.followed | Flag.visited
      joined.dependents.append(entry)
      markReaders(of: entry, matrix)
    }
  }

  /// Those that were settled together are settled together again.
  mutating func reopenGrouped() {
    for index in 0..<tied.count where flags[tied[index]] & Flag.grouped != 0 {
      flags[tied[index]] &= ~Flag.grouped
      reopen(tied[index])
    }
  }

  /// Remembers which units were settled together.
  mutating func noteGroup(_ root: Int) {
    guard joined.unitNexts[root] >= 0 else { return }
    var unit = root
    while unit >= 0 {
      flags[joined.units[unit]] |= Flag.grouped
      unit = joined.unitNexts[unit]
    }
  }

  private mutating func root(of unit: Int) -> Int {
    var place = unit
    while joined.unitRoots[place] != place {
      joined.unitRoots[place] = joined.unitRoots[joined.unitRoots[place]]
      place = joined.unitRoots[place]
    }
    return place
  }

  private mutating func unite(_ one: Int, _ other: Int) {
    let (first, second) = (root(of: one), root(of: other))
    guard first != second else { return }
    joined.unitRoots[second] = first
    joined.unitNexts[joined.unitLasts[first]] = second
    joined.unitLasts[first] = joined.unitLasts[second]
  }

  private mutating func clearMarks() {
    for index in 0..<joined.dependents.count {
      flags[joined.dependents[index]] &= ~Flag.visited
    }
    for unit in 0..<joined.units.count {
      let variable = joined.units[unit]
      marks[variable] = 0
      guard components[variable] >= 0 else { continue }
      let record = joined.parts[components[variable]]
      for place in record.firstMember..<record.firstMember + record.memberCount {
        marks[joined.members[place]] = 0
      }
    }
  }

  /// Sizes that no other size depends on take their least size, whatever they share with others.
  mutating func settleLoneSizes(_ matrix: borrowing ConstraintMatrix) {
    guard mayHaveLoneSizes(matrix) else { return }
    joined.sortDependents(by: positions)
    for index in stride(from: joined.dependents.count - 1, through: 0, by: -1) {
      let dependent = joined.dependents[index]
      if matrix.variables[dependent].tie == .size || flags[dependent] & Flag.sized != 0 {
        setInputsSized(of: dependent, true, matrix)
      }
    }
    for unit in 0..<joined.units.count {
      let variable = joined.units[unit]
      guard components[variable] < 0, flags[variable] & Flag.sized == 0,
        matrix.variables[variable].tie == .size
      else { continue }
      narrowInterval(of: variable, matrix)
      setValue(variable, min(max(0, interval.low), interval.high))
      settled[variable] = Level.bySize
      flags[variable] |= Flag.ambiguous
      markReaders(of: variable, matrix)
    }
    runDirty(matrix)
    for index in 0..<joined.dependents.count {
      flags[joined.dependents[index]] &= ~Flag.sized
      setInputsSized(of: joined.dependents[index], false, matrix)
    }
  }

  /// A quick look: where there is one unit, every dependent depends on it.
  private mutating func mayHaveLoneSizes(_ matrix: borrowing ConstraintMatrix) -> Bool {
    guard joined.units.count == 1 else { return true }
    for index in 0..<joined.dependents.count
    where matrix.variables[joined.dependents[index]].tie == .size {
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
      let variable = joined.units[unit]
      unit = joined.unitNexts[unit]
      if components[variable] < 0 {
        if settled[variable] == Level.open { joined.members.append(variable) }
        continue
      }
      let record = joined.parts[components[variable]]
      for place in record.firstMember..<record.firstMember + record.memberCount {
        joined.members.append(joined.members[place])
      }
    }
  }
}
