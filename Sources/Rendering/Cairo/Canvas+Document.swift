internal import CCairo
internal import SnaplineScene

/// Collects the bytes of a document while Cairo writes it.
final class DocumentSink {
  fileprivate(set) var bytes: [UInt8] = []
}

extension Canvas {
  /// A canvas whose pages become a PDF document in `sink`, which must outlive it.
  ///
  /// Sizes are points. The document is whole after ``finish()``.
  init(
    writingTo sink: DocumentSink,
    width: Double,
    height: Double,
    title: String?
  ) throws(RenderingError) {
    let receiver = unsafe Unmanaged.passUnretained(sink).toOpaque()
    let surface: OpaquePointer = unsafe cairo_pdf_surface_create_for_stream(
      { receiver, start, count in
        guard let receiver = unsafe receiver, let start = unsafe start else {
          return CAIRO_STATUS_WRITE_ERROR
        }
        let sink = unsafe Unmanaged<DocumentSink>.fromOpaque(receiver).takeUnretainedValue()
        unsafe sink.bytes.append(
          contentsOf: UnsafeBufferPointer(start: start, count: Int(count))
        )
        return CAIRO_STATUS_SUCCESS
      },
      receiver,
      width,
      height
    )
    // What documents can't say becomes pixels; at Cairo's own 300 an inch long pages have too many.
    unsafe cairo_surface_set_fallback_resolution(surface, 144, 144)
    // Cairo would note the time of day, and no two documents would be equal.
    unsafe cairo_pdf_surface_set_metadata(
      surface,
      CAIRO_PDF_METADATA_CREATE_DATE,
      "1970-01-01T00:00:00Z"
    )
    if let title { unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
    try unsafe self.init(owning: surface, output: .document)
  }

  /// The next page's size, in points.
  borrowing func setPage(width: Double, height: Double) {
    unsafe cairo_pdf_surface_set_size(surface, width, height)
  }

  borrowing func endPage() { unsafe cairo_show_page(context) }

  /// Ends the document: every byte is in its sink afterwards.
  borrowing func finish() { unsafe cairo_surface_finish(surface) }

  /// Shows glyphs with the characters they stand for, so that text can be found and copied.
  ///
  /// A space at the end stands between lines: without it, the last word of one and the first of the next are one
  /// word to those who read aloud.
  borrowing func showText(_ glyphs: [cairo_glyph_t], of run: GlyphRun, endsInSpace: Bool) {
    guard let clusters = TextClusters(run) else {
      unsafe cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      return
    }
    var (glyphs, string) = (glyphs, run.string)
    var pairs = clusters.pairs.map {
      cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
    }
    if endsInSpace, let space = space(behind: glyphs, isRightToLeft: run.isRightToLeft) {
      glyphs.insert(space, at: run.isRightToLeft ? 0 : glyphs.count)
      string += " "
      pairs.append(cairo_text_cluster_t(num_bytes: 1, num_glyphs: 1))
    }
    let flags =
      run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    unsafe cairo_show_text_glyphs(
      context,
      string,
      Int32(string.utf8.count),
      glyphs,
      Int32(glyphs.count),
      pairs,
      Int32(pairs.count),
      flags
    )
  }

  /// A space in the face that is set, at the last of some glyphs; nothing where the face has none.
  private borrowing func space(behind glyphs: [cairo_glyph_t], isRightToLeft: Bool)
    -> cairo_glyph_t?
  {
    guard let last = isRightToLeft ? glyphs.first : glyphs.last else { return nil }
    let font = unsafe cairo_get_scaled_font(context)
    var extents = cairo_text_extents_t()
    unsafe cairo_scaled_font_glyph_extents(font, [last], 1, &extents)
    let x = isRightToLeft ? last.x : last.x + extents.x_advance
    var spaces: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    let status = unsafe cairo_scaled_font_text_to_glyphs(
      font,
      x,
      last.y,
      " ",
      1,
      &spaces,
      &count,
      nil,
      nil,
      nil
    )
    defer { unsafe cairo_glyph_free(spaces) }
    guard status == CAIRO_STATUS_SUCCESS, count == 1 else { return nil }
    // Glyph 0 is the box of what is missing.
    return unsafe spaces.map { unsafe $0.pointee }.flatMap { $0.index == 0 ? nil : $0 }
  }
}
