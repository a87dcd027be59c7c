/// Finds open variables from the current vertex alone.
extension Engine {
  /// Marks the variables that any edge of the vertex moves.
  ///
  /// In a stack without room, each row could be the one that is seen; probes would find a few of
  /// them at a time.
  ///
  /// - Parameters:
  ///   - start: the first of the members that are loaded.
  ///   - level: the level of the probe's rows.
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
        // The answer need not be this vertex: tie-breaks chose it.
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
