public import struct Foundation.CGPoint

/// Colours along a line; beyond its ends the outermost colours continue.
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

/// Colours from a centre outward, over an upright ellipse; beyond it the last colour continues.
public struct RadialGradient: Hashable, Sendable {
  /// The middle of the ellipse on which the stop at 1 lies, in canvas points.
  public var center: CGPoint
  /// How far the stop at 1 lies from the centre.
  public var radiusX, radiusY: Double
  /// The middle of the ellipse on which the stop at 0 lies, inside of the outer ellipse.
  public var focus: CGPoint
  /// The size of this inner ellipse, as a part of the outer one.
  public var focalRadius: Double
  public var stops: [GradientStop]

  public init(
    center: CGPoint,
    radiusX: Double,
    radiusY: Double,
    focus: CGPoint? = nil,
    focalRadius: Double = 0,
    stops: [GradientStop]
  ) {
    self.center = center
    self.radiusX = radiusX
    self.radiusY = radiusY
    self.focus = focus ?? center
    self.focalRadius = focalRadius
    self.stops = stops
  }

  /// Whether the stop at 0 lies on the centre alone.
  public var isCentered: Bool { focus == center && focalRadius == 0 }
}

/// Colours around a centre, clockwise.
public struct ConicGradient: Hashable, Sendable {
  public var center: CGPoint
  /// The angle at which the stops at 0 and 1 lie: in radians from the right, clockwise.
  public var angle: Double
  public var stops: [GradientStop]

  public init(center: CGPoint, angle: Double, stops: [GradientStop]) {
    self.center = center
    self.angle = angle
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
