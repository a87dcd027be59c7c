import Foundation
import TestSupport
import Testing

@Suite struct `What the fuzzer feeds the writer of PNG files` {
  @Test func `is read as it was, for what it found and for chance`() throws {
    let inputs = try corpus()
    #expect(!inputs.isEmpty)
    for line in inputs {
      let bytes = stride(from: 0, to: line.count, by: 2).compactMap { place in
        UInt8(line.dropFirst(place).prefix(2), radix: 16)
      }
      DeflateInput(bytes).judge()
    }
    for var seed in Seed.some(150) {
      let bytes = (0..<seed.number(in: 0...300)).map { _ in UInt8(seed.number(in: 0...255)) }
      DeflateInput(bytes).judge()
    }
  }

  private func corpus() throws -> [Substring] {
    let file = Checkout.fixture("Fuzz/deflate.hex")
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
  }
}
