import Foundation
import SnaplineRuns
import TestSupport
import Testing

/// Texts that would act somewhere if they weren't shown as text.
let hostileTexts = [
  "</script><script>alert(1)</script>", "]]>", "<!-- -->", "a\n::error::b", "\r\n##[error]b",
  "a\u{2028}b\u{85}c", "\u{202E}gnp.exe\u{2066}", "\u{0}\u{1B}[31m\u{7F}\u{9B}", "\"'`|*_#@user",
  "a,b:c%0A::error::", "\u{FFFE}\u{FFFF}", "![x](http://a.b)", "&amp;&#10;", "\\u{1B}", "é\u{301}",
]

@Suite struct `A text that would act elsewhere` {
  /// Says the text wherever a case can.
  private func record(_ text: String) -> CaseRecord {
    var record = KeptSample.changed(text, suite: text)
    record.place = RecordedPlace(file: "a?b#c %.snapshots/\(text)", line: 3)
    record.message = "\(text) differs\n\(text)\n\n\(text)"
    record.diagnostics = [
      RecordedDiagnostic(
        id: text,
        severity: "warning",
        subject: text,
        cause: text,
        place: RecordedPlace(file: text, line: 1),
        remedy: text
      )
    ]
    record.verdict?.causes[0].edits[0].property = text
    record.verdict?.causes[0].edits[0].new = text
    return record
  }

  private func forEachReport(_ body: (String, KeptRun) throws -> Void) throws {
    for text in hostileTexts {
      try KeptSample.inFolder { sample in
        var header = KeptSample.header
        header.environment[text] = text
        header.tool = text
        try body(text, try sample.run([record(text), KeptSample.same("fine")], header))
      }
    }
  }

  @Test func `is itself in JSON, and ends no script`() throws {
    try forEachReport { text, run in
      let bytes = try KeptSample.bytes(of: JSONReporter(), run)
      let document = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
      let results = try #require(document?["results"] as? [[String: Any]])
      #expect((results[0]["name"] as? String)?.utf8.elementsEqual(text.utf8) == true)
      expectInert(bytes)
      #expect(!bytes.contains(UInt8(ascii: "<")))
    }
  }

  @Test func `is text in XML`() throws {
    try forEachReport { text, run in
      let bytes = try KeptSample.bytes(of: JUnitReporter(), run)
      expectInert(bytes)
      let tags = Set(
        String(decoding: bytes, as: UTF8.self).matches(of: /<\/?([^ >]*)/).map { String($0.1) }
      )
      let own: Set = [
        "?xml", "testsuites", "testsuite", "properties", "property", "testcase", "failure",
        "system-out",
      ]
      #expect(tags.isSubset(of: own))
      try Checker.xmllint.check(bytes)
    }
  }

  @Test func `is no command and no property of GitHub's runner`() throws {
    try forEachReport { text, run in
      let folders = GitHubReport.Folders(root: "/r", workspace: "/r", isThere: { _ in true })
      let report = GitHubReport(run, folders: folders)
      let lines = report.annotations.split(separator: "\n", omittingEmptySubsequences: false)
      expectEqual(lines.count, 3)
      for line in lines.dropLast() {
        #expect(
          line.wholeMatch(of: /::(error|warning) file=[^,:]*,line=\d+,title=[^,:]*::.*/) != nil
        )
      }
      expectInert(Data(report.annotations.utf8))
      #expect(report.annotations.utf8.count < 30_000)
    }
  }

  @Test func `is no Markdown and no HTML of GitHub's pages`() throws {
    try forEachReport { text, run in
      let folders = GitHubReport.Folders(root: "/r", workspace: nil, isThere: { _ in true })
      let summary = GitHubReport(run, folders: folders).summary(most: 1_000_000)
      expectInert(Data(summary.utf8))
      for line in summary.split(separator: "\n") where !line.hasPrefix("#") {
        #expect(
          line.wholeMatch(
            of:
              /<details><summary><code>[^<]*<\/code>: [^<]*<\/summary><pre>[^<]*<\/pre><\/details>/
          ) != nil,
          "\(line.prefix(300))"
        )
      }
    }
  }

  @Test func `may be of a megabyte`() throws {
    try KeptSample.inFolder { sample in
      let text = String(repeating: "long ", count: 200_000)
      var record = CaseRecord(name: text, suite: ".", outcome: .missing)
      record.message = text
      let run = try sample.run([record])
      let json = try KeptSample.bytes(of: JSONReporter(), run)
      #expect(try JSONSerialization.jsonObject(with: json) is [String: Any])
      let xml = try KeptSample.bytes(of: JUnitReporter(), run)
      #expect(xml.count > 3_000_000)
      try Checker.xmllint.check(xml)
      let folders = GitHubReport.Folders(root: "/r", workspace: nil, isThere: { _ in true })
      let report = GitHubReport(run, folders: folders)
      #expect(report.annotations.utf8.count < 10_000)
      #expect(report.summary(most: 100_000).contains("<code>long long"))
    }
  }

  @Test func `comes through a blob as it is`() throws {
    try KeptSample.inFolder { sample in
      let records = hostileTexts.map(record)
      let path = try sample.blob(records, to: "1.blob")
      let merged = KeptSample.merged([path])
      expectEqual(merged.problems, [])
      #expect(zip(merged.run.names, hostileTexts).allSatisfy { $0.utf8.elementsEqual($1.utf8) })
      expectEqual(merged.run.names.count, hostileTexts.count)
    }
  }

  /// No marks that turn directions, and no controls but the ends of lines.
  private func expectInert(_ bytes: Data, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = String(validating: bytes, as: UTF8.self)
    #expect(text != nil, sourceLocation: sourceLocation)
    let acting = (text ?? "").unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x09, 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    #expect(acting.isEmpty, sourceLocation: sourceLocation)
  }
}
