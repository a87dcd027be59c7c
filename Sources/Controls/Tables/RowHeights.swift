import Foundation

/// The heights of many rows of which few are known: those that aren't count as an estimate.
///
/// What it costs goes by the rows that are known, however many there are.
struct RowHeights {
  let count: Int
  let estimate: CGFloat

  /// Rows with their own heights, in order.
  private(set) var known: [(row: Int, height: CGFloat)] = []
  /// For each of them, how much it and those before it differ from the estimate.
  private var differences: [CGFloat] = []

  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
  }

  var total: CGFloat { CGFloat(count) * estimate + (differences.last ?? 0) }

  /// Where a row begins; where the last one ends, for the row past it.
  func offset(of row: Int) -> CGFloat {
    let before = place(of: row)
    return CGFloat(row) * estimate + (before > 0 ? differences[before - 1] : 0)
  }

  func height(of row: Int) -> CGFloat { knownHeight(of: row) ?? estimate }

  func knownHeight(of row: Int) -> CGFloat? {
    let place = place(of: row)
    return place < known.count && known[place].row == row ? known[place].height : nil
  }

  mutating func set(_ height: CGFloat, of row: Int) {
    let place = place(of: row)
    if place < known.count, known[place].row == row {
      guard known[place].height != height else { return }
      known[place].height = height
    } else {
      known.insert((row, height), at: place)
      differences.insert(0, at: place)
    }
    addUp(from: place)
  }

  /// Knows these rows alone, which are in order.
  mutating func know(_ rows: [(row: Int, height: CGFloat)]) {
    known = rows
    differences = Array(repeating: 0, count: rows.count)
    addUp(from: 0)
  }

  private mutating func addUp(from place: Int) {
    var sum = place > 0 ? differences[place - 1] : 0
    for place in place..<known.count {
      sum += known[place].height - estimate
      differences[place] = sum
    }
  }

  mutating func forget(_ row: Int) {
    guard knownHeight(of: row) != nil else { return }
    set(estimate, of: row)
    let place = place(of: row)
    known.remove(at: place)
    differences.remove(at: place)
  }

  /// The row at a distance from the top; the last one for what lies past it.
  func row(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = low + (high - low + 1) / 2
      if self.offset(of: middle) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The place in the list of the first known row that is this one or comes after it.
  private func place(of row: Int) -> Int {
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
