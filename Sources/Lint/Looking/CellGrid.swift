import SnaplineGeometry

/// Rectangles by the cells of a grid that they lie in, so that a rectangle is compared with those near
/// it alone.
struct CellGrid {
  private let bounds: Edges
  private let columns: Int
  private let rows: Int
  private var cells: [[Int]]
  /// Those that lie in very many cells.
  private var large: [Int] = []

  private static let mostCells = 64

  /// A grid for about so many rectangles.
  init(over bounds: Edges, for count: Int) {
    self.bounds = bounds
    let (width, height) = (max(1, bounds.width), max(1, bounds.height))
    let wanted = Double(min(16_384, max(16, count)))
    let side = (width * height / wanted).squareRoot()
    columns = min(1_024, max(1, Int((width / side).rounded(.up))))
    rows = min(1_024, max(1, Int((height / side).rounded(.up))))
    cells = Array(repeating: [], count: columns * rows)
  }

  /// The numbers are put in one after the other, from below.
  mutating func insert(_ number: Int, _ box: Edges) {
    let (across, down) = span(of: box)
    guard across.count * down.count <= Self.mostCells else { return large.append(number) }
    for row in down { for column in across { cells[row * columns + column].append(number) } }
  }

  /// The numbers of those that may meet a rectangle, the highest first, below `limit`.
  func near(_ box: Edges, below limit: Int = .max) -> NearNumbers {
    let (across, down) = span(of: box)
    var near = NearNumbers(below: limit)
    // Of very many lists each step would take long.
    guard across.count * down.count < Self.mostCells else {
      var all = Set(large)
      for row in down { for column in across { all.formUnion(cells[row * columns + column]) } }
      near.add(all.sorted())
      return near
    }
    near.add(large)
    for row in down { for column in across { near.add(cells[row * columns + column]) } }
    return near
  }

  private func span(of box: Edges) -> (across: ClosedRange<Int>, down: ClosedRange<Int>) {
    (
      Self.span(box.left - bounds.left, box.right - bounds.left, bounds.width, columns),
      Self.span(box.top - bounds.top, box.bottom - bounds.top, bounds.height, rows)
    )
  }

  private static func span(
    _ start: Double,
    _ end: Double,
    _ length: Double,
    _ count: Int
  ) -> ClosedRange<Int> {
    let cell = max(1, length) / Double(count)
    func place(_ position: Double) -> Int {
      let place = (position / cell).rounded(.down)
      guard place.isFinite else { return 0 }
      return Int(min(Double(count - 1), max(0, place)))
    }
    let first = place(start)
    return first...max(first, place(end))
  }
}

/// Numbers of several lists that grow, each once, from the highest down.
///
/// Whoever finds what they look for needn't take all of them.
struct NearNumbers: Sequence, IteratorProtocol {
  private var lists: [(numbers: [Int], next: Int)] = []
  private var last: Int

  init(below limit: Int) { last = limit }

  /// Adds numbers that grow, before any is taken.
  mutating func add(_ numbers: [Int]) {
    guard let lowest = numbers.first, lowest < last else { return }
    lists.append((numbers, numbers.partition(below: last) - 1))
  }

  mutating func next() -> Int? {
    var highest: Int?
    for place in lists.indices {
      while lists[place].next >= 0, lists[place].numbers[lists[place].next] >= last {
        lists[place].next -= 1
      }
      guard lists[place].next >= 0 else { continue }
      highest = Swift.max(highest ?? -1, lists[place].numbers[lists[place].next])
    }
    if let highest { last = highest }
    return highest
  }
}

extension [Int] {
  /// How many of the numbers, which grow, are below a limit.
  fileprivate func partition(below limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
