import TestSupport
import Testing

@Suite struct `What the fuzzer feeds the writer of PNG files` {
  @Test func `is read as it was, for what it found and for chance`() throws {
    let inputs = try FuzzCorpus.inputs("deflate")
    #expect(!inputs.isEmpty)
    for bytes in inputs {
      DeflateInput(bytes).judge()
    }
    for var seed in Seed.some(150) {
      let bytes = (0..<seed.number(in: 0...300)).map { _ in UInt8(seed.number(in: 0...255)) }
      DeflateInput(bytes).judge()
    }
  }
}
