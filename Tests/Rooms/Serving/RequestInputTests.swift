import SnaplineServing
import TestSupport
import Testing

@Suite struct `What the fuzzer feeds the reader of requests` {
  @Test func `is read the same in pieces, and lets nothing through that isn't plain`() throws {
    let inputs = try FuzzCorpus.inputs("request")
    #expect(!inputs.isEmpty)
    for input in inputs { RequestInput.run(input) }
  }

  @Test(arguments: Seed.many(8))
  func `is read so for requests that chance mutates`(seed: Seed) throws {
    var seed = seed
    let inputs = try FuzzCorpus.inputs("request") + HostileRequest.all.map(\.bytes)
    let words = HostileRequest.words.map { Array($0.utf8) }
    for _ in 0..<400 {
      var bytes = inputs.randomElement(using: &seed) ?? []
      for _ in 0..<seed.number(in: 1...4) {
        let place = seed.number(in: 0...bytes.count)
        switch seed.number(in: 0...3) {
        case 0: bytes.insert(contentsOf: words.randomElement(using: &seed) ?? [], at: place)
        case 1: bytes.insert(.random(in: 0...255, using: &seed), at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + seed.number(in: 0...5)))
        default: if place < bytes.count { bytes[place] ^= 1 << UInt8(seed.number(in: 0...7)) }
        }
      }
      RequestInput.run(bytes)
    }
  }

  @Test(arguments: Seed.many(4))
  func `is read the same however it is split`(seed: Seed) {
    var seed = seed
    for hostile in HostileRequest.all {
      let whole = RequestParser.outcome(of: hostile.bytes)
      for _ in 0..<4 {
        var parser = RequestParser()
        var outcome = RequestParser.Outcome.incomplete
        var count = 0
        while outcome == .incomplete, count < hostile.bytes.count {
          count += seed.number(in: 1...max(1, min(hostile.bytes.count - count, 400)))
          outcome = parser.outcome(of: Array(hostile.bytes[..<count]))
        }
        #expect(outcome == whole, "\(hostile)")
      }
    }
  }

  @Test func `costs the same for each byte, also where bytes come one by one`() {
    let fields = (0..<60).map { "x-field-\($0): \(String(repeating: "a", count: 200))\r\n" }
    let bytes = Array(("GET / HTTP/1.1\r\n" + fields.joined()).utf8)
    let whole = processorTime { _ = RequestParser.outcome(of: bytes) }
    var parser = RequestParser()
    var begun: [UInt8] = []
    let single = processorTime {
      for byte in bytes {
        begun.append(byte)
        _ = parser.outcome(of: begun)
      }
    }
    // Read anew for each byte, it would be thousands of times as long.
    #expect(single < whole * 50 + 0.01, "\(single) s, and \(whole) s at once")
  }
}
