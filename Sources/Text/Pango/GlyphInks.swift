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

  private var entries = [Entry](repeating: Entry(), count: 512)

  func ink(
    of glyph: UInt32,
    orRead read: (UInt32) -> ClosedRange<Double>?
  ) -> ClosedRange<Double>? {
    let place = Int(glyph) % entries.count
    if entries[place].glyph == glyph { return entries[place].ink }
    let ink = read(glyph)
    entries[place] = Entry(glyph: glyph, ink: ink)
    return ink
  }
}
