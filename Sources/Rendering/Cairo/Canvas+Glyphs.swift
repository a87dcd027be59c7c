internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// A glyph's mask, and the pixel that it stands on.
struct PlacedMask {
  var mask: GlyphMasks.Mask
  var x, y: Int

  var pixels: PixelRect {
    let (left, top) = (x + mask.left, y + mask.top)
    return PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
  }
}

extension Canvas {
  /// Draws glyphs of a run where they stand, to a part of a pixel.
  borrowing func draw(
    _ glyphs: [cairo_glyph_t],
    of run: GlyphRun,
    with masks: GlyphMasks
  ) throws(RenderingError) {
    let transform = transform
    let style = GlyphMasks.Style(
      matrix: run.face.matrix.concatenating(transform),
      isSyntheticBold: run.face.isSyntheticBold
    )
    var placed: [PlacedMask] = []
    var size = 0
    var others: [cairo_glyph_t] = []
    for glyph in glyphs {
      // Where a run is painted in parts, glyphs that overlap across two of them get other pixels. So
      // the run alone decides where a part ends, and not what was drawn before.
      if size > GlyphMasks.largestStore {
        try paint(placed, masks)
        (placed, size) = ([], 0)
      }
      if placed.isEmpty, masks.isFull { masks.empty() }
      let x = transform.a * glyph.x + transform.c * glyph.y + transform.tx
      let y = transform.b * glyph.x + transform.d * glyph.y + transform.ty
      if let mask = Self.place(glyph.index, x: x, y: y, style, masks) {
        placed.append(mask)
        size += mask.mask.width * mask.mask.height
      } else {
        others.append(glyph)
      }
    }
    try paint(placed, masks)
    if !others.isEmpty { drawOutlines(others) }
  }

  /// Fills glyphs as shapes, with the face that is selected.
  borrowing func drawOutlines(_ glyphs: [cairo_glyph_t]) {
    unsafe cairo_glyph_path(context, glyphs, Int32(glyphs.count))
    unsafe cairo_fill(context)
  }

  static func place(
    _ glyph: UInt,
    x: Double,
    y: Double,
    _ style: GlyphMasks.Style,
    _ masks: GlyphMasks
  ) -> PlacedMask? {
    let parts = GlyphMasks.parts
    guard let glyph = UInt32(exactly: glyph), abs(x) < 1e8, abs(y) < 1e8 else { return nil }
    let column = Int((x * Double(parts)).rounded())
    let row = Int((y * Double(parts)).rounded())
    // The nearest whole pixel to the left and above, and how many parts lie between.
    let (partX, partY) = (column & (parts - 1), row & (parts - 1))
    let mask = masks.mask(of: glyph, x: partX, y: partY, style)
    return mask.map {
      PlacedMask(mask: $0, x: (column - partX) / parts, y: (row - partY) / parts)
    }
  }

  /// Paints all masks at once with the colour that is set.
  private borrowing func paint(
    _ placed: [PlacedMask],
    _ masks: GlyphMasks
  ) throws(RenderingError) {
    let clip = clipPixels()
    let seen = placed.compactMap { placed in
      placed.pixels.intersection(clip).map { (placed, pixels: $0) }
    }
    guard let first = seen.first?.pixels else { return }
    let area = seen.reduce(first) { area, one in
      PixelRect(
        left: min(area.left, one.pixels.left),
        top: min(area.top, one.pixels.top),
        right: max(area.right, one.pixels.right),
        bottom: max(area.bottom, one.pixels.bottom)
      )
    }
    let coverage = try MaskSurface(width: area.width, height: area.height)
    unsafe coverage.edit { start, stride in
      for (placed, pixels) in seen {
        let all = placed.pixels
        for y in pixels.top..<pixels.bottom {
          unsafe masks.add(
            placed.mask,
            row: y - all.top,
            columns: pixels.left - all.left..<pixels.right - all.left,
            to: start + (y - area.top) * stride + pixels.left - area.left
          )
        }
      }
    }
    save()
    unsafe cairo_identity_matrix(context)
    unsafe cairo_mask_surface(context, coverage.surface, Double(area.left), Double(area.top))
    restore()
  }
}

extension FontFace.Matrix {
  /// The map that applies this one first, then the linear part of `transform`.
  func concatenating(_ transform: Transform) -> FontFace.Matrix {
    FontFace.Matrix(
      xx: xx * transform.a + yx * transform.c,
      yx: xx * transform.b + yx * transform.d,
      xy: xy * transform.a + yy * transform.c,
      yy: xy * transform.b + yy * transform.d
    )
  }
}
