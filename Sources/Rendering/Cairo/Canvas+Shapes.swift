internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

extension Canvas {
  borrowing func fill(_ shape: Shape, _ color: RGBA) {
    setColor(color)
    add(shape)
    unsafe cairo_fill(context)
  }

  /// Fills what lies between two shapes, the second inside the first.
  borrowing func fill(between outer: Shape, and inner: Shape, _ color: RGBA) {
    setColor(color)
    add(outer)
    add(inner)
    unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    unsafe cairo_fill(context)
    unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  borrowing func clip(to shape: Shape) {
    add(shape)
    unsafe cairo_clip(context)
  }

  borrowing func add(_ shape: Shape) {
    if case .rectangle(let edges) = shape {
      unsafe cairo_rectangle(context, edges.left, edges.top, edges.width, edges.height)
      return
    }
    for step in Outline(shape).steps {
      switch step {
      case .move(let point): unsafe cairo_move_to(context, point.x, point.y)
      case .line(let point): unsafe cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: unsafe cairo_close_path(context)
      }
    }
  }
}
