internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

extension Canvas {
  borrowing func put(_ ink: Ink, _ paint: Paint) throws(RenderingError) {
    if case .outline(let shape, let stroke) = ink, !isDocument, Self.isLong(shape) {
      return try putInParts(shape, stroke, paint)
    }
    if case .color(let color) = paint { return put(ink, color) }
    try put(paint, over: ink.bounds, bandPixels: ink.bandPixels) { canvas in canvas.put(ink) }
  }

  /// Lets `draw` put something that lies in the bounds, with a paint as the source.
  ///
  /// A gradient comes from pictures, which is ten times quicker than Cairo's own. One picture serves band
  /// after band: it stays near the processor, and no page of it is new to the process but once.
  borrowing func put(
    _ paint: Paint,
    over bounds: Edges,
    bandPixels: Int,
    by draw: (borrowing Canvas) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    if isDocument { return try putAsPattern(paint, over: bounds, by: draw) }
    if case .color(let color) = paint {
      setColor(color)
      return try draw(self)
    }
    guard let last = GradientTable.ordered(paint.stops).last else { return }
    // Without a length, everything lies beyond the end.
    guard let field = transform.inverse.flatMap({ GradientField(paint, inverse: $0) }) else {
      setColor(last.color)
      return try draw(self)
    }
    guard let target = bounds.pixels(transform).intersection(clipPixels()) else { return }
    let table = GradientTable(
      paint.stops,
      length: field.length,
      exchangesRedAndBlue: exchangesRedAndBlue
    )
    let rows = min(target.height, max(16, bandPixels / target.width))
    let picture = try PictureSurface(width: target.width, height: rows, isOpaque: table.isOpaque)
    for top in stride(from: target.top, to: target.bottom, by: rows) {
      var band = target
      (band.top, band.bottom) = (top, min(top + rows, target.bottom))
      unsafe table.words.withUnsafeBufferPointer { words in
        unsafe picture.fill { row, line in
          unsafe field.fill(line, left: band.left, y: band.top + row, from: words)
        }
      }
      save()
      if rows < target.height { clip(to: band) }
      setSource(picture, at: band)
      try draw(self)
      restore()
    }
    setColor(.black)
  }

  borrowing func clip(to pixels: PixelRect) {
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &matrix)
    unsafe cairo_identity_matrix(context)
    unsafe cairo_new_path(context)
    unsafe cairo_rectangle(
      context,
      Double(pixels.left),
      Double(pixels.top),
      Double(pixels.width),
      Double(pixels.height)
    )
    unsafe cairo_clip(context)
    unsafe cairo_set_matrix(context, &matrix)
  }

  /// Makes a picture of device pixels what is painted next.
  borrowing func setSource(_ picture: borrowing PictureSurface, at target: PixelRect) {
    unsafe setSource(picture.surface, x: Double(target.left), y: Double(target.top))
  }

  /// Makes a surface of device pixels what is painted next, with its corner there.
  borrowing func setSource(_ surface: OpaquePointer, x: Double, y: Double) {
    // Saving and restoring would bring back the old source, so only the matrix is put aside.
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &matrix)
    unsafe cairo_identity_matrix(context)
    unsafe cairo_set_source_surface(context, surface, x, y)
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    unsafe cairo_set_matrix(context, &matrix)
  }
}

extension Ink {
  /// How many pixels of a gradient are made at once: what takes long to put is put seldom.
  fileprivate var bandPixels: Int {
    switch self {
    case .inside(.rectangle), .inside(.rounded), .clipped: 65_536
    case .inside(.path(let path, _)): path.steps.count < 100 ? 65_536 : 4_194_304
    case .outline: 4_194_304
    }
  }
}
