/// The breakpoints of a step, nearest first: of rows along an edge, or of slots in a dual step.
struct Breakpoints: ~Copyable {
  private var distances = Buffer<Double>()
  private var rows = Buffer<Int32>()

  init() {}

  var isEmpty: Bool { rows.isEmpty }

  mutating func removeAll() {
    distances.removeAll()
    rows.removeAll()
  }

  @inline(__always) mutating func append(_ row: Int32, at distance: Double) {
    rows.append(row)
    distances.append(distance)
  }

  /// Inserts one into a heap that is in order.
  mutating func insert(_ row: Int32, at distance: Double) {
    append(row, at: distance)
    var place = rows.count - 1
    while place > 0, case let parent = (place - 1) / 2, isBefore(place, parent) {
      exchange(place, parent)
      place = parent
    }
  }

  /// Makes a heap, the nearest first.
  func order() {
    guard rows.count > 1 else { return }
    for place in stride(from: rows.count / 2 - 1, through: 0, by: -1) { sink(place, rows.count) }
  }

  /// Takes the nearest out.
  mutating func next() -> (row: Int32, distance: Double) {
    let first = (rows[0], distances[0])
    let lastRow = rows.removeLast()
    let lastDistance = distances.removeLast()
    if !rows.isEmpty {
      rows[0] = lastRow
      distances[0] = lastDistance
      sink(0, rows.count)
    }
    return first
  }

  private func sink(_ place: Int, _ count: Int) {
    var place = place
    while true {
      var least = place
      for child in (2 * place + 1)..<(2 * place + 3) where child < count {
        if isBefore(child, least) { least = child }
      }
      if least == place { return }
      exchange(place, least)
      place = least
    }
  }

  private func exchange(_ one: Int, _ other: Int) {
    (rows[one], rows[other]) = (rows[other], rows[one])
    (distances[one], distances[other]) = (distances[other], distances[one])
  }

  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    distances[one] < distances[other]
      || (distances[one] == distances[other] && rows[one] < rows[other])
  }
}
