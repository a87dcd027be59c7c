internal import CPango
import Synchronization

/// What a font's own tables tell of its glyphs, read by HarfBuzz.
///
/// Pango would ask Cairo, which keeps ten font files open for all threads together: it opens them
/// without a lock, and to open another one it may close the very one that another thread looks at.
@safe struct FontGlyphs {
  private let font: OpaquePointer?
  private let inks = GlyphInks()
  /// Whether each letter, digit and sign of ASCII is there.
  private var drawsASCII = false

  init(of font: UnsafeMutablePointer<PangoFont>) {
    unsafe self.font = pango_font_get_hb_font(font)
    drawsASCII = (0x20..<0x7F).allSatisfy(has)
  }

  private func has(_ character: UInt32) -> Bool { glyph(of: character) != nil }

  private func glyph(of character: UInt32) -> UInt32? {
    guard let font = unsafe font else { return nil }
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : nil
  }

  /// How far a glyph moves the pen by itself, without kerning.
  func advance(of glyph: UInt32) -> Double {
    guard let font = unsafe font else { return 0 }
    return unsafe Double(hb_font_get_glyph_h_advance(font, glyph)) / Double(PANGO_SCALE)
  }

  /// A letter as the font draws it where no feature asks for another form.
  struct Letter {
    let glyph: UInt32
    /// Without kerning.
    let advance: Double
  }

  /// The letters that the system font's table of widths has, each at its slot.
  func letters(of table: LetterTable) -> [Letter] {
    table.letters.map { character in
      let glyph = glyph(of: character.value) ?? PANGO_GLYPH_EMPTY
      return Letter(glyph: glyph, advance: advance(of: glyph))
    }
  }

  /// From where to where a glyph is inked, counted from its origin; nothing where it is blank.
  func ink(of glyph: UInt32) -> ClosedRange<Double>? {
    guard glyph != PANGO_GLYPH_EMPTY, glyph & PANGO_GLYPH_UNKNOWN_FLAG == 0 else { return nil }
    return inks.ink(of: glyph, orRead: readInk)
  }

  private func readInk(of glyph: UInt32) -> ClosedRange<Double>? {
    guard let font = unsafe font else { return nil }
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width > 0 else {
      return nil
    }
    let left = Double(extents.x_bearing) / Double(PANGO_SCALE)
    return left...left + Double(extents.width) / Double(PANGO_SCALE)
  }

  /// Whether there is a glyph for each character of a text.
  func draw(_ text: some Collection<UInt8>) -> Bool {
    if drawsASCII, text.allSatisfy({ 0x20..<0x7F ~= $0 }) { return true }
    return String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy { has($0.value) }
  }
}

extension FontMap {
  /// One thread at a time has Pango measure boxes: it asks Cairo for the letters in them.
  private static let boxes = Mutex(())

  /// Shapes an item; where its font lacks a letter, Pango measures a box for it.
  func shape(
    _ item: UnsafeMutablePointer<PangoItem>,
    of text: UnsafePointer<CChar>,
    count: Int32,
    into glyphs: UnsafeMutablePointer<PangoGlyphString>?
  ) {
    func shape() { unsafe pango_shape_item(item, text, count, nil, glyphs, PANGO_SHAPE_NONE) }
    let isWhole = unsafe item.pointee.analysis.font.map { font in
      let start = unsafe UnsafeRawPointer(text + Int(item.pointee.offset))
      let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(item.pointee.length))
      return unsafe face(of: font).glyphs.draw(bytes)
    }
    if isWhole == true { shape() } else { Self.boxes.withLock { _ in shape() } }
  }
}
