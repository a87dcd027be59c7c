/// The rows that the active-set method works on, in the order of their levels.
struct LoadedRows: ~Copyable {
  /// By row: where its terms begin; one more than there are rows.
  var starts = Buffer<Int32>()
  var termVariables = Buffer<Int32>()
  var termCoefficients = Buffer<Double>()
  var constants = Buffer<Double>()
  /// By row: -1 for at most, 0 for equal, 1 for at least.
  var relations = Buffer<Int8>()
  var levels = Buffer<Int32>()
  /// By level: its first row; one more than there are levels.
  var levelStarts = Buffer<Int32>()

  // The same terms by variable, for large problems.
  /// By variable: where its terms begin; one more than there are variables.
  var columnStarts = Buffer<Int32>()
  var columnRows = Buffer<Int32>()
  var columnCoefficients = Buffer<Double>()
  /// Whether rows came since the terms were sorted by variable.
  var areColumnsStale = true

  /// Residuals up to this size count as zero.
  var tolerance = 1e-9
  /// The largest constant.
  var scale = 1.0

  init() {}

  var count: Int { constants.count }

  mutating func removeAll() {
    starts.removeAll()
    starts.append(0)
    termVariables.removeAll()
    termCoefficients.removeAll()
    constants.removeAll()
    relations.removeAll()
    levels.removeAll()
    levelStarts.removeAll()
  }

  @inline(__always) mutating func addTerm(_ variable: Int32, _ coefficient: Double) {
    termVariables.append(variable)
    termCoefficients.append(coefficient)
  }

  mutating func endRow(_ relation: Int8, _ constant: Double, level: Int32) {
    starts.append(Int32(termVariables.count))
    constants.append(constant)
    relations.append(relation)
    levels.append(level)
  }

  /// Finds where levels begin, from a row on.
  mutating func indexLevels(from first: Int32 = 0) {
    levelStarts.truncate(to: first == 0 ? 0 : levelStarts.count - 1)
    for row in first..<Int32(count) {
      while levelStarts.count <= Int(levels[row]) { levelStarts.append(row) }
    }
    levelStarts.append(Int32(count))
  }

  /// Takes the last row out, with its level.
  mutating func removeLast() {
    let row = count - 1
    termVariables.truncate(to: Int(starts[row]))
    termCoefficients.truncate(to: Int(starts[row]))
    starts.truncate(to: row + 1)
    constants.truncate(to: row)
    relations.truncate(to: row)
    levels.truncate(to: row)
    levelStarts.truncate(to: levelStarts.count - 1)
  }

  /// Sorts the terms by variable, unless that was done since the last row came.
  mutating func indexColumns(variableCount: Int) {
    guard areColumnsStale else { return }
    areColumnsStale = false
    columnStarts.reset(to: variableCount + 1, with: 0)
    for term in 0..<termVariables.count { columnStarts[termVariables[term] + 1] += 1 }
    for variable in 0..<variableCount { columnStarts[variable + 1] += columnStarts[variable] }
    columnRows.reset(to: termVariables.count, with: 0)
    columnCoefficients.reset(to: termVariables.count, with: 0)
    for row in 0..<Int32(count) {
      for term in starts[row]..<starts[row + 1] {
        let place = columnStarts[termVariables[term]]
        columnRows[place] = row
        columnCoefficients[place] = termCoefficients[term]
        columnStarts[termVariables[term]] = place + 1
      }
    }
    for variable in stride(from: variableCount, to: 0, by: -1) {
      columnStarts[variable] = columnStarts[variable - 1]
    }
    columnStarts[0] = 0
  }

  /// Sets the tolerance: noise grows with the numbers that it comes from.
  mutating func measureTolerance() {
    var largest = 1.0
    for row in 0..<count { largest = max(largest, abs(constants[row])) }
    scale = largest
    tolerance = 1e-9 * (1 + 1e-3 * largest)
  }
}
