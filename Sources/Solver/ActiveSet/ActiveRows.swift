/// The active rows of a sparse basis, by row and by variable, with a count of the terms that are
/// left of each while they are factorized.
struct ActiveRows: ~Copyable {
  var starts = Buffer<Int32>()
  var variables = Buffer<Int32>()
  var values = Buffer<Double>()
  var columnStarts = Buffer<Int32>()
  var columnSlots = Buffer<Int32>()
  var columnValues = Buffer<Double>()
  /// By slot and by variable: how many terms are left; -1 for one that has its pivot.
  var rowCounts = Buffer<Int32>()
  var columnCounts = Buffer<Int32>()
  private var size = 0

  init() {}

  mutating func begin(_ size: Int) {
    self.size = size
    starts.removeAll()
    variables.removeAll()
    values.removeAll()
  }

  mutating func beginRow() { starts.append(Int32(variables.count)) }

  mutating func addTerm(_ variable: Int32, _ value: Double) {
    variables.append(variable)
    values.append(value)
  }

  /// The range of a row's terms.
  @inline(__always) func terms(of slot: Int32) -> Range<Int32> { starts[slot]..<starts[slot + 1] }

  /// The range of a variable's mentions.
  @inline(__always) func mentions(of variable: Int32) -> Range<Int32> {
    columnStarts[variable]..<columnStarts[variable + 1]
  }

  /// Ends the last row, counts terms, and sorts them by variable.
  mutating func indexColumns() {
    starts.append(Int32(variables.count))
    rowCounts.removeAll()
    for slot in 0..<Int32(size) { rowCounts.append(starts[slot + 1] - starts[slot]) }
    columnCounts.reset(to: size, with: 0)
    for term in 0..<variables.count { columnCounts[variables[term]] += 1 }
    columnStarts.removeAll()
    var start: Int32 = 0
    for variable in 0..<Int32(size) {
      columnStarts.append(start)
      start += columnCounts[variable]
    }
    columnStarts.append(start)
    columnSlots.reset(to: variables.count, with: 0)
    columnValues.reset(to: variables.count, with: 0)
    for slot in stride(from: Int32(size) - 1, through: 0, by: -1) {
      for term in terms(of: slot) {
        let variable = variables[term]
        columnCounts[variable] -= 1
        let place = columnStarts[variable] + columnCounts[variable]
        columnSlots[place] = slot
        columnValues[place] = values[term]
      }
    }
    for variable in 0..<Int32(size) {
      columnCounts[variable] = columnStarts[variable + 1] - columnStarts[variable]
    }
  }
}
