import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

/// Strings of many scripts, made from a seed.
private struct RandomText {
  var seed: Seed

  private static let words: [[String]] = [
    ["layout", "of", "fine", "office", "AVATAR", "1,024", "naïve", "(x)", "—", "co\u{AD}operate"],
    ["Ελληνικά", "γράμματα", "Привет", "мир", "Ћирилица"],
    ["العربية", "مرحبا", "١٢٣", "שלום", "עִבְרִית"],
    ["नमस्ते", "हिन्दी", "สวัสดีครับ", "ภาษาไทย", "বাংলা", "தமிழ்"],
    ["日本語の文", "中文字符", "한국어", "、", "。"],
    ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "1️⃣", "☺"],
    ["n\u{336}\u{336}\u{336}", "o\u{31B}\u{324}", "ш\u{301}", "b\u{301}\u{301}", "\u{301}"],
    ["e\u{301}\u{323}", "\u{202E}abc\u{202C}", "\u{200B}", "\t", "\u{2028}", "\u{A0}", "\u{E123}"],
  ]

  mutating func string(words count: Int) -> String {
    let scripts = Int.random(in: 1...3, using: &seed)
    let chosen = (0..<scripts).map { _ in Self.words.randomElement(using: &seed) ?? [] }
    return (0..<count).map { _ in
      (chosen.randomElement(using: &seed) ?? []).randomElement(using: &seed) ?? ""
    }.joined(separator: Bool.random(using: &seed) ? " " : "")
  }

  private mutating func font(ofSize size: Double) -> Font {
    let weight = Font.Weight.named.randomElement(using: &seed)?.weight ?? .regular
    switch Int.random(in: 0..<6, using: &seed) {
    case 0: return .italicSystemFont(ofSize: size)
    case 1: return Font(name: "DejaVu Serif", size: size) ?? .systemFont(ofSize: size)
    case 2: return .systemFont(ofSize: size, weight: weight, width: .expanded)
    default: return .systemFont(ofSize: size, weight: weight)
    }
  }

  /// Where lines stand: alignment, indents, stops of tabs, direction, parted words.
  private mutating func place(_ paragraph: inout ParagraphStyle) {
    let alignments: [TextAlignment] = [.left, .center, .right, .justified, .natural]
    paragraph.alignment = alignments.randomElement(using: &seed) ?? .natural
    paragraph.firstLineHeadIndent = Double(Int.random(in: 0...20, using: &seed))
    paragraph.headIndent = Double(Int.random(in: 0...20, using: &seed))
    paragraph.tailIndent = -Double(Int.random(in: 0...20, using: &seed))
    paragraph.hyphenationFactor = Bool.random(using: &seed) ? 1 : 0
    let directions: [WritingDirection] = [.natural, .leftToRight, .rightToLeft]
    paragraph.baseWritingDirection = directions.randomElement(using: &seed) ?? .natural
    let stops: [TextAlignment] = [.left, .right, .center]
    paragraph.tabStops = [40, 90, 200].map {
      TabStop(location: $0, alignment: stops.randomElement(using: &seed) ?? .left)
    }
  }

  /// One that reads from left to right, or from right to left.
  mutating func typesetter() -> Typesetter {
    var environment = Environment()
    if Bool.random(using: &seed) { environment.traits.layoutDirection = .rightToLeft }
    return Typesetter(in: environment)
  }

  mutating func text() -> StyledText {
    var paragraph = ParagraphStyle()
    let modes: [LineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    paragraph.lineBreakMode = modes.randomElement(using: &seed) ?? .byTruncatingTail
    paragraph.allowsDefaultTighteningForTruncation = Bool.random(using: &seed)
    if Bool.random(using: &seed) { place(&paragraph) }
    return StyledText(
      runs: (0..<Int.random(in: 1...3, using: &seed)).map { _ in
        var attributes = TextAttributes(
          font: font(ofSize: Double.random(in: 9...40, using: &seed)),
          kern: Int.random(in: 0..<4, using: &seed) == 0
            ? Double.random(in: -1...4, using: &seed) : nil,
          paragraph: paragraph
        )
        if Bool.random(using: &seed) { attributes.underline = [.single, .byWord] }
        if Int.random(in: 0..<8, using: &seed) == 0 {
          attributes.attachment = TextAttachment(id: 1, width: 24, height: 20)
          return StyledText.Run("\u{FFFC}", attributes)
        }
        return StyledText.Run(string(words: Int.random(in: 1...8, using: &seed)), attributes)
      }
    )
  }
}

@Suite struct `Any text` {
  /// As much closer than its own width a letter is set here: kerning and tightening.
  static let closest = 3.0

  /// Where the glyphs of a line end, by their own positions; marks have theirs behind their ink.
  private func rightmostGlyph(of line: TextLine) -> Double {
    line.runs.reduce(0) { most, run in
      let text = Array(run.string.utf8)
      let letters = run.glyphs.filter { !CombiningMark.starts(in: text, at: Int($0.cluster)) }
      return letters.reduce(most) { max($0, $1.x) }
    }
  }

  @Test func `keeps its lines at the width it was measured with`() {
    for seed in Seed.some(300) {
      var random = RandomText(seed: seed)
      let typesetter = random.typesetter()
      let text = random.text()
      let natural = typesetter.layout(text)
      let again = typesetter.layout(text, width: natural.size.width)
      #expect(again.lines.map(\.string) == natural.lines.map(\.string), "\(seed)")
      #expect(!again.isTruncated, "\(seed)")
      let wrapped = typesetter.layout(text, width: natural.size.width / 2)
      // A single letter may be wider than the half.
      guard wrapped.size.width <= natural.size.width / 2 else { continue }
      let narrower = typesetter.layout(text, width: wrapped.size.width)
      #expect(narrower.lines.map(\.string) == wrapped.lines.map(\.string), "\(seed)")
    }
  }

  @Test func `is drawn within the width it was given`() {
    for seed in Seed.some(300) {
      var random = RandomText(seed: seed)
      let typesetter = random.typesetter()
      let text = random.text()
      let width = Double.random(in: 100...340, using: &random.seed)
      let limit = Int.random(in: 0...3, using: &random.seed)
      let block = typesetter.layout(text, width: width, lineLimit: limit)
      #expect(limit == 0 || block.lines.count <= limit, "\(seed)")
      for line in block.lines {
        #expect(line.x >= -1e-6 && line.x + line.width <= width + 1e-6, "\(seed) \(line.string)")
        #expect(rightmostGlyph(of: line) <= line.width + Self.closest, "\(seed) \(line.string)")
        #expect(line.runs.allSatisfy { $0.glyphs.allSatisfy { $0.x.isFinite } }, "\(seed)")
      }
      for box in block.attachments {
        #expect(box.edges.left >= -1e-6 && box.edges.right <= width + 1e-6, "\(seed)")
      }
    }
  }

  @Test func `loses no character when it is wrapped`() {
    let typesetter = Typesetter(in: Environment())
    for seed in Seed.some(200) {
      var random = RandomText(seed: seed)
      let string = random.string(words: 12)
      let text = StyledText(string, font: .systemFont(ofSize: 17))
      let shown = typesetter.layout(text, width: 90).lines.map(\.string).joined()
      let kept = Self.letters(string)
      // Hyphens appear where soft ones end lines.
      #expect(Self.letters(shown) == kept || string.contains("\u{AD}"), "\(seed)")
    }
  }

  private static func letters(_ string: String) -> [Unicode.Scalar] {
    string.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" }
  }

  @Test func `is the same on every thread`() async {
    let texts = Seed.some(60).map { seed in
      var random = RandomText(seed: seed)
      return random.text()
    }
    var other = Environment()
    other.fonts.folders = ["/usr/share/fonts/truetype/dejavu"]
    let environments = [Environment(), other]
    let alone = environments.map { environment in
      texts.map { Typesetter(in: environment).layout($0, width: 120) }
    }
    await withTaskGroup(of: (Int, [TextBlock]).self) { group in
      for round in 0..<8 {
        let environment = environments[round % 2]
        group.addTask {
          // Its own library, so that nothing is found in memory.
          let library = FontLibrary(environment.fonts)
          let typesetter = Typesetter(in: environment, library: library)
          return (round % 2, texts.map { typesetter.layout($0, width: 120) })
        }
      }
      for await (which, blocks) in group { #expect(blocks == alone[which]) }
    }
  }

  @Test func `is shaped once, however often it is set`() {
    let library = FontLibrary(FontSources())
    let typesetter = Typesetter(in: Environment(), library: library)
    for number in 0..<1_000 {
      let text = StyledText(
        "distinct string \(number % 20)",
        font: .systemFont(ofSize: 17),
        color: RGBA(red: Double(number % 7) / 7, green: 0, blue: 0)
      )
      _ = typesetter.layout(text, width: 40 + Double(number % 50))
    }
    #expect(typesetter.shapedParagraphs == 20)
  }
}
