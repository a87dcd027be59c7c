import SnaplineControls
import SnaplineDesigns
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene

import struct Foundation.CGPoint
import struct Foundation.CGRect

/// Gradients and figures.
extension TreeBuilder {
  func makeGradient(_ element: Element) -> GradientView {
    let view = GradientView(frame: .zero)
    let value = GradientValue(element.content, at: element.span, needs: "colors", in: reading)
    if let value {
      view.gradient = gradient(value, in: view, direction: element.values[ViewWords.direction])
    }
    return view
  }

  /// The gradient that a value means in a view, whose leading edge may be the right one.
  func gradient(
    _ value: GradientValue,
    in view: View,
    direction: DirectionWord? = nil
  ) -> Gradient {
    let isRightToLeft =
      switch direction ?? .automatic {
      case .leftToRight: false
      case .rightToLeft: true
      case .automatic:
        view.semanticContentAttribute == .forceRightToLeft
          || view.semanticContentAttribute == .unspecified && traits.layoutDirection == .rightToLeft
      }
    func point(_ position: GradientValue.Position?, _ x: Double, _ y: Double) -> CGPoint {
      position?.point(isRightToLeft: isRightToLeft) ?? CGPoint(x: isRightToLeft ? 1 - x : x, y: y)
    }
    let stops = value.stops.map { Gradient.Stop(palette.color($0.color), at: $0.place) }
    var gradient: Gradient
    switch value.kind {
    case .linear:
      gradient = Gradient(stops, from: point(value.from, 0.5, 0), to: point(value.to, 0.5, 1))
    case .radial:
      let (center, corner) = (point(value.from, 0.5, 0.5), point(value.to, 1, 1))
      gradient = Gradient(stops, kind: .radial, from: center, to: corner)
    case .conic:
      let (center, end) = (point(value.from, 0.5, 0.5), point(value.to, 0.5, 0))
      gradient = Gradient(stops, kind: .conic, from: center, to: end)
    }
    gradient.angle = value.angle.map { isRightToLeft ? -$0 : $0 }
    return gradient
  }

  func makeShape(_ element: Element) -> ShapeView {
    let (content, values) = (element.content, element.values)
    let view = ShapeView(figure(content, of: element))
    let stroke = values[ShapeWords.stroke]
    if stroke != nil { view.fill = nil }
    if let fill = values[ShapeWords.fill] {
      apply(fill, to: view, direction: values[ViewWords.direction])
    }
    view.line = stroke.map { palette.color($0) }
    view.pen = Stroke(
      width: values[ShapeWords.strokeWidth]?.length.points(scale: scale) ?? 1,
      cap: Stroke.Cap(rawValue: values[ShapeWords.cap]?.rawValue ?? "") ?? .butt,
      join: Stroke.Join(rawValue: values[ShapeWords.join]?.rawValue ?? "") ?? .miter,
      dash: values[ShapeWords.dash]?.lengths.map { $0.points(scale: scale) } ?? []
    )
    if let trim = values[ShapeWords.trim] { view.trim = trim.start...trim.end }
    return view
  }

  private func figure(_ content: Values, of element: Element) -> ShapeView.Figure {
    let box = content[ShapeWords.viewBox]?.rect
    if content[ShapeWords.path] != nil, content[ShapeWords.form] != nil {
      reading.report(.twoFigures, at: content.span(of: ShapeWords.path) ?? element.span)
    }
    if let path = content[ShapeWords.path] { return .path(path.path, box: box, .winding) }
    return figure(content[ShapeWords.form] ?? .named(.rectangle), box: box)
  }

  func figure(_ value: FigureValue, box: CGRect?) -> ShapeView.Figure {
    switch value {
    case .named(.capsule): .capsule
    case .named(.ellipse): .ellipse
    case .named(.line): .line
    case .named(.rectangle): .rectangle
    case .path(let path): .path(path, box: box, .winding)
    }
  }
}

extension Message {
  fileprivate static let twoFigures = Message(
    "two-figures",
    "a shape has a 'form' or a 'path', not both",
    remedy: "leave out one of them"
  )
}
