internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

extension Canvas {
  /// Stretches a picture over a rectangle.
  borrowing func draw(_ raster: Raster, in edges: Edges) throws(RenderingError) {
    guard raster.width > 0, raster.height > 0, !edges.isEmpty else { return }
    let transform = self.transform
    guard let target = edges.pixels(transform).intersection(clipPixels()) else { return }
    if isDocument { return try drawTurned(raster, in: edges, detail: 4) }
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    guard isUpright else { return try drawTurned(raster, in: edges) }
    let device = Edges(
      left: edges.left * transform.a + transform.tx,
      top: edges.top * transform.d + transform.ty,
      right: edges.right * transform.a + transform.tx,
      bottom: edges.bottom * transform.d + transform.ty
    )
    if try drawAsItIs(raster, at: device, within: edges) { return }
    let picture = try picture(of: raster, over: device, target: target)
    setSource(picture, at: target)
    add(.rectangle(edges))
    unsafe cairo_fill(context)
    setColor(.black)
  }

  /// Puts a picture's pixels on as many of the canvas, and says whether they fit so.
  private borrowing func drawAsItIs(
    _ raster: Raster,
    at device: Edges,
    within edges: Edges
  ) throws(RenderingError) -> Bool {
    let (left, top) = (device.left.rounded(), device.top.rounded())
    let shifts = [
      device.left - left, device.top - top, device.right - left - Double(raster.width),
      device.bottom - top - Double(raster.height),
    ]
    // What is further off would show as another level; and Cairo's surfaces have limits of their own.
    guard exchangesRedAndBlue, shifts.allSatisfy({ abs($0) < 1e-3 }),
      max(raster.width, raster.height) <= 32_767
    else { return false }
    unsafe raster.bytes.withUnsafeBytes { bytes in
      // Cairo only reads what it paints with.
      let memory = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      let surface: OpaquePointer = unsafe cairo_image_surface_create_for_data(
        memory?.assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32,
        Int32(raster.width),
        Int32(raster.height),
        Int32(raster.width * 4)
      )
      unsafe setSource(surface, x: left, y: top)
      add(.rectangle(edges))
      unsafe cairo_fill(context)
      setColor(.black)
      unsafe cairo_surface_finish(surface)
      unsafe cairo_surface_destroy(surface)
    }
    return true
  }

  /// The picture as it looks on the pixels of `target` when it is stretched over `edges`.
  private borrowing func picture(
    of raster: Raster,
    over edges: Edges,
    target: PixelRect
  ) throws(RenderingError) -> PictureSurface {
    let picture = try PictureSurface(width: target.width, height: target.height, isOpaque: false)
    var resampler = Resampler(raster, over: edges, target: target)
    let isOrdered = exchangesRedAndBlue
    unsafe picture.fill { row, line in
      unsafe resampler.fill(row: row, into: line)
      guard !isOrdered else { return }
      for place in line.indices { unsafe line[place] = exchangingChannels(line[place]) }
    }
    return picture
  }

  /// Draws a picture that stands aslant: brought near its size first, then mapped by Cairo.
  ///
  /// In a document it keeps up to `detail` pixels a point, for readers that look closer.
  private borrowing func drawTurned(
    _ raster: Raster,
    in edges: Edges,
    detail: Double = 1
  ) throws(RenderingError) {
    let transform = self.transform
    let across = Double(transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = Double(transform.c * transform.c + transform.d * transform.d).squareRoot()
    func side(_ length: Double, _ count: Int) -> Int {
      let shrunk = min(length * detail, Double(count))
      // Readers of documents enlarge small pictures each in their own way.
      let enlarged = detail > 1 ? min(length * 2, 2000) : 1
      return max(1, Int(max(shrunk, enlarged).rounded(.up)))
    }
    let width = side(edges.width * across, raster.width)
    let height = side(edges.height * down, raster.height)
    let whole = PixelRect(left: 0, top: 0, right: width, bottom: height)
    let box = Edges(left: 0, top: 0, right: Double(width), bottom: Double(height))
    let picture = try picture(of: raster, over: box, target: whole)
    images?.name(picture)
    save()
    unsafe cairo_translate(context, edges.left, edges.top)
    unsafe cairo_scale(context, edges.width / Double(width), edges.height / Double(height))
    unsafe cairo_set_source_surface(context, picture.surface, 0, 0)
    // Of a picture that is continued beyond its edges, Cairo makes a copy without its name.
    let extend = isDocument ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD
    unsafe cairo_pattern_set_extend(cairo_get_source(context), extend)
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    unsafe cairo_rectangle(context, 0, 0, Double(width), Double(height))
    unsafe cairo_fill(context)
    setColor(.black)
    restore()
  }
}
