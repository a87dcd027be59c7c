extension Engine {
  /// Settles what no constraint does, and computes the defined variables that depend on it.
  mutating func breakTies(_ matrix: borrowing ConstraintMatrix) {
    guard !tieBreaks.ambiguous.isEmpty else { return }
    groupTies(matrix)
    settleLoneSizes(matrix)
    let start = components.members.count
    for unit in 0..<tieBreaks.units.count where tieBreaks.unitRoots[unit] == unit {
      gatherGroup(unit)
      let count = components.members.count - start
      noteGroup(unit)
      if count == 1, components.ofVariable[components.members[start]] < 0 {
        // If there is one unit, grouping has collected them already.
        if tieBreaks.units.count > 1 { collectDependents(of: components.members[start], matrix) }
        settleByTies(components.members[start], matrix)
      } else if count > 0 {
        solve(membersFrom: Int32(start), count: Int32(count), matrix, withTies: true)
        for place in start..<start + count
        where components.ofVariable[components.members[place]] < 0 {
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
    tieBreaks.ambiguous.removeAll()
  }

  /// Opens the variables again whose tie-breaks look at something that moved.
  mutating func reopenTies(_ matrix: borrowing ConstraintMatrix) {
    guard !tieBreaks.tied.isEmpty else { return }
    for index in 0..<propagation.movedVariables.count {
      let variable = propagation.movedVariables[index]
      if flags[variable] & Flag.followed != 0 { reopen(tieBreaks.owners[variable]) }
      if flags[variable] & Flag.inSlackRow != 0 { noteOwners(ofSlackRowsWith: variable, matrix) }
    }
  }

  /// Has tie-breaks settle a variable again.
  mutating func reopen(_ variable: Int32) {
    guard variable >= 0 else { return }
    if flags[variable] & Flag.grouped != 0 { reopenGrouped() }
    guard kinds[variable] == .free, settled[variable] < 0 else { return }
    if components.ofVariable[variable] < 0 {
      guard settled[variable] != Level.open else { return }
      settled[variable] = Level.open
    } else if flags[variable] & Flag.ambiguous == 0 {
      return
    }
    tieBreaks.ambiguous.append(variable)
  }

  /// Collects the defined variables that depend on a variable, in the order of evaluation.
  mutating func collectDependents(of variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    tieBreaks.dependents.removeAll()
    markReaders(of: variable, matrix)
    while case let place = evaluation.dirty.next(), place >= 0 {
      let entry = evaluation.sequence[place]
      guard entry >= 0 else { continue }
      tieBreaks.dependents.append(entry)
      markReaders(of: entry, matrix)
    }
  }

  /// Settles one ambiguous variable, whose dependents are collected: first its constraints narrow
  /// its interval, and then the tie-breaks do.
  private mutating func settleByTies(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    // Mostly the sweep has just narrowed it.
    if sweep.intervalOwner != variable { narrowInterval(of: variable, matrix) }
    sweep.intervalOwner = -1
    flags[variable] |= Flag.ambiguous
    let (low, high) = (sweep.interval.low, sweep.interval.high)
    setValue(variable, min(max(0, low), high))
    for index in 0..<tieBreaks.dependents.count {
      let dependent = tieBreaks.dependents[index]
      setValue(dependent, evaluate(dependent, matrix))
    }
    tieBreaks.rates.extend(to: kinds.count, with: 0)
    differentiate(by: variable, matrix)
    sweep.interval.begin(isNonNegative: false)
    (sweep.interval.low, sweep.interval.high) = (low, high)
    narrow(variable, by: .sizes, Level.bySize, matrix)
    if sweep.interval.level == Level.open, matrix.hasSequences {
      narrow(variable, by: .sequences, Level.bySequence, matrix)
    }
    if sweep.interval.level == Level.open { settleBySlack(variable, matrix) }
    if sweep.interval.level == Level.open {
      narrow(variable, by: .positions, Level.byPosition, matrix)
    }
    if sweep.interval.level == Level.open { settleByRank(variable, matrix) }
    for index in 0..<tieBreaks.dependents.count { tieBreaks.rates[tieBreaks.dependents[index]] = 0 }
    tieBreaks.rates[variable] = 0
    settled[variable] = sweep.interval.level
    setValue(variable, sweep.interval.low)
  }

  private mutating func narrow(
    _ variable: Int32,
    by sum: TieSum,
    _ level: Double,
    _ matrix: borrowing ConstraintMatrix
  ) {
    sweep.interval.bounds.removeAll()
    addTieBound(variable, variable, sum, matrix)
    for index in 0..<tieBreaks.dependents.count {
      addTieBound(tieBreaks.dependents[index], variable, sum, matrix)
    }
    if !sweep.interval.bounds.isEmpty {
      sweep.interval.minimizeSum(0, sweep.interval.bounds.count)
    }
    _ = sweep.interval.closeIfPoint(level)
  }

  /// Computes how fast each dependent changes with the variable.
  private mutating func differentiate(by variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    tieBreaks.rates[variable] = 1
    for index in 0..<tieBreaks.dependents.count {
      let dependent = tieBreaks.dependents[index]
      tieBreaks.rates[dependent] = rate(ofDefined: dependent, tieBreaks.rates, matrix)
    }
  }

  private mutating func addTieBound(
    _ dependent: Int32,
    _ variable: Int32,
    _ sum: TieSum,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let speed = tieBreaks.rates[dependent]
    guard abs(speed) > 1e-11 else { return }
    let weight = weight(of: dependent, in: sum, for: variable, matrix)
    guard weight > 0 else { return }
    sweep.interval.add(
      weight * speed,
      0,
      weight * (speed * values[variable] - values[dependent]),
      priority: 1,
      source: -1
    )
  }

  private mutating func settleByRank(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    var first = variable
    for index in 0..<tieBreaks.dependents.count {
      let dependent = tieBreaks.dependents[index]
      guard abs(tieBreaks.rates[dependent]) > 1e-11 else { continue }
      let (one, other) = (matrix.variables[dependent].rank, matrix.variables[first].rank)
      if one < other || (one == other && dependent < first) { first = dependent }
    }
    sweep.interval.bounds.removeAll()
    let speed = tieBreaks.rates[first]
    sweep.interval.add(speed, 0, speed * values[variable] - values[first], priority: 1, source: -1)
    sweep.interval.approach(sweep.interval.bounds[0])
    _ = sweep.interval.closeIfPoint(Level.byRank)
    if sweep.interval.level == Level.open { sweep.interval.high = sweep.interval.low }
  }
}
