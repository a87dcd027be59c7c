import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

/// Text in the system font at 17 points.
private func plain(_ string: String, _ change: (inout ParagraphStyle) -> Void = { _ in })
  -> StyledText
{
  var paragraph = ParagraphStyle()
  change(&paragraph)
  return StyledText(string, font: .systemFont(ofSize: 17), paragraph: paragraph)
}

@Suite struct `A typesetter` {
  let typesetter = Typesetter(in: Environment())

  @Test func `gives nothing no size`() {
    #expect(typesetter.layout(plain("")) == TextBlock())
  }

  @Test func `counts an empty line for a trailing newline`() {
    let one = typesetter.layout(plain("a")).size.height
    #expect(typesetter.layout(plain("a\n")).size.height == 2 * one)
    expectEqual(typesetter.layout(plain("a\r\nb")).lines.map(\.string), ["a", "b"])
    #expect(typesetter.layout(plain("\n\n")).lines.count == 3)
  }

  @Test func `breaks lines between words`() {
    let block = typesetter.layout(plain("one two three four"), width: 70)
    expectEqual(block.lines.map(\.string), ["one two", "three", "four"])
    #expect(!block.isTruncated)
  }

  @Test func `breaks a word that is wider than its line`() {
    let block = typesetter.layout(plain("incomprehensibilities"), width: 60)
    #expect(block.lines.map(\.string).joined() == "incomprehensibilities")
    #expect(block.lines.allSatisfy { $0.width <= 60 })
  }

  @Test func `puts one character on a line that has room for none`() {
    expectEqual(typesetter.layout(plain("abc"), width: 0).lines.map(\.string), ["a", "b", "c"])
  }

  @Test func `shows a soft hyphen only where a line ends`() {
    let whole = typesetter.layout(plain("co\u{AD}operation"))
    #expect(whole.lines.count == 1)
    #expect(whole.size.width == typesetter.layout(plain("cooperation")).size.width)
    let cut = typesetter.layout(plain("co\u{AD}operation"), width: 80)
    #expect(cut.lines.map(\.string) == ["co\u{AD}-", "operation"])
  }

  @Test(
    arguments: [
      (.byTruncatingTail, "The quick bro…"), (.byTruncatingHead, "…r the lazy dog"),
      (.byTruncatingMiddle, "The qu…zy dog"), (.byWordWrapping, "The quick"),
    ] as [(LineBreakMode, String)]
  )
  func `shortens one line as its style says`(mode: LineBreakMode, shown: String) {
    let text = plain("The quick brown fox jumps over the lazy dog") { $0.lineBreakMode = mode }
    let block = typesetter.layout(text, width: 120, lineLimit: 1)
    expectEqual(block.lines.map(\.string), [shown])
    #expect(block.isTruncated)
    #expect(block.size.width <= 120)
  }

  @Test func `shortens the last of many lines`() {
    let text = plain("The quick brown fox jumps over the lazy dog")
    let block = typesetter.layout(text, width: 120, lineLimit: 2)
    expectEqual(block.lines.map(\.string), ["The quick", "brown fox ju…"])
    let paragraphs = typesetter.layout(plain("first\nsecond"), lineLimit: 1)
    expectEqual(paragraphs.lines.map(\.string), ["first…"])
  }

  /// Beh joins on both sides, alef only to the letter before, hamza to none; marks stand between.
  @Test(
    arguments: [
      ("ب", "ب", true), ("ب\u{64E}\u{651}", "ا", true), ("ا", "ب", false), ("ب", "ء", false),
      ("ء", "ب", false), ("ـ", "ب", true), ("ب", " ", false), ("ب ", "ب", false), ("a", "b", false),
      ("ب", "\u{64E}ب", true),
    ]
  )
  func `tells where a joined word is cut`(before: String, after: String, joined: Bool) {
    let font = Font.systemFont(ofSize: 17)
    let looks = [RGBA.black, .white].map { TextAttributes(font: font, color: $0) }
    let text = StyledText(runs: [
      StyledText.Run(before, looks[0]), StyledText.Run(after, looks[1]),
    ])
    let runs = typesetter.layout(text).lines.flatMap(\.runs)
    #expect(runs.first { $0.color == .black }?.joins == (joined ? .end : []))
    #expect(runs.last { $0.color == .white }?.joins == (joined ? .start : []))
  }

  @Test func `tells where a word is cut that doesn't fit`() throws {
    let text = plain("ببببببببببببببببببببببب") { $0.lineBreakMode = .byTruncatingTail }
    let line = try #require(typesetter.layout(text, width: 60, lineLimit: 1).lines.first)
    expectEqual(line.runs.map(\.joins).filter { !$0.isEmpty }, [.end])
  }

  @Test func `leaves out lines that don't fit a height`() {
    let text = plain("one\ntwo\nthree")
    expectEqual(typesetter.layout(text, height: 45).lines.map(\.string), ["one", "two…"])
    expectEqual(typesetter.layout(text, height: 1).lines.map(\.string), ["one…"])
    #expect(!typesetter.layout(text, height: 61).isTruncated)
  }

  @Test(
    arguments: [
      (.left, 0), (.center, 0.5), (.right, 1), (.natural, 0),
    ] as [(TextAlignment, Double)]
  )
  func `aligns lines`(alignment: TextAlignment, part: Double) throws {
    let block = typesetter.layout(plain("word") { $0.alignment = alignment }, width: 200)
    let line = try #require(block.lines.first)
    #expect(abs(line.x - (200 - line.width) * part) < 1e-9)
  }

  @Test(arguments: [TextAlignment.left, .center, .right, .natural, .justified])
  func `cuts a line off at its end, not where it begins`(alignment: TextAlignment) throws {
    func line(_ text: String) throws -> TextLine {
      let text = plain(text) {
        $0.alignment = alignment
        $0.lineBreakMode = .byClipping
      }
      return try #require(typesetter.layout(text, width: 60, lineLimit: 1).lines.first)
    }
    #expect(try line("far too long for it").x == 0)
    let hebrew = try line("ארוך מדי בשביל השורה הזאת")
    #expect(abs(hebrew.x + hebrew.width - 60) < 1e-9)
  }

  @Test func `aligns by the interface's direction`() throws {
    var environment = Environment()
    environment.traits.layoutDirection = .rightToLeft
    let line = try #require(
      Typesetter(in: environment).layout(plain("word"), width: 200).lines.first
    )
    #expect(abs(line.x + line.width - 200) < 1e-9)
  }

  @Test func `widens white space in justified lines but the last`() {
    let text = plain("one two three four five six") { $0.alignment = .justified }
    let block = typesetter.layout(text, width: 100)
    #expect(block.lines.dropLast().allSatisfy { abs($0.width - 100) < 1e-9 })
    #expect(block.lines.last.map { $0.width < 100 } ?? false)
  }

  @Test func `orders mixed directions from left to right`() {
    let block = typesetter.layout(plain("abc שלום def"))
    expectEqual(block.lines[0].runs.filter(\.isRightToLeft).map(\.string), ["שלום"])
    let hebrew = typesetter.layout(plain("שלום abc"))
    #expect(hebrew.lines[0].runs.first?.string == "abc")
    let positions = block.lines[0].runs.flatMap { $0.glyphs.map(\.x) }
    #expect(positions == positions.sorted())
  }

  @Test func `keeps line heights whatever fonts stand in`() {
    let height = typesetter.layout(plain("a")).size.height
    for text in ["العربية", "日本語", "สวัสดี", "नमस्ते", "😀", "ᚠ"] {
      #expect(typesetter.layout(plain(text)).size.height == height, "\(text)")
    }
  }

  @Test func `honours the heights a paragraph asks for`() {
    let text = "one\ntwo\nthree"
    func block(_ change: (inout ParagraphStyle) -> Void) -> TextBlock {
      typesetter.layout(plain(text, change))
    }
    let line = Font.systemFont(ofSize: 17).lineHeight
    let plainHeight = block { _ in }.size.height
    #expect(abs(block { $0.lineSpacing = 5 }.size.height - (plainHeight + 10)) < 1e-9)
    #expect(abs(block { $0.paragraphSpacing = 5 }.size.height - (plainHeight + 10)) < 1e-9)
    #expect(abs(block { $0.minimumLineHeight = 30 }.size.height - 90) < 1e-9)
    #expect(abs(block { $0.maximumLineHeight = 10 }.size.height - 30) < 1e-9)
    #expect(abs(block { $0.lineHeightMultiple = 2 }.size.height - 6 * line) < 1e-9)
  }

  @Test func `indents lines`() {
    let text = plain("one two three four") {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -5
    }
    let block = typesetter.layout(text, width: 80)
    expectEqual(block.lines.map(\.x).prefix(2), [20, 10])
    #expect(block.lines.allSatisfy { $0.x + $0.width <= 75 })
  }

  @Test func `names what isn't there`() throws {
    let other = try #require(Font(name: "DejaVu Sans", size: 12))
    var environment = Environment()
    environment.fonts.folders = ["/usr/share/fonts/opentype/inter"]
    let block = Typesetter(in: environment).layout(StyledText("a日", font: other))
    expectEqual(block.diagnostics.map(\.id), ["missing-font", "missing-glyph"])
    #expect(block.diagnostics.first?.cause == "'Inter' is drawn in its place")
    #expect(block.lines[0].runs.last?.glyphs.last?.isMissing == true)
    #expect(block.lines[0].runs.last?.glyphs.last?.id == 0x65E5)
  }

  @Test func `survives an environment without fonts`() {
    var environment = Environment()
    environment.fonts.folders = ["/nowhere", "relative"]
    let block = Typesetter(in: environment).layout(plain("text"))
    #expect(block.size.height > 0 || !block.diagnostics.isEmpty)
  }
}
