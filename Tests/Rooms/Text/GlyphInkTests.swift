import TestSupport
import Testing

@testable import SnaplineText

@Suite struct `The ink of glyphs` {
  /// The even glyphs are blank.
  private static func ink(of glyph: UInt32) -> ClosedRange<Double>? {
    glyph % 2 == 0 ? nil : Double(glyph)...Double(glyph) + 1
  }

  @Test(arguments: Seed.some(10))
  func `is as it was read, whichever glyphs share a place`(_ start: Seed) {
    var seed = start
    let inks = GlyphInks()
    for _ in 0..<5_000 {
      let glyph = UInt32.random(in: 0..<2_000, using: &seed)
      #expect(inks.ink(of: glyph, orRead: Self.ink) == Self.ink(of: glyph), "seed \(start)")
    }
  }

  @Test func `is read once for letters that a text repeats`() {
    let inks = GlyphInks()
    var reads = 0
    for glyph in Array(repeating: Array(UInt32(0)..<100), count: 10).joined() {
      _ = inks.ink(of: glyph) { glyph in
        reads += 1
        return Self.ink(of: glyph)
      }
    }
    #expect(reads == 100)
  }
}
