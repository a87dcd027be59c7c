internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

extension Canvas {
  /// Paints a blurred copy of a shape.
  borrowing func draw(_ shadow: Shadow, of shape: Shape) throws(RenderingError) {
    let shape = shape.offset(x: shadow.x, y: shadow.y)
    // A document has no pixels of its own; two a point are plenty for what is blurred.
    let detail = isDocument ? 2.0 : 1
    let transform = self.transform.concatenating(Transform(scaleX: detail, y: detail))
    let deviation = shadow.radius * transform.scaling
    // What is sharper than a pixel's own edge needs no blur.
    guard deviation > 0.2 else { return fill(shape, shadow.color) }
    guard
      let plan = ShadowPlan(
        of: shape,
        transform: transform,
        deviation: min(deviation, 1e6),
        clip: clipPixels().scaled(by: Int(detail))
      )
    else { return }
    let coverage = try Self.coverage(of: plan) { (canvas: borrowing Canvas) in
      canvas.fill(plan.shape, .black)
    }
    try paint(coverage, plan, shadow.color, detail: detail)
  }

  /// Paints a blurred copy of a line of text, all of whose letters are opaque.
  borrowing func draw(
    _ shadow: Shadow,
    of line: TextLine,
    in box: Edges,
    faces: FaceSet
  ) throws(RenderingError) {
    let detail = isDocument ? 2.0 : 1
    let transform = self.transform.concatenating(Transform(scaleX: detail, y: detail))
    guard
      let plan = ShadowPlan(
        of: .rectangle(box),
        transform: transform,
        deviation: min(max(shadow.radius * transform.scaling, 0.25), 1e6),
        clip: clipPixels().scaled(by: Int(detail)),
        isEven: false
      )
    else { return }
    let coverage = try Self.coverage(of: plan) {
      (canvas: borrowing Canvas) throws(RenderingError) in
      try canvas.draw(line, faces: faces)
    }
    try paint(coverage, plan, shadow.color, detail: detail)
  }

  /// Paints a blurred copy of a layer that covers the pixels of `area`.
  borrowing func draw(
    _ shadow: Shadow,
    of layer: PaintedLayer,
    over area: PixelRect
  ) throws(RenderingError) {
    let detail = isDocument ? 2 : 1
    let transform = self.transform
    let offset = Transform(
      translationX: CGFloat(shadow.x) * transform.a + CGFloat(shadow.y) * transform.c,
      y: CGFloat(shadow.x) * transform.b + CGFloat(shadow.y) * transform.d
    )
    let box = Edges(
      left: Double(area.left) + offset.tx,
      top: Double(area.top) + offset.ty,
      right: Double(area.right) + offset.tx,
      bottom: Double(area.bottom) + offset.ty
    )
    guard
      let plan = ShadowPlan(
        of: .rectangle(box),
        transform: Transform(scaleX: CGFloat(detail), y: CGFloat(detail)),
        deviation: min(max(shadow.radius * transform.scaling * Double(detail), 0.25), 1e6),
        clip: clipPixels().scaled(by: detail),
        isEven: false
      )
    else { return }
    let coverage = try Self.coverage(of: plan) { (canvas: borrowing Canvas) in
      canvas.concatenate(offset)
      canvas.concatenate(transform)
      canvas.paint(layer)
    }
    try paint(coverage, plan, shadow.color, detail: Double(detail))
  }

  /// From the coordinates in use to device pixels.
  var transform: Transform {
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &matrix)
    return Transform(
      a: matrix.xx,
      b: matrix.yx,
      c: matrix.xy,
      d: matrix.yy,
      tx: matrix.x0,
      ty: matrix.y0
    )
  }

  /// The blurred shape over the plan's source.
  private static func coverage(
    of plan: ShadowPlan,
    drawing draw: (borrowing Canvas) throws(RenderingError) -> Void
  ) throws(RenderingError) -> Coverage {
    let factor = plan.factor
    let width = (plan.source.width + factor - 1) / factor
    let height = (plan.source.height + factor - 1) / factor
    let mask = try MaskSurface(width: width, height: height)
    let canvas = try Canvas(drawingOn: mask)
    let scale = 1 / Double(factor)
    canvas.concatenate(Transform(scaleX: scale, y: scale))
    canvas.concatenate(
      Transform(translationX: -CGFloat(plan.source.left), y: -CGFloat(plan.source.top))
    )
    canvas.concatenate(plan.transform)
    try draw(canvas)
    try canvas.check()
    canvas.flush()
    var coverage = Coverage(width: width, height: height, values: mask.values())
    coverage.blur(deviation: plan.deviation)
    return coverage
  }

  private borrowing func paint(
    _ coverage: Coverage,
    _ plan: ShadowPlan,
    _ color: RGBA,
    detail: Double
  ) throws(RenderingError) {
    let target = plan.target
    let mask = try MaskSurface(width: target.width, height: target.height)
    // From a pixel's middle to the blurred pixels it lies between.
    func position(_ place: Int, _ cut: ShadowPlan.Cut, from start: Int) -> Double {
      (Double(cut.source(of: place) - start) + 0.5) / Double(plan.factor) - 0.5
    }
    let columns = (target.left..<target.right).map {
      Coverage.Place(position($0, plan.horizontal, from: plan.source.left), of: coverage.width)
    }
    unsafe mask.fill { row, line in
      let y = position(target.top + row, plan.vertical, from: plan.source.top)
      let place = Coverage.Place(y, of: coverage.height)
      unsafe coverage.sample(row: place, columns: columns, into: line)
    }
    save()
    unsafe cairo_identity_matrix(context)
    unsafe cairo_scale(context, 1 / detail, 1 / detail)
    setColor(color)
    unsafe cairo_mask_surface(context, mask.surface, Double(target.left), Double(target.top))
    restore()
  }
}

/// A surface of one byte a pixel, owned here.
@safe struct MaskSurface: ~Copyable {
  let surface: OpaquePointer
  private let width: Int
  private let height: Int

  init(width: Int, height: Int) throws(RenderingError) {
    unsafe surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    self.width = width
    self.height = height
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { throw .outOfMemory }
  }

  deinit { unsafe cairo_surface_destroy(surface) }

  /// The bytes as numbers from 0 to 1.
  borrowing func values() -> [Float] {
    unsafe cairo_surface_flush(surface)
    guard let start = unsafe cairo_image_surface_get_data(surface) else { return [] }
    let stride = unsafe Int(cairo_image_surface_get_stride(surface))
    let count = width * height
    return unsafe [Float](unsafeUninitializedCapacity: count) { values, filled in
      for row in 0..<height {
        for x in 0..<width {
          unsafe values[row * width + x] = Float(start[row * stride + x]) * (1 / 255)
        }
      }
      filled = count
    }
  }

  /// Lets `body` write each row.
  borrowing func fill(_ body: (Int, UnsafeMutablePointer<UInt8>) -> Void) {
    unsafe edit { start, stride in
      for row in 0..<height { unsafe body(row, start + row * stride) }
    }
  }

  /// Lets `body` write all bytes, given the first of them and how far rows are apart.
  borrowing func edit(_ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
    unsafe cairo_surface_flush(surface)
    guard let start = unsafe cairo_image_surface_get_data(surface) else { return }
    unsafe body(start, Int(cairo_image_surface_get_stride(surface)))
    unsafe cairo_surface_mark_dirty(surface)
  }
}
