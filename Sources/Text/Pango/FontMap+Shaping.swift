internal import CPango
import SnaplineScene
import Synchronization

extension FontMap {
  /// Shapes a paragraph: Pango finds the faces, HarfBuzz the glyphs, FriBidi the levels.
  func shape(_ request: ParagraphRequest) -> ShapedParagraph {
    let text = ShapableText.bytes(of: request.string)
    var builder = ParagraphBuilder(request: request, text: text)
    unsafe text.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
      unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { characters in
        unsafe shape(characters, for: request, into: &builder)
      }
    }
    builder.paragraph.missingFamilies = missingFamilies(in: request, drawn: builder.paragraph.runs)
    return builder.paragraph
  }

  private func shape(
    _ text: UnsafePointer<CChar>,
    for request: ParagraphRequest,
    into builder: inout ParagraphBuilder
  ) {
    let languages = ScriptLanguages(locale: request.locale)
    let count = Int32(builder.paragraph.text.count)
    let breaks = unsafe Breaks(
      text: text,
      bytes: count,
      characters: request.string.unicodeScalars.count,
      language: languages.base
    )
    let direction = request.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let attributes = AttributeList(request, languages)
    unsafe pango_context_set_language(context, pango_language_from_string(languages.base))
    let items = unsafe pango_itemize_with_base_dir(
      context,
      direction,
      text,
      0,
      count,
      attributes.list,
      nil
    )
    let glyphs = unsafe pango_glyph_string_new()
    var next = unsafe items
    while let link = unsafe next {
      if let item = unsafe link.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
        unsafe pango_shape_item(item, text, count, nil, glyphs, PANGO_SHAPE_NONE)
        if let glyphs = unsafe glyphs {
          unsafe append(item.pointee, glyphs.pointee, breaks, to: &builder)
        }
        unsafe pango_item_free(item)
      }
      unsafe next = link.pointee.next
    }
    unsafe pango_glyph_string_free(glyphs)
    unsafe g_list_free(items)
    builder.finishCluster(at: builder.paragraph.text.count)
  }

  /// Held while Cairo looks at a face: it keeps ten open for all threads together, and to open
  /// another one it may close the very face that another thread is looking at.
  private static let openFaces = Mutex(())

  /// From where to where a glyph is inked, counted from its origin; nothing where it is blank.
  private func ink(
    of glyph: UInt32,
    in font: UnsafeMutablePointer<PangoFont>
  ) -> ClosedRange<Double>? {
    guard glyph != PANGO_GLYPH_EMPTY, glyph & PANGO_GLYPH_UNKNOWN_FLAG == 0 else { return nil }
    var extents = PangoRectangle()
    Self.openFaces.withLock { _ in
      unsafe pango_font_get_glyph_extents(font, glyph, &extents, nil)
    }
    guard extents.width > 0 else { return nil }
    let left = Double(extents.x) / Double(PANGO_SCALE)
    return left...left + Double(extents.width) / Double(PANGO_SCALE)
  }

  /// Cuts the glyphs of an item into clusters, in logical order.
  private func append(
    _ item: PangoItem,
    _ glyphs: PangoGlyphString,
    _ breaks: Breaks,
    to builder: inout ParagraphBuilder
  ) {
    guard let font = unsafe item.analysis.font, let infos = unsafe glyphs.glyphs,
      let starts = unsafe glyphs.log_clusters
    else { return }
    let count = unsafe Int(glyphs.num_glyphs)
    let isRightToLeft = unsafe item.analysis.level & 1 == 1
    unsafe builder.startRun(face(of: font), level: item.analysis.level, at: Int(item.offset))
    var logical = 0
    while logical < count {
      let first = isRightToLeft ? count - 1 - logical : logical
      let start = unsafe starts[first]
      var length = 1
      while logical + length < count {
        let next = isRightToLeft ? first - length : first + length
        guard unsafe starts[next] == start else { break }
        length += 1
      }
      let lowest = isRightToLeft ? first - length + 1 : first
      unsafe builder.startCluster(at: Int(item.offset + start), breaks)
      let mindsInk = builder.mindsInk
      for place in lowest..<lowest + length {
        let info = unsafe infos[place]
        builder.append(
          glyph: info.glyph,
          advance: Double(info.geometry.width) / Double(PANGO_SCALE),
          x: Double(info.geometry.x_offset) / Double(PANGO_SCALE),
          y: Double(info.geometry.y_offset) / Double(PANGO_SCALE),
          ink: mindsInk ? unsafe ink(of: info.glyph, in: font) : nil
        )
      }
      builder.endCluster()
      logical += length
    }
  }
}
