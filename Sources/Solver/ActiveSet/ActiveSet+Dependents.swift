/// Adds variables that others define, each with a definition that never leaves the basis.
///
/// Rows about them could be written in the other variables, but those of a deep tree would then
/// hold as many terms as the square of its depth.
extension ActiveSet {
  /// Adds as many variables as the last level has rows: each row defines one.
  mutating func addDependents() {
    extendLevels()
    for row in rows.levelStarts[rows.levelStarts.count - 2]..<Int32(rowCount) {
      slots[row] = Int32(active.count)
      active.append(row)
      banned.append(3)
    }
    variableCount = active.count
    point.extend(to: variableCount, with: 0)
    origin.extend(to: variableCount, with: 0)
    pricing.gradient.extend(to: variableCount, with: 0)
    // A dense basis leaves a direction that `movingVariables` doesn't list.
    edge.direction.reset(to: variableCount, with: 0)
    edge.movingVariables.removeAll()
    pricing.reducedCosts.extend(to: variableCount, with: 0)
    pricing.devexWeights.extend(to: variableCount, with: 1)
    if isSparse { pricing.gradientChange.reset(to: variableCount) }
    resetBasis()
    polish()
  }

  /// Finds the variables that can still move, by one combination of all moves that are left.
  ///
  /// Uneven weights keep moves from cancelling each other.
  mutating func markMovable() {
    guard isSparse else { return }
    sparse.clear()
    var weight: UInt64 = 1
    for slot in 0..<variableCount where banned[slot] != 3 {
      weight = weight &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      sparse.bySlot.set(Int32(slot), 1 + Double(weight >> 40) / Double(1 << 24))
    }
    sparse.solveForMove()
    movable.reset(to: variableCount, with: false)
    for variable in 0..<variableCount {
      movable[variable] = abs(sparse.byVariable[variable]) > 1e-9
    }
  }

  /// Whether a variable can still move, as far as that was looked at.
  func mayMove(_ variable: Int32) -> Bool { !isSparse || movable[variable] }

  /// Whether a variable is zero at the vertex.
  func isZero(_ variable: Int32) -> Bool {
    variable < variableCount && abs(point[variable]) <= rows.tolerance
  }
}
