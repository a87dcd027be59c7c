extension Engine {
  /// Finds the priority that decided by how much a row is violated.
  ///
  /// Each level leaves fewer answers. The first one after which all answers violate the row alike
  /// is found by bisection.
  ///
  /// - Returns: 0 if no priority decides; nothing if the part of the problem is too large.
  mutating func decidingPriority(
    of row: Int32,
    _ matrix: borrowing ConstraintMatrix,
    sizeLimit: Int
  ) -> Double? {
    guard takesPart(row, matrix) else { return 1000 }
    let record = matrix.rows[row]
    let open = (record.firstTerm..<record.firstTerm + record.termCount).map { matrix.terms[$0] }
      .filter { kinds[$0.variable] != .fixed }
    if open.isEmpty { return 1000 }
    let start = components.members.count
    defer { components.members.truncate(to: start) }
    let count = loadSurroundings(
      of: open.map(\.variable),
      downTo: 0,
      matrix,
      sizeLimit: sizeLimit
    )
    guard count != nil else { return nil }
    var priorities = [1000.0]
    for index in 0..<components.priorities.count
    where components.priorities[index] != priorities.last {
      priorities.append(components.priorities[index])
    }
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) / 2
      components.members.truncate(to: start)
      guard let isAlike = isMissedAlike(row, open, downTo: priorities[middle], matrix) else {
        return nil
      }
      if isAlike { high = middle } else { low = middle + 1 }
    }
    return low < priorities.count ? priorities[low] : 0
  }

  /// Whether all answers that are as good as the best, down to some priority, violate a row by as
  /// much.
  private mutating func isMissedAlike(
    _ row: Int32,
    _ open: [TermRecord],
    downTo least: Double,
    _ matrix: borrowing ConstraintMatrix
  ) -> Bool? {
    let variables = open.map(\.variable)
    let count = loadSurroundings(of: variables, downTo: least, matrix, sizeLimit: .max)
    guard let count else { return nil }
    var (constant, sum) = (matrix.rows[row].constant, 0.0)
    let record = matrix.rows[row]
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = matrix.terms[term]
      let isOpen = kinds[entry.variable] != .fixed
      if isOpen { sum += entry.coefficient * values[entry.variable] }
      if !isOpen { constant -= entry.coefficient * values[entry.variable] }
    }
    // The variables asked for come first among the members.
    for (local, entry) in open.enumerated() { activeSet.addTerm(Int32(local), entry.coefficient) }
    activeSet.endRow(0, sum, level: count)
    var ends: [Double] = []
    for target in [constant - Self.farAway, constant + Self.farAway] {
      guard settleSurroundings(count) else { return nil }
      ends.append(activeSet.probe(toward: target, level: count) - constant)
    }
    let noise = 1e-6 * (1 + abs(constant))
    if ends[1] - ends[0] <= noise { return true }
    return switch record.relation {
    case .equal: false
    case .lessThanOrEqual: ends[1] <= noise
    case .greaterThanOrEqual: ends[0] >= -noise
    }
  }
}
