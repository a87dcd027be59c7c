extension Engine {
  /// The values that a variable can take while everything else that was met stays met.
  ///
  /// Nothing is taken over from presolve: the rows around the variable are loaded as they are
  /// written, solved level by level, and the variable is then pulled up and down.
  mutating func freedom(
    of variable: Int32,
    _ table: borrowing Table,
    sizeLimit: Int
  ) -> (low: Double, high: Double)? {
    guard variable >= 0, Int(variable) < kinds.count else { return nil }
    let value = values[variable]
    if kinds[variable] == .fixed || kinds[variable] == .absent { return (value, value) }
    guard mayMove(variable, table) else { return (value, value) }
    let start = joined.members.count
    defer { joined.members.truncate(to: start) }
    guard gatherSurroundings(of: variable, table, sizeLimit: sizeLimit) else { return nil }
    let count = Int32(joined.members.count - start)
    let levelCount = loadSurroundings(from: Int32(start), count, table)
    core.prepare()
    spent = 0
    allowCore()
    isLimited = false
    isStuck = false
    for level in 0..<levelCount { run(level) }
    guard !isLimited, !isStuck else { return nil }
    guard core.freedom > 0 else { return (value, value) }
    let high = core.pull(0, to: value + Self.farAway, level: levelCount)
    let low = core.pull(0, to: value - Self.farAway, level: levelCount + 1)
    return (min(low, value), max(high, value))
  }

  /// Freedom beyond this many points counts as endless.
  static let farAway = 1e6

  /// Whether anything open reaches the variable.
  mutating func mayMove(_ variable: Int32, _ table: borrowing Table) -> Bool {
    var constant = 0.0
    beginExpansion()
    spread(variable, 1, &constant)
    expand(&constant, table)
    var isOpen = false
    while !queue.isEmpty {
      let entry = queue.removeLast()
      flags[entry] &= ~Flag.member
      if abs(sums[entry]) > 1e-11, self.isOpen(entry), flags[entry] & Flag.ambiguous != 0 {
        isOpen = true
      }
      sums[entry] = 0
    }
    return isOpen
  }

  /// Gathers the variables that rows connect, known ones apart.
  private mutating func gatherSurroundings(
    of variable: Int32,
    _ table: borrowing Table,
    sizeLimit: Int
  ) -> Bool {
    let start = joined.members.count
    flags[variable] |= Flag.member
    joined.members.append(variable)
    var next = start
    while next < joined.members.count, next - start <= sizeLimit {
      var term = table.variables[joined.members[next]].firstTerm
      next += 1
      while term >= 0 {
        let row = table.terms[term].row
        term = table.terms[term].next
        guard takesPart(row, table) else { continue }
        let record = table.rows[row]
        for place in record.firstTerm..<record.firstTerm + record.termCount {
          let other = table.terms[place].variable
          if kinds[other] != .fixed, flags[other] & Flag.member == 0 {
            flags[other] |= Flag.member
            joined.members.append(other)
          }
        }
      }
    }
    for place in start..<joined.members.count { flags[joined.members[place]] &= ~Flag.member }
    return joined.members.count - start <= sizeLimit
  }

  private func takesPart(_ row: Int32, _ table: borrowing Table) -> Bool {
    table.isActive(row) && !dropped.contains(row)
  }

  private mutating func loadSurroundings(
    from first: Int32,
    _ count: Int32,
    _ table: borrowing Table
  ) -> Int32 {
    var locals: [Int32: Int32] = [:]
    for place in 0..<count { locals[joined.members[first + place]] = place }
    joined.sources.removeAll()
    joined.priorities.removeAll()
    for place in 0..<count {
      let variable = joined.members[first + place]
      var term = table.variables[variable].firstTerm
      while term >= 0 {
        let row = table.terms[term].row
        term = table.terms[term].next
        guard takesPart(row, table) else { continue }
        let record = table.rows[row]
        let owner = (record.firstTerm..<record.firstTerm + record.termCount)
          .first { locals[table.terms[$0].variable] != nil }
        if let owner, table.terms[owner].variable == variable {
          joined.sources.append(row)
          joined.priorities.append(record.priority)
        }
      }
    }
    joined.sort()
    core.begin(variableCount: Int(count))
    for place in 0..<count where table.variables[joined.members[first + place]].isNonNegative {
      core.addTerm(place, 1)
      core.endRow(1, 0, level: 0)
    }
    var (level, last) = (Int32(0), 1000.0)
    for index in 0..<joined.sources.count {
      if joined.priorities[index] != last {
        level += 1
        last = joined.priorities[index]
      }
      let record = table.rows[joined.sources[index]]
      var constant = record.constant
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        let entry = table.terms[term]
        if let local = locals[entry.variable] {
          core.addTerm(local, entry.coefficient)
        } else {
          constant -= entry.coefficient * values[entry.variable]
        }
      }
      core.endRow(record.relation.rawValue, constant, level: level)
    }
    return level + 1
  }
}

extension Core {
  /// Moves a variable towards a far target as far as the settled levels allow, and tells where it
  /// ended; nothing is settled by that.
  mutating func pull(_ variable: Int32, to target: Double, level: Int32) -> Double {
    addTerm(variable, 1)
    endRow(0, target, level: level)
    extendLevels()
    _ = settle(level, isTrial: true)
    return point[variable]
  }
}
