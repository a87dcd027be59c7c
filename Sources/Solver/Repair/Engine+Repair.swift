extension Engine {
  /// Brings the answer up to date after rows were added, removed or altered.
  ///
  /// Variables are *detached* if their definition came, went, or depends on one that did. They are
  /// inserted again at the end of the order of evaluation, and the rows that mention them get new
  /// roles. Whatever would need elimination is left to an answer from nothing.
  ///
  /// - Returns: whether everything has to be answered from nothing.
  mutating func followStructure(_ matrix: borrowing ConstraintMatrix) -> Bool {
    guard !isWorn else { return true }
    let edits = matrix.journal.rows.count + matrix.journal.variables.count
    guard edits <= 64 + matrix.variables.count / 16 else { return true }
    makeRoom(matrix)
    evaluation.formulas.expire()
    repair.clear()
    if matrix.journal.areSequencesNew { followSequences(matrix) }
    propagation.begin()
    let isDone =
      releaseRows(matrix) && releaseVariables(matrix) && define(matrix) && detachReaders(matrix)
      && reinsert(matrix)
    if isDone, !finishFollowing(matrix) { return false }
    conflicts.all.removeAll()
    conflicts.dropped.removeAll()
    return true
  }

  /// Whether edits left so much behind that an answer from nothing is cheaper.
  var isWorn: Bool {
    let fair = 1024 + 2 * kinds.count
    return evaluation.sequence.count > fair || components.members.count > fair
      || components.all.count > fair
      || tieBreaks.tied.count > fair || tieBreaks.placed.count > fair
      || sweep.lazyRows.count > 1024 + 2 * roles.count
      || reducedRows.rows.count > 1024 + 2 * roles.count
      || sweep.postponed.rows.count > 1024 + 2 * roles.count
  }

  private mutating func makeRoom(_ matrix: borrowing ConstraintMatrix) {
    let (variableCount, rowCount) = (matrix.variables.count, matrix.rows.count)
    kinds.extend(to: variableCount, with: .absent)
    settled.extend(to: variableCount, with: Level.open)
    definitions.extend(to: variableCount, with: -1)
    positions.extend(to: variableCount, with: -1)
    reducedRows.heads.extend(to: variableCount, with: -1)
    components.extend(to: variableCount)
    expansion.extend(to: variableCount)
    if sweep.locks.areUsed { sweep.locks.ofVariable.extend(to: variableCount, with: Locks.Lock()) }
    if sweep.floors.areUsed { sweep.floors.extend(to: variableCount) }
    if !kernel.mentions.isEmpty { kernel.mentions.extend(to: variableCount, with: -1) }
    roles.extend(to: rowCount, with: .idle)
    links.extend(to: rowCount, with: 0)
    repair.extend(to: variableCount, rowCount: rowCount)
  }

  /// Takes the rows of the journal out of their roles.
  private mutating func releaseRows(_ matrix: borrowing ConstraintMatrix) -> Bool {
    for index in 0..<matrix.journal.rows.count {
      let row = matrix.journal.rows[index]
      switch roles[row] {
      case .kernel, .equation: return false
      case .definition:
        definitions[links[row]] = -1
        roles[row] = .idle
        detach(links[row], matrix)
      case .idle, .redundant, .direct, .reduced, .lazy, .postponed: break
      }
      release(row, matrix)
      let record = matrix.rows[row]
      if matrix.isActive(row), record.isRequired, record.relation == .equal {
        repair.equations.append(row)
      }
    }
    return true
  }

  /// Takes a row out of its role, unless it defines a variable.
  mutating func release(_ row: Int32, _ matrix: borrowing ConstraintMatrix) {
    guard !repair.isReleased[row] else { return }
    repair.isReleased[row] = true
    if roles[row] == .reduced { drop(reduced: links[row], matrix) }
    if roles[row] == .direct { expireLocks(ofRow: row, matrix) }
    roles[row] = .idle
    repair.rows.append(row)
  }

  private mutating func releaseVariables(_ matrix: borrowing ConstraintMatrix) -> Bool {
    for index in 0..<matrix.journal.variables.count {
      let variable = matrix.journal.variables[index]
      if !matrix.variables[variable].exists || matrix.variables[variable].isNew {
        guard definitions[variable] == -1 else { return false }
        detach(variable, matrix)
        continue
      }
      if kinds[variable] == .free {
        expireLock(of: variable)
        invalidate(variable, matrix)
      }
      noteTies(of: variable, matrix)
    }
    return true
  }

  /// Removes a reduced row, and looks again at its variables.
  private mutating func drop(reduced index: Int32, _ matrix: borrowing ConstraintMatrix) {
    expireLocks(ofReduced: index)
    let reduced = reducedRows.rows[index]
    for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
      let variable = reducedRows.terms[place].variable
      reducedRows.unlink(place)
      if kinds[variable] == .free { invalidate(variable, matrix) }
    }
  }

  /// Takes a variable out of the order of evaluation until it is inserted again.
  mutating func detach(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    guard flags[variable] & Flag.detached == 0 else { return }
    flags[variable] |= Flag.detached
    repair.variables.append(variable)
    noteTies(of: variable, matrix)
    if kinds[variable] == .free, components.ofVariable[variable] >= 0 {
      dissolve(components.ofVariable[variable])
    }
    if flags[variable] & Flag.bound != 0 { dropBound(of: variable, matrix) }
    if positions[variable] >= 0 { evaluation.sequence[positions[variable]] = Repair.hole }
    positions[variable] = -1
  }

  private mutating func dropBound(of variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    var kept = 0
    for index in 0..<reducedRows.bounds.count {
      let reduced = reducedRows.bounds[index]
      if reducedRows.rows[reduced].row == -1 - variable {
        drop(reduced: reduced, matrix)
      } else {
        reducedRows.bounds[kept] = reduced
        kept += 1
      }
    }
    reducedRows.bounds.truncate(to: kept)
  }

  /// Detaches all variables that depend on a detached one, and releases the rows that mention one.
  private mutating func detachReaders(_ matrix: borrowing ConstraintMatrix) -> Bool {
    let limit = 64 + matrix.variables.count / 4
    var index = 0
    while index < repair.variables.count {
      guard repair.variables.count <= limit else { return false }
      let variable = repair.variables[index]
      index += 1
      if !kernel.mentions.isEmpty, kernel.mentions[variable] >= 0 { return false }
      var term = matrix.variables[variable].firstTerm
      while term >= 0 {
        let row = matrix.terms[term].row
        term = matrix.terms[term].next
        switch roles[row] {
        case .definition:
          if links[row] != variable { detach(links[row], matrix) }
        case .kernel, .equation: return false
        case .redundant:
          if !repair.isReleased[row] { return false }
        case .direct:
          invalidateAll(of: row, matrix)
          release(row, matrix)
        case .idle, .reduced, .lazy, .postponed: release(row, matrix)
        }
      }
    }
    return true
  }
}
