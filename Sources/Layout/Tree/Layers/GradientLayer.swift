public import Foundation
public import SnaplineDrawing
import SnaplineGeometry
import SnaplineScene

/// A layer filled with a gradient: Core Animation's `CAGradientLayer`.
open class GradientLayer: Layer {
  /// The colours, each an `RGBA` or a `Color`; other values are left out.
  open var colors: [Any]?
  /// The place of each colour, from 0 to 1; without places, the colours are evenly spaced.
  open var locations: [NSNumber]?
  /// Where the gradient begins, in fractions of the bounds.
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
