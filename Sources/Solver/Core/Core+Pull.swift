extension Core {
  /// Moves the sum of the last row towards a far constant as far as the settled levels allow;
  /// nothing is settled by that.
  ///
  /// - Returns: where the sum ended.
  mutating func pull(to target: Double, level: Int32) -> Double {
    let row = Int32(rowCount - 1)
    constants[row] = target
    _ = settle(level, isTrial: true)
    return value(ofRow: row, at: point)
  }
}
