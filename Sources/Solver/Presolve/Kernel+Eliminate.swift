extension Kernel {
  /// Begins a block, whose rows are added next.
  mutating func beginBlock() {
    let block = Block(
      firstRow: Int32(rows.count),
      rowCount: 0,
      firstStep: Int32(steps.count),
      stepCount: 0,
      firstPivot: Int32(pivots.count),
      pivotCount: 0,
      place: -1
    )
    blocks.append(block)
    working.removeAll()
  }

  /// Adds a variable to the block, and returns its number there.
  mutating func addMember(_ variable: Int32) -> Int32 {
    working.addMember(variable)
  }

  mutating func beginRow(_ row: Int32) {
    rows.append(row)
    constants.append(0)
    isRedundant.append(false)
    blockOfRow.append(Int32(blocks.count - 1))
    working.starts.append(Int32(working.variables.count))
    working.counts.append(0)
    working.rooms.append(0)
  }

  mutating func addTerm(_ member: Int32, _ coefficient: Double) {
    working.variables.append(member)
    working.coefficients.append(coefficient)
    let row = Int32(working.starts.count - 1)
    let entry = working.enter(row, member, spot: working.counts[row])
    working.entries.append(entry)
    working.counts[row] += 1
    working.rooms[row] += 1
  }

  /// Eliminates as many variables as there are independent rows, those with the least fill first.
  ///
  /// - Parameters:
  ///   - flags: by variable of the problem.
  ///   - work: counts rows touched.
  mutating func eliminate(_ flags: borrowing Buffer<UInt16>, _ work: inout Solver.Work) {
    working.buckets.removeAll()
    for member in 0..<Int32(working.members.count) {
      working.buckets.insert(member, cost: cost(member, flags))
    }
    while !isExhausted, let (member, oldCost) = working.buckets.next() {
      guard !working.isDone[member], working.degrees[member] > 0 else { continue }
      let newCost = cost(member, flags)
      if newCost > oldCost, oldCost < Buckets.count - 1 {
        working.buckets.insert(member, cost: newCost)
        continue
      }
      let pivot = choosePivot(member)
      if pivot.row >= 0 { eliminate(member, with: pivot.row, at: pivot.place, flags, &work) }
    }
    useUp(flags, &work)
    finishBlock()
  }

  /// Uses rows in which each variable was too small to be a pivot: their largest coefficient is.
  private mutating func useUp(_ flags: borrowing Buffer<UInt16>, _ work: inout Solver.Work) {
    for row in 0..<Int32(working.starts.count) where working.counts[row] > 0 && !isExhausted {
      var heaviest = working.starts[row]
      for place in working.starts[row]..<working.starts[row] + working.counts[row]
      where abs(working.coefficients[place]) > abs(working.coefficients[heaviest]) {
        heaviest = place
      }
      eliminate(working.variables[heaviest], with: row, at: heaviest, flags, &work)
    }
  }

  /// The expected fill of eliminating a variable; one with optional rows counts as a little dearer.
  private mutating func cost(_ member: Int32, _ flags: borrowing Buffer<UInt16>) -> Int {
    let degree = Int(working.degrees[member])
    let extra = flags[working.members[member]] & Flag.costed != 0 ? 1 : 0
    if degree <= 1 { return 3 * extra }
    var shortest = Int.max
    var entry = working.columnHeads[member]
    var looked = 0
    while entry >= 0, looked < 8 {
      let count = Int(working.counts[working.columnRows[entry]])
      let isThere = working.columnSpots[entry] >= 0
      entry = working.columnNexts[entry]
      guard count > 0, count >= shortest || isThere else { continue }
      looked += 1
      shortest = min(shortest, count)
    }
    if shortest <= 1 { return 0 }
    if shortest == 2 { return 1 + (degree > 2 ? 1 : 0) + (degree > 4 ? 1 : 0) }
    return min((degree - 1) * (shortest - 1) + 1 + 4 * extra, Buckets.count - 1)
  }

  private mutating func eliminate(
    _ member: Int32,
    with pivotRow: Int32,
    at pivotPlace: Int32,
    _ flags: borrowing Buffer<UInt16>,
    _ work: inout Solver.Work
  ) {
    mindTime()
    working.isDone[member] = true
    let factor = working.coefficients[pivotPlace]
    var entry = working.columnHeads[member]
    while entry >= 0 {
      let (row, place) = (working.columnRows[entry], working.place(of: entry))
      entry = working.columnNexts[entry]
      guard row != pivotRow, place >= 0 else { continue }
      let ratio = working.coefficients[place] / factor
      working.remove(place, from: row)
      steps.append(Step(target: row, source: pivotRow, factor: ratio))
      subtract(pivotRow, times: ratio, skipping: member, from: row)
      work.rows += 1
      if working.counts[row] == 0 {
        isRedundant[blocks[blocks.count - 1].firstRow + row] = true
      } else if working.counts[row] <= 3 {
        reconsider(row, flags)
      }
    }
    record(member, pivotRow, factor)
    reconsider(pivotRow, flags)
    working.counts[pivotRow] = 0
  }

  /// The shortest row in which the coefficient of the variable is large enough for a pivot, and its
  /// term there; -1 for both where there is none.
  ///
  /// The shortest rows are looked at first, as each look is at the whole row.
  private mutating func choosePivot(_ member: Int32) -> (row: Int32, place: Int32) {
    var looks = 0
    var (triedCount, triedEntry) = (Int32(0), Int32(-1))
    while looks < 8 {
      looks += 1
      // Of rows of one length, the latest one comes first.
      var (best, bestCount) = (Int32(-1), Int32.max)
      var entry = working.columnHeads[member]
      while entry >= 0 {
        let count = working.counts[working.columnRows[entry]]
        let isUntried = count > triedCount || count == triedCount && entry < triedEntry
        if isUntried, count < bestCount, working.place(of: entry) >= 0 {
          (best, bestCount) = (entry, count)
        }
        entry = working.columnNexts[entry]
      }
      guard best >= 0 else { return (-1, -1) }
      if isPivot(best) { return (working.columnRows[best], working.place(of: best)) }
      (triedCount, triedEntry) = (bestCount, best)
    }
    return chooseAmongAll(member)
  }

  /// The same, found by a look at each row.
  private mutating func chooseAmongAll(_ member: Int32) -> (row: Int32, place: Int32) {
    var best = (row: Int32(-1), place: Int32(-1))
    var bestCount = Int32.max
    var entry = working.columnHeads[member]
    while entry >= 0 {
      let (row, place) = (working.columnRows[entry], working.place(of: entry))
      if place >= 0, working.counts[row] < bestCount, isPivot(entry) {
        best = (row, place)
        bestCount = working.counts[row]
      }
      entry = working.columnNexts[entry]
    }
    return best
  }

  /// Whether the coefficient of a term is large enough beside the others of its row.
  private mutating func isPivot(_ entry: Int32) -> Bool {
    let largest = working.largestCoefficient(of: working.columnRows[entry])
    return abs(working.coefficients[working.place(of: entry)]) > leastShare * largest
  }

  /// Puts the variables of a row that became shorter into the buckets of their new costs.
  private mutating func reconsider(_ row: Int32, _ flags: borrowing Buffer<UInt16>) {
    let start = working.starts[row]
    for place in start..<start + working.counts[row] {
      let member = working.variables[place]
      if !working.isDone[member] { working.buckets.insert(member, cost: cost(member, flags)) }
    }
  }

  private mutating func subtract(
    _ source: Int32,
    times ratio: Double,
    skipping member: Int32,
    from target: Int32
  ) {
    working.makeRoom(target, working.counts[target] + working.counts[source])
    budget -= Int(working.counts[target] + working.counts[source])
    let isLong = working.counts[target] > 64 && working.counts[target] > 8 * working.counts[source]
    if !isLong { working.noteSpots(of: target) }
    for offset in 0..<working.counts[source] {
      let other = working.variables[working.starts[source] + offset]
      guard other != member else { continue }
      let amount = ratio * working.coefficients[working.starts[source] + offset]
      let spot = isLong ? working.spot(of: other, inLong: target) : working.spots[other]
      if spot >= 0 {
        let place = working.starts[target] + spot
        let old = working.coefficients[place]
        let new = old - amount
        if abs(new) <= 1e-11 * max(abs(old), abs(amount)) {
          if !isLong {
            let last = working.starts[target] + working.counts[target] - 1
            working.spots[working.variables[last]] = spot
            working.spots[other] = -1
          }
          working.remove(place, from: target)
        } else {
          working.coefficients[place] = new
        }
      } else {
        if !isLong { working.spots[other] = working.counts[target] }
        working.append(other, -amount, to: target)
      }
    }
    if !isLong { working.forgetSpots(of: target) }
  }

  private mutating func record(_ member: Int32, _ row: Int32, _ factor: Double) {
    let owner = working.members[member]
    let pivot = Pivot(
      variable: owner,
      row: blocks[blocks.count - 1].firstRow + row,
      firstTerm: Int32(terms.count),
      termCount: working.counts[row] - 1,
      factor: factor
    )
    for place in working.starts[row]..<working.starts[row] + working.counts[row] {
      let other = working.variables[place]
      working.degrees[other] -= 1
      guard other != member else { continue }
      let variable = working.members[other]
      terms.append(
        Term(
          variable: variable,
          owner: owner,
          coefficient: working.coefficients[place],
          next: mentions[variable]
        )
      )
      mentions[variable] = Int32(terms.count - 1)
    }
    pivots.append(pivot)
  }

  /// Ends the block.
  ///
  /// Rows that are left without a pivot only say that their constant is zero.
  private mutating func finishBlock() {
    let last = blocks.count - 1
    blocks[last].rowCount = Int32(rows.count) - blocks[last].firstRow
    blocks[last].stepCount = Int32(steps.count) - blocks[last].firstStep
    blocks[last].pivotCount = Int32(pivots.count) - blocks[last].firstPivot
  }
}
