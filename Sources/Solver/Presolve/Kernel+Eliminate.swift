extension Kernel {
  /// Begins a block; its rows are added next.
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
    workStarts.removeAll()
    workCounts.removeAll()
    workRooms.removeAll()
    workVariables.removeAll()
    workCoefficients.removeAll()
    columnHeads.removeAll()
    columnRows.removeAll()
    columnNexts.removeAll()
    degrees.removeAll()
    members.removeAll()
    isDone.removeAll()
    spots.removeAll()
  }

  /// A variable of the block, by its local number.
  mutating func addMember(_ variable: Int32) -> Int32 {
    members.append(variable)
    columnHeads.append(-1)
    degrees.append(0)
    isDone.append(false)
    spots.append(-1)
    return Int32(members.count - 1)
  }

  mutating func beginRow(_ row: Int32) {
    rows.append(row)
    constants.append(0)
    isRedundant.append(false)
    blockOfRow.append(Int32(blocks.count - 1))
    workStarts.append(Int32(workVariables.count))
    workCounts.append(0)
    workRooms.append(0)
  }

  mutating func addTerm(_ member: Int32, _ coefficient: Double) {
    workVariables.append(member)
    workCoefficients.append(coefficient)
    let row = Int32(workStarts.count - 1)
    workCounts[row] += 1
    workRooms[row] += 1
    enter(row, member)
  }

  private mutating func enter(_ row: Int32, _ member: Int32) {
    columnRows.append(row)
    columnNexts.append(columnHeads[member])
    columnHeads[member] = Int32(columnRows.count - 1)
    degrees[member] += 1
  }

  /// Eliminates as many variables as there are independent rows, those without wishes first.
  ///
  /// - Parameters:
  ///   - flags: by variable of the problem.
  ///   - work: counts rows touched.
  mutating func eliminate(_ flags: borrowing Buffer<UInt16>, _ work: inout Solver.Work) {
    buckets.removeAll()
    for member in 0..<Int32(members.count) {
      buckets.insert(member, cost: cost(member, flags))
    }
    while !isExhausted, let (member, oldCost) = buckets.next() {
      guard !isDone[member], degrees[member] > 0 else { continue }
      let newCost = cost(member, flags)
      if newCost > oldCost, oldCost < Buckets.count - 1 {
        buckets.insert(member, cost: newCost)
        continue
      }
      eliminate(member, with: choosePivot(member), flags, &work)
    }
    useUp(flags, &work)
    finishBlock()
  }

  /// Rows whose variables all weighed too little elsewhere are used by their heaviest.
  private mutating func useUp(_ flags: borrowing Buffer<UInt16>, _ work: inout Solver.Work) {
    for row in 0..<Int32(workStarts.count) where workCounts[row] > 0 && !isExhausted {
      var heaviest = workStarts[row]
      for place in workStarts[row]..<workStarts[row] + workCounts[row]
      where abs(workCoefficients[place]) > abs(workCoefficients[heaviest]) {
        heaviest = place
      }
      eliminate(workVariables[heaviest], with: row, flags, &work)
    }
  }

  /// The fill that eliminating a variable may cause, wishes counted as a little more.
  private mutating func cost(_ member: Int32, _ flags: borrowing Buffer<UInt16>) -> Int {
    let degree = Int(degrees[member])
    let extra = flags[members[member]] & Flag.costed != 0 ? 1 : 0
    if degree <= 1 { return 3 * extra }
    var shortest = Int.max
    var entry = columnHeads[member]
    var looked = 0
    while entry >= 0, looked < 8 {
      let row = columnRows[entry]
      entry = columnNexts[entry]
      let count = Int(workCounts[row])
      // Whether a row still has the variable takes a search: only where that would say something.
      guard count > 0, count >= shortest || place(of: member, in: row) >= 0 else { continue }
      looked += 1
      shortest = min(shortest, count)
    }
    if shortest <= 1 { return 0 }
    if shortest == 2 { return 1 + (degree > 2 ? 1 : 0) + (degree > 4 ? 1 : 0) }
    return min((degree - 1) * (shortest - 1) + 1 + 4 * extra, Buckets.count - 1)
  }

  private mutating func place(of member: Int32, in row: Int32) -> Int32 {
    let start = workStarts[row]
    for place in start..<start + workCounts[row] where workVariables[place] == member {
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
    isDone[member] = true
    let pivotPlace = place(of: member, in: pivotRow)
    let factor = workCoefficients[pivotPlace]
    var entry = columnHeads[member]
    while entry >= 0 {
      let row = columnRows[entry]
      entry = columnNexts[entry]
      guard row != pivotRow, case let spot = place(of: member, in: row), spot >= 0 else { continue }
      let ratio = workCoefficients[spot] / factor
      remove(spot, from: row)
      steps.append(Step(target: row, source: pivotRow, factor: ratio))
      subtract(pivotRow, times: ratio, skipping: member, from: row)
      work.rows += 1
      if workCounts[row] == 0 {
        isRedundant[blocks[blocks.count - 1].firstRow + row] = true
      } else if workCounts[row] <= 3 {
        reconsider(row, flags)
      }
    }
    record(member, pivotRow, factor)
    reconsider(pivotRow, flags)
    workCounts[pivotRow] = 0
  }

  /// The shortest row in which the variable weighs enough.
  private mutating func choosePivot(_ member: Int32) -> Int32 {
    var best: Int32 = -1
    var bestCount = Int32.max
    var entry = columnHeads[member]
    while entry >= 0 {
      let row = columnRows[entry]
      entry = columnNexts[entry]
      guard workCounts[row] > 0, workCounts[row] < bestCount else { continue }
      let spot = place(of: member, in: row)
      guard spot >= 0 else { continue }
      var largest = 0.0
      let start = workStarts[row]
      for place in start..<start + workCounts[row] {
        largest = max(largest, abs(workCoefficients[place]))
      }
      guard abs(workCoefficients[spot]) > leastShare * largest else { continue }
      (best, bestCount) = (row, workCounts[row])
    }
    return best
  }

  /// Puts the variables of a row, which has become cheaper, in line again.
  private mutating func reconsider(_ row: Int32, _ flags: borrowing Buffer<UInt16>) {
    let start = workStarts[row]
    for place in start..<start + workCounts[row] {
      let member = workVariables[place]
      if !isDone[member] { buckets.insert(member, cost: cost(member, flags)) }
    }
  }

  private mutating func remove(_ spot: Int32, from row: Int32) {
    let last = workStarts[row] + workCounts[row] - 1
    degrees[workVariables[spot]] -= 1
    workVariables[spot] = workVariables[last]
    workCoefficients[spot] = workCoefficients[last]
    workCounts[row] -= 1
  }

  private mutating func subtract(
    _ source: Int32,
    times ratio: Double,
    skipping member: Int32,
    from target: Int32
  ) {
    makeRoom(target, workCounts[target] + workCounts[source])
    budget -= Int(workCounts[target] + workCounts[source])
    for offset in 0..<workCounts[target] {
      spots[workVariables[workStarts[target] + offset]] = offset
    }
    for offset in 0..<workCounts[source] {
      let other = workVariables[workStarts[source] + offset]
      guard other != member else { continue }
      let amount = ratio * workCoefficients[workStarts[source] + offset]
      if spots[other] >= 0 {
        let spot = workStarts[target] + spots[other]
        let old = workCoefficients[spot]
        let new = old - amount
        if abs(new) <= 1e-11 * max(abs(old), abs(amount)) {
          let last = workStarts[target] + workCounts[target] - 1
          spots[workVariables[last]] = spots[other]
          spots[other] = -1
          remove(spot, from: target)
        } else {
          workCoefficients[spot] = new
        }
      } else {
        let end = workStarts[target] + workCounts[target]
        workVariables[end] = other
        workCoefficients[end] = -amount
        spots[other] = workCounts[target]
        workCounts[target] += 1
        enter(target, other)
      }
    }
    for offset in 0..<workCounts[target] {
      spots[workVariables[workStarts[target] + offset]] = -1
    }
  }

  private mutating func makeRoom(_ row: Int32, _ count: Int32) {
    guard count > workRooms[row] else { return }
    let start = Int32(workVariables.count)
    workVariables.extend(to: workVariables.count + 2 * Int(count), with: 0)
    workCoefficients.extend(to: workCoefficients.count + 2 * Int(count), with: 0)
    for offset in 0..<workCounts[row] {
      workVariables[start + offset] = workVariables[workStarts[row] + offset]
      workCoefficients[start + offset] = workCoefficients[workStarts[row] + offset]
    }
    workStarts[row] = start
    workRooms[row] = 2 * count
  }

  private mutating func record(_ member: Int32, _ row: Int32, _ factor: Double) {
    let owner = members[member]
    let pivot = Pivot(
      variable: owner,
      row: blocks[blocks.count - 1].firstRow + row,
      firstTerm: Int32(terms.count),
      termCount: workCounts[row] - 1,
      factor: factor
    )
    for place in workStarts[row]..<workStarts[row] + workCounts[row] {
      let other = workVariables[place]
      degrees[other] -= 1
      guard other != member else { continue }
      let variable = members[other]
      terms.append(
        Term(
          variable: variable,
          owner: owner,
          coefficient: workCoefficients[place],
          next: mentions[variable]
        )
      )
      mentions[variable] = Int32(terms.count - 1)
    }
    pivots.append(pivot)
  }

  /// Rows left over without a pivot say nothing more than that zero is their constant.
  private mutating func finishBlock() {
    let last = blocks.count - 1
    blocks[last].rowCount = Int32(rows.count) - blocks[last].firstRow
    blocks[last].stepCount = Int32(steps.count) - blocks[last].firstStep
    blocks[last].pivotCount = Int32(pivots.count) - blocks[last].firstPivot
  }
}
