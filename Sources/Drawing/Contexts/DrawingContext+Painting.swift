public import Foundation
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineScene

/// Colours, lines and painting, under Core Graphics' names.
extension DrawingContext {
  public func setFillColor(_ color: RGBA) { state.fill = .color(color) }
  public func setStrokeColor(_ color: RGBA) { state.line = .color(color) }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  public func setLineCap(_ cap: Stroke.Cap) { state.stroke.cap = cap }
  public func setLineJoin(_ join: Stroke.Join) { state.stroke.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dash, state.stroke.dashPhase) = (lengths.map { Double($0) }, phase)
  }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }
  public func setBlendMode(_ mode: BlendMode) { state.blend = mode }

  /// Sets a shadow for all that is drawn later; `blur` is twice its standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: RGBA?) {
    guard (offset.width + offset.height + blur).isFinite else { return note(.notFinite) }
    state.shadow = color.map {
      Shadow(color: $0, radius: max(0, blur) / 2, x: offset.width, y: offset.height)
    }
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: RGBA(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
  }

  // MARK: Painting

  /// Paints the current path, and empties it.
  public func drawPath(using mode: PathDrawingMode) {
    defer { path = Path() }
    if mode.fills { fill(.path(path, mode.rule)) }
    if mode.strokes { stroke(.path(path, .winding)) }
  }

  public func fillPath(using rule: FillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  public func strokePath() { drawPath(using: .stroke) }

  public func fill(_ rect: CGRect) { fill(.rectangle(Edges(rect.standardized))) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { fill(.ellipse(in: rect)) }
  public func stroke(_ rect: CGRect) { stroke(.rectangle(Edges(rect.standardized))) }
  public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: rect)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let own = state.stroke.width
    state.stroke.width = width
    stroke(rect)
    state.stroke.width = own
  }

  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for place in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[place])
      path.addLine(to: points[place + 1])
    }
    stroke(.path(path, .winding))
  }

  /// Erases all that was drawn in a rectangle.
  public func clear(_ rect: CGRect) {
    let own = state
    (state.blend, state.alpha, state.shadow) = (.destinationOut, 1, nil)
    state.fill = .color(.black)
    fill(rect)
    state = own
  }

  func fill(_ shape: Shape) {
    guard shape.isFinite else { return note(.notFinite) }
    paint(state.fill, steps: shape.steps) { .fill(shape, $0) }
  }

  func stroke(_ shape: Shape) {
    var stroke = state.stroke
    let lengths = [stroke.width, stroke.miterLimit] + stroke.dash
    guard shape.isFinite, stroke.dashPhase.isFinite,
      lengths.allSatisfy({ $0.isFinite && $0 >= 0 })
    else { return note(.notFinite) }
    // A line of no width is as thin as can be seen.
    if stroke.width == 0 { stroke.width = 1 / Double(environment.traits.displayScale) }
    paint(state.line, steps: shape.steps) { .stroke(shape, stroke, $0) }
  }

  /// Emits one item; a plain colour takes the alpha in, which needs no group then.
  private func paint(_ paint: Paint, steps: Int, _ item: (Paint) -> DisplayItem) {
    guard case .color(var color) = paint, state.shadow == nil, state.alpha < 1 else {
      return emit([item(paint)], steps: steps)
    }
    let alpha = state.alpha
    color.alpha *= alpha
    state.alpha = 1
    emit([item(.color(color))], steps: steps)
    state.alpha = alpha
  }
}

extension Shape {
  fileprivate static func ellipse(in rect: CGRect) -> Shape {
    var path = Path()
    path.addEllipse(in: rect)
    return .path(path, .winding)
  }

  fileprivate var steps: Int {
    if case .path(let path, _) = self { path.steps.count } else { 0 }
  }
}
