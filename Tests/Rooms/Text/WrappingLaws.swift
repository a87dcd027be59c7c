import Foundation
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

/// Texts of single characters thrown together, made from a seed: marks without letters, white space of
/// many kinds, halves of sequences.
private struct LooseText {
  var seed: Seed

  private static let pieces: [[String]] = [
    [
      "a", "W", "fi", "office", "1", "1,024", "(", ")", "-", "—", "/", "x.", "\u{AD}", "co\u{AD}op",
    ],
    [" ", "  ", "\t", "\u{A0}", "\u{200B}", "\u{3000}", "\u{2009}", "\u{202F}", "\u{2028}", "\n"],
    ["\u{301}", "\u{20E3}", "\u{336}", "\u{5B0}", "\u{E48}", "\u{FE0F}", "\u{200D}", "\u{34F}"],
    ["ж", "Ω", "й", "ё", "שלום", "עִ", "عرب", "لا", "١", "नमस्ते", "क्ष", "ที่", "ไทย", "বাং"],
    ["日本", "。", "「", "한국", "👍🏽", "👨‍👩‍👧", "🇩🇪", "1️⃣", "2\u{20E3}", "☺", "\u{FFFC}", "\u{E123}"],
    ["\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}", "\u{200F}", "\u{FEFF}", "\u{2060}", "\u{1}"],
  ]

  private mutating func string() -> String {
    let kinds = (0..<Int.random(in: 1...3, using: &seed)).map { _ in
      Self.pieces.randomElement(using: &seed) ?? []
    }
    return (0..<Int.random(in: 1...30, using: &seed)).map { _ in
      let kind = kinds.randomElement(using: &seed) ?? []
      let piece = kind.randomElement(using: &seed) ?? ""
      return Int.random(in: 0..<4, using: &seed) == 0 ? piece + " " : piece
    }.joined()
  }

  private mutating func paragraph() -> ParagraphStyle {
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = Bool.random(using: &seed) ? .byWordWrapping : .byCharWrapping
    paragraph.hyphenationFactor = Int.random(in: 0..<3, using: &seed) == 0 ? 1 : 0
    if Bool.random(using: &seed) { paragraph.lineBreakStrategy = .pushOut }
    guard Bool.random(using: &seed) else { return paragraph }
    paragraph.headIndent = Double(Int.random(in: 0...12, using: &seed))
    paragraph.firstLineHeadIndent = Double(Int.random(in: 0...12, using: &seed))
    paragraph.tailIndent = -Double(Int.random(in: 0...12, using: &seed))
    let alignments: [TextAlignment] = [.left, .center, .right]
    paragraph.tabStops = [30, 80].map {
      TabStop(location: $0, alignment: alignments.randomElement(using: &seed) ?? .left)
    }
    return paragraph
  }

  mutating func text() -> StyledText {
    let paragraph = paragraph()
    let size = Double.random(in: 9...30, using: &seed)
    return StyledText(
      runs: (0..<Int.random(in: 1...2, using: &seed)).map { _ in
        let weight: Font.Weight = Bool.random(using: &seed) ? .regular : .bold
        let font: Font =
          Int.random(in: 0..<4, using: &seed) == 0
          ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: weight)
        let kern: Double? =
          Int.random(in: 0..<4, using: &seed) == 0
          ? Double.random(in: -2...4, using: &seed) : nil
        return StyledText.Run(
          string(),
          TextAttributes(font: font, kern: kern, paragraph: paragraph)
        )
      }
    )
  }
}

@Suite struct `Any characters` {
  @Test func `keep their lines at the width that they were measured with`() {
    let typesetter = Typesetter(in: Environment())
    for seed in Seed.some(300) {
      var random = LooseText(seed: seed)
      let text = random.text()
      let natural = typesetter.layout(text)
      let again = typesetter.layout(text, width: natural.size.width)
      #expect(again.lines.map(\.string) == natural.lines.map(\.string), "\(seed)")
      for share in [0.8, 0.5, 0.3, 0.1] {
        let width = natural.size.width * share
        let wrapped = typesetter.layout(text, width: width)
        // A single letter may be wider than all of the room.
        guard wrapped.size.width <= width else { continue }
        let narrower = typesetter.layout(text, width: wrapped.size.width)
        #expect(
          narrower.lines.map(\.string) == wrapped.lines.map(\.string),
          "\(seed) at \(share): \(text.string.debugDescription)"
        )
      }
    }
  }
}
