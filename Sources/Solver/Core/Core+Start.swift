extension Core {
  /// Whether no row is active yet.
  var isAtStart: Bool {
    for slot in 0..<variableCount where active[slot] >= 0 { return false }
    return true
  }

  /// Looks for a start that meets every row, by stepping beyond one missed row after the other.
  ///
  /// Where there is such a point with some room around it, this is much quicker than to walk there
  /// along edges. The answer doesn't depend on the start.
  mutating func searchStart() {
    var before = Double.infinity
    for round in 0..<400 {
      let missed = stepBeyondMissedRows()
      guard missed >= 0 else { break }
      if missed == 0 {
        for variable in 0..<variableCount { origin[variable] = point[variable] }
        return
      }
      guard round % 25 == 24 else { continue }
      // Rows that can't all be met keep the point from coming to rest.
      if missed > before / 2 { break }
      before = missed
    }
    for variable in 0..<variableCount { point[variable] = origin[variable] }
  }

  /// One step for each row that is missed.
  ///
  /// - Returns: by how much rows were missed; less than zero if one can't be met at all.
  private func stepBeyondMissedRows() -> Double {
    var missed = 0.0
    for row in 0..<Int32(rowCount) {
      let residual = value(ofRow: row, at: point) - constants[row]
      let isMissed = residual > 0 ? relations[row] <= 0 : relations[row] >= 0
      guard isMissed, abs(residual) > tolerance else { continue }
      missed += abs(residual)
      var length = 0.0
      for term in starts[row]..<starts[row + 1] {
        length += termCoefficients[term] * termCoefficients[term]
      }
      guard length > 1e-18 else { return -1 }
      let step = (relations[row] == 0 ? 1 : 1.5) * residual / length
      for term in starts[row]..<starts[row + 1] {
        point[termVariables[term]] -= step * termCoefficients[term]
      }
    }
    return missed.isFinite ? missed : -1
  }
}
