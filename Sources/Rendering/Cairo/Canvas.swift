internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// A Cairo surface with its context, owned here and freed exactly once.
@safe struct Canvas: ~Copyable {
  let context: OpaquePointer
  /// Whether red and blue have changed places, so that Cairo's words hold the bytes of a `Bitmap`.
  ///
  /// Cairo keeps blue in the lowest byte and never mixes channels, so a picture painted with
  /// colours whose red and blue were exchanged is a bitmap without any conversion.
  let exchangesRedAndBlue: Bool
  let surface: OpaquePointer
  /// Whether shapes and text are kept as such, in a document.
  let isDocument: Bool
  /// The pictures that are painted on a document.
  let images: PageImages?

  /// What a canvas paints on.
  enum Output {
    case bitmap, picture, mask, document
  }

  /// Takes the surface over, whether it succeeds or fails.
  init(owning surface: OpaquePointer, output: Output) throws(RenderingError) {
    unsafe self.surface = surface
    unsafe context = cairo_create(surface)
    exchangesRedAndBlue = output == .bitmap
    isDocument = output == .document
    images = isDocument ? PageImages() : nil
    // Half of Cairo's tolerance: curves stay smooth at every scale.
    unsafe cairo_set_tolerance(context, 0.05)
    try check()
  }

  /// A canvas over the memory of a bitmap, which must outlive it.
  init(
    over memory: UnsafeMutableRawPointer,
    width: Int,
    height: Int
  ) throws(RenderingError) {
    let surface: OpaquePointer = unsafe cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_ARGB32,
      Int32(width),
      Int32(height),
      Int32(width * 4)
    )
    try unsafe self.init(owning: surface, output: .bitmap)
  }

  /// A canvas that draws on a mask, whose bytes are there after ``flush()``.
  init(drawingOn mask: borrowing MaskSurface) throws(RenderingError) {
    let surface: OpaquePointer = unsafe cairo_surface_reference(mask.surface)
    try unsafe self.init(owning: surface, output: .mask)
  }

  /// A canvas over pixels in Cairo's own order, which someone else owns.
  init(drawingOn picture: borrowing PictureSurface) throws(RenderingError) {
    let surface: OpaquePointer = unsafe cairo_surface_reference(picture.surface)
    try unsafe self.init(owning: surface, output: .picture)
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  /// Cairo remembers the first failure and does nothing from then on.
  borrowing func check() throws(RenderingError) {
    let status = unsafe cairo_status(context)
    switch status {
    case CAIRO_STATUS_SUCCESS: return
    case CAIRO_STATUS_NO_MEMORY: throw .outOfMemory
    default:
      let words = unsafe cairo_status_to_string(status).map { unsafe String(cString: $0) }
      throw .painting(words ?? "")
    }
  }

  /// Ends painting: every pixel is in memory afterwards.
  borrowing func flush() { unsafe cairo_surface_flush(surface) }

  borrowing func save() { unsafe cairo_save(context) }
  borrowing func restore() { unsafe cairo_restore(context) }

  borrowing func concatenate(_ transform: Transform) {
    var matrix = cairo_matrix_t(
      xx: transform.a,
      yx: transform.b,
      xy: transform.c,
      yy: transform.d,
      x0: transform.tx,
      y0: transform.ty
    )
    unsafe cairo_transform(context, &matrix)
  }

  borrowing func setColor(_ color: RGBA) {
    if exchangesRedAndBlue {
      unsafe cairo_set_source_rgba(context, color.blue, color.green, color.red, color.alpha)
    } else {
      unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }
  }

  /// What can still be painted, in whole device pixels.
  borrowing func clipPixels() -> PixelRect {
    unsafe cairo_save(context)
    unsafe cairo_identity_matrix(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(context, &left, &top, &right, &bottom)
    unsafe cairo_restore(context)
    return PixelRect(
      left: Int(left.rounded(.down)),
      top: Int(top.rounded(.down)),
      right: Int(right.rounded(.up)),
      bottom: Int(bottom.rounded(.up))
    )
  }

  /// Paints into a layer of its own from here to ``endLayer(opacity:blend:)``.
  ///
  /// The layer is as large as the clip's pixels, and the clip cuts it once, at its end: what is cut
  /// inside as well would be half of a half where the clip covers half a pixel.
  borrowing func beginLayer() {
    unsafe cairo_push_group(context)
    unsafe cairo_reset_clip(context)
  }

  /// Ends a layer without painting it.
  borrowing func takeLayer() -> PaintedLayer {
    unsafe PaintedLayer(pattern: cairo_pop_group(context))
  }

  /// Paints the layer as far as `mask` is opaque.
  borrowing func endLayer(maskedBy mask: PaintedLayer) {
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_mask(context, mask.pattern)
  }

  borrowing func endLayer(opacity: Double, blend: BlendMode) {
    // What weighs red, green and blue has to know which is which.
    let isExchanged = exchangesRedAndBlue && blend.mixesChannels
    if isExchanged { exchangeRedAndBlue() }
    unsafe cairo_pop_group_to_source(context)
    var opacity = opacity
    if blend.mixesChannels, opacity < 1 {
      // Cairo gives wrong colours where it mixes channels and applies an opacity at once.
      beginLayer()
      unsafe cairo_paint_with_alpha(context, opacity)
      unsafe cairo_pop_group_to_source(context)
      opacity = 1
    }
    if isExchanged { exchangeRedAndBlue() }
    unsafe cairo_set_operator(context, blend.cairo)
    unsafe cairo_paint_with_alpha(context, opacity)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    if isExchanged { exchangeRedAndBlue() }
  }

  borrowing func paint(_ layer: PaintedLayer) {
    unsafe cairo_set_source(context, layer.pattern)
    unsafe cairo_paint(context)
  }
}

extension BlendMode {
  fileprivate var mixesChannels: Bool {
    [.hue, .saturation, .color, .luminosity].contains(self)
  }

  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    }
  }
}

/// A layer that was painted but not shown.
@safe final class PaintedLayer {
  fileprivate let pattern: OpaquePointer

  fileprivate init(pattern: OpaquePointer) { unsafe self.pattern = pattern }

  deinit { unsafe cairo_pattern_destroy(pattern) }
}
