extension Engine {
  /// Settles what no constraint does, together with the defined variables that follow.
  mutating func breakTies(_ matrix: borrowing ConstraintMatrix) {
    guard !ambiguous.isEmpty else { return }
    groupTies(matrix)
    settleLoneSizes(matrix)
    let start = components.members.count
    for unit in 0..<components.units.count where components.unitRoots[unit] == unit {
      gatherGroup(unit)
      let count = components.members.count - start
      noteGroup(unit)
      if count == 1, componentOf[components.members[start]] < 0 {
        // Of one unit, grouping has found them already.
        if components.units.count > 1 { collectDependents(of: components.members[start], matrix) }
        settleByTies(components.members[start], matrix)
      } else if count > 0 {
        solve(membersFrom: Int32(start), count: Int32(count), matrix, withTies: true)
        for place in start..<start + count where componentOf[components.members[place]] < 0 {
          settled[components.members[place]] = Level.byRank
          flags[components.members[place]] |= Flag.ambiguous
        }
      }
      for place in start..<components.members.count {
        markReaders(of: components.members[place], matrix)
      }
      runDirty(matrix)
      components.members.truncate(to: start)
    }
    ambiguous.removeAll()
  }

  /// Opens the hidden ties that look at something that moved.
  mutating func reopenTies() {
    guard !tied.isEmpty else { return }
    for index in 0..<movedVariables.count where flags[movedVariables[index]] & Flag.followed != 0 {
      reopen(marks[movedVariables[index]] - 1)
    }
  }

  /// Has hidden ties settle a variable again.
  mutating func reopen(_ variable: Int32) {
    guard variable >= 0 else { return }
    if flags[variable] & Flag.grouped != 0 { reopenGrouped() }
    guard kinds[variable] == .free, settled[variable] < 0 else { return }
    if componentOf[variable] < 0 {
      guard settled[variable] != Level.open else { return }
      settled[variable] = Level.open
    } else if flags[variable] & Flag.ambiguous == 0 {
      return
    }
    ambiguous.append(variable)
  }

  /// The defined variables that a variable reaches, in the order of evaluation.
  mutating func collectDependents(of variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    components.dependents.removeAll()
    markReaders(of: variable, matrix)
    while case let place = dirty.next(), place >= 0 {
      let entry = sequence[place]
      guard entry >= 0 else { continue }
      components.dependents.append(entry)
      markReaders(of: entry, matrix)
    }
  }

  /// One ambiguous variable, whose dependents are collected: the interval that its constraints
  /// leave, then the hidden rules.
  private mutating func settleByTies(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    // Mostly it has just been found to be open.
    if intervalOwner != variable { narrowInterval(of: variable, matrix) }
    intervalOwner = -1
    flags[variable] |= Flag.ambiguous
    let (low, high) = (interval.low, interval.high)
    setValue(variable, min(max(0, low), high))
    for index in 0..<components.dependents.count {
      let dependent = components.dependents[index]
      setValue(dependent, evaluate(dependent, matrix))
    }
    differentiate(by: variable, matrix)
    interval.begin(isNonNegative: false)
    (interval.low, interval.high) = (low, high)
    for (tie, level) in [(Problem.TieBreak.size, Level.bySize), (.position, Level.byPosition)] {
      interval.bounds.removeAll()
      addTieBound(variable, variable, tie, matrix)
      for index in 0..<components.dependents.count {
        addTieBound(components.dependents[index], variable, tie, matrix)
      }
      if !interval.bounds.isEmpty { interval.minimizeSum(0, interval.bounds.count) }
      if interval.closeIfPoint(level) { break }
    }
    if interval.level == Level.open { settleByRank(variable, matrix) }
    for index in 0..<components.dependents.count { sums[components.dependents[index]] = 0 }
    sums[variable] = 0
    settled[variable] = interval.level
    setValue(variable, interval.low)
  }

  /// The speed of each dependent, into `sums`.
  private mutating func differentiate(by variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    sums[variable] = 1
    for index in 0..<components.dependents.count {
      let dependent = components.dependents[index]
      sums[dependent] = rate(ofDefined: dependent, sums, matrix)
    }
  }

  private mutating func addTieBound(
    _ dependent: Int32,
    _ variable: Int32,
    _ tie: Problem.TieBreak,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let speed = sums[dependent]
    guard matrix.variables[dependent].tie == tie, abs(speed) > 1e-11 else { return }
    interval.add(speed, 0, speed * values[variable] - values[dependent], priority: 1, source: -1)
  }

  private mutating func settleByRank(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    var first = variable
    for index in 0..<components.dependents.count {
      let dependent = components.dependents[index]
      guard abs(sums[dependent]) > 1e-11 else { continue }
      let (one, other) = (matrix.variables[dependent].rank, matrix.variables[first].rank)
      if one < other || (one == other && dependent < first) { first = dependent }
    }
    interval.bounds.removeAll()
    let speed = sums[first]
    interval.add(speed, 0, speed * values[variable] - values[first], priority: 1, source: -1)
    interval.approach(interval.bounds[0])
    _ = interval.closeIfPoint(Level.byRank)
    if interval.level == Level.open { interval.high = interval.low }
  }
}
