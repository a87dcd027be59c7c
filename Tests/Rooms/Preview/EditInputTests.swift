import Foundation
import TestSupport
import Testing

@Suite struct `What the fuzzer feeds the writer of edits` {
  private func input(_ start: Int, _ length: Int, _ text: String, _ file: [UInt8]) -> [UInt8] {
    let text = Array(text.utf8).prefix(31)
    return [UInt8(start >> 8 & 255), UInt8(start & 255), UInt8(length), UInt8(text.count)]
      + text + file
  }

  @Test func `changes lines that it is asked for, and can be taken back`() throws {
    let designs = try ["hello.yaml", "frame.json", "reading-width.yaml"].map {
      Array(try Data(contentsOf: URL(filePath: Checkout.design($0))))
    }
    for var seed in Seed.many(60) {
      let design = designs.randomElement(using: &seed) ?? []
      let start = seed.number(in: 0...design.count)
      let text = RandomEdit.text(of: "text", &seed)
      EditInput.run(input(start, seed.number(in: 0...6), text, design))
    }
  }
}
