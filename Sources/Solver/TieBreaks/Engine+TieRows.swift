extension Engine {
  /// Goes on with the levels of tie-breaks, unless the component has to wait for others.
  mutating func addTies(
    membersFrom first: Int32,
    count: Int32,
    _ levelCount: Int32,
    _ matrix: borrowing ConstraintMatrix,
    _ withTies: Bool
  ) {
    tieBreaks.dependents.removeAll()
    for place in 0..<count { markReaders(of: components.members[first + place], matrix) }
    if !withTies, !evaluation.dirty.isEmpty || !ownsSlackRows(membersFrom: first, count, matrix) {
      evaluation.dirty.removeAll()
      tieBreaks.ambiguous.append(components.members[first])
      return
    }
    while case let place = evaluation.dirty.next(), place >= 0 {
      guard evaluation.sequence[place] >= 0 else { continue }
      tieBreaks.dependents.append(evaluation.sequence[place])
      markReaders(of: evaluation.sequence[place], matrix)
    }
    for place in 0..<count {
      components.localNumbers[components.members[first + place]] = place + 1
    }
    tieBreaks.concerned.removeAll()
    for place in 0..<count { tieBreaks.concerned.append(components.members[first + place]) }
    for index in 0..<tieBreaks.dependents.count {
      tieBreaks.concerned.append(tieBreaks.dependents[index])
    }
    runTies(levelCount, matrix)
    for place in 0..<count { components.localNumbers[components.members[first + place]] = 0 }
  }

  private mutating func runTies(_ levelCount: Int32, _ matrix: borrowing ConstraintMatrix) {
    var level = levelCount
    if !tieBreaks.dependents.isEmpty, tieBreaks.concerned.count > activeSet.largestDenseCount {
      addDependents(level: level, matrix)
      level += 1
    }
    run(.sizes, &level, matrix)
    if activeSet.degreesOfFreedom > 0, matrix.hasSequences { run(.sequences, &level, matrix) }
    if activeSet.degreesOfFreedom > 0 { runSlacks(&level, matrix) }
    if activeSet.degreesOfFreedom > 0 { run(.positions, &level, matrix) }
    if activeSet.degreesOfFreedom > 0 { runRanks(level, matrix) }
  }

  private mutating func run(
    _ sum: TieSum,
    _ level: inout Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    var isEmpty = true
    let owner = tieBreaks.concerned[0]
    for place in 0..<Int32(tieBreaks.concerned.count) {
      let weight = weight(of: tieBreaks.concerned[place], in: sum, for: owner, matrix)
      guard weight > 0 else { continue }
      isEmpty = false
      addTieRow(place, weight, level: level, matrix)
    }
    if isEmpty { return }
    activeSet.extendLevels()
    run(level)
    level += 1
  }

  /// Adds the dependents to the active-set method, each with the row that defines it.
  private mutating func addDependents(level: Int32, _ matrix: borrowing ConstraintMatrix) {
    let count = activeSet.variableCount
    for place in count..<tieBreaks.concerned.count {
      components.localNumbers[tieBreaks.concerned[place]] = Int32(place) + 1
    }
    for place in count..<tieBreaks.concerned.count {
      addDefinition(of: tieBreaks.concerned[place], level: level, matrix)
    }
    for place in count..<tieBreaks.concerned.count {
      components.localNumbers[tieBreaks.concerned[place]] = 0
    }
    activeSet.addDependents()
  }

  private mutating func addDefinition(
    of variable: Int32,
    level: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let definition = definitions[variable]
    var constant: Double
    if definition >= 0 {
      let record = matrix.rows[definition]
      constant = record.constant
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        let entry = matrix.terms[term]
        addDefiningTerm(entry.variable, entry.coefficient, &constant)
      }
    } else {
      let pivot = kernel.pivots[-2 - definition]
      constant = kernel.constants[pivot.row]
      addDefiningTerm(variable, pivot.factor, &constant)
      for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
        let entry = kernel.terms[term]
        addDefiningTerm(entry.variable, entry.coefficient, &constant)
      }
    }
    activeSet.endRow(0, constant, level: level)
  }

  mutating func addDefiningTerm(
    _ variable: Int32,
    _ coefficient: Double,
    _ constant: inout Double
  ) {
    switch kinds[variable] {
    case .free where components.localNumbers[variable] > 0,
      .defined where components.localNumbers[variable] > 0:
      activeSet.addTerm(components.localNumbers[variable] - 1, coefficient)
    default: constant -= coefficient * values[variable]
    }
  }

  /// Adds the row of a tie-break.
  ///
  /// A dependent that isn't loaded is replaced by members.
  private mutating func addTieRow(
    _ place: Int32,
    _ weight: Double = 1,
    level: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    guard place >= activeSet.variableCount else {
      activeSet.addTerm(place, weight)
      return activeSet.endRow(0, 0, level: level)
    }
    var constant = 0.0
    beginExpansion()
    spread(tieBreaks.concerned[place], weight, &constant)
    addExpandedRow(constant, level: level, matrix)
  }

  /// Adds the row of a sum that was spread, in members alone.
  mutating func addExpandedRow(
    _ constant: Double,
    level: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    var constant = constant
    expand(&constant, matrix)
    while !expansion.variables.isEmpty {
      let entry = expansion.variables.removeLast()
      flags[entry] &= ~Flag.member
      if components.localNumbers[entry] > 0 {
        activeSet.addTerm(components.localNumbers[entry] - 1, expansion.amounts[entry])
      } else {
        constant -= expansion.amounts[entry] * values[entry]
      }
      expansion.amounts[entry] = 0
    }
    activeSet.endRow(0, constant, level: level)
  }

  private mutating func runRanks(_ firstLevel: Int32, _ matrix: borrowing ConstraintMatrix) {
    var places = (0..<Int32(tieBreaks.concerned.count)).map { $0 }
    places.sort {
      let (one, other) = (tieBreaks.concerned[$0], tieBreaks.concerned[$1])
      let (rank, otherRank) = (matrix.variables[one].rank, matrix.variables[other].rank)
      return rank != otherRank ? rank < otherRank : one < other
    }
    var level = firstLevel
    var zeros: [Int32] = []
    activeSet.markMovable()
    for place in places
    where activeSet.degreesOfFreedom > 0 && !budget.isComponentLimited && activeSet.mayMove(place) {
      // A variable at zero is at its best already. Those that follow each other in rank are one
      // level.
      if activeSet.isZero(place) {
        zeros.append(place)
        continue
      }
      if !zeros.isEmpty {
        settleRank(zeros, &level, matrix)
        zeros.removeAll()
        guard activeSet.degreesOfFreedom > 0, activeSet.mayMove(place) else { continue }
      }
      settleRank([place], &level, matrix)
    }
  }

  private mutating func settleRank(
    _ places: [Int32],
    _ level: inout Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    if budget.deadline.isPast() { budget.isComponentLimited = true }
    for place in places { addTieRow(place, level: level, matrix) }
    activeSet.extendLevels()
    run(level)
    activeSet.markMovable()
    level += 1
  }
}
