import Foundation
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

@Suite struct `Hostile text` {
  /// In seconds: debug builds are slow; what hangs takes minutes.
  private static let patience = 30.0

  private static let pieces: [(name: String, piece: String, count: Int)] = [
    ("one word", "a", 1_048_576), ("white space", " ", 100_000), ("empty lines", "\n", 20_000),
    ("tabs", "\t", 20_000), ("combining marks", "\u{301}", 100_000),
    ("marks of Hebrew", "\u{5B0}", 100_000), ("marks of Thai", "\u{E48}", 100_000),
    ("marks of four bytes", "\u{1E130}", 100_000),
    ("overrides", "\u{202E}a\u{202A}", 10_000), ("mixed directions", "aש", 10_000),
    ("joined letters", "ب", 20_000), ("joined emoji", "👨\u{200D}", 10_000),
    ("unassigned characters", "\u{378}\u{10FFFD}\u{FFFF}", 2_000),
    ("surrogates made whole", "\u{FFFD}", 10_000), ("soft hyphens", "\u{AD}", 20_000),
    ("separators", "\u{2028}\u{2029}\u{85}\u{B}\u{C}", 5_000), ("zeros", "\0", 10_000),
  ]

  @Test(arguments: pieces.map(\.name))
  func `takes bounded time`(name: String) throws {
    let found = Self.pieces.first { $0.name == name }
    let (_, piece, count) = try #require(found)
    let text = StyledText(
      // Marks stand on a letter of their own script.
      "aשก" + String(repeating: piece, count: count),
      font: .systemFont(ofSize: 17)
    )
    for limit in [0, 2] {
      let time = processorTime {
        let block = Typesetter(in: Environment()).layout(text, width: 200, lineLimit: limit)
        #expect(block.size.width.isFinite && block.size.height.isFinite)
        #expect(block.diagnostics.count <= 20)
      }
      #expect(time < Self.patience)
    }
  }

  @Test func `of many right tabs takes bounded time`() {
    var paragraph = ParagraphStyle()
    paragraph.tabStops = (1...1_000).map { TabStop(location: Double($0), alignment: .right) }
    let text = StyledText(
      String(repeating: "\ta", count: 10_000),
      font: .systemFont(ofSize: 17),
      paragraph: paragraph
    )
    let time = processorTime { _ = Typesetter(in: Environment()).layout(text) }
    #expect(time < Self.patience)
  }

  @Test func `of one long word that may be parted takes time in step with its length`() {
    var paragraph = ParagraphStyle()
    paragraph.hyphenationFactor = 1
    let time = processorTime {
      for piece in ["a", "hyphenation", "ab-"] {
        let text = StyledText(
          String(repeating: piece, count: 65_000 / piece.utf8.count),
          font: .systemFont(ofSize: 17),
          paragraph: paragraph
        )
        let block = Typesetter(in: Environment()).layout(text, width: 40)
        #expect(block.lines.count > 10_000)
      }
    }
    #expect(time < Self.patience)
  }

  @Test func `is every character there is`() {
    let scalars = (1...0x10FFFF).compactMap(Unicode.Scalar.init)
    let sparse = stride(from: 0, to: scalars.count, by: 97).map { scalars[$0] }
    let text = StyledText(
      String(String.UnicodeScalarView(sparse)),
      font: .systemFont(ofSize: 17)
    )
    let block = Typesetter(in: Environment()).layout(text, width: 300)
    #expect(block.lines.allSatisfy { $0.width <= 300 + 1e-6 || $0.runs.count <= 2 })
  }

  @Test func `has numbers that mean nothing`() {
    for number in [Double.nan, .infinity, -.infinity, -1e300, 1e300] {
      var paragraph = ParagraphStyle()
      paragraph.headIndent = number
      paragraph.firstLineHeadIndent = number
      paragraph.tailIndent = number
      paragraph.lineSpacing = number
      paragraph.minimumLineHeight = number
      paragraph.lineHeightMultiple = number
      paragraph.tabStops = [TabStop(location: number, alignment: .center)]
      paragraph.defaultTabInterval = number
      var attributes = TextAttributes(
        font: .systemFont(ofSize: 17),
        kern: number,
        paragraph: paragraph
      )
      attributes.baselineOffset = number
      attributes.underline = .double
      let text = StyledText("one\ttwo three", attributes: attributes)
      for width in [nil, 50, number] {
        let block = Typesetter(in: Environment()).layout(text, width: width, height: number)
        #expect(block.size.width.isFinite && block.size.height.isFinite, "\(number)")
        #expect(block.lines.allSatisfy { $0.x.isFinite && $0.baseline.isFinite }, "\(number)")
      }
    }
  }
}
