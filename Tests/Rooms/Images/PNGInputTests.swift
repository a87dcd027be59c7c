import TestSupport
import Testing

@Suite struct `What the fuzzer feeds the reader of PNG files` {
  @Test func `gives two readers the same pixels, for what it found and for chance`() throws {
    for bytes in try FuzzCorpus.inputs("png") {
      PNGInput(bytes).judge()
    }
    for var seed in Seed.some(400) {
      let head = (0..<9).map { _ in UInt8.random(in: 0...255, using: &seed) }
      let rows = (0..<Int.random(in: 0...900, using: &seed)).map { _ in
        let some: [UInt8] = [0, 1, 2, 3, 4, .random(in: 0...255, using: &seed)]
        return some.randomElement(using: &seed) ?? 0
      }
      PNGInput(head + rows).judge()
    }
  }
}
