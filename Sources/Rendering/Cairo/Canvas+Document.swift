internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

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

  /// Fills with a gradient that stays one in the document.
  borrowing func fillWithPattern(_ shape: Shape, _ paint: Paint) {
    let pattern: OpaquePointer
    let stops: [GradientStop]
    switch paint {
    case .color(let color): return fill(shape, color)
    case .linear(let gradient):
      unsafe pattern = cairo_pattern_create_linear(
        gradient.start.x,
        gradient.start.y,
        gradient.end.x,
        gradient.end.y
      )
      stops = gradient.stops
    case .radial(let gradient):
      unsafe pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      let radii = (x: max(gradient.radiusX, 1e-6), y: max(gradient.radiusY, 1e-6))
      var matrix = cairo_matrix_t(
        xx: 1 / radii.x,
        yx: 0,
        xy: 0,
        yy: 1 / radii.y,
        x0: -gradient.center.x / radii.x,
        y0: -gradient.center.y / radii.y
      )
      unsafe cairo_pattern_set_matrix(pattern, &matrix)
      stops = gradient.stops
    }
    for stop in GradientTable.ordered(stops) {
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.offset,
        stop.color.red,
        stop.color.green,
        stop.color.blue,
        stop.color.alpha
      )
    }
    unsafe cairo_set_source(context, pattern)
    unsafe cairo_pattern_destroy(pattern)
    add(shape)
    unsafe cairo_fill(context)
  }

  /// Shows glyphs with the characters they stand for, so that text can be found and copied.
  borrowing func showText(_ glyphs: [cairo_glyph_t], of run: GlyphRun) {
    guard let clusters = TextClusters(run) else {
      unsafe cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      return
    }
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
}
