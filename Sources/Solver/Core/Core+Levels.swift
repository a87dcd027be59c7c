extension Core {
  /// How a level ended.
  enum Outcome {
    case optimal
    /// The limit on steps was reached; the point is the best so far.
    case outOfSteps
  }

  /// Settles one level; the levels above it must be settled already.
  ///
  /// - Parameters:
  ///   - level: the level to settle.
  ///   - isTrial: the level is only tried: it keeps nothing from moving afterwards.
  /// - Returns: whether the optimum was reached.
  mutating func settle(_ level: Int32, isTrial: Bool = false) -> Outcome {
    currentLevel = level
    idleSteps = 0
    // What can't move need not be weighed, except that conflicts are read from level 0.
    if freedom == 0, level > 0 { return .optimal }
    let hasPull = enter(level)
    candidates.removeAll()
    candidateSides.removeAll()
    if hasPull {
      while let (slot, side) = nextMove() {
        if steps >= stepLimit { return .outOfSteps }
        steps += 1
        walk(from: slot, side)
        renewIfWorn()
      }
    }
    if !isTrial { banCostlyMoves() }
    return .optimal
  }

  /// The sum of the violations of a level.
  func total(ofLevel level: Int32) -> Double {
    guard Int(level) + 1 < levelStarts.count else { return 0 }
    var sum = 0.0
    for row in levelStarts[level]..<levelStarts[level + 1] { sum += violation(row) }
    return sum
  }

  /// Measures the rows of a level and adds up their pull.
  ///
  /// - Returns: whether any of them pulls.
  private mutating func enter(_ level: Int32) -> Bool {
    for variable in 0..<variableCount { gradient[variable] = 0 }
    guard Int(level) + 1 < levelStarts.count else { return false }
    var hasPull = false
    for row in levelStarts[level]..<levelStarts[level + 1] where slots[row] < 0 {
      let residual = value(ofRow: row, at: point) - constants[row]
      residuals[row] = residual
      sides[row] = residual > tolerance ? 1 : residual < -tolerance ? -1 : 0
      let factor = cost(row, sides[row])
      if factor != 0 { hasPull = true }
      pull(row, factor)
    }
    return hasPull
  }

  /// Adds a row, `factor` times, to the gradient of the current level.
  @inline(__always) func pull(_ row: Int32, _ factor: Double) {
    guard factor != 0 else { return }
    for term in starts[row]..<starts[row + 1] {
      gradient[termVariables[term]] += factor * termCoefficients[term]
    }
  }

  /// An allowed move that lowers the current level, if there is one.
  private mutating func nextMove() -> (slot: Int, side: Side)? {
    guard isSparse else { return steepestDescent() }
    if candidates.isEmpty { collectCandidates() }
    guard !candidates.isEmpty else { return nil }
    return (Int(candidates.removeLast()), candidateSides.removeLast())
  }

  private var isCareful: Bool { idleSteps > 100 + variableCount / 2 }

  private mutating func steepestDescent() -> (slot: Int, side: Side)? {
    measureSlopes()
    let isCareful = isCareful
    var best = -1e-9
    var found: (slot: Int, side: Side)?
    var lowest = Int32.max
    for slot in 0..<variableCount where banned[slot] != 3 {
      for side: Side in [1, -1] {
        let change = self.change(slot, side, slopes[slot])
        if isCareful {
          // The rule of least numbers: slow, but it can't go round in circles.
          if change < -1e-9, active[slot] < lowest {
            found = (slot, side)
            lowest = active[slot]
          }
        } else if change < best {
          best = change
          found = (slot, side)
        }
      }
    }
    return found
  }

  /// Slopes of many variables cost much to measure: all that promise descent are kept, and looked
  /// at again when their turn comes.
  private mutating func collectCandidates() {
    if isCareful {
      if let (slot, side) = steepestDescent() {
        candidates.append(Int32(slot))
        candidateSides.append(side)
      }
      return
    }
    measureSlopes()
    var steepest = -1e-9
    for slot in 0..<variableCount where banned[slot] != 3 {
      for side: Side in [1, -1] {
        let change = self.change(slot, side, slopes[slot])
        guard change < -1e-9 else { continue }
        candidates.append(Int32(slot))
        candidateSides.append(side)
        if change < steepest {
          steepest = change
          let last = candidates.count - 1
          (candidates[0], candidates[last]) = (candidates[last], candidates[0])
          (candidateSides[0], candidateSides[last]) = (candidateSides[last], candidateSides[0])
        }
      }
    }
    let last = candidates.count - 1
    guard last > 0 else { return }
    (candidates[0], candidates[last]) = (candidates[last], candidates[0])
    (candidateSides[0], candidateSides[last]) = (candidateSides[last], candidateSides[0])
  }

  /// What a move does to the current level, its own row included; banned moves do nothing good.
  @inline(__always) private func change(_ slot: Int, _ side: Side, _ slope: Double) -> Double {
    if banned[slot] & (side > 0 ? 1 : 2) != 0 { return .infinity }
    let row = active[slot]
    let own = row >= 0 && levels[row] == currentLevel ? abs(cost(row, side)) : 0
    return (side > 0 ? slope : -slope) + own
  }

  /// Moves that would raise the level just settled are out for all levels below.
  private mutating func banCostlyMoves() {
    freedom = 0
    measureSlopes()
    for slot in 0..<variableCount where banned[slot] != 3 {
      let slope = slopes[slot]
      let (up, down) = (change(slot, 1, slope), change(slot, -1, slope))
      if up > 1e-9 { banned[slot] |= 1 }
      if down > 1e-9 { banned[slot] |= 2 }
      if banned[slot] != 3 { freedom += 1 }
    }
  }
}
