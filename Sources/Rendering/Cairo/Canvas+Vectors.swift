internal import CCairo
internal import SnaplineGeometry
internal import SnaplineImages
internal import SnaplineScene

import struct Foundation.CGFloat

extension Canvas {
  /// Stretches a drawing over a rectangle.
  borrowing func draw(_ drawing: VectorDrawing, in edges: Edges) throws(RenderingError) {
    guard !edges.isEmpty, let visible = edges.pixels(transform).intersection(clipPixels()) else {
      return
    }
    do throws(ImageError) {
      let zoom = transform.zoom
      try drawing.check(
        width: edges.width * zoom.across,
        height: edges.height * zoom.down,
        visible: isDocument ? nil : (visible.width, visible.height)
      )
    } catch {
      throw .picture(error)
    }
    guard !isDocument else { return try drawShapes(of: drawing, in: edges) }
    // librsvg knows blue from red. So it draws on a surface of its own, which is corrected.
    let surface = try PictureSurface(width: visible.width, height: visible.height, isOpaque: false)
    unsafe surface.fill { _, line in unsafe line.update(repeating: 0) }
    let isExchanged = exchangesRedAndBlue
    let inner = try Canvas(drawingOn: surface)
    inner.concatenate(Transform(translationX: CGFloat(-visible.left), y: CGFloat(-visible.top)))
    inner.concatenate(transform)
    try inner.drawShapes(of: drawing, in: edges)
    inner.flush()
    if isExchanged {
      unsafe surface.fill { _, line in
        for place in line.indices { unsafe line[place] = exchangingChannels(line[place]) }
      }
    }
    setSource(surface, at: visible)
    add(.rectangle(edges))
    unsafe cairo_fill(context)
    setColor(.black)
  }

  private borrowing func drawShapes(
    of drawing: VectorDrawing,
    in edges: Edges
  ) throws(RenderingError) {
    save()
    unsafe cairo_translate(context, edges.left, edges.top)
    // The whole drawing is stretched; librsvg itself would keep its proportions.
    let size = drawing.size
    unsafe cairo_scale(context, edges.width / size.width, edges.height / size.height)
    unsafe cairo_rectangle(context, 0, 0, size.width, size.height)
    unsafe cairo_clip(context)
    let isDrawn = unsafe drawing.draw(
      into: UnsafeMutableRawPointer(context),
      width: size.width,
      height: size.height
    )
    restore()
    guard isDrawn else { throw .picture(.undrawable(.failure)) }
  }
}

extension Transform {
  /// How many times as wide and as tall a thing becomes.
  fileprivate var zoom: (across: Double, down: Double) {
    (Double((a * a + b * b).squareRoot()), Double((c * c + d * d).squareRoot()))
  }
}
