import TestSupport
import Testing

@Suite struct `What the fuzzer feeds the protocol of workers` {
  @Test func `is answered on one line, or taken for no answer`() throws {
    let inputs = try FuzzCorpus.inputs("worker")
    #expect(!inputs.isEmpty)
    for input in inputs { WorkerInput.run(input) }
  }

  private static let kept = [
    #"0{"row": 7, "data": {"id": "a", "name": "Ada"}, "render": {"format": "svg", "size": [40, 30]}}"#,
    #"0{"texts": {"points": "12", "$render": {"scale": "2", "appearance": "dark"}}, "name": "{{id}}"}"#,
    #"1{"protocol":1,"version":"1"}"# + "\n" + #"{"bytes":3,"row":7,"id":"a","ms":1.5}"# + "\nabc"
      + #"{"bytes":0,"error":"e","diagnostics":[{"id":"i","severity":"error","subject":"s"}]}"#
      + "\n",
    #"1{"bytes":9223372036854775807}"# + "\n",
  ]
  private static let words = [
    "\"row\":", "{", "}", "[", "\"", "\\u0000", "\\ud800", "1e99", "-1", "null", "\n", "{{", ",",
  ]

  @Test(arguments: Seed.many(6))
  func `is so where chance mutates it`(seed: Seed) throws {
    var seed = seed
    let inputs = try FuzzCorpus.inputs("worker") + Self.kept.map { Array($0.utf8) }
    for _ in 0..<150 {
      var bytes = inputs.randomElement(using: &seed) ?? []
      for _ in 0..<seed.number(in: 0...4) {
        let place = seed.number(in: 0...bytes.count)
        switch seed.number(in: 0...3) {
        case 0:
          bytes.insert(
            contentsOf: Self.words.randomElement(using: &seed)?.utf8.map { $0 } ?? [],
            at: place
          )
        case 1: bytes.insert(.random(in: 0...255, using: &seed), at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + seed.number(in: 0...5)))
        default: if place < bytes.count { bytes[place] ^= 1 << UInt8(seed.number(in: 0...7)) }
        }
      }
      WorkerInput.run(bytes)
    }
  }
}
