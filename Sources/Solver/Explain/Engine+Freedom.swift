extension Engine {
  /// Freedom beyond this many points counts as endless.
  static let farAway = 1e6

  /// How a variable can move while everything else that was met stays met.
  ///
  /// The rows around it are solved level by level from the answer at hand; then the variable is
  /// pulled up and down, and the first stretch of its way there is noted.
  mutating func freedom(
    of variable: Int32,
    _ table: borrowing Table,
    sizeLimit: Int
  ) -> Solver.Freedom? {
    guard variable >= 0, Int(variable) < kinds.count else { return nil }
    let value = values[variable]
    var freedom = Solver.Freedom(low: value, high: value)
    if kinds[variable] == .fixed || kinds[variable] == .absent { return freedom }
    guard mayMove(variable, table) else { return freedom }
    let start = joined.members.count
    defer { joined.members.truncate(to: start) }
    let count = loadSurroundings(of: [variable], downTo: 0, table, sizeLimit: sizeLimit)
    guard let count else { return nil }
    core.addTerm(0, 1)
    core.endRow(0, value, level: count)
    for target in [value + Self.farAway, value - Self.farAway] {
      guard settleSurroundings(count) else { return nil }
      guard core.freedom > 0 else { return freedom }
      let end = core.pull(to: target, level: count)
      (freedom.low, freedom.high) = (min(freedom.low, end), max(freedom.high, end))
      if let direction = direction(membersFrom: start) { freedom.directions.append(direction) }
    }
    return freedom
  }

  /// The first stretch of a pull, said in variables of the problem.
  private mutating func direction(membersFrom start: Int) -> Solver.Direction? {
    guard !core.stretch.isEmpty else { return nil }
    let own = core.stretch[0]
    var moves: [Problem.Term] = []
    for place in 0..<core.stretch.count where abs(core.stretch[place]) > 1e-9 * abs(own) {
      let variable = Problem.Variable(index: joined.members[start + place])
      moves.append(Problem.Term(variable, core.stretch[place] / abs(own)))
    }
    return Solver.Direction(moves: moves, reach: abs(core.stretchLength * own))
  }

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
}
