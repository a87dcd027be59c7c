internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

extension Canvas {
  borrowing func fill(_ shape: Shape, _ color: RGBA) { put(.inside(shape), color) }

  borrowing func put(_ ink: Ink, _ color: RGBA) {
    var color = color
    if case .outline(let shape, let stroke) = ink, let tone = stroke.tone(along: shape, transform) {
      color.alpha *= tone
    }
    setColor(color)
    put(ink)
  }

  /// Puts ink onto the canvas with the source that is set.
  borrowing func put(_ ink: Ink) {
    switch ink {
    case .inside(let shape):
      add(shape)
      unsafe cairo_fill(context)
    case .clipped: unsafe cairo_paint(context)
    case .outline(let shape, let stroke):
      select(stroke, along: shape)
      add(shape)
      unsafe cairo_stroke(context)
    }
  }

  /// Fills what lies between two shapes, the second inside the first.
  borrowing func fill(between outer: Shape, and inner: Shape, _ color: RGBA) {
    setColor(color)
    add(outer)
    add(inner)
    unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    unsafe cairo_fill(context)
  }

  /// Paints a border, whose shape may be what cuts the canvas, and a little of what it surrounds: a
  /// ground that ends at its inner side then leaves no gap.
  borrowing func fill(_ border: Border, _ color: RGBA, isClip: Bool) {
    let transform = transform
    // Where the plane is turned or a document looked at closely, nobody knows how little would do.
    let isPlain = transform.a == transform.d && transform.b == 0 && transform.c == 0
    let gap = isDocument || !isPlain ? nil : border.inner?.inset(by: 2 / transform.scaling)
    guard let gap else {
      return put(isClip ? .clipped(border.shape) : .inside(border.shape), color)
    }
    let outer = isClip ? .rectangle(border.shape.bounds.inset(by: -border.width)) : border.shape
    fill(between: outer, and: gap, color)
  }

  /// Says whether what comes next covers parts of pixels, or each whole one whose middle it holds.
  borrowing func setSmoothing(_ smooths: Bool) {
    unsafe cairo_set_antialias(context, smooths ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  borrowing func clip(to shape: Shape) {
    add(shape)
    unsafe cairo_clip(context)
  }

  /// Adds the outline of a shape to the path in hand, with its rule of what is inside.
  borrowing func add(_ shape: Shape) {
    let isEvenOdd = shape.fillRule == .evenOdd
    unsafe cairo_set_fill_rule(
      context,
      isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    )
    if case .rectangle(let edges) = shape {
      unsafe cairo_rectangle(context, edges.left, edges.top, edges.width, edges.height)
      return
    }
    for part in shape.outline.parts {
      unsafe cairo_move_to(context, part.start.x, part.start.y)
      for piece in part.pieces {
        switch piece {
        case .line(_, let end): unsafe cairo_line_to(context, end.x, end.y)
        case .curve(_, let first, let second, let end):
          unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        }
      }
      if part.isClosed { unsafe cairo_close_path(context) }
    }
  }

  private borrowing func select(_ stroke: Stroke, along shape: Shape) {
    unsafe cairo_set_line_width(context, stroke.width)
    unsafe cairo_set_miter_limit(context, max(1, stroke.miterLimit))
    let cap =
      switch stroke.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    unsafe cairo_set_line_cap(context, cap)
    let join =
      switch stroke.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    unsafe cairo_set_line_join(context, join)
    guard stroke.tone(along: shape, transform) == nil else {
      return unsafe cairo_set_dash(context, nil, 0, 0)
    }
    let stroke = isDocument ? stroke.withLongDots : stroke
    unsafe cairo_set_dash(context, stroke.dash, Int32(stroke.dash.count), stroke.dashPhase)
  }
}

extension Stroke {
  /// The share of the line that dashes cover, where they are too fine to be told apart, or more than
  /// anybody could count; nothing where they are to be drawn.
  func tone(along shape: Shape, _ transform: Transform) -> Double? {
    guard !dash.isEmpty else { return nil }
    let period = dash.reduce(0, +)
    guard period > 0 else { return 1 }
    let count = Double(shape.outline.length) / period
    guard period * transform.scaling < 0.1 || !(count < 200_000) else { return nil }
    // An odd list is gone through twice, with dashes and gaps exchanged.
    guard dash.count.isMultiple(of: 2) else { return 0.5 }
    return stride(from: 0, to: dash.count, by: 2).reduce(0) { $0 + dash[$1] } / period
  }
}
