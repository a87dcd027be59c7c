internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// Gradients in documents.
extension Canvas {
  /// Lets `draw` put something that lies in the bounds, with a gradient that stays one in the document.
  borrowing func putAsPattern(
    _ paint: Paint,
    over bounds: Edges,
    by draw: (borrowing Canvas) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    let pattern: OpaquePointer
    switch paint {
    case .color(let color):
      setColor(color)
      return try draw(self)
    case .conic(let gradient): return try putAsPicture(gradient, over: bounds, by: draw)
    case .linear(let gradient):
      unsafe pattern = cairo_pattern_create_linear(
        gradient.start.x,
        gradient.start.y,
        gradient.end.x,
        gradient.end.y
      )
    case .radial(let gradient):
      let unit = UnitCircles(gradient)
      let focus = unit.focus
      unsafe pattern = cairo_pattern_create_radial(focus.x, focus.y, unit.focalRadius, 0, 0, 1)
      var matrix = unit.fromCanvas.cairo
      unsafe cairo_pattern_set_matrix(pattern, &matrix)
    }
    for stop in GradientTable.ordered(paint.stops) {
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
    try draw(self)
  }

  /// Documents know no colours around a centre, so these become a picture.
  private borrowing func putAsPicture(
    _ gradient: ConicGradient,
    over bounds: Edges,
    by draw: (borrowing Canvas) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    guard let patch = ConicPatch(gradient, over: bounds) else { return }
    let picture = try PictureSurface(width: patch.width, height: patch.height, isOpaque: false)
    unsafe picture.fill { row, line in unsafe patch.fill(line, row: row) }
    save()
    unsafe cairo_set_source_surface(context, picture.surface, 0, 0)
    let source: OpaquePointer = unsafe cairo_get_source(context)
    var matrix = patch.fromCanvas.cairo
    unsafe cairo_pattern_set_matrix(source, &matrix)
    unsafe cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    try draw(self)
    restore()
  }
}

extension Transform {
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
