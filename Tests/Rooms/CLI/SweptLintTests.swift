import Foundation
import SnaplineDocuments
import SnaplineLint
import TestSupport
import Testing

@testable import SnaplineCLI

@Suite struct `The command lint` {
  /// A button whose trailing edge lies at 300, on a canvas of 320.
  private let wide = """
    canvas: 320x100
    view:
    - button: Save
      kind: filled
      pinnedAt: {x: 200, y: 20, width: 100, height: 48}

    """

  /// A text that needs more room than narrow canvases have.
  private let text = """
    canvas: 320x200
    view:
    - label: The quick brown fox jumps over the lazy dog
      lines: 1
      pinnedTo: top
      insets: 16

    """

  private func findings(_ words: [String], in folder: Folder) throws -> [[String: Any]] {
    let run = try Built(["lint"] + words + ["--format", "json"], in: folder)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any],
      "\(run.error)"
    )
    return try #require(document["findings"] as? [[String: Any]])
  }

  private func circumstances(_ words: [String], in folder: Folder) throws -> [[String: Any]] {
    let found = try findings(words, in: folder)
    #expect(found.count == 1, "\(found)")
    return try #require(found.first?["circumstances"] as? [[String: Any]])
  }

  @Test func `finds nothing where nothing is wrong`() throws {
    try withFolder(["card.yaml": wide]) { folder in
      let run = try Built(["lint"], in: folder)
      #expect(run.status == 0 && run.error.isEmpty)
      #expect(run.output == "nothing found: 1 design, 1 layout\n")
    }
  }

  /// The corners of the box around turned lines are empty where a line is short.
  @Test(arguments: Seed.some(12))
  func `tells by one rule of a turned text that leaves the canvas`(seed: Seed) throws {
    var seed = seed
    let text = ["Sale", "Two\\nlines", "A longer line\\nof\\nthree"][seed.number(in: 0...2)]
    let (size, angle) = (seed.number(in: 10...40), seed.number(in: -90...90))
    let place = "{x: \(seed.number(in: 150...280)), y: \(seed.number(in: 0...160))}"
    let design = """
      canvas: 300x200
      view:
      - {label: "\(text)", font: \(size), transform: {rotate: \(angle)}, pinnedAt: \(place)}

      """
    try withFolder(["card.yaml": design]) { folder in
      let found = try findings(["card.yaml", "--sweep", "width=280...400"], in: folder)
      let rules = Set(found.compactMap { $0["rule"] as? String })
      #expect(rules.isSubset(of: ["off-screen"]), "\(design)\(found)")
    }
  }

  @Test func `finds the width at which a button leaves the canvas`() throws {
    try withFolder(["card.yaml": wide]) { folder in
      let sweep = ["card.yaml", "--sweep", "width=250...400"]
      let run = try Built(["lint"] + sweep, in: folder)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("card.yaml:3"), "\(run.output)")
      // The rule allows a point.
      let words = "\n  at widths 250 to 298\n  the numbers are those of width 250\n"
      #expect(run.output.contains(words), "\(run.output)")
      let lengths = try circumstances(sweep, in: folder).first?["lengths"] as? [[Int]]
      #expect(lengths == [[250, 298]])
    }
  }

  @Test func `finds the same by a sweep as at each width by itself`() throws {
    let design = try Design(yaml: text)
    let rules: Set = [Lint.Rule.truncation]
    let cut = (200...420).filter { width in
      !design.resized(width: Double(width)).linted(by: rules).findings.isEmpty
    }
    #expect(!cut.isEmpty && cut.count < 221)
    try withFolder(["card.yaml": text]) { folder in
      let words = ["--sweep", "width=200...420", "--rules", "truncation"]
      let lengths = try circumstances(words, in: folder).first?["lengths"] as? [[Int]]
      #expect(lengths?.flatMap { Array($0[0]...$0[1]) } == cut)
    }
  }

  @Test func `names the text sizes and languages that have a fault`() throws {
    try withFolder(["card.yaml": text.replacing("320x200", with: "400x200")]) { folder in
      #expect(try Built(["lint"], in: folder).status == 0)
      let sizes = try Built(["lint", "--sweep", "textSize=all"], in: folder)
      #expect(sizes.output.contains("with text size "), "\(sizes.output)")
      #expect(sizes.output.contains(" to accessibility5"), "\(sizes.output)")
      let languages = try Built(["lint", "--sweep", "locale=en,pseudo"], in: folder)
      #expect(languages.output.contains("\n  with locale pseudo\n"), "\(languages.output)")
      let alone = try Built(["lint", "--locale", "pseudo"], in: folder)
      expectEqual(alone.output, try Built(["lint", "--sweep", "locale=pseudo"], in: folder).output)
      #expect(alone.output.contains("\"[Ţĥé "), "\(alone.output)")
      let twice = try Built(["lint", "--locale", "pseudo", "--sweep", "locale=en"], in: folder)
      #expect(twice.error.contains("leave one out"), "\(twice.error)")
      let other = try Built(["lint", "--locale", "not a language"], in: folder)
      #expect(other.error.contains("or pseudo"), "\(other.error)")
    }
  }

  @Test func `tells a fault of many views at one line once`() throws {
    let rows = """
      data: {rows: [One, Two, Three]}
      canvas: 300x300
      view:
      - vstack:
        - each: row in rows
          button: "{{row}}"
          height: 20
        pinnedTo: topLeading

      """
    try withFolder(["list.yaml": rows]) { folder in
      let found = try findings(["--rules", "tap-size"], in: folder)
      #expect(found.count == 1 && found.first?["views"] as? Int == 3, "\(found)")
    }
  }

  @Test func `tells each of many views at one line by its own widths`() throws {
    let rows = """
      data: {rows: [A word, A text of several words]}
      canvas: 300x300
      view:
      - vstack:
        - each: row in rows
          label: "{{row}}"
          lines: 1
        filling: superview

      """
    try withFolder(["list.yaml": rows]) { folder in
      let words = ["--sweep", "width=20...300", "--rules", "truncation"]
      let found = try findings(words, in: folder)
      let lasts = try found.map { finding in
        let circumstances = try #require(finding["circumstances"] as? [[String: Any]])
        return try #require((circumstances.first?["lengths"] as? [[Int]])?.last?.last)
      }
      #expect(lasts.count == 2 && lasts[0] + 40 < lasts[1], "\(lasts)")
    }
  }

  @Test func `keeps what a run didn't look for, and writes nothing where it can't look`() throws {
    let two = wide.replacing("height: 48", with: "height: 30")
    try withFolder(["a.yaml": two, "b.yaml": two]) { folder in
      let update = ["lint", "--baseline", "old.json", "--update-baseline"]
      #expect(try Built(update, in: folder).status == 0)
      let whole = try #require(folder.text(of: "old.json"))
      expectEqual(whole.split(separator: "tap-size").count, 3)
      #expect(try Built(update + ["a.yaml"], in: folder).status == 0)
      expectEqual(folder.text(of: "old.json"), whole)
      #expect(try Built(update + ["--rules", "contrast"], in: folder).status == 0)
      expectEqual(folder.text(of: "old.json"), whole)
      let missing = try Built(update + ["nowhere"], in: folder)
      #expect(missing.status == 2 && missing.error.contains("old.json is left as it is"))
      expectEqual(folder.text(of: "old.json"), whole)
      try folder.write("view: [ {label: x", to: "a.yaml")
      let unread = try Built(["lint", "--baseline", "old.json"], in: folder)
      #expect(unread.status == 2 && unread.output.contains("a.yaml:"), "\(unread.output)")
    }
  }

  @Test func `asks for the rules that are named, and no others`() throws {
    let design = """
      canvas: 100x100
      view:
      - label: A long text in one line
        lines: 1
        width: 200
        filling: superview

      """
    try withFolder(["card.yaml": design]) { folder in
      let rules = try findings(["--rules", "tap-size"], in: folder)
      #expect(rules.isEmpty, "\(rules)")
      #expect(try findings(["--rules", "conflict"], in: folder).count == 1)
      try folder.write(design + "test: {lint: off}\n", to: "card.yaml")
      #expect(try Built(["lint"], in: folder).status == 0)
    }
  }

  @Test func `finds a height that a condition alone has`() throws {
    let design = wide.replacing(
      "pinnedAt:",
      with: "if: canvas.height == 203\n  else: {hidden: true}\n  pinnedAt:"
    )
    .replacing("width: 100", with: "width: 200")
    try withFolder(["card.yaml": design]) { folder in
      let words = ["--sweep", "height=100...300", "--rules", "off-screen"]
      let found = try circumstances(words, in: folder)
      #expect(found.first?["lengths"] as? [[Int]] == [[203, 203]])
    }
  }

  @Test func `keeps old findings, and fails for new ones alone`() throws {
    try withFolder(["card.yaml": wide]) { folder in
      let words = ["--sweep", "width=250...320"]
      let kept = try Built(
        ["lint", "--baseline", "old.json", "--update-baseline"] + words,
        in: folder
      )
      #expect(kept.status == 0, "\(kept.error)")
      // A line above moves what is known.
      try folder.write("# A card\n" + wide, to: "card.yaml")
      let same = try Built(["lint", "--baseline", "old.json"] + words, in: folder)
      #expect(same.status == 0, "\(same.output)\(same.error)")
      #expect(same.output.hasPrefix("nothing found, 1 known: "), "\(same.output)")
      try folder.write(wide.replacing("height: 48", with: "height: 30"), to: "card.yaml")
      let new = try Built(["lint", "--baseline", "old.json"] + words, in: folder)
      #expect(new.status == 1)
      #expect(new.output.contains("[tap-size]") && !new.output.contains("[off-screen]"))
      try folder.write(wide.replacing("x: 200", with: "x: 20"), to: "card.yaml")
      let gone = try Built(["lint", "--baseline", "old.json"] + words, in: folder)
      #expect(gone.status == 0)
      #expect(gone.error.contains("a finding in old.json isn't found any more"), "\(gone.error)")
    }
  }

  @Test func `writes SARIF with a place, a rule and a fingerprint for each finding`() throws {
    try withFolder(["a card.yaml": wide]) { folder in
      let run = try Built(
        ["lint", "--sweep", "width=250...320", "--format", "sarif"],
        in: folder
      )
      let log = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect(log?["version"] as? String == "2.1.0")
      let one = try #require((log?["runs"] as? [[String: Any]])?.first)
      let driver = (one["tool"] as? [String: Any])?["driver"] as? [String: Any]
      #expect((driver?["rules"] as? [[String: String]])?.map { $0["id"] } == ["off-screen"])
      let result = try #require((one["results"] as? [[String: Any]])?.first)
      #expect(result["ruleId"] as? String == "off-screen" && result["ruleIndex"] as? Int == 0)
      #expect((result["partialFingerprints"] as? [String: String])?.count == 1)
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      let physical = location as? [String: Any]
      let artifact = physical?["artifactLocation"] as? [String: String]
      #expect(artifact?["uri"] == "a%20card.yaml")
      #expect((physical?["region"] as? [String: Int])?["startLine"] == 3)
    }
  }

  @Test func `annotates lines for GitHub`() throws {
    try withFolder(["card.yaml": wide]) { folder in
      let run = try Built(
        ["lint", "--sweep", "width=250...320", "--format", "github"],
        in: folder
      )
      #expect(run.output.hasPrefix("::warning file=card.yaml,line=3,title="), "\(run.output)")
      #expect(run.output.contains("%0A") || run.output.contains("at widths 250 to 298"))
      expectEqual(run.output.split(separator: "\n").count, 1)
    }
  }

  @Test func `holds to what a design leaves out itself`() throws {
    let design = wide.replacing("height: 48", with: "height: 30")
    try withFolder(["card.yaml": design]) { folder in
      #expect(try Built(["lint"], in: folder).status == 1)
      try folder.write(design + "test: {lint: {except: [tap-size]}}\n", to: "card.yaml")
      #expect(try Built(["lint"], in: folder).status == 0)
    }
  }

  @Test func `tells of a design that can't be read, and looks at the others`() throws {
    try withFolder(["bad.yaml": "view: {lable: Hi}\n", "card.yaml": wide]) { folder in
      let run = try Built(["lint"], in: folder)
      #expect(run.status == 2)
      #expect(run.output.contains("[unknown-class]"), "\(run.output)")
    }
  }

  @Test(arguments: [
    ("width=280-1024", "did you mean 'width=280...1024'?"),
    ("widht=280...300", "did you mean 'width=280...300'?"),
    ("textSize", "did you mean 'textSize=all'?"),
    ("width=0...99999", "did you mean 'width=280...1024'?"),
  ])
  func `offers the sweep that was meant`(word: String, hint: String) throws {
    let run = try Built(["lint", "--sweep", word])
    #expect(run.status == 64 || run.status == 2)
    #expect(run.error.contains(hint), "\(run.error)")
  }

  @Test func `offers the rules that were meant, those that are right as they are`() throws {
    let run = try Built(["lint", "--rules", "truncation,overlp"])
    #expect(run.error.contains("did you mean 'truncation,overlap'?"), "\(run.error)")
  }

  @Test func `sweeps one length at a time`() throws {
    let words = ["--sweep", "width=1...9", "--sweep", "height=1...9"]
    let run = try Built(["lint"] + words)
    #expect(run.error.contains("one length is swept at a time, not width and height"))
  }

  @Test func `makes texts longer and readable in the language that nobody speaks`() {
    #expect(PseudoLanguage.text("Save") == "[Šàvé one]")
    #expect(PseudoLanguage.text("12:30") == "12:30")
    let long = String(repeating: "word ", count: 20)
    let share = Double(PseudoLanguage.text(long).count) / Double(long.count)
    #expect((1.3...1.5).contains(share))
  }
}
