import TestSupport
import Testing

@testable import SnaplineCLI

@Suite struct `A sweep over lengths` {
  /// A layout whose faults are known for each length.
  private struct Planted {
    let range: ClosedRange<Int>
    let spans: [Int: [ClosedRange<Int>]]

    func faults(at length: Int) -> Set<Int> {
      Set(spans.filter { $0.value.contains { $0.contains(length) } }.keys)
    }

    /// Spans and gaps of 8 points at least, as these are found without a breakpoint.
    init(_ seed: inout Seed) {
      let low = Int.random(in: 1...400, using: &seed)
      range = low...low + Int.random(in: 0...600, using: &seed)
      var spans: [Int: [ClosedRange<Int>]] = [:]
      for fault in 0..<Int.random(in: 0...5, using: &seed) {
        var next = low + Int.random(in: 0...40, using: &seed)
        if Bool.random(using: &seed) { next = low }
        while next <= range.upperBound {
          let end = min(range.upperBound, next + Int.random(in: 7...120, using: &seed))
          spans[fault, default: []].append(next...end)
          next = end + Int.random(in: 9...200, using: &seed)
          if Bool.random(using: &seed) { break }
        }
      }
      self.spans = spans
    }
  }

  @Test func `finds the first and the last length of each fault`() {
    for seed in Seed.some(400) {
      var seed = seed
      let planted = Planted(&seed)
      var looks = 0
      var sweep = LengthSweep<Int>(planted.range) { length in
        looks += 1
        return .init(faults: planted.faults(at: length))
      }
      let found = sweep.spans()
      for (fault, spans) in planted.spans {
        // A span whose two neighbours on the grid both lie outside of it can be missed.
        let isSeen = spans.allSatisfy { span in
          planted.range.contains { length in
            span.contains(length)
              && (length % 8 == 0 || length == planted.range.lowerBound
                || length == planted.range.upperBound)
          }
        }
        if isSeen { #expect(found[fault] == spans, "\(planted.range) \(seed)") }
      }
      let changes = planted.spans.values.reduce(0) { $0 + 2 * $1.count }
      #expect(looks <= planted.range.count / 8 + 3 + 8 * changes, "\(planted.range) \(seed)")
    }
  }

  @Test func `looks around a breakpoint, wherever it learns of it`() {
    var sweep = LengthSweep<String>(100...400) { length in
      .init(
        faults: length == 203 ? ["narrow"] : [],
        breakpoints: length > 300 ? [203] : []
      )
    }
    #expect(sweep.spans() == ["narrow": [203...203]])
  }

  @Test func `looks at each length once, and never outside its range`() {
    var lengths: [Int] = []
    var sweep = LengthSweep<Int>(97...131) { length in
      lengths.append(length)
      return .init(faults: length < 110 ? [1] : [2], breakpoints: [96, 97, 131, 5_000, .infinity])
    }
    #expect(sweep.spans() == [1: [97...109], 2: [110...131]])
    #expect(Set(lengths).count == lengths.count)
    #expect((lengths.min() ?? 0) >= 97 && (lengths.max() ?? 0) <= 131)
  }
}
