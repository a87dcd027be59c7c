internal import CPango
import SnaplineScene

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
        unsafe shape(item, of: text, count: count, into: glyphs)
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
    let face = unsafe face(of: font)
    unsafe builder.startRun(face, level: item.analysis.level, at: Int(item.offset))
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
          ink: mindsInk ? face.glyphs.ink(of: info.glyph) : nil
        )
      }
      builder.endCluster()
      logical += length
    }
  }
}
