import Foundation
import SnaplineRuns
import TestSupport
import Testing

@Suite struct `Ten thousand results` {
  private static let records = (0..<10_000).map { place in
    let suite = "screens/group\(place / 100)"
    let name = "\(suite)/screen\(place).yaml"
    return place % 10 == 0
      ? KeptSample.changed(name, suite: suite) : KeptSample.same(name, suite: suite)
  }

  @Test(.enabled(if: Checker.xmllint.isThere, Comment(rawValue: Checker.absence)))
  func `are valid as XML`() throws {
    try KeptSample.inFolder { sample in
      let run = try sample.run(Self.records)
      let bytes = try KeptSample.bytes(of: JUnitReporter(), run)
      try Checker.xmllint.check(bytes)
      expectEqual(String(decoding: bytes, as: UTF8.self).matches(of: /<testcase[ ]/).count, 10_000)
    }
  }

  @Test(.enabled(if: Checker.schema(at: "").isThere, Comment(rawValue: Checker.absence)))
  func `are valid by the schema, and other documents aren't`() throws {
    try KeptSample.inFolder { sample in
      let schema = try sample.write(Data(ResultsSchema.text.utf8), to: "schema.json")
      let checker = Checker.schema(at: schema)
      var flaky = CaseRecord(name: "f", suite: ".", outcome: .flaky)
      flaky.attempts = [CaseRecord.Attempt(outcome: .same, message: nil)]
      let run = try sample.run(Self.records + [flaky], KeptSample.shard(1, of: 2))
      let bytes = try KeptSample.bytes(of: JSONReporter(), run)
      try checker.check(bytes)
      for (old, new) in [
        ("\"ms\":", "\"msec\":"), ("\"outcome\":\"same\"", "\"outcome\":\"good\""),
      ] {
        let other = String(decoding: bytes, as: UTF8.self).replacing(
          old,
          with: new,
          maxReplacements: 1
        )
        #expect(try checker.complaint(about: Data(other.utf8)) != nil)
      }
    }
  }
}
