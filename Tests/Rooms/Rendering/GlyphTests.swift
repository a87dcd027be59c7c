import Foundation
import SnaplineGeometry
import SnaplineImages
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite(.serialized) struct `Glyphs drawn from values` {
  private static let texts: [(text: String, font: String)] = [
    ("Settle the office fees", "Inter"), ("Bold moves", "Inter bold"),
    ("Slanted words", "Inter italic"), ("العربية", "Noto Sans Arabic"),
    ("שָׁלוֹם", "Noto Sans Hebrew"), ("क्षत्रिय", "Noto Sans Devanagari"), ("ภาษาไทย", "Noto Sans Thai"),
    ("日本語 한국어", "Noto Sans CJK JP"), ("e\u{301}a\u{308}\u{304}", "Inter"),
    ("one עברית two", "Inter"), ("เอียง", "Noto Sans Thai italic bold"),
  ]

  /// Pango's Cairo puts glyphs on whole pixels: there the two must agree.
  @Test(arguments: [1.0, 2, 3])
  func `are what Pango draws where they stand on whole pixels`(scale: Double) throws {
    let red = RGBA(red: 0.8, green: 0.2, blue: 0.1, alpha: 0.5)
    for (text, font) in Self.texts {
      for (size, color) in [(13.0, red), (34, .black)] {
        let (drawn, expected) = try draw(text, font, size: size, scale: scale, color) {
          ($0 * scale + 0.5).rounded(.down) / scale
        }
        let name = "\(text) in \(font) at \(size), scale \(scale)"
        #expect(farthest(drawn.bytes, expected) <= 12, "\(name)")
        #expect(drawn.bytes.contains { $0 != 0 }, "\(name)")
      }
    }
  }

  /// Glyphs that are large enough are filled as shapes, wherever they stand.
  @Test(arguments: [0, 0.25, 0.5, 0.75])
  func `stand on parts of pixels`(part: Double) throws {
    let fineness = 24
    for font in ["Inter", "Inter bold", "Inter italic"] {
      // FreeType brings curves of small letters to few lines: these have none.
      let letters = PangoLine.lay("HALTEN", font: font, size: 13)
      var line = letters.value(x: 4, baseline: 20, color: .black)
      // Each by itself, for those that overlap add up.
      line.runs[0].glyphs = line.runs[0].glyphs.enumerated().map { place, glyph in
        Glyph(id: glyph.id, x: Double(place * 26) + part, y: part, cluster: glyph.cluster)
      }
      func bitmap(_ scale: Double) throws -> Bitmap {
        let size = CGSize(width: 160, height: 34)
        return try Scene(size: size, scale: scale, items: [.text(line)]).bitmap()
      }
      let (drawn, fine) = try (bitmap(1), bitmap(Double(fineness)))
      let alpha = stride(from: 3, to: drawn.bytes.count, by: 4).map { drawn.bytes[$0] }
      #expect(alpha.contains { $0 > 128 }, "\(font)")
      #expect(farthest(alpha, fine.averagedAlpha(by: fineness)) <= 6, "\(font)")
    }
  }

  @Test func `are the same once more were drawn than are kept`() throws {
    func draw(_ size: Double) throws -> Bitmap {
      let line = PangoLine.lay("Settle the office fees", font: "Inter", size: size)
      let items = [DisplayItem.text(line.value(x: 4, baseline: size, color: .black))]
      return try Scene(size: CGSize(width: 900, height: 300), scale: 1, items: items).bitmap()
    }
    let first = try draw(80)
    for size in stride(from: 240.0, to: 290, by: 2) { _ = try draw(size) }
    #expect(try draw(80) == first)
  }

  /// A store that fills in the middle of a line must not paint it in two parts, whose overlap is darker.
  @Test func `that overlap are the same whatever was drawn before`() throws {
    func draw(_ size: Double) throws -> Bitmap {
      let letters = PangoLine.lay("Settle the office fees", font: "Inter", size: size)
      let half = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
      var line = letters.value(x: 4, baseline: size, color: half)
      for run in line.runs.indices {
        for glyph in line.runs[run].glyphs.indices { line.runs[run].glyphs[glyph].x *= 0.6 }
      }
      let canvas = CGSize(width: 1_900, height: 300)
      return try Scene(size: canvas, scale: 1, items: [.text(line)]).bitmap()
    }
    let sizes = stride(from: 240.0, to: 290, by: 2).map(\.self)
    let first = try sizes.map(draw)
    #expect(first.allSatisfy { $0.bytes.contains { $0 != 0 } })
    var random = Seed.some(1)[0]
    for place in (sizes.indices.shuffled(using: &random) + sizes.indices.shuffled(using: &random)) {
      #expect(try draw(sizes[place]) == first[place], "\(sizes[place]), \(random)")
    }
  }

  @Test func `keep the colours they bring`() throws {
    let (drawn, exchanged) = try draw("😀👍🏽", "Inter", size: 34, scale: 2, .black)
    var expected = exchanged
    for offset in stride(from: 0, to: expected.count, by: 4) {
      expected.swapAt(offset, offset + 2)
    }
    #expect(drawn.bytes == expected)
    #expect(expected != exchanged)
  }

  @Test func `are dimmed as a whole where they bring colours`() throws {
    let (opaque, _) = try draw("😀", "Inter", size: 34, scale: 1, .black)
    let half = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
    let (dimmed, _) = try draw("😀", "Inter", size: 34, scale: 1, half)
    #expect(opaque.bytes.contains { $0 != 0 })
    let differences = zip(opaque.bytes, dimmed.bytes).map { Int($0) - 2 * Int($1) }
    #expect(differences.allSatisfy { abs($0) <= 3 })
  }

  @Test func `are boxes where no face has the character`() throws {
    let face = PangoLine.lay("a", font: "Inter", size: 20)
      .value(x: 0, baseline: 0, color: .black).runs[0].face
    let glyph = Glyph(id: 0xE000, x: 0, y: 0, cluster: 0, isMissing: true)
    let run = GlyphRun(
      face: face,
      color: .black,
      string: "\u{E000}",
      isRightToLeft: false,
      glyphs: [glyph]
    )
    let line = TextLine(string: run.string, x: 0, baseline: 20, width: 20, runs: [run])
    let scene = Scene(size: CGSize(width: 20, height: 24), scale: 1, items: [.text(line)])
    let bitmap = try scene.bitmap()
    expectEqual(bitmap.pixel(10, 12), [0, 0, 0, 0])
    #expect(bitmap.pixel(2, 12)[3] > 200)
    #expect(bitmap.pixel(10, 5)[3] > 200)
  }

  private func draw(
    _ text: String,
    _ font: String,
    size: Double,
    scale: Double,
    _ color: RGBA,
    placing place: (Double) -> Double = { $0 }
  ) throws -> (drawn: Bitmap, expected: [UInt8]) {
    let line = PangoLine.lay(text, font: font, size: size)
    let (x, baseline) = (4.25, 44.5)
    var value = line.value(x: x, baseline: baseline, color: color)
    for run in value.runs.indices {
      for (number, glyph) in value.runs[run].glyphs.enumerated() {
        value.runs[run].glyphs[number].x = place(x + glyph.x) - x
        value.runs[run].glyphs[number].y = place(baseline + glyph.y) - baseline
      }
    }
    let scene = Scene(
      size: CGSize(width: 420, height: 70),
      scale: scale,
      items: [.text(value)]
    )
    let drawn = try scene.bitmap()
    let expected = line.pixels(
      width: drawn.width,
      height: drawn.height,
      scale: scale,
      x: x,
      baseline: baseline,
      color: color
    )
    return (drawn, expected)
  }
}

extension Bitmap {
  /// Red, green, blue and alpha of one pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }
}
