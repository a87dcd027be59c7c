import Foundation
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

/// A text with what decides where its lines end, made from a seed.
private struct AskedText {
  var seed: Seed

  private static let words = [
    "a", "text", "that", "wraps", "onto", "another", "line", "because", "co\u{AD}operation", "fine",
    "office", "AVATAR", "1,024", "Ελληνικά", "вещь", "مرحبا", "العربية", "שלום", "日本語の文", "ภาษาไทย",
    "👍🏽", "e\u{301}", "\u{A0}", "\t", "\n", "incomprehensibilities",
  ]

  private mutating func isChosen(oneIn count: Int) -> Bool {
    Int.random(in: 0..<count, using: &seed) == 0
  }

  private mutating func paragraph() -> ParagraphStyle {
    var paragraph = ParagraphStyle()
    let alignments: [TextAlignment] = [.natural, .left, .center, .right, .justified]
    let modes: [LineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    paragraph.alignment = alignments.randomElement(using: &seed) ?? .natural
    paragraph.lineBreakMode = modes.randomElement(using: &seed) ?? .byWordWrapping
    if Bool.random(using: &seed) { paragraph.lineBreakStrategy = .standard }
    if isChosen(oneIn: 5) { paragraph.hyphenationFactor = 1 }
    if isChosen(oneIn: 5) { paragraph.allowsDefaultTighteningForTruncation = true }
    guard isChosen(oneIn: 4) else { return paragraph }
    paragraph.headIndent = Double(Int.random(in: 0...12, using: &seed))
    paragraph.firstLineHeadIndent =
      Bool.random(using: &seed)
      ? paragraph.headIndent : Double(Int.random(in: 0...12, using: &seed))
    paragraph.tailIndent = Double(Int.random(in: -12...60, using: &seed))
    return paragraph
  }

  mutating func text() -> StyledText {
    let paragraph = paragraph()
    let size = Double.random(in: 9...30, using: &seed)
    return StyledText(
      runs: (0..<Int.random(in: 1...2, using: &seed)).map { _ in
        let count = Int.random(in: 1...9, using: &seed)
        let words = (0..<count).map { _ in Self.words.randomElement(using: &seed) ?? "" }
        var attributes = TextAttributes(
          font: isChosen(oneIn: 3)
            ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: .regular),
          kern: isChosen(oneIn: 4) ? Double.random(in: -2...4, using: &seed) : nil,
          paragraph: paragraph
        )
        if isChosen(oneIn: 5) { attributes.underline = .single }
        return StyledText.Run(words.joined(separator: " ") + " ", attributes)
      }
    )
  }

  mutating func typesetter() -> Typesetter {
    var environment = Environment()
    if isChosen(oneIn: 3) { environment.traits.layoutDirection = .rightToLeft }
    environment.traits.displayScale = Bool.random(using: &seed) ? 1 : 3
    return Typesetter(in: environment)
  }

  mutating func lineLimit() -> Int { Int.random(in: 0...3, using: &seed) }

  /// Whole, broken and hardly different widths, and none.
  mutating func width(near other: Double?) -> Double? {
    switch Int.random(in: 0..<8, using: &seed) {
    case 0: nil
    case 1: other.map { $0 + Double.random(in: -2e-6...2e-6, using: &seed) }
    case 2: other.map { $0 + Double.random(in: -3...3, using: &seed) }
    case 3: Double.random(in: 0...500, using: &seed)
    default: Double(Int.random(in: 1...300, using: &seed))
    }
  }
}

@Suite struct `A text that was set` {
  @Test func `has the same block at other widths as a text that is set there`() {
    var reused = 0
    for seed in Seed.many(300) {
      var random = AskedText(seed: seed)
      let (text, typesetter, limit) = (random.text(), random.typesetter(), random.lineLimit())
      let natural = typesetter.layout(text).size.width
      let first = random.width(near: natural)
      let set = typesetter.set(text, width: first, lineLimit: limit)
      for _ in 0..<40 {
        let width = random.width(near: Bool.random(using: &random.seed) ? first : natural)
        guard let block = set.block(width: width) else { continue }
        reused += 1
        let anew = typesetter.layout(text, width: width, lineLimit: limit)
        #expect(block == anew, "\(seed): set at \(first as Any), asked at \(width as Any)")
      }
    }
    // Where nothing is ever used again the law says nothing.
    #expect(reused > 500, "\(reused)")
  }

  @Test func `is the same at its own width`() {
    for seed in Seed.some(100) {
      var random = AskedText(seed: seed)
      let (text, typesetter, limit) = (random.text(), random.typesetter(), random.lineLimit())
      let width = random.width(near: nil)
      let set = typesetter.set(text, width: width, lineLimit: limit)
      let anew = typesetter.layout(text, width: width, lineLimit: limit)
      #expect(set.block(width: width) == anew, "\(seed)")
    }
  }

  @Test func `comes from memory only where all that decides it is the same`() {
    for seed in Seed.some(40) {
      var random = AskedText(seed: seed)
      let text = random.text()
      for _ in 0..<12 {
        var environment = Environment()
        let traits: (inout Traits) -> Void = { traits in
          if Bool.random(using: &random.seed) { traits.layoutDirection = .rightToLeft }
          if Bool.random(using: &random.seed) { traits.legibilityWeight = .bold }
          traits.displayScale = Bool.random(using: &random.seed) ? 1 : 3
        }
        traits(&environment.traits)
        environment.locale = Bool.random(using: &random.seed) ? "en" : "sr-Latn"
        let typesetter = Typesetter(in: environment)
        let limit = random.lineLimit()
        let set = typesetter.set(text, lineLimit: limit)
        #expect(set.asSet == typesetter.layout(text, lineLimit: limit), "\(seed)")
        #expect(set === typesetter.set(text, lineLimit: limit), "\(seed)")
      }
    }
  }

  @Test func `comes from memory only where its characters and looks are the same`() {
    let plain = TextAttributes(font: .systemFont(ofSize: 15))
    var (red, linked, kerned) = (plain, plain, plain)
    red.color = RGBA(red: 1, green: 0, blue: 0)
    linked.link = "https://example.org/\u{E9}"
    kerned.kern = 2
    var spelled = linked
    spelled.link = "https://example.org/e\u{301}"
    let strings = ["caf\u{E9}", "cafe\u{301}", "o\u{31B}\u{324}", "o\u{324}\u{31B}"]
    let texts = strings.flatMap { string in
      [plain, red, linked, spelled, kerned].map { StyledText(string, attributes: $0) }
    }
    for (place, text) in (texts + texts.reversed()).enumerated() {
      let block = Typesetter(in: Environment()).set(text).asSet
      // A library of its own has nothing in memory.
      let alone = Typesetter(in: Environment(), library: FontLibrary(FontSources()))
        .layout(text)
      #expect(block == alone, "\(place)")
      let (letters, wanted) = (block.lines.map(\.string), alone.lines.map(\.string))
      #expect(letters.map { Array($0.utf8) } == wanted.map { Array($0.utf8) }, "\(place)")
    }
  }

  @Test func `knows which heights leave no line out`() {
    for seed in Seed.some(200) {
      var random = AskedText(seed: seed)
      let (text, typesetter) = (random.text(), random.typesetter())
      let width = Double(Int.random(in: 20...300, using: &random.seed))
      let set = typesetter.set(text, width: width)
      let height = Double.random(in: 0...1.5, using: &random.seed) * set.asSet.size.height
      let lower = typesetter.layout(text, width: width, height: height)
      if set.fits(within: height) {
        #expect(lower == set.asSet, "\(seed)")
      } else {
        #expect(lower.lines.count < set.asSet.lines.count || lower.lines.count == 1, "\(seed)")
      }
    }
  }

  @Test func `is set once for all widths at which words stay in their lines`() throws {
    let text = StyledText("Row 1 says something that wraps", font: .systemFont(ofSize: 15))
    let typesetter = Typesetter(in: Environment())
    var sets: [SetText] = []
    for width in stride(from: 20.0, through: 400, by: 0.5) {
      if sets.contains(where: { $0.block(width: width) != nil }) { continue }
      sets.append(typesetter.set(text, width: width))
    }
    // Below the width of a word, letters go to other lines one by one.
    #expect(sets.count < 40, "\(sets.count)")
  }
}
