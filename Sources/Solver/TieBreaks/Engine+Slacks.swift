extension Engine {
  /// Whether tie-breaks make a row tight where they can: an inequality that a person wrote about
  /// positions.
  ///
  /// Inequalities about sizes alone don't count, and neither do those that the system derives.
  @inline(__always) mutating func isSlackRow(
    _ row: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) -> Bool {
    let record = matrix.rows[row]
    guard record.relation != .equal, record.yield == .authored, roles[row] != .idle else {
      return false
    }
    for term in record.firstTerm..<record.firstTerm + record.termCount
    where matrix.variables[matrix.terms[term].variable].tie == .position {
      return true
    }
    return false
  }

  /// Notes the slack rows of a component, unless one mentions what isn't known yet: the component
  /// has to wait then.
  mutating func ownsSlackRows(
    membersFrom first: Int32,
    _ count: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) -> Bool {
    tieBreaks.extend(to: kinds.count, rowCount: roles.count)
    defer { clearSlackRows() }
    for place in first..<first + count { gatherSlackRows(of: components.members[place], matrix) }
    guard tieBreaks.slackRows.count > 0 else { return true }
    let owner = components.members[first]
    for index in 0..<tieBreaks.slackRows.count {
      guard isKnown(tieBreaks.slackRows[index], but: components.ofVariable[owner], matrix) else {
        return false
      }
    }
    for index in 0..<tieBreaks.slackRows.count {
      noteOwner(owner, ofSlackRow: tieBreaks.slackRows[index], matrix)
    }
    tieBreaks.tied.append(owner)
    return true
  }

  /// Whether the variables of a row have their values, apart from those of a component.
  private mutating func isKnown(
    _ row: Int32,
    but component: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) -> Bool {
    let record = matrix.rows[row]
    for place in record.firstTerm..<record.firstTerm + record.termCount {
      let variable = matrix.terms[place].variable
      switch kinds[variable] {
      case .fixed: break
      case .free where settled[variable] >= 0 || components.ofVariable[variable] == component: break
      case .free, .defined, .absent: return false
      }
    }
    return true
  }

  /// Notes whose tie-breaks look at a slack row.
  mutating func noteOwner(
    _ owner: Int32,
    ofSlackRow row: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    tieBreaks.rowOwners[row] = owner
    let record = matrix.rows[row]
    for place in record.firstTerm..<record.firstTerm + record.termCount {
      flags[matrix.terms[place].variable] |= Flag.inSlackRow
    }
  }

  /// Collects the slack rows that mention a variable, unless they are among those at hand.
  mutating func gatherSlackRows(of variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let row = matrix.terms[term].row
      term = matrix.terms[term].next
      guard isSlackRow(row, matrix), tieBreaks.rowMarks[row] == 0 else { continue }
      tieBreaks.rowMarks[row] = 1
      tieBreaks.slackRows.append(row)
    }
  }

  /// Forgets the slack rows at hand.
  mutating func clearSlackRows() {
    for index in 0..<tieBreaks.slackRows.count {
      tieBreaks.rowMarks[tieBreaks.slackRows[index]] = 0
    }
    tieBreaks.slackRows.removeAll()
  }

  /// Makes the first slack row tight that a variable can move, as far as its interval goes.
  ///
  /// No other row is left a say: the variable has one value then.
  mutating func settleBySlack(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    gatherSlackRows(of: variable, matrix)
    for index in 0..<tieBreaks.dependents.count {
      gatherSlackRows(of: tieBreaks.dependents[index], matrix)
    }
    var first: (turn: SlackTurn, speed: Double)?
    for index in 0..<tieBreaks.slackRows.count {
      let row = tieBreaks.slackRows[index]
      let speed = speed(ofRow: row, matrix)
      guard abs(speed) > 1e-11 else { continue }
      let turn = SlackTurn(row, matrix)
      if first.map({ turn < $0.turn }) ?? true { first = (turn, speed) }
    }
    clearSlackRows()
    guard let (turn, speed) = first else { return }
    sweep.interval.bounds.removeAll()
    let constant = speed * values[variable] - residual(turn.row, matrix)
    sweep.interval.add(speed, 0, constant, priority: 1, source: -1)
    sweep.interval.approach(sweep.interval.bounds[0])
    _ = sweep.interval.closeIfPoint(Level.bySlack)
  }

  /// How fast the sum of a row changes with the variable at hand.
  private mutating func speed(ofRow row: Int32, _ matrix: borrowing ConstraintMatrix) -> Double {
    let record = matrix.rows[row]
    var sum = 0.0
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      sum += matrix.terms[term].coefficient * tieBreaks.rates[matrix.terms[term].variable]
    }
    return sum
  }

  /// Makes the slack rows of a group tight, one after the other, as far as those before leave it
  /// possible: a level each.
  mutating func runSlacks(_ level: inout Int32, _ matrix: borrowing ConstraintMatrix) {
    for index in 0..<tieBreaks.concerned.count {
      gatherSlackRows(of: tieBreaks.concerned[index], matrix)
    }
    let rows = (0..<tieBreaks.slackRows.count).map { tieBreaks.slackRows[$0] }
    clearSlackRows()
    numberDependents(true)
    for turn in rows.map({ SlackTurn($0, matrix) }).sorted()
    where activeSet.degreesOfFreedom > 0 && !budget.isComponentLimited {
      if budget.deadline.isPast() { budget.isComponentLimited = true }
      addSlackRow(turn.row, level: level, matrix)
      activeSet.extendLevels()
      run(level)
      level += 1
    }
    numberDependents(false)
  }

  /// Whether the dependents are variables of the active-set method.
  private var areDependentsLoaded: Bool {
    mutating get { activeSet.variableCount == tieBreaks.concerned.count }
  }

  /// Adds a row as an equality, with the variables that are loaded.
  private mutating func addSlackRow(
    _ row: Int32,
    level: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let record = matrix.rows[row]
    var constant = record.constant
    let terms = record.firstTerm..<record.firstTerm + record.termCount
    if areDependentsLoaded {
      for term in terms {
        addDefiningTerm(matrix.terms[term].variable, matrix.terms[term].coefficient, &constant)
      }
      return activeSet.endRow(0, constant, level: level)
    }
    beginExpansion()
    for term in terms {
      spread(matrix.terms[term].variable, matrix.terms[term].coefficient, &constant)
    }
    addExpandedRow(constant, level: level, matrix)
  }

  /// Numbers the dependents like members if they are loaded, or takes their numbers back.
  private mutating func numberDependents(_ isOn: Bool) {
    guard areDependentsLoaded else { return }
    let count = tieBreaks.concerned.count
    for place in count - tieBreaks.dependents.count..<count {
      components.localNumbers[tieBreaks.concerned[place]] = isOn ? Int32(place) + 1 : 0
    }
  }
}

// What depends on slack rows after an edit.
extension Engine {
  /// Notes that tie-breaks have to settle a variable again, or those whose tie-breaks look at it.
  mutating func noteTies(of variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    if flags[variable] & Flag.followed != 0 {
      repair.ties.append(tieBreaks.owners[variable])
    } else if kinds[variable] == .free {
      repair.ties.append(variable)
    }
    if flags[variable] & Flag.inSlackRow != 0 { noteOwners(ofSlackRowsWith: variable, matrix) }
  }

  /// Notes that tie-breaks have to settle those again that look at a slack row of a variable.
  mutating func noteOwners(ofSlackRowsWith variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      noteOwner(ofSlackRow: matrix.terms[term].row)
      term = matrix.terms[term].next
    }
  }

  mutating func noteOwner(ofSlackRow row: Int32) {
    guard row < tieBreaks.rowOwners.count, tieBreaks.rowOwners[row] >= 0 else { return }
    repair.ties.append(tieBreaks.rowOwners[row])
  }
}
