extension Engine {
  /// Whether no constraint has settled a variable.
  @inline(__always) func isOpen(_ variable: Int32) -> Bool {
    kinds[variable] == .free && settled[variable] < 0
  }

  /// Gathers the components of the variables that the sweep left open.
  ///
  /// A variable that shares rows with no other open one is left to tie-breaks.
  mutating func gatherComponents(_ matrix: borrowing ConstraintMatrix) {
    for index in 0..<sweep.unsettled.count {
      let variable = sweep.unsettled[index]
      flags[variable] &= ~Flag.unsettled
      guard isOpen(variable), components.ofVariable[variable] < 0,
        flags[variable] & Flag.member == 0
      else {
        continue
      }
      gatherComponent(from: variable, matrix)
    }
    sweep.unsettled.removeAll()
  }

  /// Sweeps and gathers components until the work list is empty.
  mutating func sweepAndGather(_ matrix: borrowing ConstraintMatrix) {
    repeat {
      runSweep(matrix)
      gatherComponents(matrix)
    } while !sweep.workList.isEmpty || !sweep.locks.stale.isEmpty || admitPostponedRows(matrix)
  }

  /// Adds lazy rows that mention two variables of the component: moving one against the other may
  /// violate them.
  private mutating func includeSpanningRows(
    by variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let row = matrix.terms[term].row
      term = matrix.terms[term].next
      guard roles[row] == .lazy, spansComponent(row, matrix) else { continue }
      roles[row] = .direct
      expireLocks(ofRow: row, matrix)
      let record = matrix.rows[row]
      for place in record.firstTerm..<record.firstTerm + record.termCount {
        let other = matrix.terms[place].variable
        guard kinds[other] == .free, flags[other] & Flag.member == 0 else { continue }
        let before = settlement(of: other)
        open(other)
        include(other)
        notifyNeighbours(of: other, before, movedFrom: nil, matrix)
      }
    }
  }

  /// Whether a row mentions two variables of the component at hand, and no defined one.
  private mutating func spansComponent(_ row: Int32, _ matrix: borrowing ConstraintMatrix) -> Bool {
    let record = matrix.rows[row]
    var count = 0
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let variable = matrix.terms[term].variable
      switch kinds[variable] {
      case .fixed: break
      case .free: if flags[variable] & Flag.member != 0 { count += 1 }
      case .defined, .absent: return false
      }
    }
    return count >= 2
  }

  private mutating func gatherComponent(from first: Int32, _ matrix: borrowing ConstraintMatrix) {
    let start = components.members.count
    components.gatheringCount &+= 1
    include(first)
    var next = start
    while next < components.members.count {
      let variable = components.members[next]
      includeNeighbours(of: variable, matrix)
      includeSpanningRows(by: variable, matrix)
      next += 1
    }
    let count = components.members.count - start
    for place in start..<start + count { flags[components.members[place]] &= ~Flag.member }
    if count == 1 {
      components.members.truncate(to: start)
      settled[first] = Level.open
      tieBreaks.ambiguous.append(first)
      return
    }
    let component = Int32(components.all.count)
    for place in start..<start + count {
      components.ofVariable[components.members[place]] = component
      settled[components.members[place]] = Level.open
    }
    components.all.append(
      Components.Component(firstMember: Int32(start), memberCount: Int32(count))
    )
    components.pending.append(component)
  }

  private mutating func include(_ variable: Int32) {
    guard flags[variable] & Flag.member == 0 else { return }
    flags[variable] |= Flag.member
    if components.ofVariable[variable] >= 0 { dissolve(components.ofVariable[variable]) }
    components.members.append(variable)
  }

  private mutating func includeNeighbours(of variable: Int32, _ matrix: borrowing ConstraintMatrix)
  {
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let row = matrix.terms[term].row
      term = matrix.terms[term].next
      guard roles[row] == .direct else { continue }
      let record = matrix.rows[row]
      for place in record.firstTerm..<record.firstTerm + record.termCount {
        let other = matrix.terms[place].variable
        if isOpen(other) { include(other) }
      }
    }
    var reducedTerm = reducedRows.heads[variable]
    while reducedTerm >= 0 {
      let index = reducedRows.terms[reducedTerm].reduced
      let reduced = reducedRows.rows[index]
      reducedTerm = reducedRows.terms[reducedTerm].next
      guard reduced.lastGathering != components.gatheringCount else { continue }
      reducedRows.rows[index].lastGathering = components.gatheringCount
      for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount
      where isOpen(reducedRows.terms[place].variable) {
        include(reducedRows.terms[place].variable)
      }
    }
  }

  /// Takes a component apart, and puts its variables into the work list.
  mutating func dissolve(_ component: Int32) {
    let record = components.all[component]
    components.all[component].exists = false
    for place in record.firstMember..<record.firstMember + record.memberCount {
      let variable = components.members[place]
      guard components.ofVariable[variable] == component else { continue }
      components.ofVariable[variable] = -1
      settled[variable] = Level.open
      enqueue(variable)
    }
  }

  /// Looks again at a variable of which a row has a new constant: its component stays together.
  mutating func revisit(_ variable: Int32) {
    let component = components.ofVariable[variable]
    guard component >= 0 else { return enqueue(variable) }
    guard !components.all[component].isPending else { return }
    components.all[component].isPending = true
    components.pending.append(component)
  }

  /// Solves the components that wait.
  mutating func solveComponents(_ matrix: borrowing ConstraintMatrix) {
    while !components.pending.isEmpty {
      let component = components.pending.removeLast()
      guard components.all[component].exists else { continue }
      components.all[component].isPending = false
      let record = components.all[component]
      solve(membersFrom: record.firstMember, count: record.memberCount, matrix, withTies: false)
    }
  }
}
