extension Engine {
  /// Looks at every inequality that was left out and lets those take part that don't hold.
  mutating func checkAll(_ table: borrowing Table) {
    for index in 0..<watchList.count { check(watchList[index], table) }
    for variable in 0..<Int32(table.variables.count)
    where table.variables[variable].isNonNegative && values[variable] < 0 {
      checkBound(variable, table)
    }
  }

  @inline(__always) mutating func check(_ row: Int32, _ table: borrowing Table) {
    guard roles[row] == .watched else { return }
    let relation = table.rows[row].relation.rawValue
    let residual = residual(row, table)
    work.checks += 1
    guard relation < 0 ? residual > 0 : residual < 0 else { return }
    if abs(residual) <= 1e-9 || abs(residual) <= allowance(row, table) { return }
    takePart(row, table)
  }

  private mutating func takePart(_ row: Int32, _ table: borrowing Table) {
    let record = table.rows[row]
    var (isWritten, isOpen) = (true, false)
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let kind = kinds[table.terms[term].variable]
      if kind == .defined { isWritten = false }
      if kind == .free { isOpen = true }
    }
    if isWritten, isOpen {
      roles[row] = .direct
      loosenHolds(ofRow: row, table)
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        disturbIfConcerned(table.terms[term].variable, record.priority, table)
      }
    } else if !isWritten, makeWish(forRow: row, table) {
      disturbWish(links[row], table)
    } else if record.isRequired {
      clashes.append(Clash(members: [.row(row, 1)]))
    }
  }

  mutating func disturbWish(_ index: Int32, _ table: borrowing Table) {
    let wish = wishes.wishes[index]
    for place in wish.firstTerm..<wish.firstTerm + wish.termCount {
      disturbIfConcerned(wishes.terms[place].variable, wish.priority, table)
    }
  }

  @inline(__always) mutating func disturbIfConcerned(
    _ variable: Int32,
    _ priority: Double,
    _ table: borrowing Table
  ) {
    if kinds[variable] == .free, settled[variable] <= priority { disturb(variable, table) }
  }

  @inline(__always) mutating func checkBound(_ variable: Int32, _ table: borrowing Table) {
    guard values[variable] < 0, table.variables[variable].isNonNegative else { return }
    checkNegative(variable, table)
  }

  private mutating func checkNegative(_ variable: Int32, _ table: borrowing Table) {
    guard kinds[variable] != .free, flags[variable] & Flag.bound == 0 else { return }
    var size = 1.0
    let definition = definitions[variable]
    if definition >= 0 {
      let record = table.rows[definition]
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        size += abs(table.terms[term].coefficient * values[table.terms[term].variable])
      }
    }
    guard values[variable] < -1e-9 * size else { return }
    if kinds[variable] == .defined {
      lowBounds.append(variable)
    } else {
      clashes.append(Clash(members: [.bound(variable, 1)]))
    }
  }

  /// Lets the bounds that are missed most take part.
  ///
  /// A bound said in free variables may be long, and where thousands are missed, the worst of them
  /// mostly keep the others.
  mutating func admitLowBounds(_ table: borrowing Table) {
    guard !lowBounds.isEmpty else { return }
    let count = min(lowBounds.count, boundAllowance)
    if lowBounds.count > count { putWorstBoundsFirst() }
    boundAllowance = min(2 * boundAllowance, 1 << 30)
    for index in 0..<count { admitBound(of: lowBounds[index], table) }
    lowBounds.removeFirst(count)
  }

  private mutating func admitBound(of variable: Int32, _ table: borrowing Table) {
    guard flags[variable] & Flag.bound == 0 else { return }
    guard makeWish(forBoundOf: variable, table) else {
      clashes.append(Clash(members: [.bound(variable, 1)]))
      return
    }
    flags[variable] |= Flag.bound
    boundWishes.append(Int32(wishes.wishes.count - 1))
    disturbWish(Int32(wishes.wishes.count - 1), table)
  }

  private mutating func putWorstBoundsFirst() {
    var worst = (0..<lowBounds.count).map { lowBounds[$0] }
    worst.sort { (values[$0], $0) < (values[$1], $1) }
    for index in 0..<worst.count { lowBounds[index] = worst[index] }
  }

  /// Those that had to wait may be met by now.
  mutating func recheckLowBounds(_ table: borrowing Table) {
    let count = lowBounds.count
    for index in 0..<count { checkBound(lowBounds[index], table) }
    lowBounds.removeFirst(count)
  }
}
