import Foundation
import SnaplineGeometry
import SnaplineRendering
import SnaplineScene
import SnaplineTesting
import TestSupport
import Testing

@Suite struct `An SVG file` {
  private func scene(_ items: [DisplayItem]) -> Scene {
    Scene(size: CGSize(width: 40, height: 30.5), scale: 2, items: items)
  }

  private func svg(_ items: [DisplayItem]) throws -> String { try scene(items).svg() }

  private func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Shape {
    .rectangle(Edges(left: left, top: top, right: right, bottom: bottom))
  }

  @Test func `writes a shape as the shortest element that says it`() {
    let shapes = scene([
      .fill(box(0, 0, 40, 30.5), .color(.white)),
      .fill(
        .rounded(Edges(left: 1, top: 2, right: 11, bottom: 12), CornerRadii(80), .circular),
        .color(RGBA(bytes: 18, 52, 86, alpha: 0.25))
      ),
      .border(box(5, 5, 15, 15), width: 1, .black),
    ])
    assertSnapshot(of: shapes, as: .svg)
  }

  @Test func `cuts a ground and its border once where they clip`() throws {
    let card = Shape.rounded(
      Edges(left: 1, top: 2, right: 31, bottom: 22),
      CornerRadii(8),
      .circular
    )
    var group = Group(className: "", clip: card)
    let inner = Group(className: "", transform: Transform(translationX: 1, y: 0))
    let ground = DisplayItem.fill(card, .color(.white))
    let clipped = try svg([.begin(group), ground, .border(card, width: 2, .black), .end])
    #expect(clipped.contains(##"<rect x="1" y="2" width="30" height="20" rx="8" fill="#000"/>"##))
    #expect(clipped.contains(##"<rect x="1" y="2" width="30" height="20" fill="#fff"/>"##))
    #expect(clipped.contains(##"<rect x="3" y="4" width="26" height="16" rx="6"/></clipPath>"##))
    group.opacity = 0.5
    let dimmed = try svg([.begin(group), ground, .border(card, width: 2, .black), .end])
    // The clip alone cuts the border's outer edge.
    #expect(dimmed.contains(##"<rect x="1" y="2" width="30" height="20" fill="#000"/>"##))
    #expect(dimmed.contains(##"width="26" height="16" rx="6" fill="#fff"/>"##), "\(dimmed)")
    let apart = try svg([.begin(group), .begin(inner), ground, .end, .end])
    #expect(apart.contains(#"height="20" rx="8""#))
  }

  @Test func `keeps what elements refer to once, in the units of the picture`() throws {
    let ends = (CGPoint(x: 0, y: 3), CGPoint(x: 8, y: 5))
    let stops = [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)]
    let gradient = Paint.linear(LinearGradient(start: ends.0, end: ends.1, stops: stops))
    let round = Shape.rounded(
      Edges(left: 0, top: 0, right: 9, bottom: 9),
      CornerRadii(3),
      .circular
    )
    let clipped = Group(className: "", clip: round)
    let shadow = Shadow(color: .black, radius: 2, x: 0, y: 1)
    func text(times: Int) throws -> String {
      let once: [DisplayItem] = [
        .shadow(round, shadow), .begin(clipped), .fill(box(-1, -1, 20, 20), gradient), .end,
      ]
      return try svg(Array(repeatElement(once, count: times).joined()))
    }
    let (one, three) = (try text(times: 1), try text(times: 3))
    for (definition, reference) in [
      ("<linearGradient ", "fill=\"url(#"), ("<clipPath ", "clip-path=\"url(#"),
      ("<filter ", "filter=\"url(#"),
    ] {
      func count(_ words: String, in text: String) -> Int { text.ranges(of: words).count }
      #expect(count(definition, in: one) == 1 && count(definition, in: three) == 1, "\(three)")
      #expect(count(reference, in: three) == 3 * count(reference, in: one), "\(three)")
      #expect(count(reference, in: one) > 0, "\(one)")
    }
    #expect(three.contains(#"gradientUnits="userSpaceOnUse""#))
    #expect(three.contains(#"filterUnits="userSpaceOnUse""#))
    #expect(
      three.contains(#"x1="0" y1="3" x2="8" y2="5""#) || three.contains(#"y1="3" x2="8" y2="5""#)
    )
  }

  @Test func `mirrors groups, with names and meanings`() {
    let group = Group(
      identifier: "ok button",
      className: "Button",
      accessibility: Accessibility(label: "Save & \"close\"", hint: "a < b", traits: ["button"]),
      opacity: 0.5,
      clip: box(0, 0, 9, 9),
      transform: Transform(translationX: 3, y: 0)
    )
    let other = Group(identifier: "ok-button", className: "View", clip: box(0, 0, 9, 9))
    assertSnapshot(of: scene([.begin(group), .begin(other), .end, .end]), as: .svg)
  }

  @Test func `holds each run of a line at its place`() throws {
    let line = PangoLine.lay("one שתיים", font: "Inter", size: 15)
      .value(x: 10, baseline: 20, color: .black)
    let text = try svg([.text(line)])
    #expect(text.contains(#"<text y="20"><tspan x="10" "#))
    #expect(text.contains(#"direction="rtl" unicode-bidi="embed""#))
    #expect(text.contains(">one</tspan>"))
    #expect(text.contains("שתיים</tspan></text>"))
  }

  @Test func `spreads the words of a line as the line does`() throws {
    var line = PangoLine.lay("To be or not", font: "Inter", size: 20)
      .value(x: 10, baseline: 20, color: .black)
    for run in line.runs.indices {
      for (place, glyph) in line.runs[run].glyphs.enumerated() {
        // As tracking and a widened space after the second word do.
        let room = 0.25 * Double(place) + (glyph.cluster >= 6 ? 4 : 0)
        line.runs[run].glyphs[place].x += room
      }
    }
    line.width += 7
    let text = try svg([.text(line)])
    #expect(text.contains(#"letter-spacing=".25""#), "\(text)")
    #expect(text.contains(/>To be <tspan x="[0-9.]+">or not<\/tspan><\/text>/), "\(text)")
  }

  @Test func `leads where its links do, and nowhere that runs something`() throws {
    var line = PangoLine.lay("abc", font: "Inter", size: 15)
      .value(x: 10, baseline: 20, color: .black)
    let plain = try svg([.text(line)])
    line.runs[0].link = "https://example.org/?a=1&b=\"2\""
    let text = try svg([.text(line)])
    #expect(text.contains("<a href=\"https://example.org/?a=1&amp;b=%222%22\">abc</a></text>"))
    line.runs[0].link = "JavaScript:alert(1)"
    #expect(try svg([.text(line)]) == plain)
  }

  @Test func `joins letters to what a joined word was cut from`() throws {
    var line = PangoLine.lay("بيت", font: "Inter", size: 15)
      .value(x: 10, baseline: 20, color: .black)
    #expect(try svg([.text(line)]).contains(">بيت</text>"))
    line.runs[0].joins = .end
    #expect(try svg([.text(line)]).contains(">بيت\u{200D}</text>"))
    line.runs[0].joins = [.start, .end]
    #expect(try svg([.text(line)]).contains(">\u{200D}بيت\u{200D}</text>"))
  }

  @Test func `asks viewers for the features that its glyphs came of`() throws {
    var line = PangoLine.lay("111", font: "Inter", size: 15)
      .value(x: 10, baseline: 20, color: .black)
    #expect(try !svg([.text(line)]).contains("font-feature"))
    line.runs[0].features = ["tnum", "liga=0"]
    #expect(try svg([.text(line)]).contains(#"style="font-feature-settings:'tnum','liga' 0""#))
    line.runs[0].features = ["tn\"x", "tnum=1;x", "tnu", "smcp=70000", "smcp=1"]
    #expect(try svg([.text(line)]).contains(#"style="font-feature-settings:'smcp' 1""#))
  }

  @Test func `says which way a run reads against its letters`() throws {
    let line = PangoLine.lay("\u{202E}abc", font: "Inter", size: 15)
      .value(x: 10, baseline: 20, color: .black)
    let text = try svg([.text(line)])
    #expect(text.contains(#"direction="rtl" unicode-bidi="bidi-override""#), "\(text)")
    #expect(!text.unicodeScalars.contains("\u{202E}"), "\(text)")
  }

  @Test func `is well-formed whatever the texts hold`() throws {
    let letters: [Character] = [
      "<", "&", "\"", "'", ">", "\u{0}", "\u{1F}", "\u{FFFE}", "é", "日", " ", "1", ":", "]",
    ]
    for var seed in Seed.some(200) {
      func word() -> String {
        String(
          (0..<Int.random(in: 0...8, using: &seed)).compactMap { _ in
            letters.randomElement(using: &seed)
          }
        )
      }
      let items: [DisplayItem] = (0..<6).map { _ in
        .begin(
          Group(
            identifier: word(),
            className: word(),
            accessibility: Accessibility(label: word(), value: word(), hint: word())
          )
        )
      }
      let text = try svg(items)
      let reader = Reader()
      #expect(reader.reads(text), "\(seed): \(text)")
      #expect(Set(reader.names).count == reader.names.count, "\(seed)")
    }
  }
}

/// Checks tags, attributes and entities of what our writer writes, as strictly as XML does.
private final class Reader {
  private(set) var names: [String] = []

  func reads(_ text: String) -> Bool {
    let name = "[A-Za-z_\\p{L}][\\p{L}\\p{N}_.-]*"
    let value =
      "\"(?:[^<&\"\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\uFFFE\\uFFFF]|&(?:amp|lt|gt|quot);)*\""
    let tag = "<(/?)([A-Za-z]+)((?: [a-z:A-Z-]+=\(value))*)(/?)>"
    let content = "(?:[^<&\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\uFFFE\\uFFFF]|&(?:amp|lt|gt|quot);)*"
    guard text.wholeMatches("(?:\(tag)\(content))+") else { return false }
    names = text.matches("(?<= id=\")[^\"]*")
    return names.allSatisfy { $0.wholeMatches(name) }
      && text.matches("<[a-z]+[^>]*(?<!/)>").count == text.matches("</[a-z]+>").count
  }
}

extension String {
  fileprivate func matches(_ pattern: String) -> [String] {
    let whole = NSRange(startIndex..., in: self)
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: self, range: whole).compactMap {
      Range($0.range, in: self).map { String(self[$0]) }
    }
  }

  fileprivate func wholeMatches(_ pattern: String) -> Bool {
    matches("\\A(?:\(pattern))\\z").count == 1
  }
}
