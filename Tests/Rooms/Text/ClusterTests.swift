import Foundation
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

@Suite struct `Characters that belong together` {
  private let typesetter = Typesetter(in: Environment())

  private func text(_ string: String, kern: Double? = nil, size: Double = 17) -> StyledText {
    StyledText(string, attributes: TextAttributes(font: .systemFont(ofSize: size), kern: kern))
  }

  /// The runs of the only line.
  private func runs(_ text: StyledText) -> [GlyphRun] {
    typesetter.layout(text).lines.flatMap(\.runs)
  }

  @Test(arguments: ["1", "9", "#", "*"])
  func `are one key, with the selector and without`(cap: String) {
    let plain = runs(text(cap + "\u{20E3}"))
    let selected = runs(text(cap + "\u{FE0F}\u{20E3}"))
    #expect(plain.map(\.face) == selected.map(\.face))
    #expect(plain.flatMap { $0.glyphs.map(\.id) } == selected.flatMap { $0.glyphs.map(\.id) })
    #expect(plain.flatMap(\.glyphs).count == 1)
  }

  @Test func `stand beside each other as keys`() {
    let one = typesetter.layout(text("1\u{20E3}")).size.width
    let two = typesetter.layout(text("1\u{20E3}2\u{20E3}")).size.width
    #expect(one > 17 && abs(two - 2 * one) < 1e-6)
  }

  @Test func `leave letters in their font that have a key around them`() {
    #expect(runs(text("a\u{20E3}")).first?.face.name.family == "Inter")
  }

  /// A half form, a bound letter with a joiner, one of each other script, and vowels' signs, some of
  /// them behind a mark.
  @Test(arguments: ["न्द", "क्\u{200D}ष", "স্ত", "ન્દ", "की", "ड\u{93C}ी", "কী", "கீ", "கொ"])
  func `stay as near when letters are spaced`(string: String) {
    func gaps(_ kern: Double) -> [Double] {
      let places = runs(text(string, kern: kern)).flatMap(\.glyphs).map(\.x)
      return zip(places, places.dropFirst()).map { $1 - $0 }
    }
    #expect(gaps(0) == gaps(8))
    let spaced = typesetter.layout(text(string, kern: 8)).size.width
    #expect(abs(spaced - typesetter.layout(text(string)).size.width - 8) < 1e-6)
  }

  @Test func `never stand on two lines`() {
    var style = ParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    let font = Font.systemFont(ofSize: 17)
    let word = StyledText(String(repeating: "न्द", count: 8), font: font, paragraph: style)
    for width in stride(from: 20.0, through: 120, by: 3) {
      for line in typesetter.layout(word, width: width).lines {
        #expect(!line.string.hasSuffix("\u{94D}"), "\(width): \(line.string)")
      }
    }
  }

  @Test func `are no white space where a mark stands on a space`() {
    let block = typesetter.layout(text("one \u{336}"), width: 10)
    #expect(block.lines.map(\.string).joined().contains("\u{336}"))
    #expect(block.lines.flatMap(\.runs).flatMap(\.glyphs).count == 4)
  }
}
