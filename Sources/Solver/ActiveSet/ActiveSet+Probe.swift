extension ActiveSet {
  /// Moves the sum of the last row towards a far constant, as far as the settled levels allow.
  ///
  /// No level is settled by that.
  ///
  /// - Returns: the value of the sum at the end.
  mutating func probe(toward target: Double, level: Int32) -> Double {
    let row = Int32(rowCount - 1)
    rows.constants[row] = target
    _ = settle(level, isTrial: true)
    return value(ofRow: row, at: point)
  }

  /// Whether a row of a probe's level is active.
  func isProbeActive(ofLevel level: Int32) -> Bool {
    for row in rows.levelStarts[level]..<rows.levelStarts[level + 1] where slots[row] >= 0 {
      return true
    }
    return false
  }

  /// Removes the row of the last probe, which isn't active.
  ///
  /// - Returns: its level, for the row of the next probe.
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
