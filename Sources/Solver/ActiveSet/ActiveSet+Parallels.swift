extension ActiveSet {
  /// Finds the classes of the rows that were added since the last time.
  mutating func indexParallels() {
    for row in Int32(parallels.classes.count)..<Int32(rowCount) {
      let term = rows.starts[row]
      if rows.starts[row + 1] == term + 1 {
        parallels.classes.append(2 * rows.termVariables[term])
        parallels.factors.append(rows.termCoefficients[term])
      } else {
        let number = numberOfSum(inRow: row)
        parallels.classes.append(2 * number + 1)
        parallels.factors.append(1)
      }
    }
  }

  private mutating func numberOfSum(inRow row: Int32) -> Int32 {
    var hash: UInt64 = 0
    for term in rows.starts[row]..<rows.starts[row + 1] {
      let mixed =
        (rows.termCoefficients[term].bitPattern ^ UInt64(rows.termVariables[term])
          &* 0x9E37_79B9_7F4A_7C15)
      hash &+= (mixed ^ mixed >> 29) &* 0xBF58_476D_1CE4_E5B9
    }
    if let number = parallels.sumNumbers[hash], isSameSum(row, parallels.representatives[number]) {
      return number
    }
    let number = Int32(parallels.representatives.count)
    parallels.representatives.append(row)
    parallels.sumNumbers[hash] = number
    return number
  }

  private mutating func isSameSum(_ row: Int32, _ other: Int32) -> Bool {
    guard rows.starts[row + 1] - rows.starts[row] == rows.starts[other + 1] - rows.starts[other]
    else { return false }
    parallels.coefficients.extend(to: variableCount, with: 0)
    for term in rows.starts[other]..<rows.starts[other + 1] {
      parallels.coefficients[rows.termVariables[term]] = rows.termCoefficients[term]
    }
    var isSame = true
    for term in rows.starts[row]..<rows.starts[row + 1]
    where parallels.coefficients[rows.termVariables[term]] != rows.termCoefficients[term] {
      isSame = false
    }
    for term in rows.starts[other]..<rows.starts[other + 1] {
      parallels.coefficients[rows.termVariables[term]] = 0
    }
    return isSame
  }

  /// Notes for each class which slot has an active row of it.
  mutating func placeClasses() {
    indexParallels()
    parallels.slots.extend(to: 2 * max(variableCount, parallels.representatives.count) + 2, with: 0)
    for slot in 0..<Int32(variableCount) { parallels.slots[parallelClass(ofSlot: slot)] = slot + 1 }
  }

  mutating func unplaceClasses() {
    for slot in 0..<Int32(variableCount) { parallels.slots[parallelClass(ofSlot: slot)] = 0 }
  }

  @inline(__always) private func parallelClass(ofSlot slot: Int32) -> Int32 {
    let row = active[slot]
    return row >= 0 ? parallels.classes[row] : 2 * (-1 - row)
  }

  /// Adds up what it costs at a level to leave tight rows that are parallel to active ones.
  ///
  /// Without these costs, such a slot would seem to gain by a move, and only a step would show that
  /// it can't move at all. They aren't used where rows are required: an infeasible set is read from
  /// active rows alone.
  mutating func measureTightParallels(ofLevel level: Int32) {
    parallels.upwards.reset(to: variableCount, with: 0)
    parallels.downwards.reset(to: variableCount, with: 0)
    guard parallels.countsTight, level > 0, Int(level) + 1 < rows.levelStarts.count else { return }
    placeClasses()
    for row in rows.levelStarts[level]..<rows.levelStarts[level + 1]
    where slots[row] < 0 && sides[row] == 0 {
      let slot = parallels.slots[parallels.classes[row]] - 1
      guard slot >= 0 else { continue }
      let holder = active[slot]
      let ratio = parallels.factors[row] / (holder >= 0 ? parallels.factors[holder] : 1)
      parallels.upwards[slot] += abs(ratio * cost(row, ratio > 0 ? 1 : -1))
      parallels.downwards[slot] += abs(ratio * cost(row, ratio > 0 ? -1 : 1))
    }
    unplaceClasses()
  }

  /// Treats tight rows as left on the side of their slot's descent, where others gain as much as
  /// that costs.
  mutating func releaseTightParallels(ofLevel level: Int32) {
    placeClasses()
    for row in rows.levelStarts[level]..<rows.levelStarts[level + 1]
    where slots[row] < 0 && sides[row] == 0 {
      let slot = parallels.slots[parallels.classes[row]] - 1
      guard slot >= 0, banned[slot] != 3, abs(pricing.reducedCosts[slot]) > 1e-9 else { continue }
      let way: Double = pricing.reducedCosts[slot] < 0 ? 1 : -1
      let holder = active[slot]
      let ratio = parallels.factors[row] / (holder >= 0 ? parallels.factors[holder] : 1)
      let side: Side = way * ratio > 0 ? 1 : -1
      if cost(row, side) != 0, parallels.cost(Int(slot), way > 0 ? 1 : -1) > 0 { sides[row] = side }
    }
    unplaceClasses()
  }

  /// Sorts parallel rows with the same factor by their constants.
  mutating func orderParallels() {
    indexParallels()
    parallels.above.reset(to: rowCount, with: -1)
    parallels.below.reset(to: rowCount, with: -1)
    parallels.flipDistances.reset(to: variableCount, with: 0)
    var order = (0..<Int32(rowCount)).filter { dual.bounds[$0] > 0 }
    order.sort { isBelow($0, $1) }
    for (row, next) in zip(order, order.dropFirst()) where isAlike(row, next) {
      parallels.above[row] = next
      parallels.below[next] = row
    }
  }

  private func isBelow(_ row: Int32, _ other: Int32) -> Bool {
    if parallels.classes[row] != parallels.classes[other] {
      return parallels.classes[row] < parallels.classes[other]
    }
    if parallels.factors[row] != parallels.factors[other] {
      return parallels.factors[row] < parallels.factors[other]
    }
    if rows.constants[row] != rows.constants[other] {
      return rows.constants[row] < rows.constants[other]
    }
    return row < other
  }

  private func isAlike(_ row: Int32, _ other: Int32) -> Bool {
    parallels.classes[row] == parallels.classes[other]
      && parallels.factors[row] == parallels.factors[other]
  }

  /// Sets the duals of violated rows to their bounds if a parallel row is active.
  mutating func setParallelDuals() {
    for slot in 0..<variableCount where active[slot] >= 0 {
      let holder = active[slot]
      var row = parallels.above[holder]
      while row >= 0 {
        if rows.constants[row] > rows.constants[holder] { dual.values[row] = dualBound(row, -1) }
        row = parallels.above[row]
      }
      row = parallels.below[holder]
      while row >= 0 {
        if rows.constants[row] < rows.constants[holder] { dual.values[row] = dualBound(row, 1) }
        row = parallels.below[row]
      }
    }
  }
}
