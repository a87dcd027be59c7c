extension ActiveSet {
  /// How the solution of a level ended.
  enum Outcome {
    case optimal
    /// A limit was reached; the point is the best so far.
    case outOfSteps
    /// Many steps lowered nothing: numerical noise leads to a cycle.
    case stuck
  }

  /// Settles one level; the levels above it must be settled already.
  ///
  /// - Parameters:
  ///   - level: the level to settle.
  ///   - isTrial: whether no move is banned afterwards, as for a probe.
  /// - Returns: whether the optimum was reached.
  mutating func settle(_ level: Int32, isTrial: Bool = false) -> Outcome {
    currentLevel = level
    pricing.degenerateSteps = 0
    // Where nothing can move, nothing needs to be computed; but conflicts are read from level 0.
    if degreesOfFreedom == 0, level > 0 { return .optimal }
    totalAtStart = enter(level)
    if isSparse { measureTightParallels(ofLevel: level) }
    if totalAtStart > 0, case let outcome = descend(), outcome != .optimal { return outcome }
    if !isTrial { banCostlyMoves() }
    return .optimal
  }

  /// The sum of the violations of a level.
  mutating func total(ofLevel level: Int32) -> Double {
    guard Int(level) + 1 < rows.levelStarts.count else { return 0 }
    var sum = 0.0
    for row in rows.levelStarts[level]..<rows.levelStarts[level + 1] { sum += violation(row) }
    return sum
  }

  /// Computes the residuals of a level's rows and its gradient.
  ///
  /// - Returns: the sum of its violations.
  private mutating func enter(_ level: Int32) -> Double {
    defer { pricing.gradientChange.clear() }
    for variable in 0..<variableCount {
      pricing.gradient[variable] = 0
      pricing.reducedCosts[variable] = 0
    }
    guard Int(level) + 1 < rows.levelStarts.count else { return 0 }
    var total = 0.0
    for row in rows.levelStarts[level]..<rows.levelStarts[level + 1] where slots[row] < 0 {
      let residual = value(ofRow: row, at: point) - rows.constants[row]
      residuals[row] = residual
      sides[row] = residual > rows.tolerance ? 1 : residual < -rows.tolerance ? -1 : 0
      let factor = cost(row, sides[row])
      guard factor != 0 else { continue }
      total += factor * residual
      addToGradient(row, factor)
    }
    return total
  }

  /// Adds a row, `factor` times, to the gradient of the current level.
  @inline(__always) mutating func addToGradient(_ row: Int32, _ factor: Double) {
    guard factor != 0 else { return }
    for term in rows.starts[row]..<rows.starts[row + 1] {
      pricing.gradient[rows.termVariables[term]] += factor * rows.termCoefficients[term]
    }
    guard isSparse else { return }
    for term in rows.starts[row]..<rows.starts[row + 1] {
      pricing.gradientChange.add(rows.termVariables[term], factor * rows.termCoefficients[term])
    }
  }

  private mutating func descend() -> Outcome {
    var hasDoubts = false
    let pace = effort.isHasty ? 1 : 200 + variableCount
    var progress = Progress(total: totalAtStart, pace: pace)
    pricing.isStalling = false
    resetDevexWeights()
    pricing.isKnown = false
    while true {
      guard let (slot, side) = bestMove() else {
        // A new factorization decides whether the descents that failed were noise.
        guard hasDoubts, isSparse else { return .optimal }
        hasDoubts = false
        refactor()
        renewPoint()
        resetDevexWeights()
        continue
      }
      if effort.spent >= effort.spendingLimit || effort.isFull || isOverdue(effort.timeShare) {
        return .outOfSteps
      }
      countStep()
      if !primalStep(from: slot, side) {
        pricing.devexWeights[slot] = .infinity
        if isSparse { price(Int32(slot)) }
        hasDoubts = true
      }
      renewIfWorn()
      guard progress.isDue() else { continue }
      pricing.isStalling = !progress.isMade(by: total(ofLevel: currentLevel))
      if effort.isHasty || progress.isHopeless { return .stuck }
    }
  }

  /// Checks from time to time whether the sum of a level still falls.
  private struct Progress {
    var total: Double
    let pace: Int
    var stepsLeft: Int
    var failures = 0

    init(total: Double, pace: Int) {
      self.total = total
      self.pace = pace
      stepsLeft = pace
    }

    /// Bland's rule needs some time to leave a degenerate vertex, but not that much.
    var isHopeless: Bool { failures > 20 }

    mutating func isDue() -> Bool {
      stepsLeft -= 1
      guard stepsLeft <= 0 else { return false }
      stepsLeft = pace
      return true
    }

    mutating func isMade(by total: Double) -> Bool {
      let isLower = total < self.total - 1e-9 * (1 + abs(self.total))
      failures = isLower ? 0 : failures + 1
      self.total = min(self.total, total)
      return isLower
    }
  }

  mutating func resetDevexWeights() {
    for slot in 0..<variableCount { pricing.devexWeights[slot] = 1 }
  }

  var usesBlandRule: Bool {
    pricing.isStalling || pricing.degenerateSteps > 100 + variableCount / 2
  }

  /// The allowed move that lowers the current level most for its length, if there is one.
  private mutating func bestMove() -> (slot: Int, side: Side)? {
    let usesBlandRule = usesBlandRule
    if isSparse, !usesBlandRule { return bestPricedMove() }
    computeReducedCosts()
    pricing.isKnown = false
    var best = 0.0
    var found: (slot: Int, side: Side)?
    var lowest = Int32.max
    for slot in 0..<variableCount where banned[slot] != 3 {
      for side: Side in [1, -1] {
        let change = self.change(slot, side, pricing.reducedCosts[slot])
        guard change < -1e-9 else { continue }
        let gain = change * change / pricing.devexWeights[slot]
        if usesBlandRule {
          // Bland's rule, the least number: it is slow, but it can't cycle.
          if gain > 0, active[slot] < lowest {
            found = (slot, side)
            lowest = active[slot]
          }
        } else if gain > best {
          best = gain
          found = (slot, side)
        }
      }
    }
    return found
  }

  /// The rate at which a move changes the current level, the active row included; infinite for a
  /// banned move.
  @inline(__always) func change(_ slot: Int, _ side: Side, _ reducedCost: Double) -> Double {
    if banned[slot] & (side > 0 ? 1 : 2) != 0 { return .infinity }
    let row = active[slot]
    let own = row >= 0 && rows.levels[row] == currentLevel ? abs(cost(row, side)) : 0
    let tightParallels = isSparse ? parallels.cost(slot, side) : 0
    return (side > 0 ? reducedCost : -reducedCost) + own + tightParallels
  }

  /// Bans moves that would raise the level just settled, for all later levels, by their reduced
  /// costs.
  private mutating func banCostlyMoves() {
    degreesOfFreedom = 0
    var isPaid = false
    for slot in 0..<variableCount where banned[slot] != 3 {
      let reducedCost = pricing.reducedCosts[slot]
      let (up, down) = (change(slot, 1, reducedCost), change(slot, -1, reducedCost))
      if up > 1e-9 { banned[slot] |= 1 }
      if down > 1e-9 { banned[slot] |= 2 }
      guard banned[slot] != 3 else { continue }
      degreesOfFreedom += 1
      if isSparse { isPaid = isPaid || parallels.cost(slot, reducedCost < 0 ? 1 : -1) > 0 }
    }
    if isPaid { releaseTightParallels(ofLevel: currentLevel) }
  }
}
