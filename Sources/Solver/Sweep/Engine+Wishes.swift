extension Engine {
  /// Decides for each row that is no required equality whether it takes part.
  mutating func assignRoles(_ table: borrowing Table) {
    for row in 0..<Int32(table.rows.count) where roles[row] == .watched {
      assignRole(row, table)
    }
  }

  @inline(__always) mutating func assignRole(_ row: Int32, _ table: borrowing Table) {
    let record = table.rows[row]
    let mentions = count(record, table)
    if mentions.free == 0, mentions.defined == 0 {
      if record.isRequired { watchList.append(row) } else { roles[row] = .idle }
    } else if mentions.defined == 0 {
      if record.relation == .equal || (mentions.free == 1 && !isBoundOfMany(record, table)) {
        roles[row] = .direct
      } else {
        watchList.append(row)
      }
    } else if record.relation == .equal || (record.termCount == 1 && !record.isRequired) {
      expandOrWatch(row, record, table)
    } else {
      watchList.append(row)
    }
  }

  /// Whether a row bounds a variable that many rows share.
  ///
  /// It waits until it is missed: as long as it isn't there, the variable may get out of the way of
  /// all the others.
  @inline(__always) private func isBoundOfMany(
    _ record: RowRecord,
    _ table: borrowing Table
  ) -> Bool {
    guard record.isRequired, record.termCount == 1 else { return false }
    return table.variables[table.terms[record.firstTerm].variable].degree >= Self.many
  }

  static var many: Int32 { 16 }

  @inline(__always) private func count(
    _ record: RowRecord,
    _ table: borrowing Table
  ) -> (free: Int, defined: Int) {
    var (free, defined) = (0, 0)
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      switch kinds[table.terms[term].variable] {
      case .free: free += 1
      case .defined: defined += 1
      case .fixed, .absent: break
      }
    }
    return (free, defined)
  }

  private mutating func expandOrWatch(
    _ row: Int32,
    _ record: RowRecord,
    _ table: borrowing Table
  ) {
    if makeWish(forRow: row, table) { return }
    roles[row] = record.isRequired ? .watched : .idle
    if record.isRequired { watchList.append(row) }
  }

  /// Says a row in free variables; `false` if none is left in it.
  mutating func makeWish(forRow row: Int32, _ table: borrowing Table) -> Bool {
    let record = table.rows[row]
    var constant = record.constant
    beginExpansion()
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = table.terms[term]
      spread(entry.variable, entry.coefficient, &constant)
    }
    expand(&constant, table)
    guard addWish(row, constant, record.priority, record.relation.rawValue) else { return false }
    roles[row] = .expanded
    links[row] = Int32(wishes.wishes.count - 1)
    return true
  }

  /// Says the implicit bound of a defined variable in free variables.
  mutating func makeWish(forBoundOf variable: Int32, _ table: borrowing Table) -> Bool {
    var constant = 0.0
    beginExpansion()
    spread(variable, 1, &constant)
    expand(&constant, table)
    return addWish(-1 - variable, constant, 1000, 1)
  }

  mutating func beginExpansion() { queue.removeAll() }

  /// Adds a variable to the expansion: known ones to the constant, defined ones to the heap.
  @inline(__always) mutating func spread(
    _ variable: Int32,
    _ coefficient: Double,
    _ constant: inout Double
  ) {
    switch kinds[variable] {
    case .fixed, .absent:
      constant -= coefficient * values[variable]
    case .free, .defined:
      if flags[variable] & Flag.member == 0 {
        flags[variable] |= Flag.member
        sums[variable] = 0
        if kinds[variable] == .free {
          queue.append(variable)
        } else {
          heap.insert(positions[variable])
        }
      }
      sums[variable] += coefficient
    }
  }

  /// Replaces defined variables, those evaluated last first, until only free ones are left.
  mutating func expand(_ constant: inout Double, _ table: borrowing Table) {
    while !heap.isEmpty {
      let variable = sequence[heap.removeLargest()]
      let amount = sums[variable]
      flags[variable] &= ~Flag.member
      sums[variable] = 0
      work.rows += 1
      guard amount != 0 else { continue }
      substitute(variable, amount, &constant, table)
    }
  }

  private mutating func substitute(
    _ variable: Int32,
    _ amount: Double,
    _ constant: inout Double,
    _ table: borrowing Table
  ) {
    let definition = definitions[variable]
    if definition < 0 {
      let pivot = kernel.pivots[-2 - definition]
      let factor = amount / pivot.factor
      constant -= factor * kernel.constants[pivot.row]
      for term in pivot.firstTerm..<pivot.firstTerm + pivot.termCount {
        let entry = kernel.terms[term]
        spread(entry.variable, -factor * entry.coefficient, &constant)
      }
      return
    }
    let record = table.rows[definition]
    var own = 1.0
    for term in record.firstTerm..<record.firstTerm + record.termCount
    where table.terms[term].variable == variable {
      own = table.terms[term].coefficient
    }
    let factor = amount / own
    constant -= factor * record.constant
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = table.terms[term]
      if entry.variable != variable {
        spread(entry.variable, -factor * entry.coefficient, &constant)
      }
    }
  }

  /// Stores what expansion left in the queue.
  private mutating func addWish(
    _ row: Int32,
    _ constant: Double,
    _ priority: Double,
    _ relation: Int8
  ) -> Bool {
    let index = Int32(wishes.wishes.count)
    let first = Int32(wishes.terms.count)
    while !queue.isEmpty {
      let variable = queue.removeLast()
      flags[variable] &= ~Flag.member
      let amount = sums[variable]
      sums[variable] = 0
      guard abs(amount) > 1e-11 else { continue }
      wishes.link(variable, amount, index, wishHeads)
    }
    let count = Int32(wishes.terms.count) - first
    guard count > 0 else { return false }
    wishes.wishes.append(
      WishList.Wish(
        row: row,
        firstTerm: first,
        termCount: count,
        constant: constant,
        priority: priority,
        relation: relation
      )
    )
    loosenHolds(ofWish: index)
    return true
  }
}
