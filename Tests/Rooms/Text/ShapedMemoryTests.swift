import TestSupport
import Testing

@testable import SnaplineText

@Suite struct `What was shaped` {
  private func request(_ number: Int) -> ParagraphRequest {
    ParagraphRequest(string: "\(number)", spans: [], locale: "en", isRightToLeft: false)
  }

  private func paragraph(_ number: Int, clusters: Int = 0) -> ShapedParagraph {
    let cluster = ShapedParagraph.Cluster(
      start: 0,
      run: 0,
      firstGlyph: 0,
      glyphCount: 0,
      width: 1,
      traits: []
    )
    return ShapedParagraph(
      text: Array("\(number)".utf8),
      clusters: Array(repeating: cluster, count: clusters)
    )
  }

  @Test func `is kept in the order of its last use, as far as it has room`() {
    for var seed in Seed.some(40) {
      let bound = Int.random(in: 100...600, using: &seed)
      var memory = ShapedMemory(bound: bound)
      // From the newest to the oldest, with their weights.
      var kept: [(number: Int, weight: Int)] = []
      for _ in 0..<300 {
        let number = Int.random(in: 0..<30, using: &seed)
        let place = kept.firstIndex { $0.number == number }
        let known = memory.value(for: request(number))
        #expect(known?.text == place.map { _ in Array("\(number)".utf8) }, "\(seed)")
        guard place == nil else {
          kept.insert(kept.remove(at: place ?? 0), at: 0)
          continue
        }
        let clusters = Int.random(in: 0...60, using: &seed)
        memory.insert(paragraph(number, clusters: clusters), for: request(number))
        let weight = clusters + ShapedMemory.weightOfAny
        guard weight <= bound / 2 else { continue }
        while kept.reduce(weight, { $0 + $1.weight }) > bound { kept.removeLast() }
        kept.insert((number, weight), at: 0)
      }
    }
  }

  @Test func `is all there when it is asked for in the same order once more`() {
    let count = 1_000
    var memory = ShapedMemory(bound: count * ShapedMemory.weightOfAny)
    for number in 0..<count { memory.insert(paragraph(number), for: request(number)) }
    for _ in 0..<3 {
      let missing = (0..<count).count { memory.value(for: request($0)) == nil }
      #expect(missing == 0)
    }
    memory.insert(paragraph(count), for: request(count))
    #expect(memory.value(for: request(0)) == nil && memory.value(for: request(1)) != nil)
  }
}
