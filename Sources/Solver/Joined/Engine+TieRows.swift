extension Engine {
  /// Goes on in the core with the hidden levels, unless the part has to wait for others.
  mutating func addTies(
    membersFrom first: Int32,
    count: Int32,
    _ levelCount: Int32,
    _ table: borrowing Table,
    _ withTies: Bool
  ) {
    joined.dependents.removeAll()
    for place in 0..<count { markReaders(of: joined.members[first + place], table) }
    if !dirty.isEmpty {
      if !withTies {
        dirty.removeAll()
        ambiguous.append(joined.members[first])
        return
      }
      while case let place = dirty.next(), place >= 0 {
        guard sequence[place] >= 0 else { continue }
        joined.dependents.append(sequence[place])
        markReaders(of: sequence[place], table)
      }
    }
    for place in 0..<count { marks[joined.members[first + place]] = place + 1 }
    var level = levelCount
    for tie in [Problem.TieClass.size, .position] {
      addTieRows(membersFrom: first, count: count, tie, level: level, table)
      core.extendLevels()
      run(level)
      level += 1
      if core.freedom == 0 { break }
    }
    if core.freedom > 0 { runRanks(membersFrom: first, count: count, level, table) }
    for place in 0..<count { marks[joined.members[first + place]] = 0 }
  }

  private mutating func addTieRows(
    membersFrom first: Int32,
    count: Int32,
    _ tie: Problem.TieClass,
    level: Int32,
    _ table: borrowing Table
  ) {
    for place in 0..<count where table.variables[joined.members[first + place]].tie == tie {
      core.addTerm(place, 1)
      core.endRow(0, 0, level: level)
    }
    for index in 0..<joined.dependents.count
    where table.variables[joined.dependents[index]].tie == tie {
      addTieRow(joined.dependents[index], level: level, table)
    }
  }

  /// A defined variable, said in members.
  private mutating func addTieRow(_ variable: Int32, level: Int32, _ table: borrowing Table) {
    var constant = 0.0
    beginExpansion()
    spread(variable, 1, &constant)
    expand(&constant, table)
    while !queue.isEmpty {
      let entry = queue.removeLast()
      flags[entry] &= ~Flag.member
      if marks[entry] > 0 {
        core.addTerm(marks[entry] - 1, sums[entry])
      } else {
        constant -= sums[entry] * values[entry]
      }
      sums[entry] = 0
    }
    core.endRow(0, constant, level: level)
  }

  private mutating func runRanks(
    membersFrom first: Int32,
    count: Int32,
    _ level: Int32,
    _ table: borrowing Table
  ) {
    var ranked: [Int32] = []
    for place in 0..<count { ranked.append(joined.members[first + place]) }
    for index in 0..<joined.dependents.count { ranked.append(joined.dependents[index]) }
    ranked.sort {
      let (one, other) = (table.variables[$0].rank, table.variables[$1].rank)
      return one != other ? one < other : $0 < $1
    }
    var level = level
    for variable in ranked where core.freedom > 0 && !isPartLimited {
      if deadline.isPast() { isPartLimited = true }
      addTieRow(variable, level: level, table)
      core.extendLevels()
      run(level)
      level += 1
    }
  }
}
