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

  borrowing func endPage() {
    unsafe cairo_show_page(context)
    images?.endPage()
  }

  /// Ends the document: every byte is in its sink afterwards.
  borrowing func finish() { unsafe cairo_surface_finish(surface) }

  /// Shows glyphs with the characters they stand for, so that text can be found and copied.
  borrowing func showText(_ glyphs: [cairo_glyph_t], of run: GlyphRun, _ program: FontProgram) {
    guard let clusters = TextClusters(run) else {
      let glyphs = written(glyphs, [], of: run, program)
      unsafe cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      return
    }
    let glyphs = written(glyphs, clusters.pairs.map(\.glyphs), of: run, program)
    let pairs = clusters.pairs.map {
      cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
    }
    let flags =
      run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    unsafe cairo_show_text_glyphs(
      context,
      run.string,
      Int32(run.string.utf8.count),
      glyphs,
      Int32(glyphs.count),
      pairs,
      Int32(pairs.count),
      flags
    )
  }

  /// Glyphs at the places that Cairo has to be told.
  ///
  /// It writes those of a run from right to left by `clusters`, which count glyphs in the order of reading.
  private func written(
    _ glyphs: [cairo_glyph_t],
    _ clusters: [Int],
    of run: GlyphRun,
    _ program: FontProgram
  ) -> [cairo_glyph_t] {
    guard WrittenRun.losesAdvances(of: run.face) else { return glyphs }
    var written = WrittenRun(run.face, program)
    guard run.isRightToLeft, !clusters.isEmpty else { return glyphs.map { written.place($0) } }
    var (glyphs, end) = (glyphs, glyphs.count)
    for count in clusters {
      for place in max(0, end - count)..<end { glyphs[place] = written.place(glyphs[place]) }
      end = max(0, end - count)
    }
    return glyphs
  }

  /// A run with a space behind its last letter, in the face that is set; the same where the face has none.
  ///
  /// Without it, the last word of a line and the first one of the next are one word to those who read aloud.
  borrowing func addingSpace(to run: GlyphRun, _ glyphs: [cairo_glyph_t]) -> (
    GlyphRun, [cairo_glyph_t]
  ) {
    guard let last = run.isRightToLeft ? glyphs.first : glyphs.last,
      var space = spaceGlyph
    else { return (run, glyphs) }
    let width = extents(of: run.isRightToLeft ? space : last).x_advance
    space.x = run.isRightToLeft ? last.x - width : last.x + width
    space.y = last.y
    var (run, glyphs) = (run, glyphs)
    let place = run.isRightToLeft ? 0 : run.glyphs.count
    let cluster = Int32(truncatingIfNeeded: run.string.utf8.count)
    run.glyphs.insert(
      Glyph(id: UInt32(truncatingIfNeeded: space.index), x: 0, y: 0, cluster: cluster),
      at: place
    )
    run.string += " "
    glyphs.insert(space, at: run.isRightToLeft ? 0 : glyphs.count)
    return (run, glyphs)
  }

  /// The glyph of a space in the face that is set; nothing where that is a box, or shows something.
  private var spaceGlyph: cairo_glyph_t? {
    var found: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    let font = unsafe cairo_get_scaled_font(context)
    let status = unsafe cairo_scaled_font_text_to_glyphs(
      font,
      0,
      0,
      " ",
      1,
      &found,
      &count,
      nil,
      nil,
      nil
    )
    defer { unsafe cairo_glyph_free(found) }
    guard status == CAIRO_STATUS_SUCCESS, count == 1, let space = unsafe found?.pointee,
      space.index != 0, extents(of: space).width == 0
    else { return nil }
    return space
  }

  private borrowing func extents(of glyph: cairo_glyph_t) -> cairo_text_extents_t {
    var extents = cairo_text_extents_t()
    unsafe cairo_scaled_font_glyph_extents(cairo_get_scaled_font(context), [glyph], 1, &extents)
    return extents
  }
}
