extension ActiveSet {
  /// A step of the primal method: lets one active row go and follows its edge as long as the level
  /// falls.
  ///
  /// - Returns: whether there was anything to gain.
  mutating func primalStep(from slot: Int, _ side: Side) -> Bool {
    loadDirection(slot, side)
    let row = active[slot]
    var reducedCost = row >= 0 && rows.levels[row] == currentLevel ? abs(cost(row, side)) : 0
    if isSparse {
      for index in 0..<edge.movingVariables.count {
        reducedCost +=
          pricing.gradient[edge.movingVariables[index]]
          * edge.direction[edge.movingVariables[index]]
      }
    } else {
      for variable in 0..<variableCount {
        reducedCost += pricing.gradient[variable] * edge.direction[variable]
      }
    }
    guard reducedCost < -1e-9 else { return false }
    collectBreakpoints()
    guard let stop = blockingRow(reducedCost) else {
      // A sum of violations can't fall without end: the descent is numerical noise.
      banned[slot] |= side > 0 ? 1 : 2
      pricing.isKnown = false
      advance(by: 0)
      return true
    }
    advance(by: stop.distance)
    exchange(slot, side, stop.row)
    pricing.degenerateSteps = stop.distance > rows.tolerance ? 0 : pricing.degenerateSteps + 1
    return true
  }

  var reachedRows: Range<Int32> {
    Int(currentLevel) + 1 < rows.levelStarts.count
      ? 0..<rows.levelStarts[currentLevel + 1] : 0..<Int32(rowCount)
  }

  /// Computes how fast the rows of the levels reached so far move along the direction.
  mutating func measureSpeeds() {
    edge.movingRows.removeAll()
    let reached = reachedRows
    // Where many variables move, it is faster to read all rows in their order.
    guard isSparse, 5 * edge.movingVariables.count < variableCount else {
      for row in reached where slots[row] < 0 {
        let speed = value(ofRow: row, at: edge.direction)
        guard abs(speed) > 1e-10 else { continue }
        edge.speeds[row] = speed
        edge.movingRows.append(row)
      }
      return
    }
    rows.indexColumns(variableCount: variableCount)
    for index in 0..<edge.movingVariables.count {
      let variable = edge.movingVariables[index]
      let amount = edge.direction[variable]
      for place in rows.columnStarts[variable]..<rows.columnStarts[variable + 1] {
        let row = rows.columnRows[place]
        guard row < reached.upperBound, slots[row] < 0 else { continue }
        if edge.speeds[row] == 0 { edge.movingRows.append(row) }
        edge.speeds[row] += amount * rows.columnCoefficients[place]
        // Zero marks rows that weren't met yet; a speed that cancels out is dropped below.
        if edge.speeds[row] == 0 { edge.speeds[row] = 1e-300 }
      }
    }
    var kept = 0
    for index in 0..<edge.movingRows.count {
      let row = edge.movingRows[index]
      if abs(edge.speeds[row]) > 1e-9 {
        edge.movingRows[kept] = row
        kept += 1
      } else {
        edge.speeds[row] = 0
      }
    }
    edge.movingRows.truncate(to: kept)
  }

  private mutating func collectBreakpoints() {
    measureSpeeds()
    edge.breakpoints.removeAll()
    for index in 0..<edge.movingRows.count {
      let row = edge.movingRows[index]
      let (speed, side) = (edge.speeds[row], sides[row])
      if side == 0 {
        edge.breakpoints.append(row, at: 0)
      } else if (side > 0) == (speed < 0) {
        edge.breakpoints.append(row, at: max(0, -residuals[row] / speed))
      }
    }
    edge.breakpoints.order()
  }

  /// The ratio test: the row at which the level would rise again, after those before it have
  /// changed sides.
  private mutating func blockingRow(_ start: Double) -> (row: Int32, distance: Double)? {
    var reducedCost = start
    let usesBlandRule = usesBlandRule
    while !edge.breakpoints.isEmpty {
      let met = edge.breakpoints.next()
      let speed = edge.speeds[met.row]
      let newSide: Side = speed > 0 ? 1 : -1
      let factor = cost(met.row, newSide) - cost(met.row, sides[met.row])
      let rise = speed * factor
      if rows.levels[met.row] < currentLevel {
        if rise > 0 { return largestPivot(met) }
        sides[met.row] = newSide
        continue
      }
      if reducedCost + rise >= -1e-9 || (usesBlandRule && rise > 0) { return largestPivot(met) }
      reducedCost += rise
      addToGradient(met.row, factor)
      sides[met.row] = newSide
    }
    return nil
  }

  /// Of the rows that block the step at about the same place, the one with the largest pivot.
  ///
  /// A row that hardly changes along the direction would make the basis nearly singular.
  private mutating func largestPivot(
    _ stop: (row: Int32, distance: Double)
  ) -> (row: Int32, distance: Double) {
    guard isSparse, !usesBlandRule else { return stop }
    var best = stop
    var limit = stop.distance + rows.tolerance / abs(edge.speeds[stop.row])
    while abs(edge.speeds[best.row]) < 0.1, !edge.breakpoints.isEmpty {
      let next = edge.breakpoints.next()
      guard next.distance <= limit else { break }
      let speed = edge.speeds[next.row]
      limit = min(limit, next.distance + rows.tolerance / abs(speed))
      let rise = speed * (cost(next.row, speed > 0 ? 1 : -1) - cost(next.row, sides[next.row]))
      if rise > 0, abs(speed) > abs(edge.speeds[best.row]) { best = next }
    }
    return best
  }

  mutating func advance(by distance: Double) {
    for index in 0..<edge.movingRows.count {
      let row = edge.movingRows[index]
      residuals[row] += distance * edge.speeds[row]
      edge.speeds[row] = 0
    }
    guard distance != 0 else { return }
    if isSparse {
      for index in 0..<edge.movingVariables.count {
        point[edge.movingVariables[index]] += distance * edge.direction[edge.movingVariables[index]]
      }
    } else {
      for variable in 0..<variableCount { point[variable] += distance * edge.direction[variable] }
    }
  }

  /// Exchanges the row that left its slot for the one that blocked the step.
  private mutating func exchange(_ slot: Int, _ side: Side, _ entering: Int32) {
    let leaving = active[slot]
    if isSparse { parallels.forgetCosts(ofSlot: Int32(slot)) }
    if leaving >= 0 {
      slots[leaving] = -1
      sides[leaving] = side
      residuals[leaving] =
        rows.levels[leaving] <= currentLevel
        ? value(ofRow: leaving, at: point) - rows.constants[leaving] : 0
      if rows.levels[leaving] == currentLevel { addToGradient(leaving, cost(leaving, side)) }
    }
    if rows.levels[entering] == currentLevel {
      addToGradient(entering, -cost(entering, sides[entering]))
      banned[slot] = 0
    } else {
      let bans = bans(onEntering: entering)
      banned[slot] = bans
    }
    let speed = value(ofRow: entering, at: edge.direction) * Double(side)
    let product = replaceInBasis(slot, entering)
    active[slot] = entering
    slots[entering] = Int32(slot)
    residuals[entering] = 0
    // Both numbers are the same pivot, computed in two ways. If they differ, the factors are noisy.
    if isSparse, !(abs(product - speed) <= 1e-6 * abs(speed)) {
      refactor()
      renewPoint()
    }
    if isSparse { priceChanged() }
  }

  /// Which moves to ban at a slot: a row of a settled level may only be left to the side that it
  /// came from.
  private mutating func bans(onEntering row: Int32) -> UInt8 {
    let side = sides[row]
    if side == 0 { return (cost(row, 1) != 0 ? 1 : 0) | (cost(row, -1) != 0 ? 2 : 0) }
    return side > 0 ? 2 : 1
  }
}
