extension Core {
  /// Moves the sum of the last row towards a far constant as far as the settled levels allow;
  /// nothing is settled by that.
  ///
  /// The first stretch of the way there, in which all variables keep their speeds, is noted.
  ///
  /// - Returns: where the sum ended.
  mutating func pull(to target: Double, level: Int32) -> Double {
    let row = Int32(rowCount - 1)
    constants[row] = target
    stretch.removeAll()
    isTracing = true
    _ = settle(level, isTrial: true)
    isTracing = false
    return value(ofRow: row, at: point)
  }

  /// Notes a walk that gets anywhere, if it is the first.
  mutating func trace(_ distance: Double) {
    let speed = value(ofRow: Int32(rowCount - 1), at: direction)
    guard abs(distance * speed) > 1e-7 else { return }
    for variable in 0..<variableCount { stretch.append(direction[variable]) }
    stretchLength = distance
    isTracing = false
  }
}
