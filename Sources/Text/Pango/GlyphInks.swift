/// The ink of a font's glyphs that were asked for lately.
///
/// HarfBuzz reads a glyph's whole outline to tell where its ink ends, and a text repeats its letters. A glyph
/// has one place, which it shares with others, so that a font with very many glyphs takes no more memory.
final class GlyphInks {
  private struct Entry {
    /// No glyph has this number.
    var glyph = UInt32.max
    var ink: ClosedRange<Double>?
  }

  /// None until the first question.
  private var entries: [Entry] = []
  private static let count = 512

  func ink(
    of glyph: UInt32,
    orRead read: (UInt32) -> ClosedRange<Double>?
  ) -> ClosedRange<Double>? {
    if entries.isEmpty { entries = Array(repeating: Entry(), count: Self.count) }
    let place = Int(glyph) % Self.count
    if entries[place].glyph == glyph { return entries[place].ink }
    let ink = read(glyph)
    entries[place] = Entry(glyph: glyph, ink: ink)
    return ink
  }
}
