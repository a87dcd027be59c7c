internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGPoint

/// Whether two paints look the same, gradients by where they lie within their shapes.
func looksSame(
  _ one: Paint,
  in bounds: Edges,
  _ other: Paint,
  in otherBounds: Edges
) -> Bool {
  func share(_ position: Double, _ start: Double, _ length: Double) -> Double {
    length > 0 ? (position - start) / length : 0
  }
  func places(_ paint: Paint, _ bounds: Edges) -> [Double] {
    let (width, height) = (bounds.width, bounds.height)
    switch paint {
    case .color: return []
    case .linear(let gradient):
      return [
        share(gradient.start.x, bounds.left, width), share(gradient.start.y, bounds.top, height),
        share(gradient.end.x, bounds.left, width), share(gradient.end.y, bounds.top, height),
      ]
    case .radial(let gradient):
      return [
        share(gradient.center.x, bounds.left, width),
        share(gradient.center.y, bounds.top, height),
        share(gradient.radiusX, 0, width), share(gradient.radiusY, 0, height),
        share(gradient.focus.x, bounds.left, width), share(gradient.focus.y, bounds.top, height),
        gradient.focalRadius,
      ]
    case .conic(let gradient):
      return [
        share(gradient.center.x, bounds.left, width),
        share(gradient.center.y, bounds.top, height), gradient.angle,
      ]
    }
  }
  switch (one, other) {
  case (.color(let color), .color(let otherColor)): return color == otherColor
  case (.linear, .linear), (.radial, .radial), (.conic, .conic):
    if one.stops != other.stops { return false }
  default: return false
  }
  return zip(places(one, bounds), places(other, otherBounds)).allSatisfy { abs($0 - $1) < 0.01 }
}
