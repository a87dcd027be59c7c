/// Solves the part of a problem that a question is about, from the rows as they are written.
extension Engine {
  /// Loads the variables that rows connect with some variables into the active-set method.
  ///
  /// Variables that required equalities alone fix are constants. The variables asked for come first
  /// among the members of `components`, from `start` on.
  ///
  /// - Parameters:
  ///   - variables: where to begin.
  ///   - least: rows of lower priority are left out.
  ///   - matrix: the problem.
  ///   - sizeLimit: how many variables may be loaded.
  /// - Returns: how many levels there are; nothing for too many variables.
  mutating func loadSurroundings(
    of variables: [Int32],
    downTo least: Double,
    _ matrix: borrowing ConstraintMatrix,
    sizeLimit: Int
  ) -> Int32? {
    let start = components.members.count
    guard gatherSurroundings(of: variables, matrix, sizeLimit: sizeLimit) else { return nil }
    let count = Int32(components.members.count - start)
    var locals: [Int32: Int32] = [:]
    for place in 0..<count { locals[components.members[Int32(start) + place]] = place }
    sortSurroundings(locals, downTo: least, matrix)
    activeSet.begin(variableCount: Int(count))
    for place in 0..<count {
      let variable = components.members[Int32(start) + place]
      // From the current values, an answer that is as good is one step away.
      activeSet.origin[place] = values[variable]
      guard matrix.variables[variable].isNonNegative else { continue }
      activeSet.addTerm(place, 1)
      activeSet.endRow(1, 0, level: 0)
    }
    var (level, last) = (Int32(0), 1000.0)
    for index in 0..<components.sources.count {
      if components.priorities[index] != last {
        level += 1
        last = components.priorities[index]
      }
      addWritten(components.sources[index], locals, level: level, matrix)
    }
    return level + 1
  }

  /// Settles all levels, beginning at the current answer.
  ///
  /// - Returns: `false` if a limit was reached.
  mutating func settleSurroundings(_ levelCount: Int32) -> Bool {
    activeSet.prepare()
    budget.beginQuestion()
    beginComponent()
    for level in 0..<levelCount { run(level) }
    return !budget.isComponentLimited && !budget.isStuck
  }

  mutating func takesPart(_ row: Int32, _ matrix: borrowing ConstraintMatrix) -> Bool {
    matrix.isActive(row) && !conflicts.dropped.contains(row)
  }

  /// Gathers the variables that rows connect, except fixed ones.
  private mutating func gatherSurroundings(
    of variables: [Int32],
    _ matrix: borrowing ConstraintMatrix,
    sizeLimit: Int
  ) -> Bool {
    let start = components.members.count
    for variable in variables { include(inSurroundings: variable) }
    var next = start
    while next < components.members.count, next - start <= sizeLimit {
      var term = matrix.variables[components.members[next]].firstTerm
      next += 1
      while term >= 0 {
        let row = matrix.terms[term].row
        term = matrix.terms[term].next
        guard takesPart(row, matrix) else { continue }
        let record = matrix.rows[row]
        for place in record.firstTerm..<record.firstTerm + record.termCount {
          include(inSurroundings: matrix.terms[place].variable)
        }
      }
    }
    for place in start..<components.members.count {
      flags[components.members[place]] &= ~Flag.member
    }
    return components.members.count - start <= sizeLimit
  }

  private mutating func include(inSurroundings variable: Int32) {
    guard kinds[variable] != .fixed, flags[variable] & Flag.member == 0 else { return }
    flags[variable] |= Flag.member
    components.members.append(variable)
  }

  /// Collects the rows of the members, each once, and sorts them by priority.
  private mutating func sortSurroundings(
    _ locals: [Int32: Int32],
    downTo least: Double,
    _ matrix: borrowing ConstraintMatrix
  ) {
    components.sources.removeAll()
    components.priorities.removeAll()
    for place in components.members.count - locals.count..<components.members.count {
      let variable = components.members[place]
      var term = matrix.variables[variable].firstTerm
      while term >= 0 {
        let row = matrix.terms[term].row
        term = matrix.terms[term].next
        let record = matrix.rows[row]
        guard record.priority >= least, takesPart(row, matrix) else { continue }
        let owner = (record.firstTerm..<record.firstTerm + record.termCount)
          .first { locals[matrix.terms[$0].variable] != nil }
        if let owner, matrix.terms[owner].variable == variable {
          components.sources.append(row)
          components.priorities.append(record.priority)
        }
      }
    }
    components.sort()
  }

  private mutating func addWritten(
    _ row: Int32,
    _ locals: [Int32: Int32],
    level: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let record = matrix.rows[row]
    var constant = record.constant
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = matrix.terms[term]
      if let local = locals[entry.variable] {
        activeSet.addTerm(local, entry.coefficient)
      } else {
        constant -= entry.coefficient * values[entry.variable]
      }
    }
    activeSet.endRow(record.relation.rawValue, constant, level: level)
  }
}
