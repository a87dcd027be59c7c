extension Core {
  /// Lets go of one active row and walks until the current level would rise again.
  mutating func walk(from slot: Int, _ side: Side) {
    basis.copyDirection(slot, times: Double(side), into: direction)
    collectCrossings()
    guard let stop = firstStop(from: slot, side) else {
      // Only noise can promise an endless descent of a sum of absolute values.
      banned[slot] |= side > 0 ? 1 : 2
      return
    }
    advance(by: stop.distance)
    exchange(slot, side, stop.row)
    idleSteps = stop.distance > tolerance ? 0 : idleSteps + 1
  }

  private var reachedRows: Range<Int32> {
    Int(currentLevel) + 1 < levelStarts.count
      ? 0..<levelStarts[currentLevel + 1] : 0..<Int32(rowCount)
  }

  private mutating func collectCrossings() {
    crossings.removeAll()
    for row in reachedRows where slots[row] < 0 {
      let speed = value(ofRow: row, at: direction)
      guard abs(speed) > 1e-11 else { continue }
      let side = sides[row]
      if side == 0 {
        crossings.append(row, at: 0)
      } else if (side > 0) == (speed < 0) {
        crossings.append(row, at: max(0, -residuals[row] / speed))
      }
    }
    crossings.order()
  }

  /// The row at which the walk has to stop, having passed those before it.
  private mutating func firstStop(from slot: Int, _ side: Side) -> (row: Int32, distance: Double)? {
    let row = active[slot]
    let own = row >= 0 && levels[row] == currentLevel ? abs(cost(row, side)) : 0
    var slope = own
    for variable in 0..<variableCount { slope += gradient[variable] * direction[variable] }
    let isCareful = idleSteps > 30 + variableCount
    while !crossings.isEmpty {
      let met = crossings.next()
      let speed = value(ofRow: met.row, at: direction)
      let newSide: Side = speed > 0 ? 1 : -1
      let rise = speed * (cost(met.row, newSide) - cost(met.row, sides[met.row]))
      if levels[met.row] < currentLevel {
        if rise > 0 { return met }
        sides[met.row] = newSide
        continue
      }
      if slope + rise >= -1e-9 || (isCareful && rise > 0) { return met }
      slope += rise
      pull(met.row, cost(met.row, newSide) - cost(met.row, sides[met.row]))
      sides[met.row] = newSide
    }
    return nil
  }

  private mutating func advance(by distance: Double) {
    guard distance != 0 else { return }
    for row in reachedRows where slots[row] < 0 {
      residuals[row] += distance * value(ofRow: row, at: direction)
    }
    for variable in 0..<variableCount { point[variable] += distance * direction[variable] }
  }

  /// The row met takes the place of the one let go.
  private mutating func exchange(_ slot: Int, _ side: Side, _ entering: Int32) {
    let leaving = active[slot]
    if leaving >= 0 {
      slots[leaving] = -1
      sides[leaving] = side
      residuals[leaving] =
        levels[leaving] <= currentLevel
        ? value(ofRow: leaving, at: point) - constants[leaving] : 0
      if levels[leaving] == currentLevel { pull(leaving, cost(leaving, side)) }
    }
    if levels[entering] == currentLevel {
      pull(entering, -cost(entering, sides[entering]))
      banned[slot] = 0
    } else {
      banned[slot] = bans(onEntering: entering)
    }
    for other in 0..<variableCount {
      var product = 0.0
      for term in starts[entering]..<starts[entering + 1] {
        product += termCoefficients[term] * basis.entry(other, termVariables[term])
      }
      basis.setProduct(other, product)
    }
    basis.replace(slot)
    active[slot] = entering
    slots[entering] = Int32(slot)
    residuals[entering] = 0
  }

  /// A row of a settled level may only be left again towards the side that it came from.
  private func bans(onEntering row: Int32) -> UInt8 {
    let side = sides[row]
    if side == 0 { return (cost(row, 1) != 0 ? 1 : 0) | (cost(row, -1) != 0 ? 2 : 0) }
    return side > 0 ? 2 : 1
  }

  /// Takes the noise of many walks out of the point.
  mutating func polish() {
    for slot in 0..<variableCount {
      let row = active[slot]
      let error =
        row >= 0
        ? constants[row] - value(ofRow: row, at: point)
        : origin[-1 - row] - point[-1 - row]
      if error != 0 { basis.add(slot, times: error, to: point) }
    }
  }
}
