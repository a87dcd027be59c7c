internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

extension Canvas {
  /// Draws glyphs that bring their colours.
  ///
  /// They ignore the source, alpha included, and know red from blue. So they are drawn on a
  /// surface of their own, which is corrected and then painted.
  borrowing func drawColored(
    _ glyphs: [cairo_glyph_t],
    of run: GlyphRun,
    face: FaceSet.Face
  ) throws(RenderingError) {
    let box = inkBox(of: glyphs)
    if isDocument { return try drawPicture(of: glyphs, over: box, run, face) }
    unsafe cairo_save(context)
    unsafe cairo_new_path(context)
    unsafe cairo_rectangle(context, box.left, box.top, box.width, box.height)
    unsafe cairo_clip(context)
    unsafe cairo_push_group(context)
    showOpaque(glyphs, of: run)
    if exchangesRedAndBlue { exchangeRedAndBlue() }
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_paint_with_alpha(context, run.color.alpha)
    unsafe cairo_restore(context)
  }

  /// Where glyphs leave ink, and a little around it.
  private borrowing func inkBox(of glyphs: [cairo_glyph_t]) -> Edges {
    var extents = cairo_text_extents_t()
    unsafe cairo_glyph_extents(context, glyphs, Int32(glyphs.count), &extents)
    let left = extents.x_bearing + (glyphs.first?.x ?? 0)
    let top = extents.y_bearing + (glyphs.first?.y ?? 0)
    return Edges(left: left, top: top, right: left + extents.width, bottom: top + extents.height)
      .inset(by: -1)
  }

  private borrowing func showOpaque(_ glyphs: [cairo_glyph_t], of run: GlyphRun) {
    unsafe cairo_set_source_rgba(context, run.color.red, run.color.green, run.color.blue, 1)
    unsafe cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
  }

  /// Puts glyphs on a document as a picture with four pixels a point; Cairo itself would take one.
  private borrowing func drawPicture(
    of glyphs: [cairo_glyph_t],
    over box: Edges,
    _ run: GlyphRun,
    _ face: FaceSet.Face
  ) throws(RenderingError) {
    guard let box = visible(box) else { return }
    let detail = min(4 * transform.scaling, 4_000 / max(box.width, box.height))
    guard detail > 0 else { return }
    let picture = try PictureSurface(
      width: max(1, Int((box.width * detail).rounded(.up))),
      height: max(1, Int((box.height * detail).rounded(.up))),
      isOpaque: false
    )
    unsafe picture.fill { _, line in unsafe line.update(repeating: 0) }
    let canvas = try Canvas(drawingOn: picture)
    unsafe cairo_scale(canvas.context, detail, detail)
    unsafe cairo_translate(canvas.context, -box.left, -box.top)
    canvas.select(run.face, face)
    canvas.showOpaque(glyphs, of: run)
    try canvas.check()
    canvas.flush()
    images?.name(picture)
    save()
    unsafe cairo_translate(context, box.left, box.top)
    unsafe cairo_scale(context, 1 / detail, 1 / detail)
    unsafe cairo_set_source_surface(context, picture.surface, 0, 0)
    unsafe cairo_paint_with_alpha(context, run.color.alpha)
    restore()
  }

  /// The part of a box that isn't clipped; nothing where all of it is.
  private borrowing func visible(_ box: Edges) -> Edges? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(context, &left, &top, &right, &bottom)
    let part = box.intersection(Edges(left: left, top: top, right: right, bottom: bottom))
    return part.isEmpty ? nil : part
  }
}
