package import Foundation
package import SnaplineGeometry
package import SnaplineScene

/// Which way the colours of a gradient follow each other.
public enum GradientKind: String, Hashable, Sendable, CaseIterable {
  /// Along a line from the start to the end.
  case axial
  /// Outward from the start, over an ellipse whose box has the end at a corner.
  case radial
  /// Around the start, clockwise from the end's direction on.
  case conic

  /// The paint of stops over some edges, of which `start` and `end` are parts.
  package func paint(
    _ stops: [GradientStop],
    _ start: CGPoint,
    _ end: CGPoint,
    over edges: Edges
  ) -> Paint {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: edges.left + Double(point.x) * edges.width,
        y: edges.top + Double(point.y) * edges.height
      )
    }
    let (from, to) = (place(start), place(end))
    switch self {
    case .axial: return .linear(LinearGradient(start: from, end: to, stops: stops))
    case .radial:
      return .radial(
        RadialGradient(
          center: from,
          radiusX: abs(to.x - from.x),
          radiusY: abs(to.y - from.y),
          stops: stops
        )
      )
    case .conic:
      let angle = atan2(Double(to.y - from.y), Double(to.x - from.x))
      return .conic(ConicGradient(center: from, angle: angle, stops: stops))
    }
  }
}
