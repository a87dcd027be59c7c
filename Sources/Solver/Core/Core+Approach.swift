extension Core {
  /// Whether no row is active yet.
  var isAtStart: Bool {
    for slot in 0..<variableCount where active[slot] >= 0 { return false }
    return true
  }

  /// Goes near the answer from outside: the row missed most is met, by letting go of the active row
  /// that resists least, until none is missed that could be met.
  ///
  /// All levels are weighed together here, each so that one of its rows about outweighs all of the next level.
  /// Where that is more than a number holds apart, the weakest levels are left to themselves. So this
  /// doesn't end at the answer, but mostly a few steps from it, and each of its own steps is a cheap one.
  mutating func approach() {
    let lastLevel = Int32(levelStarts.count - 2)
    guard lastLevel >= 0 else { return }
    currentLevel = lastLevel
    beginApproach(lastLevel)
    chooseStart()
    restHeld()
    buildLadders()
    pullParallels()
    renewApproach()
    let limit = spent + (spendingLimit - spent) / 2
    var (absorbed, due) = (0, 1)
    while spent < limit, !isFull, !isOverdue(timeShare / 2), let row = misses.winner {
      countStep()
      if !meet(row) {
        absorbed += 1
        if absorbed == due {
          if absorbAll() { break }
          due *= 2
        }
      }
      if sparse.isWorn { renewApproach() }
    }
    refactor()
    polish()
  }

  private mutating func beginApproach(_ lastLevel: Int32) {
    strengths.reset(to: rowCount, with: 0)
    let weights = weightsOfLevels()
    var noise: UInt64 = 1
    for row in 0..<Int32(rowCount) where Int(levels[row]) < weights.count {
      // Slightly uneven weights keep rows from tying with each other. The first give way first, as views
      // want to begin as far up as they can.
      noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let unevenness = Double(row) / Double(64 * rowCount) + Double(noise >> 40) / Double(1 << 44)
      strengths[row] = weights[Int(levels[row])] * (1 + unevenness)
    }
    multipliers.reset(to: variableCount, with: 0)
    lowest.reset(to: variableCount, with: 0)
    highest.reset(to: variableCount, with: 0)
    pulls.reset(to: rowCount, with: 0)
    rowWeights.reset(to: rowCount, with: 0)
    resetRowWeights()
  }

  /// What a row of each level weighs, for as many levels as can be told apart.
  private func weightsOfLevels() -> [Double] {
    var weights = [1.0]
    for level in 1..<max(1, levelStarts.count - 1) {
      let ratio = max(30, Double(levelStarts[level + 1] - levelStarts[level]))
      guard ratio < 1e10 * weights[level - 1] else { break }
      weights.append(weights[level - 1] / ratio)
    }
    let last = weights[weights.count - 1]
    return weights.map { $0 / last }
  }

  mutating func resetRowWeights() {
    for row in 0..<rowCount { rowWeights[row] = strengths[row] > 0 ? 1 / strengths[row] : 0 }
  }

  /// Measures everything afresh: the point from the active rows, what they hold from the others.
  private mutating func renewApproach() {
    refactor()
    polish()
    sparse.clear()
    var heaviest = 0.0
    for row in 0..<Int32(rowCount) where slots[row] < 0 {
      heaviest = max(heaviest, rowWeights[row])
      residuals[row] = value(ofRow: row, at: point) - constants[row]
      if pulls[row] != 0 { addToSparse(row, times: -pulls[row]) }
    }
    sparse.solveForMultiples()
    for slot in 0..<variableCount {
      multipliers[slot] = sparse.bySlot[slot]
      noteEnds(ofSlot: slot)
    }
    if heaviest > Self.largestWeight { resetRowWeights() }
    rateMisses()
  }

  /// How much a row is missed for its weight; zero where it pulls with all its strength already.
  @inline(__always) private func miss(_ row: Int32) -> Double {
    let residual = residuals[row]
    guard slots[row] < 0, abs(residual) > 100 * tolerance, room(row, residual) > 1e-12 else {
      return 0
    }
    return residual * residual / rowWeights[row]
  }

  mutating func rateMiss(_ row: Int32) { misses.change(row, to: miss(row)) }

  /// Looks again how much the rows that moved last are missed.
  mutating func rateMovers() {
    for index in 0..<movers.count { rateMiss(movers[index]) }
  }

  private mutating func rateMisses() {
    misses.reset(to: rowCount)
    for row in 0..<Int32(rowCount) { misses.write(row, miss(row)) }
    misses.order()
  }

  /// How much harder a row could pull: up for a side above 0.
  @inline(__always) func room(_ row: Int32, _ side: Double) -> Double {
    max(0, side > 0 ? end(row, 1) - pulls[row] : pulls[row] - end(row, -1))
  }

  /// The hardest pull towards one side of a row, or of a variable at rest.
  @inline(__always) func end(_ row: Int32, _ side: Side) -> Double {
    row >= 0 ? cost(row, side) * strengths[row] : 0
  }

  mutating func exchangeInApproach(_ slot: Int, _ row: Int32, _ factor: Double) {
    loadDirection(slot, 1)
    let leaving = active[slot]
    let residual = residuals[row]
    let speed = value(ofRow: row, at: direction)
    exchangeInSparse(slot)
    measureSpeeds()
    let weight = rowWeights[row] / (factor * factor)
    for index in 0..<movers.count {
      let mover = movers[index]
      rowWeights[mover] = max(rowWeights[mover], speeds[mover] * speeds[mover] * weight)
    }
    let distance = -residual / factor
    advance(by: distance)
    rateMovers()
    if leaving >= 0 {
      slots[leaving] = -1
      // It has no strength left on the side to which it moves.
      pulls[leaving] = end(leaving, distance > 0 ? 1 : -1)
      residuals[leaving] = distance
      rowWeights[leaving] = strengths[leaving] > 0 ? max(weight, 1 / strengths[leaving]) : 0
      rateMiss(leaving)
    }
    active[slot] = row
    slots[row] = Int32(slot)
    multipliers[slot] = pulls[row]
    noteEnds(ofSlot: slot)
    pulls[row] = 0
    residuals[row] = 0
    rateMiss(row)
    if !(abs(speed - factor) <= 1e-6 * abs(factor)) { renewApproach() }
  }
}
