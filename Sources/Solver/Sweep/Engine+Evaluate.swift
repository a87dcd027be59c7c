extension Engine {
  /// Computes every defined variable, in order.
  mutating func evaluateAll(_ table: borrowing Table) {
    for place in 0..<sequence.count {
      let variable = sequence[place]
      if variable >= 0, kinds[variable] == .defined {
        setValue(variable, evaluate(variable, table))
      }
    }
  }

  /// Marks the definitions that mention a variable, and notes the rows left out that do.
  ///
  /// As long as constants are followed, rows that pull on free variables are noted as well.
  @inline(__always) mutating func markReaders(of variable: Int32, _ table: borrowing Table) {
    var term = table.variables[variable].firstTerm
    while term >= 0 {
      let row = table.terms[term].row
      term = table.terms[term].next
      switch roles[row] {
      case .definition:
        if links[row] != variable { dirty.insert(positions[links[row]]) }
      case .watched:
        if isFollowing { rechecking.append(row) }
      case .kernel:
        let place = kernel.blocks[kernel.blockOfRow[links[row]]].place
        if positions[variable] >= 0, positions[variable] < place { dirty.insert(place) }
      case .expanded:
        if areConstantsMoving { refreshing.append(links[row]) }
      case .direct:
        if areConstantsMoving { disturbing.append(row) }
      case .spare:
        if areConstantsMoving { disturbing.append(row) }
      case .idle, .equation: break
      }
    }
    guard !kernel.mentions.isEmpty else { return }
    var mention = kernel.mentions[variable]
    while mention >= 0 {
      dirty.insert(positions[kernel.terms[mention].owner])
      mention = kernel.terms[mention].next
    }
  }

  /// Computes what is marked and what follows from it, as far as values move.
  mutating func runDirty(_ table: borrowing Table) {
    while case let place = dirty.next(), place >= 0 {
      let entry = sequence[place]
      work.rows += 1
      if entry < 0 {
        let block = -2 - entry
        if runConstants(of: block, table) {
          let record = kernel.blocks[block]
          for pivot in record.firstPivot..<record.firstPivot + record.pivotCount {
            dirty.insert(positions[kernel.pivots[pivot].variable])
          }
        }
        continue
      }
      let value = evaluate(entry, table)
      guard value != values[entry] else { continue }
      setValue(entry, value)
      markReaders(of: entry, table)
    }
  }
}

extension Engine {
  /// Brings what depends on touched variables up to date, from the given one on.
  mutating func propagate(from start: Int, _ table: borrowing Table) {
    for index in start..<touched.count { markReaders(of: touched[index], table) }
    runDirty(table)
  }
}
