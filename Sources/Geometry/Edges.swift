public import struct Foundation.CGPoint
public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// A rectangle by its four edges, so that neighbours which share an edge share a number.
public struct Edges: Hashable, Sendable {
  public var left, top, right, bottom: Double

  public init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  public init(_ rect: CGRect) {
    self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
  }

  public var width: Double { right - left }
  public var height: Double { bottom - top }
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The same rectangle by origin and size.
  public var rect: CGRect { CGRect(x: left, y: top, width: width, height: height) }

  /// The part that both rectangles cover; empty where they don't meet.
  public func intersection(_ other: Edges) -> Edges {
    Edges(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  /// This rectangle with each edge moved inward by `distance`.
  public func inset(by distance: Double) -> Edges {
    Edges(
      left: left + distance,
      top: top + distance,
      right: right - distance,
      bottom: bottom - distance
    )
  }

  public func offset(x: Double, y: Double) -> Edges {
    Edges(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
