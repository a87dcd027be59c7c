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

  /// Findings without the numbers of what nothing decides, where these may be those of an earlier look, and without
  /// what may be another text that leaves the canvas with the same column.
  private func worded(_ findings: [Finding], _ known: Set<String>) -> [Finding] {
    findings.map { finding in
      var finding = finding
      if finding.rule == .ambiguity, known.contains(finding.subject) {
        (finding.cause, finding.remedy) = (nil, nil)
      }
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

/// Rows and columns of texts, buttons and boxes, in each other.
private struct RandomScreen {
  private(set) var yaml: String

  init(_ seed: inout Seed, ofTextsAlone: Bool = false) {
    var lines = ["canvas: 390x700", "view:", "  vstack:"]
    for _ in 0..<seed.number(in: 2...5) { lines += Self.child(&seed, in: "  ", depth: 0) }
    lines += ["  spacing: \(seed.number(in: 0...12))", "  pinnedTo: top", "  insets: 16"]
    if ofTextsAlone {
      lines = lines.map { Self.withText($0, &seed) }
      lines += Self.grounds(&seed)
    }
    yaml = lines.joined(separator: "\n") + "\n"
  }

  /// A line with a text in place of a button, or with looks that depend on the room.
  private static func withText(_ line: String, _ seed: inout Seed) -> String {
    let looks = ["color: gray", "color: 8A8A8A, font: 18, minimumScale: 0.5", "background: 777777"]
    let text = "{label: \(words(&seed)), \(looks[seed.number(in: 0...2)])}"
    return line.replacing("{button: Save, kind: filled}", with: text)
      .replacing("lines: 1}", with: seed.chance(0.5) ? "lines: 1}" : "lines: 1, minimumScale: 0.6}")
  }

  /// What may lie behind the texts of a screen, as a whole or in part, and whether it clips them.
  private static func grounds(_ seed: inout Seed) -> [String] {
    let fills = ["white", "777777", "[white, {image: {symbol: square.fill}, mode: fit}]"]
    var lines = ["  background: \(fills[seed.number(in: 0...2)])"]
    if seed.chance(0.3) { lines.append("  clips: true") }
    if seed.chance(0.3) { lines.append("  cornerRadius: \(seed.number(in: 4...40))") }
    return lines
  }

  /// The lines of an entry of a stack.
  private static func child(_ seed: inout Seed, in margin: String, depth: Int) -> [String] {
    switch seed.number(in: 0...(depth < 2 ? 8 : 5)) {
    case 0: [margin + "- {background: systemBlue, size: 20, cornerRadius: 6}"]
    case 1: [margin + "- {background: systemGreen, height: \(seed.number(in: 4...30))}"]
    case 2: [margin + "- {label: \(words(&seed)), font: subheadline}"]
    case 3: [margin + "- {label: \(words(&seed)), lines: 1}"]
    case 4: [margin + "- {label: \(words(&seed)), font: 13, width: \(seed.number(in: 40...120))}"]
    case 5: [margin + "- {button: Save, kind: filled}"]
    case 6: stack("vstack", ["leading", "center", "trailing", "fill"], &seed, in: margin, depth)
    default: stack("hstack", ["top", "center", "firstBaseline", "fill"], &seed, in: margin, depth)
    }
  }

  private static func stack(
    _ word: String,
    _ alignments: [String],
    _ seed: inout Seed,
    in margin: String,
    _ depth: Int
  ) -> [String] {
    var lines = [margin + "- \(word):"]
    for _ in 0..<seed.number(in: 1...3) {
      lines += child(&seed, in: margin + "  ", depth: depth + 1)
    }
    lines += [
      margin + "  spacing: \(seed.number(in: 0...12))",
      margin + "  alignment: \(alignments[seed.number(in: 0...3)])",
    ]
    if seed.chance(0.3) {
      let distributions = ["fillEqually", "equalSpacing", "fillProportionally"]
      lines.append(margin + "  distribution: \(distributions[seed.number(in: 0...2)])")
    }
    return lines
  }

  static func words(_ seed: inout Seed) -> String {
    let list = ["Ada", "writes", "about", "constraints", "and", "solvers", "at", "night"]
    return (0...seed.number(in: 0...8)).map { _ in list[seed.number(in: 0...7)] }
      .joined(separator: " ")
  }
}
