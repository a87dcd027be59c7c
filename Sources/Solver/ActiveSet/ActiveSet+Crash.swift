/// The crash basis of a large component: the basis from which the dual method starts.
///
/// First, variables are given by rows that mention no other one, and then those by rows of which
/// only one is left unknown. So a stack of labels begins with each label as high as it wants to be,
/// and only what has to give way takes steps. From the origin, each label would take some.
extension ActiveSet {
  /// Makes rows active that are likely to be active at the answer.
  ///
  /// The row in the slot of a variable gives it, from variables that are given before it.
  mutating func crash() {
    rows.indexColumns(variableCount: variableCount)
    var known = Known(variableCount: variableCount, rowCount: rowCount)
    for row in 0..<Int32(rowCount) {
      known.unknowns[Int(row)] = rows.starts[row + 1] - rows.starts[row]
    }
    activateEqualities()
    var (waiting, next) = (Array(0..<Int32(variableCount)), 0)
    // A variable of many rows would be read for each of them. When this is used up, the rest stays
    // at its origin.
    var looks = 8 * (rows.termVariables.count + variableCount)
    while next < waiting.count, looks > 0 {
      let variable = waiting[next]
      next += 1
      looks -= 1 + Int(rows.columnStarts[variable + 1] - rows.columnStarts[variable])
      known.isWaiting[Int(variable)] = false
      guard active[variable] < 0, let (row, value) = target(of: variable, known) else { continue }
      active[variable] = row
      slots[row] = variable
      note(variable, value, &known, &waiting)
    }
  }

  /// What is known of rows and variables while the basis is chosen.
  private struct Known {
    /// By row: how many of its variables are unknown, and the sum of the others' terms.
    var unknowns: [Int32]
    var sums: [Double]
    /// By variable: whether it waits to be looked at.
    var isWaiting: [Bool]

    init(variableCount: Int, rowCount: Int) {
      unknowns = [Int32](repeating: 0, count: rowCount)
      sums = [Double](repeating: 0, count: rowCount)
      isWaiting = [Bool](repeating: true, count: variableCount)
    }
  }

  /// Makes equalities of several variables active, short ones first, each in the slot of the
  /// variable that the fewest of them mention.
  private mutating func activateEqualities() {
    var mentions = [Int32](repeating: 0, count: variableCount)
    var equalities: [Int32] = []
    for row in 0..<Int32(rowCount) where isEquality(row) {
      equalities.append(row)
      for term in rows.starts[row]..<rows.starts[row + 1] {
        mentions[Int(rows.termVariables[term])] += 1
      }
    }
    equalities.sort {
      (rows.starts[$0 + 1] - rows.starts[$0], $0) < (rows.starts[$1 + 1] - rows.starts[$1], $1)
    }
    for row in equalities {
      guard let variable = least(ofRow: row, mentions) else { continue }
      active[variable] = row
      slots[row] = variable
    }
  }

  /// Of the variables without a row, the one with the fewest mentions and a large enough
  /// coefficient.
  private func least(ofRow row: Int32, _ mentions: [Int32]) -> Int32? {
    var heaviest = 0.0
    for term in rows.starts[row]..<rows.starts[row + 1] {
      heaviest = max(heaviest, abs(rows.termCoefficients[term]))
    }
    var best: Int32?
    for term in rows.starts[row]..<rows.starts[row + 1]
    where active[rows.termVariables[term]] < 0 && abs(rows.termCoefficients[term]) > 0.1 * heaviest
    {
      let variable = rows.termVariables[term]
      if let best, mentions[Int(best)] <= mentions[Int(variable)] { continue }
      best = variable
    }
    return best
  }

  private func isEquality(_ row: Int32) -> Bool {
    rows.relations[row] == 0 && rows.starts[row + 1] - rows.starts[row] > 1
  }

  /// The value that rows without another unknown give a variable, the highest levels first, and the
  /// row that it is exact for; nothing if they leave the variable at its origin.
  private func target(of variable: Int32, _ known: Known) -> (row: Int32, value: Double)? {
    var (low, high) = (
      (row: Int32(-1), value: -Double.infinity), (row: Int32(-1), value: Double.infinity)
    )
    for place in rows.columnStarts[variable]..<rows.columnStarts[variable + 1] {
      let (row, coefficient) = (rows.columnRows[place], rows.columnCoefficients[place])
      guard known.unknowns[Int(row)] == 1, abs(coefficient) > 1e-6, slots[row] < 0 else { continue }
      let value = (rows.constants[row] - known.sums[Int(row)]) / coefficient
      let relation = coefficient > 0 ? rows.relations[row] : -rows.relations[row]
      if relation >= 0, value > low.value { low = value < high.value ? (row, value) : high }
      if relation <= 0, value < high.value { high = value > low.value ? (row, value) : low }
      if low.value >= high.value { break }
    }
    if low.value > origin[variable] || low.value == high.value { return low.row >= 0 ? low : high }
    return high.value < origin[variable] ? high : nil
  }

  /// Enters a variable's value into its rows.
  ///
  /// Variables that are the last unknown of a row are looked at again.
  private mutating func note(
    _ variable: Int32,
    _ value: Double,
    _ known: inout Known,
    _ waiting: inout [Int32]
  ) {
    for place in rows.columnStarts[variable]..<rows.columnStarts[variable + 1] {
      let row = rows.columnRows[place]
      known.sums[Int(row)] += rows.columnCoefficients[place] * value
      known.unknowns[Int(row)] -= 1
      guard known.unknowns[Int(row)] == 1 else { continue }
      for term in rows.starts[row]..<rows.starts[row + 1] where active[rows.termVariables[term]] < 0
      {
        let last = rows.termVariables[term]
        guard !known.isWaiting[Int(last)] else { continue }
        known.isWaiting[Int(last)] = true
        waiting.append(last)
      }
    }
  }
}
