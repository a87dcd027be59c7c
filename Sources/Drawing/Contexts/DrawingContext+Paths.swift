public import Foundation
public import SnaplineGeometry
package import SnaplineScene

/// Coordinates, paths and clips, under Core Graphics' names.
extension DrawingContext {
  /// The transform from the current coordinates to those in which the drawing began.
  public var ctm: Transform { state.frame?.map ?? .identity }

  public func concatenate(_ transform: Transform) {
    guard transform.isFinite else { return note(.notFinite) }
    guard !transform.isIdentity else { return }
    keepingPath {
      // A change on top of a change is one change.
      if let frame = state.frame, frame.group.clip == nil {
        let joined = transform.concatenating(frame.group.transform)
        state.frame = frame.parent
        if !joined.isIdentity { push(Group(className: "", transform: joined)) }
      } else {
        push(Group(className: "", transform: transform))
      }
    }
  }

  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(Transform(translationX: x, y: y)) }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(Transform(scaleX: x, y: y)) }
  public func rotate(by angle: CGFloat) { concatenate(Transform(rotationAngle: angle)) }

  // MARK: Paths

  public func beginPath() { path = Path() }
  public func closePath() { path.close() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds an arc; as in Core Graphics, `clockwise` is meant for coordinates in which y grows upward.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      from: startAngle,
      to: endAngle,
      isDecreasing: clockwise
    )
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(corner: tangent1End, end: tangent2End, radius: radius)
  }

  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { for rect in rects { path.addRect(rect) } }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ path: Path.Reference) { self.path.append(path.value) }

  public var isPathEmpty: Bool { path.isEmpty }
  public var currentPointOfPath: CGPoint { path.currentPoint ?? .zero }
  public var boundingBoxOfPath: CGRect { path.box ?? .null }
  public func pathContains(_ point: CGPoint, mode: PathDrawingMode) -> Bool {
    path.contains(point, using: mode.rule)
  }

  // MARK: Clips

  /// Clips all that is drawn later to the current path, and empties the path.
  public func clip(using rule: FillRule = .winding) {
    defer { path = Path() }
    clip(to: .path(path, rule))
  }

  public func clip(to rect: CGRect) { clip(to: .rectangle(Edges(rect))) }

  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    clip(to: .path(path, .winding))
  }

  func clip(to shape: Shape) {
    guard shape.isFinite else { return note(.notFinite) }
    keepingPath { push(Group(className: "", clip: shape)) }
  }

  /// A box around the clip area, in the current coordinates.
  public var boundingBoxOfClipPath: CGRect {
    var box = bounds
    var frame = state.frame
    while let inner = frame {
      if let clip = inner.group.clip {
        box = box.intersection(clip.bounds.rect.applying(inner.map))
      }
      frame = inner.parent
    }
    return box.isNull ? .zero : box.applying(ctm.inverted())
  }
}

/// How a path is painted; the raw values are Core Graphics'.
public enum PathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke

  var rule: FillRule { self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding }
  var fills: Bool { self != .stroke }
  var strokes: Bool { self != .fill && self != .eoFill }
}

extension Shape {
  /// Whether all its numbers are finite.
  package var isFinite: Bool {
    switch self {
    case .rectangle(let edges), .rounded(let edges, _, _):
      (edges.left + edges.top + edges.right + edges.bottom).isFinite
    case .path(let path, _): path.points.allSatisfy { ($0.x + $0.y).isFinite }
    }
  }
}
