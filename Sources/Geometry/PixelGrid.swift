public import struct Foundation.CGFloat
public import struct Foundation.CGRect

/// A rectangle of whole device pixels; `right` and `bottom` lie just outside it.
public struct PixelRect: Hashable, Sendable {
  public var left, top, right, bottom: Int

  public init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}

/// The device pixels behind a canvas measured in points.
///
/// Rounding moves *edges*, never sizes, so views that touched before still touch after:
///
///     let grid = PixelGrid(scale: 2)
///     grid.snap(CGRect(x: 0.3, y: 0, width: 10.3, height: 4))  // left 1, right 21
///
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point: 1, 2 or 3 on the devices we imitate.
  public let scale: CGFloat

  public init(scale: CGFloat) {
    precondition(scale > 0 && scale.isFinite, "PixelGrid: scale must be above 0, not \(scale)")
    self.scale = scale
  }

  /// The pixels of `rect`, each edge on its nearest grid line.
  public func snap(_ rect: CGRect) -> PixelRect {
    // Edges, not origin and size: at scale 3, `x + width` misses the neighbour's `x`.
    PixelRect(
      left: line(rect.minX),
      top: line(rect.minY),
      right: line(rect.maxX),
      bottom: line(rect.maxY)
    )
  }

  /// The fraction of a pixel from which on a position goes to the next grid line.
  ///
  /// It lies below a half by more than the noise of solving: else one edge of a text that is centred
  /// on the middle of a pixel goes up and the other down, and the text has no room for itself.
  package static let half = 0.5 - 0x1p-13

  /// The position in points of the grid line nearest to `position`.
  public func round(_ position: Double) -> Double {
    let exact = position * scale
    let whole = exact.rounded(.towardZero)
    let step = abs(exact - whole) >= Self.half ? (exact < 0 ? -1.0 : 1) : 0
    return (whole + step) / scale
  }

  /// `length` rounded up to whole pixels; a tiny excess from floating-point errors is ignored.
  public func ceil(_ length: Double) -> Double {
    let pixels = length * scale
    let nearest = pixels.rounded()
    return (abs(pixels - nearest) < 1e-6 ? nearest : pixels.rounded(.up)) / scale
  }

  private func line(_ position: CGFloat) -> Int {
    // A canvas is never this large; the clamp keeps hostile numbers from trapping.
    let limit = 1e15
    let pixels = (position * scale).rounded()
    return pixels.isNaN ? 0 : Int(min(max(pixels, -limit), limit))
  }
}
