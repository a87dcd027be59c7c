extension Engine {
  /// Freedom beyond this many points counts as endless.
  static let farAway = 1e6

  /// Finds how a variable can move while everything that was met stays met.
  ///
  /// The variable is probed up and down, together with the open variables that it depends on. What
  /// was settled for one variable is used again for the next one that depends on the same.
  mutating func freedom(of variable: Int32, _ matrix: borrowing ConstraintMatrix) -> Solver.Freedom?
  {
    guard variable >= 0, Int(variable) < kinds.count else { return nil }
    let value = values[variable]
    var freedom = Solver.Freedom(low: value, high: value)
    guard mayBeAmbiguous(variable, matrix) else { return freedom }
    let start = components.members.count
    budget.beginQuestion()
    if !takeKept(for: variable, matrix) { gatherAnew(for: variable, matrix) }
    for side in [1.0, -1] {
      let share = probeFar(variable, toward: side, membersFrom: start, matrix)
      let way = share * openSet.ways[variable]
      (freedom.low, freedom.high) = (min(freedom.low, value + way), max(freedom.high, value + way))
      if abs(way) > 1e-7 { freedom.directions.append(direction(of: variable, reach: abs(way))) }
      openSet.clearWay()
    }
    openSet.kept.removeAll()
    for place in start..<components.members.count {
      flags[components.members[place]] &= ~Flag.gathered
      openSet.kept.append(components.members[place])
    }
    components.members.truncate(to: start)
    return freedom
  }

  /// Uses the set of the last question again, if it is still loaded and is the right one.
  private mutating func takeKept(for variable: Int32, _ matrix: borrowing ConstraintMatrix) -> Bool
  {
    guard activeSet.isReadyForProbe else { return false }
    for index in 0..<openSet.kept.count { flags[openSet.kept[index]] |= Flag.gathered }
    _ = expandOne(variable, matrix)
    var isInside = true
    while !expansion.variables.isEmpty {
      let entry = expansion.variables.removeLast()
      flags[entry] &= ~Flag.member
      let amount = expansion.amounts[entry]
      expansion.amounts[entry] = 0
      let isMoving = abs(amount) > 1e-11 && flags[entry] & Flag.moving != 0
      if isMoving, flags[entry] & Flag.gathered == 0 { isInside = false }
    }
    for index in 0..<openSet.kept.count {
      if isInside {
        components.members.append(openSet.kept[index])
      } else {
        flags[openSet.kept[index]] &= ~Flag.gathered
      }
    }
    return isInside
  }

  private mutating func gatherAnew(for variable: Int32, _ matrix: borrowing ConstraintMatrix) {
    activeSet.isReadyForProbe = false
    openSet.beginQuestion()
    _ = expandOne(variable, matrix)
    gatherFromExpansion(matrix, moving: true)
  }

  /// Probes a variable as far as it gets, into the current direction.
  ///
  /// - Returns: the share of the direction that can be followed.
  private mutating func probeFar(
    _ variable: Int32,
    toward side: Double,
    membersFrom start: Int,
    _ matrix: borrowing ConstraintMatrix
  ) -> Double {
    var allowance = 8
    while true {
      let level =
        activeSet.isReadyForProbe ? activeSet.removeProbe() : beginProbe(membersFrom: start, matrix)
      addProbe(of: variable, to: values[variable] + side * Self.farAway, level, start, matrix)
      guard endProbe(membersFrom: start, level: level) else { return 0 }
      let share = reach(matrix)
      guard share < 1, !budget.deadline.isPast(), admitBlockers(atMost: allowance, matrix) else {
        return share
      }
      activeSet.isReadyForProbe = false
      allowance = min(2 * allowance, 1 << 20)
    }
  }

  /// Adds the row of a probe.
  private mutating func addProbe(
    of variable: Int32,
    to target: Double,
    _ level: Int32,
    _ start: Int,
    _ matrix: borrowing ConstraintMatrix
  ) {
    markMembers(from: start)
    var constant = target + expandOne(variable, matrix)
    addExpansion(&constant)
    activeSet.endRow(0, constant, level: level)
    unmarkMembers(from: start)
  }

  /// Expands a variable into free ones, in `expansion`.
  ///
  /// - Returns: its constant, with the sign that it has on the other side of a row.
  private mutating func expandOne(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) -> Double
  {
    var constant = 0.0
    beginExpansion()
    spread(variable, 1, &constant)
    expand(&constant, matrix)
    return constant
  }

  /// The current direction in variables of the problem, for each point that one of them moves.
  private mutating func direction(of variable: Int32, reach: Double) -> Solver.Direction {
    let own = abs(openSet.ways[variable])
    var moves: [Problem.Term] = []
    for index in 0..<openSet.moved.count {
      let speed = openSet.ways[openSet.moved[index]] / own
      guard abs(speed) > 1e-9 else { continue }
      moves.append(Problem.Term(Problem.Variable(index: openSet.moved[index]), speed))
    }
    return Solver.Direction(moves: moves, reach: reach)
  }

  /// Whether a variable depends on one that can move; `false` is certain.
  mutating func mayBeAmbiguous(_ variable: Int32, _ matrix: borrowing ConstraintMatrix) -> Bool {
    guard variable >= 0, Int(variable) < kinds.count else { return false }
    guard kinds[variable] == .free || kinds[variable] == .defined else { return false }
    findMoving(matrix)
    if kinds[variable] == .free { return flags[variable] & Flag.moving != 0 }
    _ = expandOne(variable, matrix)
    var isMoving = false
    while !expansion.variables.isEmpty {
      let entry = expansion.variables.removeLast()
      flags[entry] &= ~Flag.member
      if abs(expansion.amounts[entry]) > 1e-11, flags[entry] & Flag.moving != 0 { isMoving = true }
      expansion.amounts[entry] = 0
    }
    return isMoving
  }

  /// The variables that constraints leave more than one value, and tie-breaks settle.
  mutating func openVariables(_ matrix: borrowing ConstraintMatrix) -> [Problem.Variable] {
    findMoving(matrix)
    var open: [Problem.Variable] = []
    for index in 0..<openSet.variables.count {
      let variable = openSet.variables[index]
      if flags[variable] & Flag.moving != 0, isTied(variable) {
        open.append(Problem.Variable(index: variable))
      }
    }
    return open
  }

  /// Whether nothing required gives a variable.
  mutating func isFree(_ variable: Int32) -> Bool { kinds[variable] == .free }

  /// Whether tie-breaks settled a variable, and not what it follows.
  mutating func isTied(_ variable: Int32) -> Bool {
    guard variable >= 0, Int(variable) < kinds.count, kinds[variable] == .free else { return false }
    return components.ofVariable[variable] >= 0
      ? flags[variable] & Flag.ambiguous != 0 : settled[variable] < 0
  }
}
