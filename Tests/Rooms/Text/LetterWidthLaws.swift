import Foundation
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

@Suite struct `Letters of the system font` {
  private static let typesetter = Typesetter(in: Environment())
  private static let weights = Font.Weight.named.map(\.weight)

  private func block(_ text: String, _ font: Font) -> TextBlock {
    Self.typesetter.layout(StyledText(text, font: font))
  }

  private func width(_ text: String, _ font: Font) -> Double { block(text, font).size.width }

  /// Letters that were recorded often enough, in a text of many words.
  private func text(_ seed: inout Seed) -> String {
    let letters = LetterTable.shared.letters.dropFirst()
    return String(
      String.UnicodeScalarView(
        (0..<Int.random(in: 1...40, using: &seed)).compactMap { _ in
          Bool.random(using: &seed)
            ? letters.randomElement(using: &seed) : "aeinort ".unicodeScalars.randomElement()
        }
      )
    )
  }

  /// The width of a letter is what the table says, whatever the stand-in's is.
  @Test(arguments: [9.0, 13, 17, 22, 28, 40])
  func `are as wide as the table says`(size: Double) throws {
    for (weight, number) in Font.Weight.named {
      let font = Font.systemFont(ofSize: size, weight: weight)
      let tracking = SystemFont.tracking(atSize: size) + SystemFont.offset(atSize: size)
      for (letters, advances) in SystemFont.letters where letters != " \u{A0}" {
        let advance = Double(advances[number / 100 - 1])
        for letter in letters {
          let single = try #require(block(String(letter), font).lines.first)
          expectNear(single.width, (advance + tracking) * size / 1_000, "\(letter) \(number)")
        }
      }
    }
  }

  /// The room that a letter has besides its stand-in's is equal on both sides.
  @Test(arguments: [11.0, 17, 34])
  func `stand in the middle of their width`(size: Double) throws {
    for weight in [Font.Weight.regular, .bold] {
      let font = Font.systemFont(ofSize: size, weight: weight)
      let name = weight == .bold ? "Inter Bold" : "Inter Regular"
      let inter = try #require(Font(name: name, size: size * SystemFont.scale))
      for letter in "aegimwAMTW0.:" {
        let line = try #require(block(String(letter), font).lines.first)
        let glyph = try #require(line.runs.first?.glyphs.first)
        let drawn = try #require(block(String(letter), inter).lines.first).width
        // Pango rounds to a 1024th of a point.
        #expect(abs(2 * glyph.x + drawn - line.width) < 0.005, "\(letter) \(size)")
      }
    }
  }

  @Test func `are never narrower where the table says that they grow`() {
    for (letters, advances) in SystemFont.letters where advances == advances.sorted() {
      let letter = String(letters.prefix(1))
      let widths = Self.weights.map { width(letter, .systemFont(ofSize: 17, weight: $0)) }
      expectEqual(widths, widths.sorted(), "\(letter)")
    }
  }

  /// What is between two letters belongs to the first: a text is as wide as its clusters.
  @Test func `add up`() throws {
    for seed in Seed.some(100) {
      var seed = seed
      let text = text(&seed)
      let font = Font.systemFont(
        ofSize: .random(in: 8...40, using: &seed),
        weight: Self.weights.randomElement(using: &seed) ?? .regular
      )
      let request = ParagraphRequest(
        string: text,
        spans: [ParagraphRequest.Span(length: text.utf8.count, font: font.specification)],
        locale: "en",
        isRightToLeft: false
      )
      let shaped = try FontLibrary.shared(for: Environment().fonts).shaped(request)
      expectEqual(shaped.clusters.count, text.unicodeScalars.count)
      let line = try #require(block(text + "|", font).lines.first)
      let before = shaped.clusters.dropLast().reduce(0) { $0 + $1.width }
      let places = line.runs.flatMap(\.glyphs)
      let last = try #require(places.dropLast().last)
      let shift = try #require(shaped.glyphs.last).x
      expectNear(last.x, before + shift, "\(seed) \(text)")
    }
  }

  /// A change of colour moves nothing.
  @Test func `are as wide in one run as in many`() {
    for seed in Seed.some(100) {
      var seed = seed
      let text = text(&seed)
      let font = Font.systemFont(ofSize: .random(in: 8...40, using: &seed))
      let runs = text.map { letter in
        let color = RGBA(red: .random(in: 0...1, using: &seed), green: 0, blue: 0)
        return StyledText.Run(String(letter), TextAttributes(font: font, color: color))
      }
      let colored = Self.typesetter.layout(StyledText(runs: runs)).size.width
      expectNear(colored, width(text, font), "\(seed) \(text)")
    }
  }

  @Test func `are as wide with an accent, however that is written`() {
    for font in [Font.systemFont(ofSize: 17), .systemFont(ofSize: 28, weight: .bold)] {
      for (plain, accented) in [("e", "é"), ("A", "Ä"), ("n", "ñ"), ("s", "š"), ("e", "e\u{301}")] {
        expectNear(width(accented, font), width(plain, font), accented)
      }
    }
  }

  /// Digits of a table stay alike, and kern stands behind each letter.
  @Test func `leave other forms as they are`() {
    let digits = Font.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let widths = (0...9).map { width(String($0), digits) }
    for width in widths { expectNear(width, widths[0], "digits") }
    let font = Font.systemFont(ofSize: 17)
    let spaced = StyledText("Label", attributes: TextAttributes(font: font, kern: 2))
    expectNear(Self.typesetter.layout(spaced).size.width, width("Label", font) + 10, "kern")
  }

  private func expectNear(
    _ found: Double,
    _ expected: Double,
    _ comment: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(found - expected) < 0.01, "\(comment)", sourceLocation: sourceLocation)
  }
}
