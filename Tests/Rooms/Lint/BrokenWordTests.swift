import Foundation
import Snapline
import SnaplineDocuments
import SnaplineLint
import TestSupport
import Testing

@Suite struct `A word that is longer than its lines` {
  private func label(_ text: String, width: Double) -> Label {
    let label = Label(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    label.text = text
    label.numberOfLines = 0
    label.accessibilityIdentifier = "text"
    return label
  }

  private func found(_ label: Label) throws -> [Finding] {
    let root = View(frame: CGRect(x: 0, y: 0, width: 900, height: 600))
    root.backgroundColor = .white
    root.addSubview(label)
    return try Lint.strict.look(at: root.convertedToScene(size: root.bounds.size)).findings
  }

  private func width(of word: String) -> Double {
    let label = Label()
    label.text = word
    return Double(label.intrinsicContentSize.width)
  }

  @Test func `is found, with the width that it needs`() throws {
    let found = try found(label("All about steamboats, mostly", width: 60))
    expectEqual(found.map(\.brief), ["broken-word text"])
    let needed = Int(width(of: "steamboats,").rounded(.up))
    expectEqual(
      found.map(\.subject),
      [
        "the word \"steamboats,\" of \"text\" is broken: it needs \(needed) points across, and has 60"
      ]
    )
  }

  /// A label as wide as its longest word breaks none, and a narrower one does.
  @Test func `is found below its width, and not from there on`() throws {
    let list = ["steamboats", "engine", "a", "considerable", "to", "rivers", "of"]
    for var seed in Seed.many(60) {
      let words = (0...seed.number(in: 0...6)).map { _ in list[seed.number(in: 0...6)] }
      let needed = words.map(width).max() ?? 0
      let text = words.joined(separator: " ")
      // A word of one letter is never broken.
      let isLong = words.contains { $0.count > 1 && width(of: $0) >= needed }
      for (room, isBroken) in [(needed + 0.5, false), (needed - 1.5, isLong)] {
        let brief = try found(label(text, width: room)).map(\.brief)
        expectEqual(brief, isBroken ? ["broken-word text"] : [], "\(seed) \(text) in \(room)")
      }
    }
  }

  @Test(arguments: [
    "日本語のテキストはどこでも折り返せます", "ภาษาไทยไม่มีช่องว่างระหว่างคำ", "state-of-the-art", "a b c d e f",
  ])
  func `is none where lines may end between its letters`(text: String) throws {
    try expectEqual(found(label(text, width: 64)).map(\.brief), [], "\(text)")
  }

  @Test func `is none where somebody lets lines end anywhere, or there is one line alone`() throws {
    let anywhere = label("steamboats", width: 60)
    anywhere.lineBreakMode = .byCharWrapping
    try expectEqual(found(anywhere).map(\.brief), [])
    let one = label("steamboats", width: 60)
    one.numberOfLines = 1
    try expectEqual(found(one).map(\.brief), ["truncation text"])
  }

  /// One fault has one message: that of the stack, or that of the text.
  @Test(arguments: [true, false])
  func `is told for a stack that has too little room, and else for its text`(inStack: Bool) throws {
    let text = "label: Considerable steamboats, font: 20"
    let view =
      inStack
      ? "  hstack:\n  - {\(text)}\n  - {\(text)}\n  filling: superview\n"
      : "- {\(text), width: 90, pinnedTo: topLeading}\n"
    let design = try Design(yaml: "canvas: 180x300\nview:\n\(view)")
    let layout = design.linted(by: Set(Lint.Rule.allCases))
    let words = layout.findings.filter { $0.rule == .brokenWord }.count
    let stacks = layout.messages.count { $0.layoutFault == .overfullStack }
    expectEqual([words, stacks], inStack ? [0, 1] : [1, 0], "\(layout)")
    // Where warnings aren't told, or make nothing fail, the words are found.
    let alone = design.linted(by: [.brokenWord], andWarnings: false)
    expectEqual(alone.findings.count, inStack ? 2 : 1)
  }

  /// What holds together may be more than letters and digits, and a number that says otherwise is left out.
  @Test(arguments: [
    ("(steamboat)", 84, "(steamboat)"), ("#hashtagging", 101, "#hashtagging"),
    ("user.name@example.com", 100, "example.com"),
    ("don'tworrymuch'everybody", 100, "don'tworrymuch'everybody"),
    ("1234.5678.9012.3456", 100, "1234.5678.9012.3456"), ("12:34:56.789", 60, "12:34:56.789"),
    ("half steam/engineering", 60, "engineering"),
  ])
  func `is named whole, with no width below the one that it has`(
    text: String,
    width: Double,
    word: String
  ) throws {
    let subject = try #require(found(label(text, width: width)).first?.subject)
    #expect(subject.hasPrefix("the word \"\(word)\" of"), "\(subject)")
    if let needed = subject.firstMatch(of: /it needs (\d+)/)?.1 {
      #expect(try #require(Double(needed)) > width, "\(subject)")
    }
  }

  @Test func `is no number in a box`() throws {
    try expectEqual(found(label("1️⃣2️⃣3️⃣4️⃣5️⃣", width: 60)).map(\.brief), [])
  }
}
