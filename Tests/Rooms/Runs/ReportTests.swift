import Foundation
import SnaplineRuns
import TestSupport
import Testing

@Suite struct `The JSON of a run` {
  @Test func `has the run first and each case in its order`() throws {
    try KeptSample.inFolder { sample in
      let run = try sample.run([KeptSample.changed("b.yaml"), KeptSample.same("a.yaml")])
      let bytes = try KeptSample.bytes(of: JSONReporter(), run)
      let document = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
      expectEqual(document["schema"] as? Int, 2)
      expectEqual(document["source"] as? String, "designs")
      #expect(document["runs"] == nil)
      let summary = try #require(document["summary"] as? [String: Any])
      expectEqual(summary["cases"] as? Int, 2)
      expectEqual(summary["failed"] as? Int, 1)
      expectEqual(summary["complete"] as? Bool, true)
      expectEqual(summary["seconds"] as? Double, 0.013)
      let results = try #require(document["results"] as? [[String: Any]])
      expectEqual(results.map { $0["name"] as? String }, ["b.yaml", "a.yaml"])
      let keys = String(decoding: bytes, as: UTF8.self).matches(of: /(?m)^"([a-z]+)":/)
      expectEqual(
        keys.map { String($0.1) },
        [
          "schema", "tool", "mode", "source", "started", "environment", "selection", "summary",
          "results",
        ]
      )
    }
  }

  @Test func `has the results that its lines have alone`() throws {
    try KeptSample.inFolder { sample in
      let run = try sample.run([KeptSample.changed("b\u{202E}.yaml"), KeptSample.same("a<b.yaml")])
      let json = try KeptSample.text(of: JSONReporter(), run)
      let lines = try KeptSample.text(of: NDJSONReporter(), run).split(separator: "\n")
      expectEqual(lines.count, 2)
      #expect(json.contains(lines.joined(separator: ",\n")))
    }
  }

  @Test func `tells what several runs share once, and the rest of each`() throws {
    try KeptSample.inFolder { sample in
      var tests = KeptSample.header
      tests.source = .xctest
      tests.environment["system"] = "other"
      let run = try KeptSample.kept(
        try sample.write([KeptSample.same("a.yaml")], to: "1.ndjson"),
        try sample.write([KeptSample.same("Tests/b")], tests, to: "2.ndjson")
      )
      let bytes = try KeptSample.bytes(of: JSONReporter(), run)
      let document = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
      #expect(document["source"] == nil)
      expectEqual(document["environment"] as? [String: String], ["ci": "false"])
      let runs = try #require(document["runs"] as? [[String: Any]])
      expectEqual(runs.map { $0["source"] as? String }, ["designs", "xctest"])
      expectEqual((document["results"] as? [Any])?.count, 2)
    }
  }

  @Test func `says that a run was killed, and that lines are damaged`() throws {
    try KeptSample.inFolder { sample in
      let path = try sample.write([KeptSample.same("a.yaml")], ends: false)
      #expect(
        try KeptSample.text(of: JSONReporter(), KeptSample.kept(path)).contains(
          "\"complete\":false"
        )
      )
      var bytes = try Data(contentsOf: URL(filePath: path))
      bytes += Data("{\"case\":{\"name\":1}}\n{\"case\":{},\"x\":1}\n\u{0}".utf8)
      let run = try KeptSample.kept(try sample.write(bytes, to: "damaged.ndjson"))
      expectEqual(run.damaged, 3)
      expectEqual(run.names, ["a.yaml"])
    }
  }

  /// Keys of later versions are passed on as they stand, and so may be damaged ones.
  @Test(arguments: [
    #""\q""#, #""a\u00zz""#, "\"a\u{0}b\"", "1.2.3", "-", #""bytes""#, "[1,]", "1,",
    "{\"a\":[ ] , }",
  ])
  func `is JSON whatever stands in keys that nobody knows`(value: String) throws {
    try KeptSample.inFolder { sample in
      let path = try sample.write([KeptSample.same("a.yaml")])
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let end = "\"suite\":\".\""
      var bytes = Data(text.replacing(end + "}}", with: "\(end),\"x\":\(value)}}").utf8)
      // Bytes that are no UTF-8 can't be written in Swift.
      if let place = bytes.range(of: Data("bytes".utf8)) { bytes[place.lowerBound] = 0xFD }
      #expect(bytes != Data(text.utf8))
      let run = try KeptSample.kept(try sample.write(bytes, to: "unknown.ndjson"))
      let documents = [
        try KeptSample.bytes(of: JSONReporter(), run),
        try KeptSample.bytes(of: NDJSONReporter(), run),
      ]
      for bytes in documents {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: bytes) }
        // That reader takes more than others.
        #expect(String(bytes: bytes, encoding: .utf8)?.contains(/,\s*[}\]]/) == false)
      }
    }
  }

  @Test func `isn't broken by a line with more than a case`() throws {
    try KeptSample.inFolder { sample in
      let path = try sample.write([KeptSample.same("a.yaml")])
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let more = text.replacing("\"suite\":\".\"}}", with: "\"suite\":\".\"},\"x\":{}}")
      #expect(more != text)
      let run = try KeptSample.kept(try sample.write(Data(more.utf8), to: "more.ndjson"))
      let bytes = try KeptSample.bytes(of: JSONReporter(), run)
      let document = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
      expectEqual((document?["results"] as? [Any])?.count, 1)
    }
  }
}

@Suite struct `The JUnit of a run` {
  @Test func `gathers a suite's cases, whatever stands between them`() throws {
    try KeptSample.inFolder { sample in
      var broken = CaseRecord(name: "x/c", suite: "x", outcome: .undecided, milliseconds: 1_500)
      broken.message = "no view is called 'lable'"
      broken.diagnostics = [
        RecordedDiagnostic(id: "unknown-class", severity: "error", subject: "no view is called so")
      ]
      let run = try sample.run([
        KeptSample.changed("x/a", suite: "x"), KeptSample.same("y/b", suite: "y"), broken,
      ])
      let text = try KeptSample.text(of: JUnitReporter(), run)
      let names = text.matches(of: /<testcase name="([^"]+)"/).map { String($0.1) }
      expectEqual(names, ["x/a", "x/c", "y/b"])
      #expect(text.contains(#"<testsuite name="x" tests="2" failures="1" errors="1" skipped="0""#))
      #expect(text.contains(#"time="1.500""#))
      #expect(text.contains(#"<failure type="changed" message="x/a differs from its baseline">"#))
      #expect(text.contains(#"<error type="undecided" message="no view is called 'lable'">"#))
      #expect(text.contains("<system-out>error: no view is called so [unknown-class]</system-out>"))
      #expect(text.contains(#"<property name="system" value="Linux"/>"#))
    }
  }

  @Test func `lets a flaky case pass only where that is allowed`() throws {
    try KeptSample.inFolder { sample in
      var flaky = CaseRecord(name: "a", suite: ".", outcome: .flaky)
      let strict = try KeptSample.text(of: JUnitReporter(), try sample.run([flaky]))
      #expect(strict.contains(#"failures="1""#) && strict.contains(#"<failure type="flaky""#))
      flaky.isAllowed = true
      let lenient = try KeptSample.text(of: JUnitReporter(), try sample.run([flaky]))
      #expect(lenient.contains(#"failures="0""#) && !lenient.contains("<failure"))
    }
  }
}
