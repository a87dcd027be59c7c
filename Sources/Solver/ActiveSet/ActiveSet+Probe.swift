extension ActiveSet {
  /// Moves the sum of the last row towards a far constant as far as the settled levels allow;
  /// nothing is settled by that.
  ///
  /// - Returns: where the sum ended.
  mutating func probe(toward target: Double, level: Int32) -> Double {
    let row = Int32(rowCount - 1)
    rows.constants[row] = target
    _ = settle(level, isTrial: true)
    return value(ofRow: row, at: point)
  }

  /// Whether the vertex rests on a row of a level that was only tried.
  func isProbeActive(ofLevel level: Int32) -> Bool {
    for row in rows.levelStarts[level]..<rows.levelStarts[level + 1] where slots[row] >= 0 {
      return true
    }
    return false
  }

  /// Takes the row of the last pull out, on which the vertex doesn't rest.
  ///
  /// - Returns: its level, for the next row that pulls.
  mutating func removeProbe() -> Int32 {
    let row = rowCount - 1
    let level = rows.levels[row]
    rows.removeLast()
    slots.truncate(to: row)
    residuals.truncate(to: row)
    sides.truncate(to: row)
    edge.speeds.truncate(to: row)
    parallels.truncate(to: row)
    return level
  }
}
