import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineText

@Suite struct `Attributed text` {
  let typesetter = Typesetter(in: Environment())
  let plain = TextAttributes(font: .systemFont(ofSize: 17))
  let red = RGBA(red: 1, green: 0, blue: 0)

  @Test func `keeps the attributes that nothing draws`() {
    func block(_ values: [NSAttributedString.Key: Any]) -> TextBlock {
      let string = NSAttributedString(string: "Text", attributes: values)
      return typesetter.layout(StyledText(string, attributes: plain))
    }
    #expect(
      block([
        .strokeColor: RGBA.black, .obliqueness: 0.2, .expansion: 1, .ligature: 0,
      ]) == block([:])
    )
  }

  @Test func `draws a line along letters, hollow ones above zero, in the text's colour by default`()
  {
    func outline(_ values: [NSAttributedString.Key: Any]) -> LetterOutline? {
      let string = NSAttributedString(string: "Text", attributes: values)
      let block = typesetter.layout(StyledText(string, attributes: plain))
      return block.lines.first?.runs.first?.outline
    }
    let size = plain.font.pointSize
    let red = RGBA(red: 1, green: 0, blue: 0)
    expectEqual(outline([:]), nil)
    expectEqual(outline([.strokeWidth: 0]), nil)
    expectEqual(
      outline([.strokeWidth: 10]),
      LetterOutline(width: size / 10, color: plain.color, isHollow: true)
    )
    expectEqual(
      outline([.strokeWidth: -5, .strokeColor: red]),
      LetterOutline(width: size / 20, color: red)
    )
    expectEqual(
      outline([.strokeWidth: 10, .foregroundColor: red])?.color,
      red
    )
    let own = LetterOutline(width: 3, color: red)
    expectEqual(outline([.letterOutline: own]), own)
    var string = AttributedString("Text")
    string.strokeWidth = -5
    let block = typesetter.layout(StyledText(string, attributes: plain))
    expectEqual(
      block.lines.first?.runs.first?.outline,
      LetterOutline(width: size / 20, color: plain.color)
    )
  }

  /// Foundation's own comparison ends the process over objects that it doesn't know.
  @Test func `is put together of runs with every kind of object`() {
    func check(_ key: NSAttributedString.Key, _ values: [Any]) {
      let text = NSMutableAttributedString(string: "")
      for place in 0..<6 {
        text.append(NSAttributedString(string: "ab", attributes: [key: values[place / 2 % 2]]))
      }
      text.addAttribute(key, value: values[0], range: NSRange(location: 3, length: 4))
      #expect(StyledText(text, attributes: plain).string == "abababababab")
    }
    check(.font, [Font.systemFont(ofSize: 9), Font.boldSystemFont(ofSize: 9)])
    check(.font, [9, 12].map { Font.systemFont(ofSize: $0) })
    check(.paragraphStyle, [ParagraphStyle.Reference(), ParagraphStyle.MutableReference()])
    check(.shadow, [TextShadow(), TextShadow()])
  }

  @Test func `takes what it says and keeps the rest`() {
    let style = ParagraphStyle.MutableReference()
    style.alignment = .center
    style.lineSpacing = 3
    let string = NSMutableAttributedString(string: "one two")
    string.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 7))
    string.addAttributes(
      [
        .font: Font.boldSystemFont(ofSize: 20), .foregroundColor: red, .kern: 2,
        .underlineStyle: 1, .baselineOffset: 1.5,
      ],
      range: NSRange(location: 4, length: 3)
    )
    let text = StyledText(string, attributes: plain)
    expectEqual(text.runs.map(\.string), ["one ", "two"])
    #expect(text.runs[0].attributes.font == plain.font)
    #expect(text.runs[0].attributes.paragraph.alignment == .center)
    #expect(text.runs[0].attributes.paragraph.lineSpacing == 3)
    #expect(text.runs[0].attributes.paragraph.lineBreakMode == .byWordWrapping)
    let second = text.runs[1].attributes
    #expect(second.font == .boldSystemFont(ofSize: 20))
    #expect(second.color == red)
    #expect(second.kern == 2)
    #expect(second.underline == .single)
    #expect(second.baselineOffset == 1.5)
  }

  @Test func `has lines of dots and dashes under it, and none where only a pattern is said`() {
    func bars(_ style: StrokeStyle) -> [Edges] {
      var attributes = plain
      attributes.underline = style
      let text = StyledText("underlined", attributes: attributes)
      return typesetter.layout(text).decorations.map(\.edges)
    }
    let whole = bars(.single)
    #expect(whole.count == 1)
    #expect(bars(.patternDash).isEmpty && bars([]).isEmpty)
    let patterns: [StrokeStyle] = [
      .patternDot, .patternDash, .patternDashDot, .patternDashDotDot,
    ]
    let counts = patterns.map { bars([.single, $0]).count }
    #expect(counts.allSatisfy { $0 > 3 } && Set(counts).count == 4, "\(counts)")
    for style in [StrokeStyle.single, .thick, .double] {
      let parts = bars([style, .patternDot])
      #expect(parts.first?.left == 0 && parts.allSatisfy { $0.right <= whole[0].right })
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.right < $1.left || $1.left == 0 })
    }
    #expect(bars([.double, .patternDot]).count == 2 * bars([.single, .patternDot]).count)
  }

  @Test func `has lines under words alone, where it is told so`() {
    func bars(_ string: String, _ style: StrokeStyle) -> [Edges] {
      var attributes = plain
      attributes.underline = style
      let text = StyledText(string, attributes: attributes)
      return typesetter.layout(text).decorations.map(\.edges)
    }
    let one = bars("two", .single)
    let words = bars("two two  two", [.single, .byWord])
    #expect(words.count == 3 && one.count == 1)
    // A space stands a bit nearer to a letter, or further from it.
    #expect(words.allSatisfy { abs(($0.right - $0.left) - (one[0].right - one[0].left)) < 0.2 })
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.right < $1.left })
    #expect(bars("two two", [.double, .byWord]).count == 4)
    // From the right too.
    #expect(bars("שלום עולם", [.single, .byWord]).count == 2)
    #expect(bars("two two", .single).count == 1)
  }

  @Test func `may change within a character`() {
    let string = NSMutableAttributedString(string: "a😀b")
    string.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    let text = StyledText(string, attributes: plain)
    #expect(text.string == "a\u{FFFD}\u{FFFD}b")
  }

  @Test func `comes from Swift's own kind too`() {
    var string = AttributedString("one two")
    if let range = string.range(of: "two") {
      string[range].font = Font.systemFont(ofSize: 30)
      string[range].tracking = 2
      string[range].underlineStyle = StrokeStyle.double
    }
    let text = StyledText(string, attributes: plain)
    expectEqual(text.runs.map(\.string), ["one ", "two"])
    #expect(text.runs[1].attributes.font.pointSize == 30)
    #expect(text.runs[1].attributes.kern == 2)
    #expect(text.runs[1].attributes.underline == .double)
  }

  @Test func `takes the height of its tallest fonts`() {
    let text = StyledText(runs: [
      StyledText.Run("small ", TextAttributes(font: .systemFont(ofSize: 10))),
      StyledText.Run("large", TextAttributes(font: .systemFont(ofSize: 30))),
    ])
    let block = typesetter.layout(text)
    #expect(abs(block.size.height - Font.systemFont(ofSize: 30).lineHeight) < 1e-9)
    // Where the lines part, each has its own height.
    let wrapped = typesetter.layout(text, width: 60)
    #expect(abs(wrapped.firstBaseline - Font.systemFont(ofSize: 10).ascender) < 1e-9)
  }

  @Test func `moves letters further apart by its kern`() {
    var spaced = plain
    spaced.kern = 3
    let own = typesetter.layout(StyledText("word", attributes: plain)).size.width
    let wide = typesetter.layout(StyledText("word", attributes: spaced)).size.width
    #expect(abs(wide - own - 12) < 1e-6)
  }

  @Test func `keeps two marks on one letter where they belong`() throws {
    let font = try #require(Font(name: "DejaVu Sans", size: 20))
    var spaced = TextAttributes(font: font)
    let marks = "e\u{301}\u{323}"
    let own = typesetter.layout(StyledText(marks, attributes: spaced))
    spaced.kern = 4
    let wide = typesetter.layout(StyledText(marks, attributes: spaced))
    #expect(own.lines[0].runs[0].glyphs == wide.lines[0].runs[0].glyphs)
  }

  @Test func `keeps a colour change from moving letters`() {
    var second = plain
    second.color = red
    let two = StyledText(runs: [StyledText.Run("AV", plain), StyledText.Run("AV", second)])
    let one = StyledText("AVAV", attributes: plain)
    let (parts, whole) = (typesetter.layout(two), typesetter.layout(one))
    #expect(parts.size.width == whole.size.width)
    expectEqual(parts.lines[0].runs.map(\.color), [.black, red])
    let glyphs = parts.lines[0].runs.flatMap { $0.glyphs.map(\.x) }
    #expect(glyphs == whole.lines[0].runs.flatMap { $0.glyphs.map(\.x) })
  }

  @Test func `draws strokes along its letters`() throws {
    var attributes = plain
    attributes.underline = .double
    attributes.strikethrough = .single
    attributes.strikethroughColor = red
    attributes.backgroundColor = .white
    let block = typesetter.layout(StyledText("words here", attributes: attributes))
    #expect(block.decorations.count == 4)
    let background = try #require(block.decorations.first)
    #expect(background.edges.left == 0 && background.edges.top == 0)
    #expect(abs(background.edges.right - block.size.width) < 1e-9)
    #expect(abs(background.edges.bottom - block.size.height) < 1e-9)
    let strike = try #require(block.decorations.last)
    #expect(strike.color == red && !strike.isBehindText)
    #expect(strike.edges.bottom < block.firstBaseline)
    #expect(block.decorations[1].edges.top > block.firstBaseline)
  }

  @Test func `raises letters and makes room for them`() {
    var raised = plain
    raised.baselineOffset = 5
    let text = StyledText(runs: [StyledText.Run("x", plain), StyledText.Run("2", raised)])
    let block = typesetter.layout(text)
    expectEqual(block.lines[0].runs.map { $0.glyphs[0].y }, [0, -5])
    let line = plain.font.lineHeight
    #expect(abs(block.size.height - line - 5) < 1e-9)
  }

  @Test func `makes room for attachments`() throws {
    var picture = plain
    picture.attachment = TextAttachment(id: 7, width: 40, height: 30, descent: 4)
    let text = StyledText(runs: [
      StyledText.Run("a", plain), StyledText.Run("\u{FFFC}", picture), StyledText.Run("b", plain),
    ])
    let block = typesetter.layout(text)
    let placed = try #require(block.attachments.first)
    #expect(placed.attachment.id == 7)
    #expect(placed.edges.width == 40 && placed.edges.height == 30)
    #expect(abs(placed.edges.bottom - block.firstBaseline - 4) < 1e-9)
    let letters = ["a", "b"].map { typesetter.layout(StyledText($0, attributes: plain)).size.width }
    #expect(abs(block.size.width - letters[0] - letters[1] - 40) < 1e-6)
  }

  /// Where a letter is drawn in a line that it begins.
  private func inset(_ letter: Character) -> Double {
    let block = typesetter.layout(StyledText(String(letter), attributes: plain))
    return block.lines.first?.runs.first?.glyphs.first?.x ?? .nan
  }

  @Test func `leads tabs to their stops`() {
    let left = typesetter.layout(StyledText("a\tb", attributes: plain))
    #expect(left.lines[0].runs.last?.glyphs.last?.x == 28 + inset("b"))
    var columns = plain
    columns.paragraph.tabStops = [
      TabStop(location: 100, alignment: .right), TabStop(location: 150, alignment: .center),
    ]
    let block = typesetter.layout(StyledText("\tright\tmid", attributes: columns))
    let right = typesetter.layout(StyledText("right", attributes: plain)).size.width
    let middle = typesetter.layout(StyledText("mid", attributes: plain)).size.width
    let starts = block.lines[0].runs.flatMap(\.glyphs).map(\.x)
    #expect(starts.contains { abs($0 - (100 - right + inset("r"))) < 1e-6 })
    #expect(starts.contains { abs($0 - (150 - middle / 2 + inset("m"))) < 1e-6 })
  }

  @Test func `ends a line at a tab that leads out of it`() {
    var columns = plain
    columns.paragraph.tabStops = [
      TabStop(location: 80, alignment: .left), TabStop(location: 300, alignment: .right),
    ]
    let block = typesetter.layout(StyledText("Tab\tstops\there", attributes: columns), width: 200)
    let lines = block.lines.map { $0.runs.flatMap(\.glyphs).map(\.x) }
    #expect(lines.count == 2)
    #expect(lines[0].contains(80 + inset("s")) && lines[1].first == inset("h"))
    #expect(block.size.width < 200)
  }

  @Test func `is set closer before it is shortened`() {
    var tight = plain
    tight.paragraph.allowsDefaultTighteningForTruncation = true
    let text = StyledText("A line of words", attributes: tight)
    let natural = typesetter.layout(text).size.width
    let closer = typesetter.layout(text, width: natural - 5, lineLimit: 1)
    #expect(!closer.isTruncated && abs(closer.size.width - (natural - 5)) < 1e-9)
    #expect(typesetter.layout(text, width: natural - 20, lineLimit: 1).isTruncated)
  }
}
