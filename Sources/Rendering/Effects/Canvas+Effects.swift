internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

extension Canvas {
  /// A layer blurred and tinted, as a layer again, with the pixels that it covers; nothing where none is seen.
  ///
  /// What the canvas itself cuts off goes on beyond its edge as it ends there: a picture that fills the
  /// canvas keeps its edges.
  borrowing func layer(
    _ layer: borrowing PaintedLayer,
    over area: PixelRect,
    changedBy effect: GroupEffect
  ) throws(RenderingError) -> (layer: PaintedLayer, area: PixelRect)? {
    // A document has no pixels of its own; two a point are plenty for what is blurred.
    let detail = isDocument ? 2 : 1
    let deviation = min(effect.blur * transform.scaling * Double(detail), 1e6)
    let clip = clipPixels().scaled(by: detail)
    let source = area.scaled(by: detail)
    let scale = BlurScale(deviation: deviation)
    let factor = scale.factor
    guard !source.isEmpty, let target = source.grown(by: scale.reach).intersection(clip) else {
      return nil
    }
    let pixels = LayerPixels(
      words: try pixels(of: layer, over: source, detail: detail, factor: factor),
      width: (source.width + factor - 1) / factor,
      height: (source.height + factor - 1) / factor,
      margin: scale.reach / factor + 1,
      isCut: (
        source.left <= clip.left, source.top <= clip.top, source.right >= clip.right,
        source.bottom >= clip.bottom
      )
    )
    let picture = try PictureSurface(width: target.width, height: target.height, isOpaque: false)
    // From a pixel's middle to the blurred pixels it lies between.
    func position(_ place: Int, from start: Int) -> Double {
      (Double(place - start) + 0.5) / Double(factor) - 0.5 + Double(pixels.margin)
    }
    let columns = (target.left..<target.right).map {
      Coverage.Place(position($0, from: source.left), of: pixels.wholeWidth)
    }
    let rows = (target.top..<target.bottom).map {
      Coverage.Place(position($0, from: source.top), of: pixels.wholeHeight)
    }
    unsafe picture.fill { _, line in unsafe line.update(repeating: 0) }
    var levels = [UInt8](repeating: 0, count: target.width)
    // One channel after the other: their numbers take four times the memory of their bytes.
    for channel in 0..<4 {
      var coverage = pixels.coverage(ofChannel: channel)
      if scale.deviation > 0.2 { coverage.blur(deviation: scale.deviation) }
      unsafe picture.fill { row, line in
        unsafe levels.withUnsafeMutableBufferPointer { levels in
          guard let start = levels.baseAddress else { return }
          unsafe coverage.sample(row: rows[row], columns: columns, into: start)
          for place in line.indices {
            unsafe line[place] |= UInt32(levels[place]) << UInt32(8 * channel)
          }
        }
      }
    }
    if let color = effect.tint {
      let tint = PixelTint(color, exchangesRedAndBlue: exchangesRedAndBlue)
      unsafe picture.fill { _, line in
        for place in line.indices { unsafe line[place] = tint.tinted(line[place]) }
      }
    }
    let place = Transform(
      translationX: CGFloat(target.left) / CGFloat(detail),
      y: CGFloat(target.top) / CGFloat(detail)
    )
    beginLayer()
    save()
    unsafe cairo_identity_matrix(context)
    concatenate(place)
    unsafe cairo_scale(context, 1 / Double(detail), 1 / Double(detail))
    unsafe cairo_set_source_surface(context, picture.surface, 0, 0)
    unsafe cairo_paint(context)
    restore()
    let changed = takeLayer()
    return (changed, target.scaledDown(by: detail))
  }

  /// The pixels of a layer, so many of a side as one.
  private borrowing func pixels(
    of layer: borrowing PaintedLayer,
    over source: PixelRect,
    detail: Int,
    factor: Int
  ) throws(RenderingError) -> [UInt32] {
    let width = (source.width + factor - 1) / factor
    let height = (source.height + factor - 1) / factor
    let picture = try PictureSurface(width: width, height: height, isOpaque: false)
    unsafe picture.fill { _, line in unsafe line.update(repeating: 0) }
    let canvas = try Canvas(drawingOn: picture)
    let scale = CGFloat(1) / CGFloat(factor)
    canvas.concatenate(Transform(scaleX: scale, y: scale))
    canvas.concatenate(Transform(translationX: -CGFloat(source.left), y: -CGFloat(source.top)))
    canvas.concatenate(Transform(scaleX: CGFloat(detail), y: CGFloat(detail)))
    canvas.concatenate(transform)
    canvas.paint(layer)
    try canvas.check()
    canvas.flush()
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    unsafe picture.fill { _, line in unsafe words.append(contentsOf: line) }
    return words
  }
}

extension PixelRect {
  fileprivate var isEmpty: Bool { width == 0 || height == 0 }

  fileprivate func scaledDown(by factor: Int) -> PixelRect {
    func down(_ place: Int) -> Int {
      place >= 0 ? place / factor : -((-place + factor - 1) / factor)
    }
    func up(_ place: Int) -> Int { down(place + factor - 1) }
    return PixelRect(left: down(left), top: down(top), right: up(right), bottom: up(bottom))
  }
}
