/// How the row missed most is met.
extension ActiveSet {
  mutating func noteDualBounds(ofSlot slot: Int) {
    dual.lowest[slot] = dualBound(active[slot], -1)
    dual.highest[slot] = dualBound(active[slot], 1)
  }

  /// Lets a row pull harder until it is met, or has no more strength.
  ///
  /// An active row at the end of its own strength lets go, and its sum moves on to the next row of the
  /// same form, which takes its slot without any other change. Only where that would be too far, a slot
  /// is given to the row that pulls.
  ///
  /// - Returns: whether one was.
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

  /// How much more an active row can pull against one that pulls harder towards a side.
  @inline(__always) private func activeDualSlack(_ slot: Int, _ side: Double) -> Double {
    max(
      0,
      isRising(slot, side)
        ? dual.highest[slot] - dual.activeValues[slot] : dual.activeValues[slot] - dual.lowest[slot]
    )
  }

  /// Whether a row would go up with its slot.
  @inline(__always) private func isRising(_ slot: Int, _ side: Double) -> Bool {
    sparse.bySlot[slot] * side < 0
  }

  /// Finds how much harder a row pulls, and the slot that it takes then.
  ///
  /// Slots that move on to a next row do so in here; the point follows later.
  ///
  /// - Returns: the slot, -1 for none, and how much harder.
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
        // Beside strong rows the lenience is lost in the noise, and none is found.
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

  /// How hard the row at hand pulls when an active row is at the end of its strength, with some lenience.
  @inline(__always) private func breakpoint(ofSlot slot: Int, _ side: Double) -> Double? {
    let multiple = abs(sparse.bySlot[slot])
    return multiple > 1e-9 ? (activeDualSlack(slot, side) + 1e-8) / multiple : nil
  }

  /// How far the row at hand gets if a slot moves on to the next row of its form; nothing if it has none.
  private func flipGain(ofSlot slot: Int, _ side: Double) -> Double? {
    let row = active[slot]
    guard row >= 0, case let next = next(row, isRising(slot, side)), next >= 0 else { return nil }
    return abs((rows.constants[next] - rows.constants[row]) * sparse.bySlot[slot])
  }

  @inline(__always) private func next(_ row: Int32, _ isRising: Bool) -> Int32 {
    isRising ? parallels.above[row] : parallels.below[row]
  }

  /// Of the active rows that are at the end of their strength by then, the one that changes most.
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

  /// Gives a slot to the next row of its form; the point follows in `moveFlipped`.
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

  /// Moves the point to where the slots that were shifted hold now.
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

  /// Lets all rows that are missed pull as hard as they can, if the active ones bear it.
  ///
  /// - Returns: whether they do.
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
