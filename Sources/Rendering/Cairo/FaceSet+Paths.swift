internal import CCairo
internal import SnaplineScene

extension FaceSet {
  /// The outlines of a run's glyphs in canvas points, as the `d` of a path; nothing where its face
  /// has none or can't be loaded.
  func path(of run: GlyphRun, x: Double, baseline: Double) -> String? {
    guard !run.face.isColor, !run.glyphs.contains(where: \.isMissing),
      let face = try? face(run.face), let pen = OutlinePen()
    else { return nil }
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: x + $0.x, y: baseline + $0.y)
    }
    return pen.path(of: glyphs, in: face, matrix: run.face.matrix)
  }
}

/// Cairo's path of glyphs, without any picture to draw it on.
@safe private struct OutlinePen: ~Copyable {
  /// Cairo counts in 256ths: of a sixteenth of a point here, so that small letters keep their shapes.
  private static let fineness = 16.0
  private let surface: OpaquePointer
  private let context: OpaquePointer

  init?() {
    // One without bounds: of glyphs that lie far beyond a surface's, Cairo gives no path.
    unsafe surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    unsafe context = cairo_create(surface)
    unsafe cairo_scale(context, Self.fineness, Self.fineness)
    guard unsafe cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  borrowing func path(
    of glyphs: [cairo_glyph_t],
    in face: FaceSet.Face,
    matrix: FontFace.Matrix
  ) -> String? {
    var place = cairo_matrix_t(
      xx: matrix.xx,
      yx: matrix.yx,
      xy: matrix.xy,
      yy: matrix.yy,
      x0: 0,
      y0: 0
    )
    unsafe cairo_set_font_face(context, face.face)
    unsafe cairo_set_font_options(context, face.options)
    unsafe cairo_set_font_matrix(context, &place)
    unsafe cairo_glyph_path(context, glyphs, Int32(glyphs.count))
    guard let path = unsafe cairo_copy_path(context) else { return nil }
    defer { unsafe cairo_path_destroy(path) }
    guard unsafe path.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
    return unsafe Self.text(
      UnsafeBufferPointer(start: path.pointee.data, count: Int(path.pointee.num_data))
    )
  }

  private static func text(_ data: UnsafeBufferPointer<cairo_path_data_t>) -> String {
    var text = ""
    var place = 0
    while place < data.count {
      let head = unsafe data[place].header
      let points = (1..<max(1, Int(head.length))).map { offset in
        let point = unsafe data[place + offset].point
        return SVGText.numbers(point.x, point.y, digits: 2)
      }
      switch head.type {
      case CAIRO_PATH_MOVE_TO:
        // Cairo ends a path with a step to nowhere.
        if place + Int(head.length) < data.count { text += "M" + points.joined() }
      case CAIRO_PATH_LINE_TO: text += "L" + points.joined()
      case CAIRO_PATH_CURVE_TO: text += "C" + points.joined(separator: " ")
      default: text += "Z"
      }
      place += max(1, Int(head.length))
    }
    return text
  }
}
