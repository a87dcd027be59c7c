/// The edges that lead away from a vertex at which all levels are settled.
extension ActiveSet {
  /// Follows the edges of some slots, each as far as it costs nothing, and takes the middle of
  /// their ends.
  ///
  /// That point is as good as each of the ends, and it differs from the vertex in every variable
  /// that any of these edges moves.
  ///
  /// - Parameters:
  ///   - first: the slot to begin with; afterwards the slot to go on with.
  ///   - limit: how many edges are followed at most.
  ///   - level: rows of this level and later ones don't count.
  ///   - stretch: how far an edge is followed at most.
  /// - Returns: by variable, the distance of that point.
  mutating func middleOfEdges(
    from first: inout Int,
    atMost limit: Int,
    below level: Int32,
    stretch: Double
  ) -> [Double] {
    var middle = [Double](repeating: 0, count: variableCount)
    var count = 0
    while first < variableCount, count < limit {
      let slot = first
      first += 1
      guard banned[slot] != 3 else { continue }
      loadDirection(slot, 1)
      measureSpeeds()
      for (side, ban): (Double, UInt8) in [(1, 1), (-1, 2)] where banned[slot] & ban == 0 {
        let length = lengthOfEdge(side, below: level, stretch)
        guard length.isFinite, length > 100 * rows.tolerance else { continue }
        // Uneven weights keep edges from cancelling each other.
        let share = side * length * (1 + Double(slot % 61) / 61)
        for variable in 0..<variableCount { middle[variable] += share * edge.direction[variable] }
        count += 1
      }
      advance(by: 0)
    }
    guard count > 0 else { return middle }
    return middle.map { $0 / Double(2 * count) }
  }

  /// How far the direction, or its opposite, can be followed before any row costs more.
  private func lengthOfEdge(_ side: Double, below level: Int32, _ stretch: Double) -> Double {
    var length = Double.infinity
    for variable in 0..<variableCount where edge.direction[variable] != 0 {
      length = min(length, stretch / abs(edge.direction[variable]))
    }
    for index in 0..<edge.movingRows.count {
      let row = edge.movingRows[index]
      let speed = side * edge.speeds[row]
      let isMet = sides[row] == 0
      guard rows.levels[row] < level, isMet || (sides[row] > 0) == (speed < 0) else { continue }
      let rise = speed * (cost(row, speed > 0 ? 1 : -1) - cost(row, sides[row]))
      if rise > 1e-9 { length = isMet ? 0 : min(length, max(0, -residuals[row] / speed)) }
      if length == 0 { return 0 }
    }
    return length
  }
}
