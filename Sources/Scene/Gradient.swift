public import struct Foundation.CGPoint

/// Colours along a line; beyond its ends the outermost colours go on.
public struct LinearGradient: Hashable, Sendable {
  /// Where the stops at 0 and 1 lie, in canvas points.
  public var start, end: CGPoint
  public var stops: [GradientStop]

  public init(start: CGPoint, end: CGPoint, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// Colours from a centre outward, over an upright ellipse; beyond it the last colour goes on.
public struct RadialGradient: Hashable, Sendable {
  /// Where the stop at 0 lies, in canvas points.
  public var center: CGPoint
  /// How far the stop at 1 lies from the centre.
  public var radiusX, radiusY: Double
  public var stops: [GradientStop]

  public init(center: CGPoint, radiusX: Double, radiusY: Double, stops: [GradientStop]) {
    self.center = center
    self.radiusX = radiusX
    self.radiusY = radiusY
    self.stops = stops
  }
}

/// A colour at a place of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// From 0 to 1, never less than that of the stop before.
  public var offset: Double
  public var color: RGBA

  public init(offset: Double, color: RGBA) {
    self.offset = offset
    self.color = color
  }
}
