extension Engine {
  /// How a variable was settled, to be compared with how it is settled now.
  struct Settlement {
    var level: Double
    var isOnFloor: Bool
    var order: Int32
  }

  @inline(__always) func settlement(of variable: Int32) -> Settlement {
    Settlement(
      level: settled[variable],
      isOnFloor: isOnFloor(variable),
      order: sweep.floors.areUsed ? sweep.floors.orders[variable] : 0
    )
  }

  /// Whether a variable is settled on its floor.
  @inline(__always) func isOnFloor(_ variable: Int32) -> Bool {
    flags[variable] & Flag.onFloor != 0
  }

  /// Whether another variable is a constant for the one at hand, in a row of this priority.
  @inline(__always) mutating func isGiven(_ other: Int32, above priority: Double) -> Bool {
    (settled[other] > priority || isOnFloor(other)) && sweep.floors.counts(other)
  }

  /// Settles the variable at hand on its floor, if it would gain nothing by growing.
  mutating func settleOnFloor(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) -> Bool {
    guard sweep.floors.allows(variable), sweep.interval.sharedPriority > 0,
      let floor = sweep.interval.floor(isNonNegative: matrix.variables[variable].isNonNegative)
    else { return false }
    if !sweep.floors.areUsed { sweep.floors.extend(to: kinds.count) }
    sweep.interval.level = floor.level
    sweep.interval.low = floor.value
    sweep.interval.high = floor.value
    flags[variable] |= Flag.onFloor
    return true
  }

  /// The same with the lazy rows that the variable meets by growing.
  ///
  /// A row of views that wants to be as high as each of its views, and has to be at least, needs
  /// this.
  mutating func settleOnFloorByBounds(_ variable: Int32, _ matrix: borrowing ConstraintMatrix)
    -> Bool
  {
    guard sweep.floors.allows(variable), sweep.interval.gainsByGrowing,
      admitBounds(of: variable, matrix)
    else {
      return false
    }
    narrowInterval(of: variable, matrix)
    return sweep.interval.level != Level.open || settleOnFloor(variable, matrix)
  }

  private mutating func admitBounds(of variable: Int32, _ matrix: borrowing ConstraintMatrix)
    -> Bool
  {
    var hasAdmitted = false
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let entry = matrix.terms[term]
      term = entry.next
      let record = matrix.rows[entry.row]
      guard roles[entry.row] == .lazy, record.isRequired, record.relation != .equal,
        record.termCount > 1,
        Locks.Lock.grows(entry.coefficient, record.relation.rawValue)
      else { continue }
      roles[entry.row] = .direct
      if mentionsDefined(record, matrix) {
        guard makeReducedRow(forRow: entry.row, matrix) else {
          roles[entry.row] = .lazy
          continue
        }
        enqueueAffected(byReduced: links[entry.row], except: variable, matrix)
      } else {
        enqueueAffected(byRow: entry.row, except: variable, matrix)
      }
      hasAdmitted = true
    }
    return hasAdmitted
  }

  private mutating func mentionsDefined(_ record: RowRecord, _ matrix: borrowing ConstraintMatrix)
    -> Bool
  {
    for place in record.firstTerm..<record.firstTerm + record.termCount
    where kinds[matrix.terms[place].variable] == .defined {
      return true
    }
    return false
  }

  /// Puts the variables into the work list that a row affects which takes part now.
  private mutating func enqueueAffected(
    byRow row: Int32,
    except variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    expireLocks(ofRow: row, matrix)
    let record = matrix.rows[row]
    for place in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = matrix.terms[place]
      guard kinds[entry.variable] == .free, entry.variable != variable else { continue }
      let isHelped = Locks.Lock.grows(entry.coefficient, record.relation.rawValue)
      enqueueAffected(entry.variable, isHelped: isHelped, record.priority, matrix)
    }
  }

  private mutating func enqueueAffected(
    byReduced index: Int32,
    except variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let reduced = reducedRows.rows[index]
    for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
      let entry = reducedRows.terms[place]
      guard entry.variable != variable else { continue }
      let isHelped = Locks.Lock.grows(entry.coefficient, reduced.relation)
      enqueueAffected(entry.variable, isHelped: isHelped, reduced.priority, matrix)
    }
  }

  /// A variable on its floor is only affected by rows that it meets by growing.
  private mutating func enqueueAffected(
    _ other: Int32,
    isHelped: Bool,
    _ priority: Double,
    _ matrix: borrowing ConstraintMatrix
  ) {
    if isHelped || !isOnFloor(other) { invalidateIfAffected(other, priority, matrix) }
  }

  /// Gives a variable that was looked at its place in the order of floors.
  ///
  /// A variable that gets a place after others has to have used their values. If they were skipped,
  /// or if it is open and settled ones were skipped, it is looked at once more, as an open one.
  ///
  /// - Returns: whether it is looked at once more.
  mutating func noteOrder(of variable: Int32, _ before: Settlement) -> Bool {
    let hasPlace = settled[variable] >= 0 && (isOnFloor(variable) || sweep.floors.dependsOnFloor)
    let isNew = hasPlace && before.order == 0
    if before.isOnFloor, !isOnFloor(variable) { sweep.floors.noteFailure(of: variable) }
    guard sweep.floors.skipsLater, isNew || settled[variable] < 0 else {
      let order = !hasPlace ? 0 : isNew ? sweep.floors.next() : before.order
      sweep.floors.orders[variable] = order
      return false
    }
    open(variable)
    sweep.floors.retries += 1
    if sweep.floors.retries > 64 + 4 * kinds.count { sweep.floors.isExhausted = true }
    return !sweep.floors.isExhausted
  }

  /// Makes a variable open again.
  @inline(__always) mutating func open(_ variable: Int32) {
    if settled[variable] >= 0 { sweep.openings += 1 }
    settled[variable] = Level.open
    guard sweep.floors.areUsed else { return }
    sweep.floors.orders[variable] = 0
    flags[variable] &= ~Flag.onFloor
  }

  /// Has everything solved again without floors, if required rows are infeasible: an infeasible set
  /// is found among rows as they are written.
  ///
  /// - Returns: whether everything has to be solved again.
  mutating func giveUpFloors() -> Bool {
    guard sweep.floors.areUsed, conflicts.mayDropRows || sweep.floors.isExhausted else {
      return false
    }
    sweep.floors.isTrusted = false
    conflicts.infeasibilities.removeAll()
    sweep.boundAllowance = Sweep.leastBoundAllowance
    return true
  }
}

extension Interval {
  /// The least value that rows above the shared priorities leave the variable, and the priority
  /// from which on it stays there; nothing if it might not.
  ///
  /// From the highest shared priority down, the variable's own rows have to push it down harder
  /// than all shared rows together could push it up. Shared rows that are met by staying small
  /// don't count.
  func floor(isNonNegative: Bool) -> (value: Double, level: Double)? {
    guard let value = low(isNonNegative: isNonNegative) else { return nil }
    for index in 0..<sharedRows.count where sharedRows[index].relation >= 0 {
      // A shared row that the variable has to heed could push it up.
      if sharedRows[index].priority > sharedPriority || sharedRows[index].priority >= 1000 {
        return nil
      }
    }
    var last = min(sharedPriority.nextUp, 1000)
    while true {
      var level = 0.0
      for index in 0..<bounds.count where bounds[index].priority < last {
        level = max(level, bounds[index].priority)
      }
      for index in 0..<sharedRows.count where sharedRows[index].priority < last {
        if sharedRows[index].relation >= 0 { level = max(level, sharedRows[index].priority) }
      }
      guard level > 0 else { return nil }
      let (resistance, temptation) = slopes(ofLevel: level, at: value)
      if resistance > temptation * (1 + 1e-9) { return (value, level) }
      if temptation > 0 { return nil }
      last = level
    }
  }

  /// Whether a row of the variable alone, not above the shared priorities, wants it above its lower
  /// end.
  var gainsByGrowing: Bool {
    guard sharedPriority > 0, sharedPriority < 1000 else { return false }
    for index in 0..<bounds.count where bounds[index].priority <= sharedPriority {
      if bounds[index].relation >= 0, bounds[index].breakpoint > max(low, 0) { return true }
    }
    return false
  }

  /// The lower end that own rows above the shared priorities leave, or that required ones do.
  private func low(isNonNegative: Bool) -> Double? {
    guard sharedPriority >= 1000 else { return low.isFinite && low <= high ? low : nil }
    var (low, high) = (isNonNegative ? 0 : -Double.infinity, Double.infinity)
    for index in 0..<bounds.count where bounds[index].priority >= 1000 {
      if bounds[index].relation >= 0 { low = max(low, bounds[index].breakpoint) }
      if bounds[index].relation <= 0 { high = min(high, bounds[index].breakpoint) }
    }
    return low.isFinite && low <= high ? low : nil
  }

  /// The slopes of a level to both sides of a value: how much its own rows gain by going down, and
  /// how much these and shared ones could gain by going up.
  private func slopes(ofLevel level: Double, at value: Double) -> (down: Double, up: Double) {
    var (down, up) = (0.0, 0.0)
    for index in 0..<bounds.count where bounds[index].priority == level {
      let bound = bounds[index]
      if bound.breakpoint > value + 1e-9 * (1 + abs(value)) {
        if bound.relation >= 0 { up += bound.weight }
      } else if bound.relation <= 0 {
        down += bound.weight
      }
    }
    for index in 0..<sharedRows.count where sharedRows[index].priority == level {
      if sharedRows[index].relation >= 0 { up += sharedRows[index].weight }
    }
    return (down, up)
  }
}
