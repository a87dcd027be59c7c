internal import CCairo
internal import SnaplineScene

/// The outlines of a face's glyphs at one size, each asked of Cairo once.
///
/// Like the set of faces that it belongs to, it is one worker's.
final class GlyphOutlines {
  private let face: FaceSet.Face
  private let matrix: FontFace.Matrix
  /// Nothing for a glyph that Cairo gives no path of.
  private var known: [UInt32: GlyphOutline?] = [:]
  private var bytes = 0
  /// More than this isn't kept, whatever sizes and scripts there are.
  private static let most = 2_000_000

  init(_ face: FaceSet.Face, matrix: FontFace.Matrix) { (self.face, self.matrix) = (face, matrix) }

  func outline(of glyph: UInt32) -> GlyphOutline? {
    if let outline = known[glyph] { return outline }
    let outline = OutlinePen()?.outline(of: glyph, in: face, matrix: matrix)
    bytes += 100 + (outline?.steps.count ?? 0)
    if bytes > Self.most { (known, bytes) = ([:], 0) }
    known[glyph] = .some(outline)
    return outline
  }
}

/// Cairo's path of a glyph, without any picture to draw it on.
@safe private struct OutlinePen: ~Copyable {
  /// Cairo counts in 256ths: of a sixteenth of a point here, so that small letters keep their shapes.
  private static let fineness = 16.0
  private let surface: OpaquePointer
  private let context: OpaquePointer

  init?() {
    // One without bounds: of glyphs that are larger than a surface, Cairo gives no path.
    unsafe surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    unsafe context = cairo_create(surface)
    unsafe cairo_scale(context, Self.fineness, Self.fineness)
    guard unsafe cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  borrowing func outline(
    of glyph: UInt32,
    in face: FaceSet.Face,
    matrix: FontFace.Matrix
  ) -> GlyphOutline? {
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
    var placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    unsafe cairo_glyph_path(context, &placed, 1)
    guard let path = unsafe cairo_copy_path(context) else { return nil }
    defer { unsafe cairo_path_destroy(path) }
    guard unsafe path.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
    return unsafe Self.outline(
      UnsafeBufferPointer(start: path.pointee.data, count: Int(path.pointee.num_data))
    )
  }

  private static func outline(
    _ data: UnsafeBufferPointer<cairo_path_data_t>
  ) -> GlyphOutline? {
    var outline = GlyphOutline()
    var place = 0
    while place < data.count {
      let head = unsafe data[place].header
      var points: [(x: Int, y: Int)] = []
      for offset in 1..<max(1, Int(head.length)) {
        let point = unsafe data[place + offset].point
        guard let x = GlyphOutline.hundredths(point.x), let y = GlyphOutline.hundredths(point.y)
        else { return nil }
        points.append((x, y))
      }
      place += max(1, Int(head.length))
      switch head.type {
      case CAIRO_PATH_MOVE_TO:
        // Cairo ends a path with a step to nowhere.
        if place < data.count, let point = points.last { outline.move(to: point) }
      case CAIRO_PATH_LINE_TO: outline.draw("l", through: points)
      case CAIRO_PATH_CURVE_TO: outline.draw("c", through: points)
      default: outline.close()
      }
    }
    return outline
  }
}
