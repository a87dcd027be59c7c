public import Foundation
import SnaplineDrawing
public import SnaplineGeometry
public import SnaplineScene

/// A layer that shows a path: Core Animation's `CAShapeLayer`.
open class ShapeLayer: Layer {
  /// The path, in the layer's coordinates.
  open var path: Path.Reference?
  open var fillColor: RGBA? = .black
  open var fillRule = FillRule.winding
  open var strokeColor: RGBA?
  open var lineWidth: CGFloat = 1
  open var lineCap = Stroke.Cap.butt
  open var lineJoin = Stroke.Join.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  /// The fractions of the path's length between which its line is drawn.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  private var stroke: Stroke {
    Stroke(
      width: lineWidth,
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map(\.doubleValue),
      dashPhase: lineDashPhase
    )
  }

  /// The path on the canvas, of a layer with the given outline.
  func placed(in shape: Shape) -> Path? {
    guard let path = path?.value, Shape.path(path, .winding).isFinite else { return nil }
    let edges = shape.bounds
    let offset = Transform(translationX: edges.left - bounds.minX, y: edges.top - bounds.minY)
    return path.applying(offset)
  }

  /// What a mask of the layer lets through, where that is one even shape.
  func opening(in shape: Shape) -> Shape? {
    guard let fill = fillColor, fill.alpha >= 1, strokeColor == nil || lineWidth <= 0 else {
      return nil
    }
    return placed(in: shape).map { .path($0, fillRule) }
  }

  override func record(into recorder: SceneRecorder, shape: Shape) {
    guard let path = placed(in: shape), !path.isEmpty else { return }
    if let fill = fillColor, fill.alpha > 0 {
      recorder.append(.fill(.path(path, fillRule), .color(fill)))
    }
    let stroke = stroke
    let isDrawable =
      stroke.width > 0 && stroke.width.isFinite && stroke.dashPhase.isFinite
      && stroke.dash.allSatisfy { $0 >= 0 && $0.isFinite }
    guard let color = strokeColor, color.alpha > 0, isDrawable else { return }
    let line = path.trimmed(from: strokeStart, to: strokeEnd)
    guard !line.isEmpty else { return }
    recorder.append(.stroke(.path(line, .winding), stroke, .color(color)))
  }
}

extension FillRule {
  /// Core Animation's name for ``winding``.
  public static let nonZero = FillRule.winding
}
