/// What can be seen to be open from the vertex at hand alone.
extension Engine {
  /// Marks what any edge of the core's vertex moves: in a stack without room, each row could be the one
  /// that is seen, which pulls would find a few at a time.
  ///
  /// - Parameters:
  ///   - start: the first of the members that the core holds.
  ///   - level: the level of rows that only pull.
  ///   - matrix: the problem.
  /// - Returns: whether anything new was found.
  mutating func markEdges(
    membersFrom start: Int,
    level: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) -> Bool {
    var (slot, isNew) = (0, false)
    while slot < activeSet.variableCount, hasUnmarked(from: start), !budget.deadline.isPast() {
      let middle = activeSet.middleOfEdges(
        from: &slot,
        atMost: 128,
        below: level,
        stretch: Self.stretch
      )
      openSet.clearWay()
      for place in 0..<components.members.count - start {
        let variable = components.members[start + place]
        // The vertex need not be the answer at hand, which hidden ties have chosen.
        let way = activeSet.point[place] + middle[place] - values[variable]
        if abs(way) > 1e-6 { openSet.go(variable, way) }
      }
      let share = reach(matrix)
      guard markMoved(upTo: share) else { break }
      isNew = true
    }
    openSet.clearWay()
    return isNew
  }

  private func hasUnmarked(from start: Int) -> Bool {
    for place in start..<components.members.count
    where flags[components.members[place]] & Flag.moving == 0 {
      return true
    }
    return false
  }
}
