extension Engine {
  /// Finds out which ambiguous variables and parts meet in a defined variable.
  mutating func groupTies(_ matrix: borrowing ConstraintMatrix) {
    components.units.removeAll()
    components.unitRoots.removeAll()
    components.unitNexts.removeAll()
    components.unitLasts.removeAll()
    components.dependents.removeAll()
    var index = 0
    while index < ambiguous.count {
      let variable = ambiguous[index]
      index += 1
      let component = componentOf[variable]
      guard marks[variable] == 0, component >= 0 || settled[variable] == Level.open else {
        continue
      }
      if flags[variable] & Flag.grouped != 0 { reopenGrouped() }
      tied.append(variable)
      let unit = components.units.count
      components.units.append(variable)
      components.unitRoots.append(unit)
      components.unitNexts.append(-1)
      components.unitLasts.append(unit)
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
    marks[variable] = Int32(unit + 1)
    markReaders(of: variable, matrix)
  }

  /// Marks what a unit reaches; where another unit was before, the two belong together, and what
  /// follows from there is marked already.
  private mutating func follow(_ unit: Int, _ matrix: borrowing ConstraintMatrix) {
    let owner = components.units[unit]
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
      components.dependents.append(entry)
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
    guard components.unitNexts[root] >= 0 else { return }
    var unit = root
    while unit >= 0 {
      flags[components.units[unit]] |= Flag.grouped
      unit = components.unitNexts[unit]
    }
  }

  private mutating func root(of unit: Int) -> Int {
    var place = unit
    while components.unitRoots[place] != place {
      components.unitRoots[place] = components.unitRoots[components.unitRoots[place]]
      place = components.unitRoots[place]
    }
    return place
  }

  private mutating func unite(_ one: Int, _ other: Int) {
    let (first, second) = (root(of: one), root(of: other))
    guard first != second else { return }
    components.unitRoots[second] = first
    components.unitNexts[components.unitLasts[first]] = second
    components.unitLasts[first] = components.unitLasts[second]
  }

  private mutating func clearMarks() {
    for index in 0..<components.dependents.count {
      flags[components.dependents[index]] &= ~Flag.visited
    }
    for unit in 0..<components.units.count {
      let variable = components.units[unit]
      marks[variable] = 0
      guard componentOf[variable] >= 0 else { continue }
      let record = components.all[componentOf[variable]]
      for place in record.firstMember..<record.firstMember + record.memberCount {
        marks[components.members[place]] = 0
      }
    }
  }

  /// Sizes that no other size depends on take their least size, whatever they share with others.
  mutating func settleLoneSizes(_ matrix: borrowing ConstraintMatrix) {
    guard mayHaveLoneSizes(matrix) else { return }
    components.sortDependents(by: positions)
    for index in stride(from: components.dependents.count - 1, through: 0, by: -1) {
      let dependent = components.dependents[index]
      if matrix.variables[dependent].tie == .size || flags[dependent] & Flag.sized != 0 {
        setInputsSized(of: dependent, true, matrix)
      }
    }
    for unit in 0..<components.units.count {
      let variable = components.units[unit]
      guard componentOf[variable] < 0, flags[variable] & Flag.sized == 0,
        matrix.variables[variable].tie == .size
      else { continue }
      narrowInterval(of: variable, matrix)
      setValue(variable, min(max(0, interval.low), interval.high))
      settled[variable] = Level.bySize
      flags[variable] |= Flag.ambiguous
      markReaders(of: variable, matrix)
    }
    runDirty(matrix)
    for index in 0..<components.dependents.count {
      flags[components.dependents[index]] &= ~Flag.sized
      setInputsSized(of: components.dependents[index], false, matrix)
    }
  }

  /// A quick look: where there is one unit, every dependent depends on it.
  private mutating func mayHaveLoneSizes(_ matrix: borrowing ConstraintMatrix) -> Bool {
    guard components.units.count == 1 else { return true }
    for index in 0..<components.dependents.count
    where matrix.variables[components.dependents[index]].tie == .size {
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
      let variable = components.units[unit]
      unit = components.unitNexts[unit]
      if componentOf[variable] < 0 {
        if settled[variable] == Level.open { components.members.append(variable) }
        continue
      }
      let record = components.all[componentOf[variable]]
      for place in record.firstMember..<record.firstMember + record.memberCount {
        components.members.append(components.members[place])
      }
    }
  }
}
