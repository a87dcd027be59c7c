/// Looks at a layout along a range of whole lengths, and finds for each fault the lengths that have it.
///
/// It looks at multiples of 8 points, at both ends and around breakpoints; where two neighbours differ, it
/// goes on between them until they are a point apart.
struct LengthSweep<Fault: Hashable> {
  /// What was found at a length, and lengths near which something may change.
  struct Look {
    var faults: Set<Fault>
    var breakpoints: Set<Double> = []
  }

  let range: ClosedRange<Int>
  let look: (Int) -> Look
  private(set) var looks: [Int: Look] = [:]

  static var step: Int { 8 }

  init(_ range: ClosedRange<Int>, look: @escaping (Int) -> Look) {
    (self.range, self.look) = (range, look)
  }

  /// The ranges of lengths that have each fault, from the shortest on.
  mutating func spans() -> [Fault: [ClosedRange<Int>]] {
    var previous = range.lowerBound
    for length in stride(from: range.lowerBound, through: range.upperBound, by: 1)
    where length % Self.step == 0 || length == range.lowerBound || length == range.upperBound {
      visit(length)
      // Texts that were set for one length are at hand for those beside it; what breakpoints part comes last.
      if (previous..<length).dropFirst().allSatisfy({ looks[$0] == nil }) {
        refine(previous, length)
      }
      previous = length
    }
    let known = looks.keys.sorted()
    for (low, high) in zip(known, known.dropFirst()) { refine(low, high) }
    return collected()
  }

  /// Looks at a length, and around the breakpoints that are met there for the first time.
  private mutating func visit(_ length: Int) {
    var waiting = [length]
    while let length = waiting.popLast() {
      guard looks[length] == nil else { continue }
      let found = look(length)
      looks[length] = found
      for point in found.breakpoints where point.isFinite && abs(point) < 1e6 {
        let near = Int(point.rounded(.down))
        waiting += (near - 1...near + 1).filter { range.contains($0) && looks[$0] == nil }
      }
    }
  }

  private mutating func refine(_ low: Int, _ high: Int) {
    guard high - low > 1, looks[low]?.faults != looks[high]?.faults else { return }
    let middle = low + (high - low) / 2
    visit(middle)
    refine(low, middle)
    refine(middle, high)
  }

  private func collected() -> [Fault: [ClosedRange<Int>]] {
    var spans: [Fault: [ClosedRange<Int>]] = [:]
    var previous: Int?
    for (lengths, faults) in runs {
      for fault in faults {
        var own = spans.removeValue(forKey: fault) ?? []
        let isOn = own.last.map { $0.upperBound == previous } ?? false
        let start = isOn ? own.removeLast().lowerBound : lengths.lowerBound
        own.append(start...lengths.upperBound)
        spans[fault] = own
      }
      previous = lengths.upperBound
    }
    return spans
  }

  /// The lengths that were looked at, those together that have the same faults.
  private var runs: [(lengths: ClosedRange<Int>, faults: Set<Fault>)] {
    var runs: [(lengths: ClosedRange<Int>, faults: Set<Fault>)] = []
    for length in looks.keys.sorted() {
      let faults = looks[length]?.faults ?? []
      if let last = runs.last, last.faults == faults {
        runs[runs.count - 1].lengths = last.lengths.lowerBound...length
      } else {
        runs.append((length...length, faults))
      }
    }
    return runs
  }
}
