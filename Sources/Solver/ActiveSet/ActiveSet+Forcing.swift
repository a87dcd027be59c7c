/// Forcing rows: required rows that can hold in one way only, because of bounds. A sum of sizes
/// that has to be 0 makes each of them 0.
///
/// As equalities, they are settled at once. As inequalities, each would hold wherever the point is,
/// any of them might leave the basis, and no step would get anywhere.
extension ActiveSet {
  private struct Bound {
    var row: Int32 = -1
    var value: Double
  }

  /// Treats forcing rows, and the bounds that they force, as equalities.
  mutating func tightenForcingRows() {
    forcingRows.removeAll()
    var (lows, highs) = requiredBounds()
    for row in 0..<Int32(rowCount)
    where rows.levels[row] == 0 && rows.starts[row + 1] - rows.starts[row] > 1 {
      let relation = rows.relations[row]
      if relation >= 0 { tighten(row, atTop: true, &lows, &highs) }
      if relation <= 0 { tighten(row, atTop: false, &lows, &highs) }
    }
  }

  /// Treats all rows as they were written.
  mutating func relaxForcingRows() {
    for index in 0..<forcingRows.count {
      rows.relations[forcingRows[index].row] = forcingRows[index].relation
    }
    forcingRows.removeAll()
  }

  /// The bounds that required rows of one variable give each variable.
  private mutating func requiredBounds() -> (lows: [Bound], highs: [Bound]) {
    var lows = [Bound](repeating: Bound(value: -.infinity), count: variableCount)
    var highs = [Bound](repeating: Bound(value: .infinity), count: variableCount)
    for row in 0..<Int32(rowCount)
    where rows.levels[row] == 0 && rows.starts[row + 1] - rows.starts[row] == 1 {
      let coefficient = rows.termCoefficients[rows.starts[row]]
      guard abs(coefficient) > 1e-9 else { continue }
      let (variable, value) = (
        Int(rows.termVariables[rows.starts[row]]), rows.constants[row] / coefficient
      )
      let relation = coefficient > 0 ? rows.relations[row] : -rows.relations[row]
      let bound = Bound(row: row, value: value)
      if relation >= 0, value > lows[variable].value { lows[variable] = bound }
      if relation <= 0, value < highs[variable].value { highs[variable] = bound }
    }
    return (lows, highs)
  }

  /// Makes a row an equality if its sum can't exceed its constant, and has to reach it.
  private mutating func tighten(
    _ row: Int32,
    atTop: Bool,
    _ lows: inout [Bound],
    _ highs: inout [Bound]
  ) {
    var (sum, size) = (0.0, 1 + abs(rows.constants[row]))
    for term in rows.starts[row]..<rows.starts[row + 1] where rows.termCoefficients[term] != 0 {
      let (variable, coefficient) = (Int(rows.termVariables[term]), rows.termCoefficients[term])
      let end = (coefficient > 0) == atTop ? highs[variable].value : lows[variable].value
      guard end.isFinite else { return }
      sum += coefficient * end
      size += abs(coefficient * end)
    }
    guard abs(sum - rows.constants[row]) <= 1e-9 * size else { return }
    makeEquality(row)
    for term in rows.starts[row]..<rows.starts[row + 1] where rows.termCoefficients[term] != 0 {
      let variable = Int(rows.termVariables[term])
      let end = (rows.termCoefficients[term] > 0) == atTop ? highs[variable] : lows[variable]
      makeEquality(end.row)
      (lows[variable], highs[variable]) = (end, end)
    }
  }

  private mutating func makeEquality(_ row: Int32) {
    guard row >= 0, rows.relations[row] != 0 else { return }
    forcingRows.append(ForcingRow(row: row, relation: rows.relations[row]))
    rows.relations[row] = 0
  }

  /// Gives rows no dual whose variables are all held by required equalities.
  mutating func dropHeldRows() {
    guard forcingRows.count > 0 else { return }
    for row in 0..<Int32(rowCount) where slots[row] < 0 {
      var isHeld = true
      for term in rows.starts[row]..<rows.starts[row + 1] where isHeld {
        let holder = active[rows.termVariables[term]]
        isHeld = holder >= 0 && rows.levels[holder] == 0 && rows.relations[holder] == 0
      }
      if isHeld { dual.bounds[row] = 0 }
    }
    resetDualWeights()
  }
}

/// A row that is treated as an equality, with the relation that it was written with.
struct ForcingRow: BitwiseCopyable {
  var row: Int32
  var relation: Int8
}
