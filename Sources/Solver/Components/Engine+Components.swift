extension Engine {
  /// Loads variables into the active-set method, solves them, and takes their values from it.
  mutating func solve(
    membersFrom first: Int32,
    count: Int32,
    _ matrix: borrowing ConstraintMatrix,
    withTies: Bool
  ) {
    let isLarge = count > activeSet.largestDenseCount
    if isLarge { admitForcingBounds(membersFrom: first, count: count, matrix) }
    let levelCount = load(membersFrom: first, count: count, matrix, withTies: withTies)
    if isLarge { activeSet.tightenForcingRows() }
    activeSet.prepare()
    beginComponent()
    if !withTies || isLarge { warmStart(membersFrom: first, count: count) }
    runLevels(levelCount, membersFrom: first)
    if budget.isStuck { beginAfresh(levelCount, membersFrom: first) }
    if !withTies { keepBasis(membersFrom: first, count: count) }
    let isAmbiguous = activeSet.degreesOfFreedom > 0 && !budget.isComponentLimited
    if isAmbiguous { addTies(membersFrom: first, count: count, levelCount, matrix, withTies) }
    if budget.isStuck || budget.isComponentLimited { budget.isLimited = true }
    activeSet.polish()
    for place in 0..<count {
      setValue(components.members[first + place], activeSet.point[place])
      setFlag(Flag.ambiguous, isAmbiguous, components.members[first + place])
    }
    work.steps += activeSet.effort.steps
    budget.spent += activeSet.effort.spent
  }

  /// Passes the limits of the solve to the active-set method.
  mutating func beginComponent() {
    budget.deadline.run()
    activeSet.effort.deadline = budget.deadline
    activeSet.effort.termLimit = budget.termLimit
    activeSet.effort.isHasty = budget.isHasty
    activeSet.parallels.countsTight = true
    budget.isComponentLimited = false
    budget.isStuck = false
    limitActiveSet(0)
  }

  /// What the limits leave for a level.
  private mutating func allowance(ofLevel level: Int32) -> (steps: Int, timeShare: Double) {
    let share = Solver.Limits.shareForOptional
    let kept = level > 0 ? budget.stepLimit - Int(share * Double(budget.stepLimit)) : 0
    return (max(0, budget.stepLimit - kept - budget.spent), level > 0 ? share : 1)
  }

  private mutating func limitActiveSet(_ level: Int32) {
    (activeSet.effort.spendingLimit, activeSet.effort.timeShare) = allowance(ofLevel: level)
  }

  private mutating func runLevels(_ count: Int32, membersFrom first: Int32) {
    runRequired()
    if isRequiredMissed, activeSet.forcingRows.count > 0 {
      // An infeasible set is found among the rows as they are written.
      activeSet.relaxForcingRows()
      prepareAgain()
      runRequired()
    }
    if isRequiredMissed { noteInfeasibleComponent(membersFrom: first) }
    for level in 1..<max(1, count) { run(level) }
    activeSet.effort.isHasty = false
  }

  /// Meets the required rows.
  ///
  /// A large component is first solved by the dual method, all levels in one, from the start or if
  /// an edit broke required rows: level by level, each broken row would take a step at each level.
  private mutating func runRequired() {
    if activeSet.isSparse,
      activeSet.isAtStart || activeSet.total(ofLevel: 0) > activeSet.rows.tolerance
    {
      activeSet.solveDual()
    }
    run(0)
  }

  private var isRequiredMissed: Bool {
    mutating get {
      !budget.isComponentLimited && !budget.isStuck && activeSet.totalAtStart > 0
        && activeSet.total(ofLevel: 0) > 1e-7 * (1 + activeSet.rows.scale)
    }
  }

  /// Goes back to the start, and keeps the count of what was spent.
  private mutating func prepareAgain() {
    let (steps, cost) = (activeSet.effort.steps, activeSet.effort.spent)
    activeSet.prepare()
    activeSet.effort.steps = steps
    activeSet.effort.spent = cost
  }

  /// Begins a component anew that cycles because of numerical noise.
  ///
  /// Another way to the answer mostly doesn't cycle. If it does, the best point so far is taken.
  private mutating func beginAfresh(_ levelCount: Int32, membersFrom first: Int32) {
    budget.isStuck = false
    work.restarts += 1
    prepareAgain()
    runLevels(levelCount, membersFrom: first)
  }

  mutating func run(_ level: Int32) {
    guard !budget.isComponentLimited, !budget.isStuck else { return }
    limitActiveSet(level)
    switch activeSet.settle(level) {
    case .optimal: break
    case .outOfSteps: budget.isComponentLimited = true
    case .stuck: budget.isStuck = true
    }
  }

  @inline(__always) func setFlag(_ flag: UInt16, _ isSet: Bool, _ variable: Int32) {
    if isSet { flags[variable] |= flag } else { flags[variable] &= ~flag }
  }

  /// Loads the rows of variables into the active-set method, with the values of others as
  /// constants.
  ///
  /// - Returns: how many levels there are.
  mutating func load(
    membersFrom first: Int32,
    count: Int32,
    _ matrix: borrowing ConstraintMatrix,
    withTies: Bool
  ) -> Int32 {
    activeSet.begin(variableCount: Int(count))
    components.sources.removeAll()
    components.priorities.removeAll()
    components.origins.removeAll()
    components.localNumbers.extend(to: kinds.count, with: 0)
    components.boundRows.reset(to: Int(count), with: -1)
    for place in 0..<count {
      components.localNumbers[components.members[first + place]] = place + 1
    }
    for place in 0..<count { collectRows(of: components.members[first + place], matrix, withTies) }
    components.sort()
    for place in 0..<count where matrix.variables[components.members[first + place]].isNonNegative {
      activeSet.addTerm(place, 1)
      activeSet.endRow(1, 0, level: 0)
      components.boundRows[place] = Int32(components.origins.count)
      components.origins.append(-1)
    }
    var level: Int32 = 0
    var last = 1000.0
    for index in 0..<components.sources.count {
      if components.priorities[index] != last {
        level += 1
        last = components.priorities[index]
      }
      addRow(components.sources[index], level: level, matrix)
    }
    for place in 0..<count { components.localNumbers[components.members[first + place]] = 0 }
    return level + 1
  }

  /// Collects the rows of a variable of which it is the first member, so that each row comes once.
  private mutating func collectRows(
    of variable: Int32,
    _ matrix: borrowing ConstraintMatrix,
    _ withTies: Bool
  ) {
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let row = matrix.terms[term].row
      term = matrix.terms[term].next
      // Variables that only tie-breaks put together are no component: a lazy row between two
      // components has to join these first.
      if roles[row] == .lazy, !withTies, !isLockKnown(inRow: row, matrix) {
        includeRowIfInside(row, matrix)
      }
      guard roles[row] == .direct else { continue }
      let record = matrix.rows[row]
      for place in record.firstTerm..<record.firstTerm + record.termCount
      where components.localNumbers[matrix.terms[place].variable] > 0 {
        if matrix.terms[place].variable == variable {
          components.sources.append(row)
          components.priorities.append(record.priority)
        }
        break
      }
    }
    var reducedTerm = reducedRows.heads[variable]
    while reducedTerm >= 0 {
      let index = reducedRows.terms[reducedTerm].reduced
      reducedTerm = reducedRows.terms[reducedTerm].next
      let reduced = reducedRows.rows[index]
      for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount
      where components.localNumbers[reducedRows.terms[place].variable] > 0 {
        if reducedRows.terms[place].variable == variable {
          components.sources.append(-2 - index)
          components.priorities.append(reduced.priority)
        }
        break
      }
    }
  }

  /// Adds a lazy row all of whose variables are members.
  ///
  /// That is cheaper than to solve the component again if the row turns out to be violated.
  private mutating func includeRowIfInside(_ row: Int32, _ matrix: borrowing ConstraintMatrix) {
    let record = matrix.rows[row]
    for place in record.firstTerm..<record.firstTerm + record.termCount {
      let variable = matrix.terms[place].variable
      guard
        kinds[variable] == .fixed
          || (kinds[variable] == .free && components.localNumbers[variable] > 0)
      else {
        return
      }
    }
    roles[row] = .direct
  }

  private mutating func addRow(_ source: Int32, level: Int32, _ matrix: borrowing ConstraintMatrix)
  {
    if source >= 0 {
      links[source] = Int32(components.origins.count)
      let record = matrix.rows[source]
      var constant = record.constant
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        let entry = matrix.terms[term]
        if components.localNumbers[entry.variable] > 0 {
          activeSet.addTerm(components.localNumbers[entry.variable] - 1, entry.coefficient)
        } else {
          constant -= entry.coefficient * values[entry.variable]
        }
      }
      activeSet.endRow(record.relation.rawValue, constant, level: level)
    } else {
      reducedRows.rows[-2 - source].loadedRow = Int32(components.origins.count)
      let reduced = reducedRows.rows[-2 - source]
      var constant = reduced.constant
      for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
        let entry = reducedRows.terms[place]
        if components.localNumbers[entry.variable] > 0 {
          activeSet.addTerm(components.localNumbers[entry.variable] - 1, entry.coefficient)
        } else {
          constant -= entry.coefficient * values[entry.variable]
        }
      }
      activeSet.endRow(reduced.relation, constant, level: level)
    }
    components.origins.append(source)
  }
}
