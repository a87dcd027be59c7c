/// How the row missed most is met.
extension Core {
  mutating func noteEnds(ofSlot slot: Int) {
    lowest[slot] = end(active[slot], -1)
    highest[slot] = end(active[slot], 1)
  }

  /// Lets a row pull harder until it is met, or has no more strength.
  ///
  /// An active row at the end of its own strength lets go, and its sum moves on to the next row of the
  /// same form, which takes its slot without any other change. Only where that would be too far, a slot
  /// is given to the row that pulls.
  ///
  /// - Returns: whether one was.
  mutating func meet(_ row: Int32) -> Bool {
    let side: Double = residuals[row] > 0 ? 1 : -1
    loadMultiples(of: row)
    let (slot, step) = pull(row, side)
    for index in 0..<sparse.bySlot.places.count {
      let slot = sparse.bySlot.places[index]
      multipliers[slot] -= side * step * sparse.bySlot[slot]
    }
    pulls[row] += side * step
    rateMiss(row)
    let factor = slot >= 0 ? sparse.bySlot[slot] : 0
    moveShifted()
    if slot >= 0 { exchangeInApproach(slot, row, factor) }
    return slot >= 0
  }

  /// How much more an active row can pull against one that pulls harder towards a side.
  @inline(__always) private func resistance(_ slot: Int, _ side: Double) -> Double {
    max(
      0,
      isRising(slot, side) ? highest[slot] - multipliers[slot] : multipliers[slot] - lowest[slot]
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
  private mutating func pull(_ row: Int32, _ side: Double) -> (slot: Int, step: Double) {
    let limit = room(row, side)
    crossings.removeAll()
    for index in 0..<sparse.bySlot.places.count {
      noteCrossing(Int(sparse.bySlot.places[index]), side, limit)
    }
    crossings.order()
    var missing = abs(residuals[row])
    while !crossings.isEmpty {
      let (slot, step) = crossings.next()
      if step >= limit { break }
      guard let gain = gain(ofSlot: Int(slot), side), gain < missing else {
        let firmest = firmest(side, at: step)
        // Beside strong rows the lenience is lost in the noise, and none is found.
        let found = firmest >= 0 ? firmest : Int(slot)
        return (found, min(limit, resistance(found, side) / abs(sparse.bySlot[found])))
      }
      missing -= gain
      shift(Int(slot), side)
      if let step = crossing(ofSlot: Int(slot), side), step < limit {
        crossings.insert(slot, at: step)
      }
    }
    return (-1, limit)
  }

  @inline(__always) private mutating func noteCrossing(
    _ slot: Int,
    _ side: Double,
    _ limit: Double
  ) {
    guard let step = crossing(ofSlot: slot, side), step < limit else { return }
    crossings.append(Int32(slot), at: step)
  }

  /// How hard the row at hand pulls when an active row is at the end of its strength, with some lenience.
  @inline(__always) private func crossing(ofSlot slot: Int, _ side: Double) -> Double? {
    let multiple = abs(sparse.bySlot[slot])
    return multiple > 1e-9 ? (resistance(slot, side) + 1e-8) / multiple : nil
  }

  /// How far the row at hand gets if a slot moves on to the next row of its form; nothing if it has none.
  private func gain(ofSlot slot: Int, _ side: Double) -> Double? {
    let row = active[slot]
    guard row >= 0, case let next = next(row, isRising(slot, side)), next >= 0 else { return nil }
    return abs((constants[next] - constants[row]) * sparse.bySlot[slot])
  }

  @inline(__always) private func next(_ row: Int32, _ isRising: Bool) -> Int32 {
    isRising ? forms.above[row] : forms.below[row]
  }

  /// Of the active rows that are at the end of their strength by then, the one that changes most.
  private mutating func firmest(_ side: Double, at step: Double) -> Int {
    var (found, largest) = (-1, 1e-9)
    for index in 0..<sparse.bySlot.places.count {
      let slot = Int(sparse.bySlot.places[index])
      let multiple = abs(sparse.bySlot[slot])
      guard multiple > largest || (multiple == largest && slot < found),
        resistance(slot, side) <= step * multiple
      else { continue }
      (found, largest) = (slot, multiple)
    }
    return found
  }

  /// Gives a slot to the next row of its form; the point follows in `moveShifted`.
  private mutating func shift(_ slot: Int, _ side: Double) {
    let (isRising, row) = (isRising(slot, side), active[slot])
    let next = next(row, isRising)
    forms.shifts[slot] += constants[next] - constants[row]
    forms.shifted.append(Int32(slot))
    let full = end(row, isRising ? 1 : -1)
    multipliers[slot] += pulls[next] - full
    pulls[row] = full
    pulls[next] = 0
    slots[row] = -1
    slots[next] = Int32(slot)
    active[slot] = next
    noteEnds(ofSlot: slot)
    rateMiss(row)
    rateMiss(next)
  }

  /// Moves the point to where the slots that were shifted hold now.
  private mutating func moveShifted() {
    guard !forms.shifted.isEmpty else { return }
    sparse.clear()
    for index in 0..<forms.shifted.count {
      let slot = forms.shifted[index]
      sparse.bySlot.set(slot, forms.shifts[slot])
    }
    loadMove()
    measureSpeeds()
    advance(by: 1)
    rateMovers()
    for index in 0..<forms.shifted.count {
      let slot = forms.shifted[index]
      residuals[active[slot]] = 0
      forms.shifts[slot] = 0
    }
    forms.shifted.removeAll()
  }

  /// Lets all rows that are missed pull as hard as they can, if the active ones bear it.
  ///
  /// - Returns: whether they do.
  mutating func absorbAll() -> Bool {
    sparse.clear()
    for row in 0..<Int32(rowCount) where slots[row] < 0 && abs(residuals[row]) > 100 * tolerance {
      let side: Double = residuals[row] > 0 ? 1 : -1
      let pull = side * room(row, side)
      if pull != 0 { addToSparse(row, times: pull) }
    }
    sparse.solveForMultiples()
    for slot in 0..<variableCount {
      let multiplier = multipliers[slot] - sparse.bySlot[slot]
      guard multiplier >= lowest[slot] - 1e-8, multiplier <= highest[slot] + 1e-8 else {
        return false
      }
    }
    return true
  }
}
