extension Engine {
  /// Whether nothing above the hidden ties has settled a variable.
  @inline(__always) func isOpen(_ variable: Int32) -> Bool {
    kinds[variable] == .free && settled[variable] < 0
  }

  /// Joins what the sweep left open; variables that nothing ties to others are ambiguous.
  mutating func joinParts(_ matrix: borrowing ConstraintMatrix) {
    for index in 0..<unsettled.count {
      let variable = unsettled[index]
      flags[variable] &= ~Flag.queued
      guard isOpen(variable), components[variable] < 0, flags[variable] & Flag.member == 0 else {
        continue
      }
      gatherPart(from: variable, matrix)
    }
    unsettled.removeAll()
  }

  /// Settles what is suspect one by one and joins the rest, until nothing is suspect.
  mutating func settleAndJoin(_ matrix: borrowing ConstraintMatrix) {
    repeat {
      sweep(matrix)
      joinParts(matrix)
    } while !suspects.isEmpty || !reliefs.stale.isEmpty
  }

  /// Lets inequalities take part that were left out and mention two variables of the part: moving
  /// one against the other is what breaks them.
  private mutating func draw(by variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let row = matrix.terms[term].row
      term = matrix.terms[term].next
      guard roles[row] == .watched, spansPart(row, matrix) else { continue }
      roles[row] = .direct
      loosenHolds(ofRow: row, matrix)
      let record = matrix.rows[row]
      for place in record.firstTerm..<record.firstTerm + record.termCount {
        let other = matrix.terms[place].variable
        guard kinds[other] == .free, flags[other] & Flag.member == 0 else { continue }
        let before = standing(of: other)
        open(other)
        include(other)
        tellNeighbours(of: other, before, movedFrom: nil, matrix)
      }
    }
  }

  /// Whether a row mentions two variables of the part at hand, and nothing defined.
  private mutating func spansPart(_ row: Int32, _ matrix: borrowing ConstraintMatrix) -> Bool {
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

  private mutating func gatherPart(from first: Int32, _ matrix: borrowing ConstraintMatrix) {
    let start = joined.members.count
    joined.gatherings &+= 1
    include(first)
    var next = start
    while next < joined.members.count {
      let variable = joined.members[next]
      includeNeighbours(of: variable, matrix)
      draw(by: variable, matrix)
      next += 1
    }
    let count = joined.members.count - start
    for place in start..<start + count { flags[joined.members[place]] &= ~Flag.member }
    if count == 1 {
      joined.members.truncate(to: start)
      settled[first] = Level.open
      ambiguous.append(first)
      return
    }
    let part = Int32(joined.parts.count)
    for place in start..<start + count {
      components[joined.members[place]] = part
      settled[joined.members[place]] = Level.open
    }
    joined.parts.append(
      JoinedParts.Part(firstMember: Int32(start), memberCount: Int32(count))
    )
    joined.pending.append(part)
  }

  private mutating func include(_ variable: Int32) {
    guard flags[variable] & Flag.member == 0 else { return }
    flags[variable] |= Flag.member
    if components[variable] >= 0 { dissolve(components[variable]) }
    joined.members.append(variable)
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
    var reducedTerm = reducedHeads[variable]
    while reducedTerm >= 0 {
      let index = reducedRows.terms[reducedTerm].reduced
      let reduced = reducedRows.rows[index]
      reducedTerm = reducedRows.terms[reducedTerm].next
      guard reduced.gathering != joined.gatherings else { continue }
      reducedRows.rows[index].gathering = joined.gatherings
      for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount
      where isOpen(reducedRows.terms[place].variable) {
        include(reducedRows.terms[place].variable)
      }
    }
  }

  /// Takes a part apart; its variables are looked at one by one again.
  mutating func dissolve(_ part: Int32) {
    let record = joined.parts[part]
    joined.parts[part].exists = false
    for place in record.firstMember..<record.firstMember + record.memberCount {
      let variable = joined.members[place]
      guard components[variable] == part else { continue }
      components[variable] = -1
      settled[variable] = Level.open
      suspect(variable)
    }
  }

  /// A number in a row of the variable has changed, nothing else: a part stays together.
  mutating func nudge(_ variable: Int32) {
    let part = components[variable]
    guard part >= 0 else { return suspect(variable) }
    guard !joined.parts[part].isPending else { return }
    joined.parts[part].isPending = true
    joined.pending.append(part)
  }

  /// Solves the parts that wait for it.
  mutating func solveParts(_ matrix: borrowing ConstraintMatrix) {
    while !joined.pending.isEmpty {
      let part = joined.pending.removeLast()
      guard joined.parts[part].exists else { continue }
      joined.parts[part].isPending = false
      let record = joined.parts[part]
      solve(membersFrom: record.firstMember, count: record.memberCount, matrix, withTies: false)
    }
  }
}
