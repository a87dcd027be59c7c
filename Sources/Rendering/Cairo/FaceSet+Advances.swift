internal import CCairo
internal import SnaplineScene

extension FaceSet {
  /// How far each glyph of a run moves the pen by itself: no kerning, no tracking.
  ///
  /// Nothing where the face can't be loaded.
  func advances(of run: GlyphRun) -> [Double]? {
    guard let face = try? face(run.face) else { return nil }
    let value = run.face.matrix
    var matrix = cairo_matrix_t(
      xx: value.xx,
      yx: value.yx,
      xy: value.xy,
      yy: value.yy,
      x0: 0,
      y0: 0
    )
    var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    let font: OpaquePointer? =
      unsafe cairo_scaled_font_create(face.face, &matrix, &identity, face.options)
    guard let font = unsafe font else { return nil }
    defer { unsafe cairo_scaled_font_destroy(font) }
    guard unsafe cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else { return nil }
    return run.glyphs.map { glyph in
      guard !glyph.isMissing else { return 0 }
      var drawn = cairo_glyph_t(index: UInt(glyph.id), x: 0, y: 0)
      var extents = cairo_text_extents_t()
      unsafe cairo_scaled_font_glyph_extents(font, &drawn, 1, &extents)
      return extents.x_advance
    }
  }
}
