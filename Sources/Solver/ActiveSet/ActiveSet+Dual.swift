extension ActiveSet {
  /// Whether no row is active yet.
  var isAtStart: Bool {
    for slot in 0..<variableCount where active[slot] >= 0 { return false }
    return true
  }

  /// Approaches the answer of a large component by the dual simplex method.
  ///
  /// The row with the largest weighted violation enters the basis, and the row that reaches a bound
  /// of its dual first leaves it, until no violation is left that could be removed.
  ///
  /// All levels are one sum here, weighted so that one row of a level about outweighs all of the
  /// next. Levels that numbers can't keep apart this way are left out. So the method doesn't end at
  /// the answer, but mostly a few steps from it, and each of its steps is a cheap one.
  mutating func solveDual() {
    let lastLevel = Int32(rows.levelStarts.count - 2)
    guard lastLevel >= 0 else { return }
    currentLevel = lastLevel
    beginDual(lastLevel)
    crash()
    dropHeldRows()
    orderParallels()
    setParallelDuals()
    renewDual()
    let limit = effort.spent + (effort.spendingLimit - effort.spent) / 2
    var (flipCount, due) = (0, 1)
    while effort.spent < limit, !effort.isFull, !isOverdue(effort.timeShare / 2),
      let row = dual.violations.winner
    {
      countStep()
      if !dualStep(for: row) {
        flipCount += 1
        if flipCount == due {
          if flipAll() { break }
          due *= 2
        }
      }
      if sparse.isWorn { renewDual() }
    }
    refactor()
    polish()
  }

  private mutating func beginDual(_ lastLevel: Int32) {
    dual.bounds.reset(to: rowCount, with: 0)
    let levelWeights = weightsOfLevels()
    var noise: UInt64 = 1
    for row in 0..<Int32(rowCount) where Int(rows.levels[row]) < levelWeights.count {
      // The weights are perturbed, so that rows don't tie. The first rows give way first, as views
      // want to begin as far up as they can.
      noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let unevenness = Double(row) / Double(64 * rowCount) + Double(noise >> 40) / Double(1 << 44)
      dual.bounds[row] = levelWeights[Int(rows.levels[row])] * (1 + unevenness)
    }
    dual.activeValues.reset(to: variableCount, with: 0)
    dual.lowest.reset(to: variableCount, with: 0)
    dual.highest.reset(to: variableCount, with: 0)
    dual.values.reset(to: rowCount, with: 0)
    dual.weights.reset(to: rowCount, with: 0)
    resetDualWeights()
  }

  /// The weight of a row of each level, for as many levels as numbers can keep apart.
  private func weightsOfLevels() -> [Double] {
    var weights = [1.0]
    for level in 1..<max(1, rows.levelStarts.count - 1) {
      let ratio = max(30, Double(rows.levelStarts[level + 1] - rows.levelStarts[level]))
      guard ratio < 1e10 * weights[level - 1] else { break }
      weights.append(weights[level - 1] / ratio)
    }
    let last = weights[weights.count - 1]
    return weights.map { $0 / last }
  }

  mutating func resetDualWeights() {
    for row in 0..<rowCount { dual.weights[row] = dual.bounds[row] > 0 ? 1 / dual.bounds[row] : 0 }
  }

  /// Computes everything anew: the point, the residuals, and the duals of the active rows.
  private mutating func renewDual() {
    refactor()
    polish()
    sparse.clear()
    var heaviest = 0.0
    for row in 0..<Int32(rowCount) where slots[row] < 0 {
      heaviest = max(heaviest, dual.weights[row])
      residuals[row] = value(ofRow: row, at: point) - rows.constants[row]
      if dual.values[row] != 0 { addToSparse(row, times: -dual.values[row]) }
    }
    sparse.solveForMultiples()
    for slot in 0..<variableCount {
      dual.activeValues[slot] = sparse.bySlot[slot]
      noteDualBounds(ofSlot: slot)
    }
    if heaviest > Self.largestWeight { resetDualWeights() }
    rateViolations()
  }

  /// The violation of a row, squared and divided by its weight; zero if its dual is at its bound.
  @inline(__always) private func weightedViolation(_ row: Int32) -> Double {
    let residual = residuals[row]
    guard slots[row] < 0, abs(residual) > 100 * rows.tolerance, dualSlack(row, residual) > 1e-12
    else {
      return 0
    }
    return residual * residual / dual.weights[row]
  }

  mutating func rateViolation(_ row: Int32) {
    dual.violations.change(row, to: weightedViolation(row))
  }

  /// Computes the violations again of the rows that moved last.
  mutating func rateMovingRows() {
    for index in 0..<edge.movingRows.count { rateViolation(edge.movingRows[index]) }
  }

  private mutating func rateViolations() {
    dual.violations.reset(to: rowCount)
    for row in 0..<Int32(rowCount) { dual.violations.write(row, weightedViolation(row)) }
    dual.violations.order()
  }

  /// How much the dual of a row can still change, upwards if its residual is above 0.
  @inline(__always) func dualSlack(_ row: Int32, _ side: Double) -> Double {
    max(0, side > 0 ? dualBound(row, 1) - dual.values[row] : dual.values[row] - dualBound(row, -1))
  }

  /// The bound of a row's dual for one side; zero for a variable at its origin.
  @inline(__always) func dualBound(_ row: Int32, _ side: Side) -> Double {
    row >= 0 ? cost(row, side) * dual.bounds[row] : 0
  }

  mutating func exchangeInDual(_ slot: Int, _ row: Int32, _ factor: Double) {
    loadDirection(slot, 1)
    let leaving = active[slot]
    let residual = residuals[row]
    let speed = value(ofRow: row, at: edge.direction)
    exchangeInSparse(slot)
    measureSpeeds()
    let weight = dual.weights[row] / (factor * factor)
    for index in 0..<edge.movingRows.count {
      let movingRow = edge.movingRows[index]
      dual.weights[movingRow] = max(
        dual.weights[movingRow],
        edge.speeds[movingRow] * edge.speeds[movingRow] * weight
      )
    }
    let distance = -residual / factor
    advance(by: distance)
    rateMovingRows()
    if leaving >= 0 {
      slots[leaving] = -1
      // Its dual is at the bound of the side to which it moves.
      dual.values[leaving] = dualBound(leaving, distance > 0 ? 1 : -1)
      residuals[leaving] = distance
      dual.weights[leaving] = dual.bounds[leaving] > 0 ? max(weight, 1 / dual.bounds[leaving]) : 0
      rateViolation(leaving)
    }
    active[slot] = row
    slots[row] = Int32(slot)
    dual.activeValues[slot] = dual.values[row]
    noteDualBounds(ofSlot: slot)
    dual.values[row] = 0
    residuals[row] = 0
    rateViolation(row)
    if !(abs(speed - factor) <= 1e-6 * abs(factor)) { renewDual() }
  }
}
