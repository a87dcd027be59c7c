/// A tournament tree: finds the largest of many numbers that change one by one.
///
/// Each number is compared with its neighbour, and the larger of both with that of the next pair. A
/// change is followed up the tree as far as it matters.
struct Tournament: ~Copyable {
  /// The root is at 1; the numbers are the second half.
  private var largest = Buffer<Double>()
  private var width = 1

  init() {}

  /// Makes all numbers zero.
  mutating func reset(to count: Int) {
    width = 1
    while width < count { width *= 2 }
    largest.reset(to: 2 * width, with: 0)
  }

  /// Writes a number without comparing it; `order` does that later.
  @inline(__always) func write(_ place: Int32, _ value: Double) {
    largest[width + Int(place)] = value
  }

  /// Compares all numbers.
  func order() {
    for node in stride(from: width - 1, through: 1, by: -1) {
      largest[node] = max(largest[2 * node], largest[2 * node + 1])
    }
  }

  @inline(__always) func change(_ place: Int32, to value: Double) {
    var node = width + Int(place)
    guard largest[node] != value else { return }
    largest[node] = value
    while node > 1 {
      let winner = max(largest[node], largest[node ^ 1])
      node /= 2
      if largest[node] == winner { return }
      largest[node] = winner
    }
  }

  /// The place of the largest number, the first of equal ones; nothing if all are zero.
  var winner: Int32? {
    guard largest[1] > 0 else { return nil }
    var node = 1
    while node < width {
      node *= 2
      if largest[node] < largest[node + 1] { node += 1 }
    }
    return Int32(node - width)
  }
}
