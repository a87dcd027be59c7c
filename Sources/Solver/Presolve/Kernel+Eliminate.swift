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
    working.counts[row] += 1
    working.rooms[row] += 1
    enter(row, member)
  }

  private mutating func enter(_ row: Int32, _ member: Int32) {
    working.columnRows.append(row)
    working.columnNexts.append(working.columnHeads[member])
    working.columnHeads[member] = Int32(working.columnRows.count - 1)
    working.degrees[member] += 1
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
      eliminate(member, with: choosePivot(member), flags, &work)
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
      eliminate(working.variables[heaviest], with: row, flags, &work)
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
      let row = working.columnRows[entry]
      entry = working.columnNexts[entry]
      let count = Int(working.counts[row])
      // It takes a search to see whether a row still has the variable: only where that matters.
      guard count > 0, count >= shortest || place(of: member, in: row) >= 0 else { continue }
      looked += 1
      shortest = min(shortest, count)
    }
    if shortest <= 1 { return 0 }
    if shortest == 2 { return 1 + (degree > 2 ? 1 : 0) + (degree > 4 ? 1 : 0) }
    return min((degree - 1) * (shortest - 1) + 1 + 4 * extra, Buckets.count - 1)
  }

  private mutating func place(of member: Int32, in row: Int32) -> Int32 {
    let start = working.starts[row]
    for place in start..<start + working.counts[row] where working.variables[place] == member {
      return place
    }
    return -1
  }

  private mutating func eliminate(
    _ member: Int32,
    with pivotRow: Int32,
    _ flags: borrowing Buffer<UInt16>,
    _ work: inout Solver.Work
  ) {
    guard pivotRow >= 0 else { return }
    mindTime()
    working.isDone[member] = true
    let pivotPlace = place(of: member, in: pivotRow)
    let factor = working.coefficients[pivotPlace]
    var entry = working.columnHeads[member]
    while entry >= 0 {
      let row = working.columnRows[entry]
      entry = working.columnNexts[entry]
      guard row != pivotRow, case let spot = place(of: member, in: row), spot >= 0 else { continue }
      let ratio = working.coefficients[spot] / factor
      remove(spot, from: row)
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

  /// The shortest row in which the coefficient of the variable is large enough for a pivot.
  private mutating func choosePivot(_ member: Int32) -> Int32 {
    var best: Int32 = -1
    var bestCount = Int32.max
    var entry = working.columnHeads[member]
    while entry >= 0 {
      let row = working.columnRows[entry]
      entry = working.columnNexts[entry]
      guard working.counts[row] > 0, working.counts[row] < bestCount else { continue }
      let spot = place(of: member, in: row)
      guard spot >= 0 else { continue }
      var largest = 0.0
      let start = working.starts[row]
      for place in start..<start + working.counts[row] {
        largest = max(largest, abs(working.coefficients[place]))
      }
      guard abs(working.coefficients[spot]) > leastShare * largest else { continue }
      (best, bestCount) = (row, working.counts[row])
    }
    return best
  }

  /// Puts the variables of a row that became shorter into the buckets of their new costs.
  private mutating func reconsider(_ row: Int32, _ flags: borrowing Buffer<UInt16>) {
    let start = working.starts[row]
    for place in start..<start + working.counts[row] {
      let member = working.variables[place]
      if !working.isDone[member] { working.buckets.insert(member, cost: cost(member, flags)) }
    }
  }

  private mutating func remove(_ spot: Int32, from row: Int32) {
    let last = working.starts[row] + working.counts[row] - 1
    working.degrees[working.variables[spot]] -= 1
    working.variables[spot] = working.variables[last]
    working.coefficients[spot] = working.coefficients[last]
    working.counts[row] -= 1
  }

  private mutating func subtract(
    _ source: Int32,
    times ratio: Double,
    skipping member: Int32,
    from target: Int32
  ) {
    makeRoom(target, working.counts[target] + working.counts[source])
    budget -= Int(working.counts[target] + working.counts[source])
    for offset in 0..<working.counts[target] {
      working.spots[working.variables[working.starts[target] + offset]] = offset
    }
    for offset in 0..<working.counts[source] {
      let other = working.variables[working.starts[source] + offset]
      guard other != member else { continue }
      let amount = ratio * working.coefficients[working.starts[source] + offset]
      if working.spots[other] >= 0 {
        let spot = working.starts[target] + working.spots[other]
        let old = working.coefficients[spot]
        let new = old - amount
        if abs(new) <= 1e-11 * max(abs(old), abs(amount)) {
          let last = working.starts[target] + working.counts[target] - 1
          working.spots[working.variables[last]] = working.spots[other]
          working.spots[other] = -1
          remove(spot, from: target)
        } else {
          working.coefficients[spot] = new
        }
      } else {
        let end = working.starts[target] + working.counts[target]
        working.variables[end] = other
        working.coefficients[end] = -amount
        working.spots[other] = working.counts[target]
        working.counts[target] += 1
        enter(target, other)
      }
    }
    for offset in 0..<working.counts[target] {
      working.spots[working.variables[working.starts[target] + offset]] = -1
    }
  }

  private mutating func makeRoom(_ row: Int32, _ count: Int32) {
    guard count > working.rooms[row] else { return }
    let start = Int32(working.variables.count)
    working.variables.extend(to: working.variables.count + 2 * Int(count), with: 0)
    working.coefficients.extend(to: working.coefficients.count + 2 * Int(count), with: 0)
    for offset in 0..<working.counts[row] {
      working.variables[start + offset] = working.variables[working.starts[row] + offset]
      working.coefficients[start + offset] = working.coefficients[working.starts[row] + offset]
    }
    working.starts[row] = start
    working.rooms[row] = 2 * count
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
