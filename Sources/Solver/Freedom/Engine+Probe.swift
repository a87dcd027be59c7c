/// One probe of a set of open variables.
///
/// The rows that connect them are settled again, from the basis with which they were left, and the
/// objective of the probe goes on from there.
extension Engine {
  /// Appends the open variables that rows connect with a variable to the members of `components`.
  mutating func gatherOpen(from variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    var next = components.members.count
    components.gatheringCount &+= 1
    includeOpen(variable)
    while next < components.members.count {
      let variable = components.members[next]
      next += 1
      var term = matrix.variables[variable].firstTerm
      while term >= 0 {
        let row = matrix.terms[term].row
        term = matrix.terms[term].next
        guard roles[row] == .direct else { continue }
        let record = matrix.rows[row]
        for place in record.firstTerm..<record.firstTerm + record.termCount {
          includeOpen(matrix.terms[place].variable)
        }
      }
      includeOpenOfReduced(of: variable)
    }
  }

  private mutating func includeOpenOfReduced(of variable: Int32) {
    var reducedTerm = reducedRows.heads[variable]
    while reducedTerm >= 0 {
      let index = reducedRows.terms[reducedTerm].reduced
      reducedTerm = reducedRows.terms[reducedTerm].next
      let reduced = reducedRows.rows[index]
      // A long row is read once, and not once for each of its variables.
      guard reduced.lastGathering != components.gatheringCount else { continue }
      reducedRows.rows[index].lastGathering = components.gatheringCount
      for place in reduced.firstTerm..<reduced.firstTerm + reduced.termCount {
        includeOpen(reducedRows.terms[place].variable)
      }
    }
  }

  private mutating func includeOpen(_ variable: Int32) {
    guard isOpen(variable), flags[variable] & Flag.ambiguous != 0,
      flags[variable] & Flag.gathered == 0
    else { return }
    flags[variable] |= Flag.gathered
    components.members.append(variable)
  }

  /// Loads the rows of the members from `start` on, and the cuts.
  ///
  /// - Returns: the level of the probe's rows, which follow.
  mutating func beginProbe(membersFrom start: Int, _ matrix: borrowing ConstraintMatrix) -> Int32 {
    let count = Int32(components.members.count - start)
    let level = load(membersFrom: Int32(start), count: count, matrix, withTies: true)
    guard !openSet.cuts.isEmpty else { return level }
    markMembers(from: start)
    for index in 0..<openSet.cuts.count { addCut(openSet.cuts[index], level: level, matrix) }
    unmarkMembers(from: start)
    return level + 1
  }

  /// Settles what was loaded, unless it still is, and lets the probe go as far as it gets, into the
  /// current direction.
  ///
  /// - Returns: `false` if a limit was reached.
  mutating func endProbe(membersFrom start: Int, level: Int32) -> Bool {
    openSet.clearWay()
    let count = Int32(components.members.count - start)
    if activeSet.isReadyForProbe {
      activeSet.extendLevels()
    } else {
      guard settle(membersFrom: Int32(start), count: count, below: level) else { return false }
    }
    activeSet.isReadyForProbe = false
    guard activeSet.degreesOfFreedom > 0 else { return true }
    // What a probe that was cut short has found is as good as the rest.
    guard activeSet.settle(level, isTrial: true) != .stuck else { return false }
    budget.spent += activeSet.effort.spent
    activeSet.isReadyForProbe = !activeSet.isProbeActive(ofLevel: level)
    activeSet.polish()
    for place in 0..<count {
      let variable = components.members[start + Int(place)]
      let way = activeSet.point[place] - values[variable]
      if abs(way) > 1e-6 { openSet.go(variable, way) }
    }
    return true
  }

  private mutating func settle(
    membersFrom first: Int32,
    count: Int32,
    below level: Int32
  ) -> Bool {
    if activeSet.isSparse { activeSet.tightenForcingRows() }
    activeSet.prepare()
    beginComponent()
    warmStart(membersFrom: first, count: count, ofQuestion: true)
    for settled in 0..<level { run(settled) }
    guard !budget.isComponentLimited, !budget.isStuck else { return false }
    keepBasisOfQuestion(membersFrom: first, count: count)
    return true
  }

  /// Numbers the members for the rows that are loaded.
  mutating func markMembers(from start: Int) {
    for place in start..<components.members.count {
      components.localNumbers[components.members[place]] = Int32(place - start) + 1
    }
  }

  mutating func unmarkMembers(from start: Int) {
    for place in start..<components.members.count {
      components.localNumbers[components.members[place]] = 0
    }
  }

  private mutating func addCut(_ cut: Int32, level: Int32, _ matrix: borrowing ConstraintMatrix) {
    var constant = expandCut(cut, matrix)
    addExpansion(&constant)
    let relation = cut >= 0 ? matrix.rows[cut].relation.rawValue : 1
    activeSet.endRow(relation, constant, level: level)
  }

  /// Expands a row, or the bound of a variable, into free variables, in `expansion`.
  ///
  /// - Returns: its constant.
  private mutating func expandCut(_ cut: Int32, _ matrix: borrowing ConstraintMatrix) -> Double {
    var constant = 0.0
    beginExpansion()
    if cut >= 0 {
      let record = matrix.rows[cut]
      constant = record.constant
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        spread(matrix.terms[term].variable, matrix.terms[term].coefficient, &constant)
      }
    } else {
      spread(-1 - cut, 1, &constant)
    }
    expand(&constant, matrix)
    return constant
  }

  /// Adds the expansion to the row that is being loaded: members as terms, the others as constants.
  mutating func addExpansion(_ constant: inout Double) {
    while !expansion.variables.isEmpty {
      let variable = expansion.variables.removeLast()
      flags[variable] &= ~Flag.member
      let amount = expansion.amounts[variable]
      expansion.amounts[variable] = 0
      guard abs(amount) > 1e-11 else { continue }
      if components.localNumbers[variable] > 0 {
        activeSet.addTerm(components.localNumbers[variable] - 1, amount)
      } else {
        constant -= amount * values[variable]
      }
    }
  }

  /// Lets blocking rows take part in the next probes, with the open variables that they mention.
  ///
  /// - Returns: whether there was a new one.
  mutating func admitBlockers(atMost limit: Int, _ matrix: borrowing ConstraintMatrix) -> Bool {
    let first = openSet.admitBlockers(atMost: limit)
    for index in first..<openSet.cuts.count {
      _ = expandCut(openSet.cuts[index], matrix)
      gatherFromExpansion(matrix, moving: false)
    }
    return openSet.cuts.count > first
  }

  /// Gathers the open variables in the expansion, or only those that can move.
  mutating func gatherFromExpansion(_ matrix: borrowing ConstraintMatrix, moving: Bool) {
    while !expansion.variables.isEmpty {
      let variable = expansion.variables.removeLast()
      flags[variable] &= ~Flag.member
      let amount = expansion.amounts[variable]
      expansion.amounts[variable] = 0
      guard abs(amount) > 1e-11, !moving || flags[variable] & Flag.moving != 0 else { continue }
      if flags[variable] & Flag.gathered == 0 { gatherOpen(from: variable, matrix) }
    }
  }
}
