/// A step of the dual simplex method.
extension ActiveSet {
  mutating func noteDualBounds(ofSlot slot: Int) {
    dual.lowest[slot] = dualBound(active[slot], -1)
    dual.highest[slot] = dualBound(active[slot], 1)
  }

  /// Increases the dual of a violated row until the row is met or the dual is at its bound.
  ///
  /// An active row whose dual reaches its bound gives its slot to the next parallel row: a bound
  /// flip, which changes the basis in no other way. Only where that row is too far away does the
  /// entering row take the slot.
  ///
  /// - Returns: whether it took one.
  mutating func dualStep(for row: Int32) -> Bool {
    let side: Double = residuals[row] > 0 ? 1 : -1
    loadMultiples(of: row)
    let (slot, step) = ratioTest(row, side)
    for index in 0..<sparse.bySlot.places.count {
      let slot = sparse.bySlot.places[index]
      dual.activeValues[slot] -= side * step * sparse.bySlot[slot]
    }
    dual.values[row] += side * step
    rateViolation(row)
    let factor = slot >= 0 ? sparse.bySlot[slot] : 0
    moveFlipped()
    if slot >= 0 { exchangeInDual(slot, row, factor) }
    return slot >= 0
  }

  /// How much the dual of an active row can still change while the entering row's increases.
  @inline(__always) private func activeDualSlack(_ slot: Int, _ side: Double) -> Double {
    max(
      0,
      isRising(slot, side)
        ? dual.highest[slot] - dual.activeValues[slot] : dual.activeValues[slot] - dual.lowest[slot]
    )
  }

  /// Whether the dual of an active row rises while the entering row's increases.
  @inline(__always) private func isRising(_ slot: Int, _ side: Double) -> Bool {
    sparse.bySlot[slot] * side < 0
  }

  /// The ratio test: finds how much the entering row's dual increases, and the slot that the row
  /// takes.
  ///
  /// Bound flips before that are made here; the point follows later.
  ///
  /// - Returns: the slot, or -1 for none, and the increase.
  private mutating func ratioTest(_ row: Int32, _ side: Double) -> (slot: Int, step: Double) {
    let limit = dualSlack(row, side)
    edge.breakpoints.removeAll()
    for index in 0..<sparse.bySlot.places.count {
      noteBreakpoint(Int(sparse.bySlot.places[index]), side, limit)
    }
    edge.breakpoints.order()
    var missing = abs(residuals[row])
    while !edge.breakpoints.isEmpty {
      let (slot, step) = edge.breakpoints.next()
      if step >= limit { break }
      guard let gain = flipGain(ofSlot: Int(slot), side), gain < missing else {
        let pivot = largestPivot(side, at: step)
        // Beside large duals the lenience is lost in rounding, and no slot is found.
        let found = pivot >= 0 ? pivot : Int(slot)
        return (found, min(limit, activeDualSlack(found, side) / abs(sparse.bySlot[found])))
      }
      missing -= gain
      flip(Int(slot), side)
      if let step = breakpoint(ofSlot: Int(slot), side), step < limit {
        edge.breakpoints.insert(slot, at: step)
      }
    }
    return (-1, limit)
  }

  @inline(__always) private mutating func noteBreakpoint(
    _ slot: Int,
    _ side: Double,
    _ limit: Double
  ) {
    guard let step = breakpoint(ofSlot: slot, side), step < limit else { return }
    edge.breakpoints.append(Int32(slot), at: step)
  }

  /// The increase at which the dual of an active row reaches its bound, with Harris's lenience.
  @inline(__always) private func breakpoint(ofSlot slot: Int, _ side: Double) -> Double? {
    let multiple = abs(sparse.bySlot[slot])
    return multiple > 1e-9 ? (activeDualSlack(slot, side) + 1e-8) / multiple : nil
  }

  /// How far the entering row moves with the bound flip of a slot; nothing if it has no next
  /// parallel row.
  private func flipGain(ofSlot slot: Int, _ side: Double) -> Double? {
    let row = active[slot]
    guard row >= 0, case let next = next(row, isRising(slot, side)), next >= 0 else { return nil }
    return abs((rows.constants[next] - rows.constants[row]) * sparse.bySlot[slot])
  }

  @inline(__always) private func next(_ row: Int32, _ isRising: Bool) -> Int32 {
    isRising ? parallels.above[row] : parallels.below[row]
  }

  /// Of the slots whose duals reach their bounds up to this increase, the one with the largest
  /// pivot.
  private mutating func largestPivot(_ side: Double, at step: Double) -> Int {
    var (found, largest) = (-1, 1e-9)
    for index in 0..<sparse.bySlot.places.count {
      let slot = Int(sparse.bySlot.places[index])
      let multiple = abs(sparse.bySlot[slot])
      guard multiple > largest || (multiple == largest && slot < found),
        activeDualSlack(slot, side) <= step * multiple
      else { continue }
      (found, largest) = (slot, multiple)
    }
    return found
  }

  /// Flips a slot to the next parallel row; the point follows in `moveFlipped`.
  private mutating func flip(_ slot: Int, _ side: Double) {
    let (isRising, row) = (isRising(slot, side), active[slot])
    let next = next(row, isRising)
    parallels.flipDistances[slot] += rows.constants[next] - rows.constants[row]
    parallels.flipped.append(Int32(slot))
    let full = dualBound(row, isRising ? 1 : -1)
    dual.activeValues[slot] += dual.values[next] - full
    dual.values[row] = full
    dual.values[next] = 0
    slots[row] = -1
    slots[next] = Int32(slot)
    active[slot] = next
    noteDualBounds(ofSlot: slot)
    rateViolation(row)
    rateViolation(next)
  }

  /// Moves the point to where the active rows of flipped slots hold exactly.
  private mutating func moveFlipped() {
    guard !parallels.flipped.isEmpty else { return }
    sparse.clear()
    for index in 0..<parallels.flipped.count {
      let slot = parallels.flipped[index]
      sparse.bySlot.set(slot, parallels.flipDistances[slot])
    }
    loadMove()
    measureSpeeds()
    advance(by: 1)
    rateMovingRows()
    for index in 0..<parallels.flipped.count {
      let slot = parallels.flipped[index]
      residuals[active[slot]] = 0
      parallels.flipDistances[slot] = 0
    }
    parallels.flipped.removeAll()
  }

  /// Sets the duals of all violated rows to their bounds, to see whether the active rows' duals
  /// stay within theirs.
  ///
  /// - Returns: whether they do, so that the dual method is done.
  mutating func flipAll() -> Bool {
    sparse.clear()
    for row in 0..<Int32(rowCount)
    where slots[row] < 0 && abs(residuals[row]) > 100 * rows.tolerance {
      let side: Double = residuals[row] > 0 ? 1 : -1
      let amount = side * dualSlack(row, side)
      if amount != 0 { addToSparse(row, times: amount) }
    }
    sparse.solveForMultiples()
    for slot in 0..<variableCount {
      let multiplier = dual.activeValues[slot] - sparse.bySlot[slot]
      guard multiplier >= dual.lowest[slot] - 1e-8, multiplier <= dual.highest[slot] + 1e-8 else {
        return false
      }
    }
    return true
  }
}
