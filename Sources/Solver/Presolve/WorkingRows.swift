/// The rows of one block while they are eliminated: they lose and gain terms with each pivot.
struct WorkingRows: ~Copyable {
  // By row of the block.
  /// Where its terms begin.
  var starts = Buffer<Int32>()
  var counts = Buffer<Int32>()
  /// How many terms fit where it lies.
  var rooms = Buffer<Int32>()

  // By term.
  /// The variable, by its number in the block.
  var variables = Buffer<Int32>()
  var coefficients = Buffer<Double>()
  /// Its entry in `columnRows`.
  var entries = Buffer<Int32>()

  // By variable of the block.
  /// Its number in the problem.
  var members = Buffer<Int32>()
  /// Its last entry in `columnRows`, or -1.
  var columnHeads = Buffer<Int32>()
  /// How many rows mention it.
  var degrees = Buffer<Int32>()
  /// Whether it has its pivot.
  var isDone = Buffer<Bool>()
  /// Where it is in the row that is written to, or -1.
  var spots = Buffer<Int32>()

  /// Rows that mention a variable, or did, and for each the entry before it of the same variable.
  var columnRows = Buffer<Int32>()
  var columnNexts = Buffer<Int32>()
  /// Where the variable is in its row, counted from the row's first term; -1 where it isn't any more.
  var columnSpots = Buffer<Int32>()
  /// How many terms were looked at, which tests compare.
  private(set) var looks = 0
  /// The variables without a pivot, by the fill that one may cause.
  var buckets = Buckets()

  // While the block is gathered.
  /// By variable of the problem: its number in the block.
  var localNumbers = Buffer<Int32>()
  /// The rows of the block, by their numbers in the problem.
  var queue = Buffer<Int32>()

  init() {}

  mutating func removeAll() {
    looks = 0
    starts.removeAll()
    counts.removeAll()
    rooms.removeAll()
    variables.removeAll()
    coefficients.removeAll()
    entries.removeAll()
    members.removeAll()
    columnHeads.removeAll()
    degrees.removeAll()
    isDone.removeAll()
    spots.removeAll()
    columnRows.removeAll()
    columnNexts.removeAll()
    columnSpots.removeAll()
  }

  /// Adds a variable to the block.
  ///
  /// - Returns: its number there.
  mutating func addMember(_ variable: Int32) -> Int32 {
    members.append(variable)
    columnHeads.append(-1)
    degrees.append(0)
    isDone.append(false)
    spots.append(-1)
    return Int32(members.count - 1)
  }
}

// MARK: Terms

extension WorkingRows {
  /// Notes that a row mentions a variable.
  ///
  /// - Returns: the new entry of the variable.
  mutating func enter(_ row: Int32, _ member: Int32, spot: Int32) -> Int32 {
    columnRows.append(row)
    columnSpots.append(spot)
    columnNexts.append(columnHeads[member])
    columnHeads[member] = Int32(columnRows.count - 1)
    degrees[member] += 1
    return columnHeads[member]
  }

  /// The term of an entry; -1 where the row doesn't mention the variable any more, or has its pivot.
  @inline(__always) func place(of entry: Int32) -> Int32 {
    let (row, spot) = (columnRows[entry], columnSpots[entry])
    return spot >= 0 && counts[row] > 0 ? starts[row] + spot : -1
  }

  /// Takes a term out of its row; the row's last term takes its place.
  mutating func remove(_ place: Int32, from row: Int32) {
    let last = starts[row] + counts[row] - 1
    degrees[variables[place]] -= 1
    columnSpots[entries[place]] = -1
    if place != last {
      columnSpots[entries[last]] = place - starts[row]
      variables[place] = variables[last]
      coefficients[place] = coefficients[last]
      entries[place] = entries[last]
    }
    counts[row] -= 1
  }

  /// Adds a term to a row that has room for it.
  mutating func append(_ member: Int32, _ coefficient: Double, to row: Int32) {
    let end = starts[row] + counts[row]
    variables[end] = member
    coefficients[end] = coefficient
    let entry = enter(row, member, spot: counts[row])
    entries[end] = entry
    counts[row] += 1
  }

  /// Gives a row room for so many terms, at the end of all where it has too little.
  mutating func makeRoom(_ row: Int32, _ count: Int32) {
    guard count > rooms[row] else { return }
    let start = Int32(variables.count)
    variables.extend(to: variables.count + 2 * Int(count), with: 0)
    coefficients.extend(to: coefficients.count + 2 * Int(count), with: 0)
    entries.extend(to: entries.count + 2 * Int(count), with: 0)
    for offset in 0..<counts[row] {
      variables[start + offset] = variables[starts[row] + offset]
      coefficients[start + offset] = coefficients[starts[row] + offset]
      entries[start + offset] = entries[starts[row] + offset]
    }
    starts[row] = start
    rooms[row] = 2 * count
  }

  /// The largest coefficient of a row, whatever its sign.
  mutating func largestCoefficient(of row: Int32) -> Double {
    looks += Int(counts[row])
    var largest = 0.0
    for place in starts[row]..<starts[row] + counts[row] {
      largest = max(largest, abs(coefficients[place]))
    }
    return largest
  }

  /// Notes in `spots` where the variables of a row are.
  mutating func noteSpots(of row: Int32) {
    looks += Int(counts[row])
    for offset in 0..<counts[row] { spots[variables[starts[row] + offset]] = offset }
  }

  mutating func forgetSpots(of row: Int32) {
    for offset in 0..<counts[row] { spots[variables[starts[row] + offset]] = -1 }
  }

  /// Where a variable is in a row, or -1: for rows that are so long that the variable's own rows are
  /// gone through sooner.
  mutating func spot(of member: Int32, inLong row: Int32) -> Int32 {
    var (entry, looks) = (columnHeads[member], 0)
    while entry >= 0, looks < 32 {
      if columnRows[entry] == row, columnSpots[entry] >= 0 { return columnSpots[entry] }
      entry = columnNexts[entry]
      looks += 1
    }
    self.looks += looks
    guard entry >= 0 else { return -1 }
    self.looks += Int(counts[row])
    for offset in 0..<counts[row] where variables[starts[row] + offset] == member { return offset }
    return -1
  }
}
