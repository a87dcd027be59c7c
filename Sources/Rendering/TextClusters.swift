internal import SnaplineScene

/// Which bytes of a run's string its glyphs stand for, in logical order.
struct TextClusters {
  private(set) var pairs: [(bytes: Int, glyphs: Int)] = []

  /// Glyphs that are missing are left out; nothing where the clusters don't fit the string.
  init?(_ run: GlyphRun) {
    let text = Array(run.string.utf8)
    var starts: [(byte: Int, glyphs: Int)] = []
    for glyph in run.isRightToLeft ? run.glyphs.reversed() : run.glyphs {
      let byte = Int(glyph.cluster)
      let count = glyph.isMissing ? 0 : 1
      if let last = starts.last, last.byte == byte {
        starts[starts.count - 1].glyphs += count
        continue
      }
      // A cluster starts with a whole character, after the one before.
      guard byte >= 0, byte < text.count, text[byte] & 0xC0 != 0x80,
        byte > starts.last?.byte ?? -1
      else { return nil }
      starts.append((byte, count))
    }
    guard let first = starts.first else { return nil }
    if first.byte > 0 { pairs.append((first.byte, 0)) }
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1].byte : text.count
      pairs.append((end - start.byte, start.glyphs))
    }
  }
}
