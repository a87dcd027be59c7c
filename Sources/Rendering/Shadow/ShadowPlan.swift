internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGPoint

/// Where the pixels of a shadow come from.
///
/// The middle of a long shadow is the same all along. So a shape that stands upright is cut
/// shorter before it is blurred, and the blurred picture is pulled apart again by whole pixels.
struct ShadowPlan {
  /// The shape on device pixels, without what was cut out, or as it is with a transform.
  let shape: Shape
  let transform: Transform
  /// The pixels that are blurred.
  let source: PixelRect
  /// The pixels that are painted.
  let target: PixelRect
  let horizontal: Cut
  let vertical: Cut
  /// Pixels of the source's side that are blurred as one.
  let factor: Int
  /// The standard deviation in blurred pixels.
  let deviation: Double

  /// Pixels left out of a side: `length` of them from `start` on.
  struct Cut {
    var start = Int.max
    var length = 0

    /// The pixel of the shorter picture that stands for one of the whole.
    func source(of place: Int) -> Int {
      place < start ? place : max(start, place - length)
    }
  }

  /// A shorter picture with a longer side isn't worth it.
  private static let longestSide = 4096.0

  /// Nothing where no pixel of `clip` is touched; `deviation` counts device pixels.
  ///
  /// What isn't `even` all along its sides, as letters in a box aren't, is never cut.
  init?(
    of shape: Shape,
    transform: Transform,
    deviation: Double,
    clip: PixelRect,
    isEven: Bool = true
  ) {
    let scale = BlurScale(deviation: deviation)
    let reach = scale.reach
    let bounds = shape.bounds.pixels(transform)
    guard let target = bounds.grown(by: reach).intersection(clip) else { return nil }
    self.target = target
    factor = scale.factor
    self.deviation = scale.deviation
    let needed = target.grown(by: reach)
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a == transform.d
    guard isEven, shape.isEven, isUpright, transform.a > 0 else {
      self.shape = shape
      self.transform = transform
      (horizontal, vertical) = (Cut(), Cut())
      source = needed.intersection(bounds.grown(by: reach)) ?? target
      return
    }
    let device = shape.scaled(by: transform.a, x: transform.tx, y: transform.ty)
    let corner = device.longestCorner + Double(reach) + 2
    horizontal = Self.cut(from: device.bounds.left, to: device.bounds.right, corner: corner)
    vertical = Self.cut(from: device.bounds.top, to: device.bounds.bottom, corner: corner)
    self.shape = device.shortened(x: Double(horizontal.length), y: Double(vertical.length))
    self.transform = .identity
    let whole = self.shape.bounds.pixels(.identity).grown(by: reach)
    source = PixelRect(
      left: horizontal.length > 0 ? whole.left : max(whole.left, needed.left),
      top: vertical.length > 0 ? whole.top : max(whole.top, needed.top),
      right: horizontal.length > 0 ? whole.right : min(whole.right, needed.right),
      bottom: vertical.length > 0 ? whole.bottom : min(whole.bottom, needed.bottom)
    )
  }

  private static func cut(from start: Double, to end: Double, corner: Double) -> Cut {
    let length = (end - start - 2 * corner).rounded(.down)
    guard length >= 1, corner < longestSide / 2 else { return Cut() }
    return Cut(start: Int((start + corner).rounded()), length: Int(length))
  }
}

extension Shape {
  fileprivate func scaled(by scale: Double, x: Double, y: Double) -> Shape {
    func place(_ edges: Edges) -> Edges {
      Edges(
        left: edges.left * scale + x,
        top: edges.top * scale + y,
        right: edges.right * scale + x,
        bottom: edges.bottom * scale + y
      )
    }
    switch self {
    case .rectangle(let edges): return .rectangle(place(edges))
    case .rounded(let edges, let radii, let curve):
      let fitted = radii.clamped.fitting(width: edges.width, height: edges.height)
      return .rounded(place(edges), fitted.scaled(by: scale), curve)
    case .path(let path, let rule):
      let map = Transform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
      return .path(path.applying(map), rule)
    }
  }

  /// Whether the sides are straight between the corners.
  fileprivate var isEven: Bool {
    if case .path = self { false } else { true }
  }

  /// How far a corner reaches along a side.
  fileprivate var longestCorner: Double {
    guard case .rounded(_, let radii, _) = self else { return 0 }
    return max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight) * 1.6
  }

  fileprivate func shortened(x: Double, y: Double) -> Shape {
    func shorten(_ edges: Edges) -> Edges {
      Edges(left: edges.left, top: edges.top, right: edges.right - x, bottom: edges.bottom - y)
    }
    switch self {
    case .rectangle(let edges): return .rectangle(shorten(edges))
    case .rounded(let edges, let radii, let curve): return .rounded(shorten(edges), radii, curve)
    case .path: return self
    }
  }
}

extension CornerRadii {
  fileprivate func scaled(by scale: Double) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft * scale,
      topRight: topRight * scale,
      bottomRight: bottomRight * scale,
      bottomLeft: bottomLeft * scale
    )
  }
}

extension Edges {
  /// The device pixels that the mapped rectangle touches.
  func pixels(_ transform: Transform) -> PixelRect {
    let corners = [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom),
      CGPoint(x: right, y: bottom),
    ].map { transform.applied(to: $0) }
    let (x, y) = (corners.map { Double($0.x) }.sorted(), corners.map { Double($0.y) }.sorted())
    // Far beyond every canvas, and far within an integer.
    func bound(_ position: Double) -> Int { Int(min(max(position, -1e9), 1e9)) }
    return PixelRect(
      left: bound(x[0].rounded(.down)),
      top: bound(y[0].rounded(.down)),
      right: bound(x[3].rounded(.up)),
      bottom: bound(y[3].rounded(.up))
    )
  }
}

extension PixelRect {
  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }

  func scaled(by factor: Int) -> PixelRect {
    PixelRect(
      left: left * factor,
      top: top * factor,
      right: right * factor,
      bottom: bottom * factor
    )
  }

  func grown(by distance: Int) -> PixelRect {
    PixelRect(
      left: left - distance,
      top: top - distance,
      right: right + distance,
      bottom: bottom + distance
    )
  }

  /// The pixels in both; nothing where there are none.
  func intersection(_ other: PixelRect) -> PixelRect? {
    let common = PixelRect(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
    return common.width > 0 && common.height > 0 ? common : nil
  }
}
