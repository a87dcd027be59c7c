import Foundation
import SnaplineGeometry
import SnaplineImages
import SnaplineRendering
import SnaplineScene
import Testing

@Suite(.serialized) struct `Glyphs drawn from values` {
  private static let texts: [(text: String, font: String)] = [
    ("Settle the office fees", "Inter"), ("Bold moves", "Inter bold"),
    ("Slanted words", "Inter italic"), ("العربية", "Noto Sans Arabic"),
    ("שָׁלוֹם", "Noto Sans Hebrew"), ("क्षत्रिय", "Noto Sans Devanagari"), ("ภาษาไทย", "Noto Sans Thai"),
    ("日本語 한국어", "Noto Sans CJK JP"), ("e\u{301}a\u{308}\u{304}", "Inter"),
    ("one עברית two", "Inter"), ("เอียง", "Noto Sans Thai italic bold"),
  ]

  @Test(arguments: [1.0, 2, 3])
  func `are the pixels that Pango draws`(scale: Double) throws {
    for (text, font) in Self.texts {
      for size in [13.0, 34] {
        for color in [RGBA.black, RGBA(red: 0.8, green: 0.2, blue: 0.1, alpha: 0.5)] {
          let (drawn, expected) = try draw(text, font, size: size, scale: scale, color)
          #expect(drawn.bytes == expected, "\(text) in \(font) at \(size), scale \(scale)")
          #expect(drawn.bytes.contains { $0 != 0 }, "\(text)")
        }
      }
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
    #expect(bitmap.pixel(10, 12) == [0, 0, 0, 0])
    #expect(bitmap.pixel(2, 12)[3] > 200)
    #expect(bitmap.pixel(10, 5)[3] > 200)
  }

  private func draw(
    _ text: String,
    _ font: String,
    size: Double,
    scale: Double,
    _ color: RGBA
  ) throws -> (drawn: Bitmap, expected: [UInt8]) {
    let line = PangoLine.lay(text, font: font, size: size)
    let (x, baseline) = (4.25, 44.5)
    let scene = Scene(
      size: CGSize(width: 420, height: 70),
      scale: scale,
      items: [.text(line.value(x: x, baseline: baseline, color: color))]
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
