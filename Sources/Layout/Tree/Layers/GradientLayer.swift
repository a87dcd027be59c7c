public import Foundation
import SnaplineGeometry
import SnaplineScene

/// A layer filled with a gradient: Core Animation's `CAGradientLayer`.
open class GradientLayer: Layer {
  /// Fixed colours, back to the first where there is one.
  open var colors: [Any]?
  /// Where each colour stands, from 0 to 1; even places where there are none.
  open var locations: [NSNumber]?
  /// Where the gradient begins, as parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = GradientKind.axial

  override func record(into recorder: SceneRecorder, shape: Shape) {
    let fixed = (colors ?? []).compactMap { color in
      color as? RGBA ?? (color as? Color)?.resolved(with: recorder.traits)
    }
    let stops = GradientStop.spread(fixed, at: locations?.map { $0.doubleValue })
    guard !stops.isEmpty else { return }
    recorder.append(.fill(shape, type.paint(stops, startPoint, endPoint, over: shape.bounds)))
  }
}

/// Which way the colours of a gradient follow each other.
public enum GradientKind: String, Hashable, Sendable, CaseIterable {
  /// Along a line from the start to the end.
  case axial
  /// Outward from the start, over an ellipse that the end lies at a corner of.
  case radial
  /// Around the start, clockwise from the end's direction on.
  case conic

  func paint(
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
