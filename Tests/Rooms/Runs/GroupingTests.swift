import SnaplineRuns
import TestSupport
import Testing

@Suite struct `Causes of a run` {
  @Test func `gather 1,000 designs that share an edit in one group, with outliers apart`() {
    for var seed in Seed.some(20) {
      var records: [CaseRecord] = []
      var outliers: Set<String> = []
      for place in 0..<1_000 {
        // The line differs from design to design, and so do the frames that follow.
        var edits = [
          edit("stack.spacing", "8", "12", at: "d\(place).yaml:\(seed.number(in: 1...90))")
        ]
        if seed.number(in: 0...19) == 0 {
          edits.append(edit("photo.width ==", "\(place)", "1", at: "d\(place).yaml:99"))
          outliers.insert("d\(place)")
        }
        records.append(record("d\(place)", edits))
      }
      records.shuffle(using: &seed)
      let groups = gathered(records)
      expectEqual(groups.count, 1, "\(seed)")
      expectEqual(groups.first?.members.count, 1_000, "\(seed)")
      expectEqual(Set(groups.first?.outliers.map(\.name) ?? []), outliers, "\(seed)")
      let count = "stack.spacing 8 → 12 · 1000 snapshots"
      expectEqual(groups.first?.text, count, "\(seed)")
    }
  }

  @Test func `put each case into one group, in whatever order the cases came`() {
    for var seed in Seed.some(60) {
      var records: [CaseRecord] = []
      for place in 0..<seed.number(in: 1...60) {
        var record = CaseRecord(name: "d\(place)", suite: ".", outcome: .changed)
        var verdict = Verdict(exceeded: ["layout"])
        for _ in 0..<seed.number(in: 0...3) {
          let edits = (0...seed.number(in: 0...1)).map { _ in randomEdit(&seed, of: place) }
          verdict.causes.append(Verdict.Cause(edits: edits, explained: []))
        }
        record.verdict = verdict
        if seed.number(in: 0...9) == 0 { record.outcome = .missing }
        records.append(record)
      }
      let groups = gathered(records)
      expectEqual(
        groups.flatMap(\.members).map(\.name).sorted(),
        records.map(\.name).sorted(),
        "\(seed)"
      )
      for _ in 0..<3 { #expect(gathered(records.shuffled(using: &seed)) == groups, "\(seed)") }
      for group in groups {
        for shared in group.causes.dropFirst() {
          #expect(2 * shared.count > group.members.count, "\(seed)")
        }
        expectEqual(group.causes.first?.count, group.members.count, "\(seed)")
      }
    }
  }

  @Test func `tell the place that all cases share, and no other`() {
    let shared = (0..<3).map { record("d\($0)", [edit("a.width ==", "8", "9", at: "kit.yaml:4")]) }
    expectEqual(gathered(shared).map(\.text), ["a.width == 8 → 9 (kit.yaml:4) · 3 snapshots"])
  }

  @Test func `know a line that many cases share, whatever they call its views`() {
    let records = (0..<3).map { place in
      record("d\(place)", [edit("card\(place).width ==", "8", "9", at: "kit.yaml:4")])
    }
    expectEqual(gathered(records).map(\.text), ["card0.width == 8 → 9 (kit.yaml:4) · 3 snapshots"])
  }

  @Test func `know a colour on whichever view it is seen, and a number by its view`() {
    let colours = ["name.textColor", "stripe.backgroundColor", "name.textColor"].enumerated().map {
      record("c\($0)", [edit($1, "systemRed", "systemBlue", at: nil)])
    }
    let numbers = ["left", "right"].map { record($0, [edit("\($0).spacing", "8", "12", at: nil)]) }
    expectEqual(
      gathered(colours + numbers).map(\.text),
      [
        "colour systemRed → systemBlue · 3 snapshots", "left.spacing 8 → 12 · 1 snapshot",
        "right.spacing 8 → 12 · 1 snapshot",
      ]
    )
    let fonts = ["name", "title"].map { record($0, [edit("\($0).font", "15", "17", at: nil)]) }
    expectEqual(gathered(fonts).map(\.text), ["font 15 → 17 · 2 snapshots"])
  }

  @Test func `name a second cause that most of the cases have`() {
    let records = (0..<300).map { place in
      record(
        "d\(place)",
        [
          edit("colors.brand", "0A5C36", "FF5C36", at: "theme.yaml:4"),
          edit("row4.text", "“Row 4”", place == 7 ? "“Row 7”" : "“Row 5”", at: nil),
        ]
      )
    }
    let groups = gathered(records)
    expectEqual(
      groups.map(\.text),
      [
        """
        colors.brand 0A5C36 → FF5C36 (theme.yaml:4) · 300 snapshots
        and row4.text “Row 4” → “Row 5” · 299 of them
        """
      ]
    )
    expectEqual(groups.first?.outliers.map(\.name), ["d7"])
    let quote = "`and row4.text “Row 4” → “Row 5” · 299 of them`"
    #expect(Checkout.article("Snapshots", quotes: quote))
  }

  @Test func `know what no edit explains by its first difference`() {
    func changed(_ name: String, _ differences: [(String, String, String, String, String)])
      -> CaseRecord
    {
      var record = CaseRecord(name: name, suite: ".", outcome: .changed)
      var verdict = Verdict(exceeded: [])
      verdict.differences = differences.map { kind, subject, property, old, new in
        RecordedDifference(
          kind: kind,
          subject: subject,
          changes: [RecordedDifference.Change(property: property, old: old, new: new)]
        )
      }
      record.verdict = verdict
      return record
    }
    let records = [
      changed("a", [("font", "font file Inter", "file", "Inter 1", "Inter 2")]),
      changed("b", [("font", "font file Inter", "file", "Inter 1", "Inter 2")]),
      changed("c", [("style", "row4", "text colour", "#000", "#f00")]),
      changed("d", [("style", "title", "text colour", "#000", "#f00")]),
      changed("e", [("layout", "row1", "y", "53", "57 (+4)"), ("layout", "row2", "y", "9", "8")]),
      changed("f", [("layout", "row1", "y", "53", "57 (+4)")]),
      changed("g", [("layout", "row2", "y", "53", "57 (+4)")]),
    ]
    expectEqual(
      gathered(records).map(\.text),
      [
        "font file Inter file Inter 1 → Inter 2 · 2 snapshots",
        "row1 y 53 → 57 (+4) · 2 snapshots", "text colour #000 → #f00 · 2 snapshots",
        "row2 y 53 → 57 (+4) · 1 snapshot",
      ]
    )
  }

  @Test func `leave apart what another edit may have changed as well`() {
    let one = edit("a.top ==", "8", "9", at: nil)
    let other = edit("b.top ==", "4", "5", at: nil)
    var either = record("either", [])
    either.verdict?.causes = [Verdict.Cause(edits: [one, other], explained: [])]
    let groups = gathered([either, record("d1", [one]), record("d2", [one])])
    expectEqual(groups.map(\.text), ["a.top == 8 → 9 · 3 snapshots"])
    expectEqual(groups.first?.outliers.map(\.name), ["either"])
  }

  @Test func `cost as much a case among many as among few`() {
    func milliseconds(_ count: Int) -> Double {
      let begun = ContinuousClock.now
      let records = (0..<count).map {
        record("d\($0)", [edit("stack.spacing", "8", "12", at: "d\($0).yaml:3")])
      }
      expectEqual(gathered(records).count, 1)
      return begun.millisecondsUntilNow
    }
    _ = milliseconds(100)
    let (few, many) = (milliseconds(2_000), milliseconds(32_000))
    #expect(many < 16 * 4 * few + 500, "\(few) ms and \(many) ms")
  }

  private func gathered(_ records: [CaseRecord]) -> [CauseGroup] {
    var table = CauseTable()
    for record in records { table.add(record, named: record.name) }
    return table.groups()
  }

  private func record(_ name: String, _ edits: [RecordedEdit]) -> CaseRecord {
    var record = CaseRecord(name: name, suite: ".", outcome: .changed)
    record.verdict = Verdict(exceeded: ["layout"])
    record.verdict?.causes = edits.map { Verdict.Cause(edits: [$0], explained: []) }
    return record
  }

  private func edit(_ property: String, _ old: String, _ new: String, at place: String?)
    -> RecordedEdit
  {
    let parts = place?.split(separator: ":").map(String.init)
    return RecordedEdit(
      property: property,
      old: old,
      new: new,
      file: parts?.first,
      line: parts.flatMap { Int($0[1]) }
    )
  }

  private func randomEdit(_ seed: inout Seed, of place: Int) -> RecordedEdit {
    let view = ["a", "b", "c"][seed.number(in: 0...2)]
    let key = ["spacing", "width ==", "textColor", "background", "font"][seed.number(in: 0...4)]
    let file = [nil, "kit.yaml:\(seed.number(in: 1...2))", "d\(place).yaml:3"]
    return edit(
      "\(view).\(key)",
      "\(seed.number(in: 1...2))",
      "\(seed.number(in: 3...4))",
      at: file[seed.number(in: 0...2)]
    )
  }
}
