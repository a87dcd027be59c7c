import SnaplineRuns
import TestSupport
import Testing

@Suite struct `The report for GitHub` {
  private func report(_ run: KeptRun, there: Set<String>? = nil) -> GitHubReport {
    GitHubReport(
      run,
      folders: GitHubReport.Folders(
        root: "/checkout/package",
        workspace: "/checkout",
        isThere: { there?.contains($0) ?? true }
      )
    )
  }

  @Test func `stands at the line of the edit, or where the case is asked for`() throws {
    try KeptSample.inFolder { sample in
      var record = KeptSample.changed("card.yaml")
      record.place = RecordedPlace(file: "Tests/CardTests.swift", line: 7)
      let run = try sample.run([record])
      #expect(
        report(run).annotations.hasPrefix(
          "::error file=package/card.yaml,line=15,title=stack.spacing 8 → 12::card.yaml differs"
        )
      )
      let elsewhere = report(run, there: ["/checkout/package/Tests/CardTests.swift"])
      #expect(elsewhere.annotations.hasPrefix("::error file=package/Tests/CardTests.swift,line=7,"))
      #expect(report(run, there: []).annotations.hasPrefix("::error title=stack.spacing"))
    }
  }

  @Test func `has ten annotations of a kind, of which the last counts the rest`() throws {
    try KeptSample.inFolder { sample in
      let records = (0..<30).map { place in
        var record =
          place < 15
          ? KeptSample.changed("\(place)")
          : CaseRecord(name: "\(place)", suite: ".", outcome: .recorded)
        record.verdict?.causes[0].edits[0].new = "\(place)"
        record.diagnostics = [
          RecordedDiagnostic(id: "cut", severity: "warning", subject: "text \(place) is cut")
        ]
        return record
      }
      let lines = report(try sample.run(records)).annotations.split(separator: "\n")
      for (kind, rest) in [
        ("error", "6 more cases"), ("warning", "21 more messages"), ("notice", "6 more messages"),
      ] {
        let own = lines.filter { $0.hasPrefix("::\(kind) ") }
        expectEqual(own.count, 10)
        #expect(own.last?.contains("::\(rest);") == true)
      }
    }
  }

  @Test func `tells an edit once, in however many designs it was made`() throws {
    try KeptSample.inFolder { sample in
      let run = try sample.run((0..<300).map { KeptSample.changed("d\($0).yaml", line: $0 + 1) })
      let report = report(run)
      expectEqual(report.annotations.split(separator: "\n").count, 1)
      #expect(report.annotations.contains("::300 cases: d0.yaml, d1.yaml"))
      let summary = report.summary(most: 1_000_000)
      #expect(summary.hasPrefix("## Snapshots: 300 changed\n"))
      #expect(summary.contains("<code>stack.spacing 8 → 12</code>: 300 cases"))
      #expect(summary.contains("### The worst 20 of 300 cases"))
    }
  }

  @Test func `puts what couldn't be decided first, and then what differs most`() throws {
    try KeptSample.inFolder { sample in
      var far = KeptSample.changed("far")
      far.verdict?.differences[0].distance = 400
      let broken = CaseRecord(name: "broken", suite: ".", outcome: .undecided)
      let gone = CaseRecord(name: "gone", suite: ".", outcome: .missing)
      let run = try sample.run([gone, KeptSample.changed("near"), far, broken])
      let summary = report(run).summary(most: 1_000_000)
      let names = summary.matches(of: /<code>([a-z]+)<\/code>: [a-z]+</).map { String($0.1) }
      expectEqual(names, ["broken", "far", "near", "gone"])
    }
  }

  @Test func `fits its page, whatever there is to say`() throws {
    try KeptSample.inFolder { sample in
      let records = (0..<400).map { place in
        var record = KeptSample.changed("d\(place).yaml")
        record.verdict?.causes[0].edits[0].new = "\(place)"
        record.message = String(repeating: "<&\n", count: 3_000)
        return record
      }
      let report = report(try sample.run(records))
      for most in [0, 200, 5_000, 1_047_552] {
        #expect(report.summary(most: most).utf8.count <= most)
      }
      #expect(report.summary(most: 5_000).hasSuffix("the results of the run have all.\n"))
    }
  }
}
