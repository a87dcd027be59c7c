import SnaplineDiagnostics
import SnaplineLint
import TestSupport
import Testing

@testable import SnaplineDocuments

@Suite struct `A tree that takes one width after the other` {
  private let rules = Set(Lint.Rule.allCases)

  /// Looks at a design at some widths, and compares with trees that are built anew; answers how many looks a kept
  /// tree was enough for.
  private func compare(_ design: Design, at widths: [Int], _ name: String) -> Int {
    compare(LintedDesign(design, by: rules), design, at: widths, name)
  }

  private func compare(
    _ linted: LintedDesign,
    _ design: Design,
    at widths: [Int],
    _ name: String
  ) -> Int {
    var known: Set<String> = []
    for width in widths {
      let layout = linted.look(width: Double(width))
      let fresh = design.resized(width: Double(width)).linted(by: rules)
      let (found, expected) = (worded(layout.findings, known), worded(fresh.findings, known))
      #expect(found == expected, "\(name) at \(width)")
      #expect(worded(layout.messages) == worded(fresh.messages), "\(name) at \(width)")
      #expect(layout.widths == fresh.widths && layout.heights == fresh.heights, "\(name)")
      guard found == expected else { break }
      known.formUnion(layout.findings.filter { $0.rule == .ambiguity }.map(\.subject))
    }
    return linted.looksAtKept
  }

  /// Findings without the numbers of what nothing decides, where these may be those of an earlier look, without the
  /// sizes of small controls, and without what may be another text that leaves the canvas with the same column.
  private func worded(_ findings: [Finding], _ known: Set<String>) -> [Finding] {
    findings.map { finding in
      var finding = finding
      if finding.rule == .ambiguity, known.contains(finding.subject) {
        (finding.cause, finding.remedy) = (nil, nil)
      }
      if finding.rule == .tapSize { finding.subject.removeAll { $0.isNumber || $0 == "." } }
      if finding.rule == .offScreen {
        finding.subject = String(finding.subject.prefix { !$0.isNumber })
        finding.cause = nil
      }
      return finding
    }.sorted { one, other in
      (one.rule.rawValue, one.node ?? -1, one.subject)
        < (other.rule.rawValue, other.node ?? -1, other.subject)
    }
  }

  /// Messages in any order, and those of full stacks without the lengths of an earlier look.
  private func worded(_ messages: [Diagnostic]) -> [String] {
    messages.map { message in
      message.layoutFault == .overfullStack
        ? message.subject.filter { !$0.isNumber } + " \(message.place?.line ?? 0)" : "\(message)"
    }.sorted()
  }

  private func widths(_ count: Int, _ seed: inout Seed) -> [Int] {
    (0..<count).map { _ in seed.number(in: 120...900) }
  }

  @Test func `tells of random stacks what a new one tells`() throws {
    var kept = 0
    for var seed in Seed.many(16) {
      let screen = RandomScreen(&seed)
      kept += compare(try Design(yaml: screen.yaml), at: widths(7, &seed), "\(seed)")
    }
    #expect(kept > 20, "\(kept)")
  }

  @Test func `tells of random texts what a new one tells, at times without a picture`() throws {
    var quiet = 0
    for var seed in Seed.many(24) {
      let screen = RandomScreen(&seed, ofTextsAlone: true)
      let linted = LintedDesign(try Design(yaml: screen.yaml), by: rules)
      _ = compare(linted, try Design(yaml: screen.yaml), at: widths(9, &seed), "\(seed)")
      quiet += linted.quietLooks
    }
    #expect(quiet > 12, "\(quiet)")
  }

  @Test func `tells of columns that leave the canvas what a new one tells`()
    throws
  {
    var (quiet, leaving) = (0, 0)
    for var seed in Seed.many(24) {
      let number = seed
      let design = try Design(yaml: randomColumn(&seed))
      let linted = LintedDesign(design, by: rules)
      let widths = (0..<10).map { _ in seed.number(in: 240...520) }
      _ = compare(linted, design, at: widths, "\(number)")
      quiet += linted.quietLooks
      for width in widths {
        let before = linted.quietLooks
        let leaves = linted.look(width: Double(width)).findings.contains { $0.rule == .offScreen }
        if linted.quietLooks > before, leaves { leaving += 1 }
      }
    }
    #expect(quiet > 40 && leaving > 20, "\(quiet), \(leaving)")
  }

  /// A column of rows with texts, of which the canvas shows a part.
  private func randomColumn(_ seed: inout Seed) -> String {
    var lines = ["canvas: 390x\(seed.number(in: 40...260))", "view:", "  vstack:"]
    let faint = seed.chance(0.3) ? seed.number(in: 0...9) : -1
    for row in 0..<seed.number(in: 3...9) {
      let texts = (0..<2).map { _ in
        RandomScreen.words(&seed).split(separator: " ").prefix(4).joined(separator: " ")
      }
      let colors = ["label", row == faint ? "gray" : "secondaryLabel"]
      lines += [
        "  - hstack:", "    - {background: systemBlue, size: 20, cornerRadius: 6}",
        "    - {label: \(texts[0]), font: subheadline, color: \(colors[0])}",
        "    - {label: \(texts[1]), font: footnote, color: \(colors[1])}", "    spacing: 8",
      ]
      if seed.chance(0.7) { lines.append("    alignment: top") }
      if seed.chance(0.2) { lines.append("    background: F0F0F0") }
    }
    lines += ["  spacing: 4", "  pinnedTo: top", "  insets: 16"]
    if seed.chance(0.5) { lines.append("  background: white") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Contrasts that count at some widths alone, in trees of texts that are quiet at others.
  @Test(arguments: [
    """
    background: [white, {image: {symbol: square.fill}, mode: fit}]
      view:
      - {label: Words, color: "999999", pinnedTo: topLeading, insets: {leading: 60, top: 30}}
    """,
    """
    background: white
      view:
      - label: Some words that shrink as they lack room
        color: 8A8A8A
        font: 18
        lines: 1
        minimumScale: 0.5
        filling: {bottom: none, others: superview}
    """,
  ])
  func `tells of faint texts what a new one tells`(looks: String) throws {
    let design = try Design(
      yaml: "canvas: {width: 600, height: 200}\nview:\n  filling: superview\n  \(looks)\n"
    )
    let widths = [600, 610, 520, 430, 418, 400, 348, 334, 310, 280, 260, 500]
    let faint = widths.count { width in
      design.resized(width: Double(width)).linted(by: rules).findings
        .contains { $0.rule == .contrast }
    }
    #expect((1..<widths.count).contains(faint), "\(faint)")
    _ = compare(design, at: widths, looks)
  }

  /// What a shadow surrounds, or an effect colours, isn't judged by the colour of its letters.
  @Test(arguments: [
    ("", true), ("shadow: 1 black", false), ("effect: {tint: black}", false),
    ("effect: {blur: 0.1}", false), ("shadow: 1 clear", true),
  ])
  func `tells of faint letters where nothing else shows them`(look: String, isTold: Bool) throws {
    let design = try Design(
      yaml: """
        canvas: {size: 300x100, background: white}
        view: {label: Hello there, font: 30 bold, color: white, \(look.isEmpty ? "" : look + ", ")\
        centeredIn: superview}

        """
    )
    let told = design.linted(by: rules).findings.contains { $0.rule == .contrast }
    expectEqual(told, isTold)
  }

  /// A card's own shadow lies around the card, and not around the letters on it.
  @Test func `tells of faint letters on a card with a shadow`() throws {
    let design = try Design(
      yaml: """
        canvas: {size: 300x100, background: white}
        view:
          vstack: [{label: Hello there, color: F8F8F8}]
          background: white
          shadow: 4 black
          centeredIn: superview

        """
    )
    #expect(design.linted(by: rules).findings.contains { $0.rule == .contrast })
  }

  /// A text that is faded with its ground isn't judged, and says nothing of another one.
  @Test func `tells of a faint text what a new one tells, where another like it isn't judged`()
    throws
  {
    let design = try Design(
      yaml: """
        canvas: {size: 500x400, background: white}
        view:
          view:
          - id: faded
            view:
            - {label: Abc, font: 14, color: white, pinnedAt: {x: 140, y: 20}}
            background: FEFEFE
            alpha: 0.9
            pinnedAt: {x: 0, y: 0, width: 200, height: 80}
          - {background: black, pinnedAt: {x: 0, y: 80, width: 200, height: 300}}
          - id: tall
            label: wwww wwww wwww wwww wwww
            font: {size: 17, lineHeight: 80}
            pinnedTo: topTrailing
            width: 48% of superview
          - {id: two, label: Abc, font: 14, color: white, alpha: 0.9}
          constraints:
          - two.leading == self.leading + 10
          - two.bottom == tall.bottom - 44
          filling: superview

        """
    )
    let widths = Array(stride(from: 520, through: 600, by: 8))
    let faint = widths.count { width in
      design.resized(width: Double(width)).linted(by: rules).findings.contains {
        $0.rule == .contrast
      }
    }
    #expect((1..<widths.count).contains(faint), "\(faint)")
    _ = compare(design, at: widths, "faded")
  }

  @Test func `tells of random cards what a new one tells, at times without a picture`()
    throws
  {
    var quiet = 0
    for var seed in Seed.many(24) {
      let number = seed
      let design = try Design(yaml: RandomScreen.cards(&seed))
      let linted = LintedDesign(design, by: rules)
      let start = seed.number(in: 240...480)
      let widths = (0..<10).map { start + 8 * $0 } + widths(3, &seed)
      _ = compare(linted, design, at: widths, "\(number)")
      quiet += linted.quietLooks
    }
    #expect(quiet > 6, "\(quiet)")
  }

  @Test(arguments: [
    "{label: Row that says something which wraps, font: subheadline}",
    "{image: {symbol: star.fill}, size: 24}", "{switch: true, accessibility: {label: Sound}}",
    "{button: Open, kind: filled}", "{button: Open, height: 30}", "{progress: 0.4}",
    "{segments: [Day, Week], width: 120}",
    "{textField: {placeholder: Name}, borderStyle: roundedRect, width: 120}",
  ])
  func `needs no picture at most widths of a screen with controls`(part: String) throws {
    var lines = [
      "canvas: {size: 390x1600, background: systemGroupedBackground}", "view:", "  vstack:",
    ]
    for row in 1...12 {
      lines += [
        "  - hstack:", "    - {label: \(row) and more words of a row, font: headline}",
        "    - \(row % 3 == 0 ? part : "{label: Some, color: secondaryLabel}")",
        "    spacing: 8", "    alignment: center", "    margins: 12", "    background: white",
        "    cornerRadius: 10", "    shadow: 4 black/10%",
      ]
    }
    lines += ["  spacing: 12", "  pinnedTo: top", "  insets: 16"]
    let linted = LintedDesign(
      try Design(yaml: lines.joined(separator: "\n") + "\n"),
      by: rules
    )
    for width in stride(from: 288, through: 600, by: 16) { _ = linted.look(width: Double(width)) }
    #expect(linted.quietLooks > 12, "\(linted.quietLooks)")
  }

  @Test(arguments: DoubtfulDesign.all.indices)
  func `tells what a new one tells, of`(number: Int) throws {
    let (name, yaml, widths) = DoubtfulDesign.all[number]
    let ascending = Array(stride(from: widths.lowerBound, through: widths.upperBound, by: 16))
    _ = compare(try Design(yaml: yaml), at: ascending, name)
    _ = compare(try Design(yaml: yaml), at: ascending.reversed(), name)
  }

  @Test func `tells of random constraints what a new one tells`() throws {
    var kept = 0
    for var seed in Seed.many(12) {
      let yaml = RandomDesign(&seed, named: 0.5).yaml
      kept += compare(try Design(yaml: yaml), at: widths(6, &seed), "\(seed)")
    }
    #expect(kept > 10, "\(kept)")
  }

  /// A design whose tree isn't kept is looked at once.
  @Test(arguments: Checkout.designs)
  func `tells of the gallery what a new one tells`(path: String) throws {
    let design = try Design(contentsOf: path)
    let linted = LintedDesign(design, by: rules)
    _ = linted.look(width: 390)
    guard linted.kept != nil else { return }
    _ = compare(design, at: [390, 288, 641, 390], path)
  }

  @Test func `is built once where nothing but constraints depends on the width`() throws {
    let rows = (1...9).map { "- {label: Row \($0) says something, pinnedAt: {x: 8, y: \($0)0}}" }
    let design = try Design(yaml: "canvas: 390x200\nview:\n" + rows.joined(separator: "\n") + "\n")
    let linted = LintedDesign(design, by: rules)
    for width in stride(from: 200.0, through: 400, by: 40) { _ = linted.look(width: width) }
    expectEqual(linted.looksAtKept, 5)
  }

  @Test(arguments: ["  if: canvas.width >= 330\n  else: {hidden: true}\n", ""])
  func `is built anew where a condition asks for the width, and nowhere else`(condition: String)
    throws
  {
    let design = try Design(
      yaml: "canvas: 320x100\nview:\n- button: Save\n  kind: filled\n" + condition
        + "  pinnedAt: {x: 20, y: 20, width: 100, height: 48}\n"
    )
    let linted = LintedDesign(design, by: rules)
    for width in [320.0, 328, 336] { _ = linted.look(width: width) }
    expectEqual(linted.looksAtKept, condition.isEmpty ? 2 : 0)
  }
}
