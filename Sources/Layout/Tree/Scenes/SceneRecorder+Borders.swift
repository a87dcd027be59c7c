import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene

extension SceneRecorder {
  /// Paints the border of a layer, which lies over all that is in it.
  func paintBorder(of layer: Layer, _ shape: Shape) {
    guard layer.borderWidth > 0, let color = layer.borderColor else { return }
    guard layer.borderEdges != .all || !layer.borderDash.isEmpty else {
      return append(.border(shape, width: layer.borderWidth, color))
    }
    // As wide as other borders are: whole pixels, at least one.
    let width = max(1, (layer.borderWidth * grid.scale).rounded()) / grid.scale
    let stroke = Stroke(width: width, dash: layer.borderDash.map { Double(max(0, $0)) })
    guard layer.borderEdges != .all else {
      if let middle = shape.inset(by: width / 2) { append(.stroke(middle, stroke, .color(color))) }
      return
    }
    let sides = layer.borderSides
    guard !sides.isEmpty else { return }
    if case .rounded(let box, let radii, .circular) = shape, stroke.dash.isEmpty,
      let border = SideBorder(box, radii, borders: sides.borders(width))
    {
      return append(.fill(.path(border.path, .winding), .color(color)))
    }
    // Corners that are round cut the lines that meet them.
    let isCut = if case .rectangle = shape { false } else { true }
    if isCut { append(.begin(Group(className: "", clip: shape))) }
    let lines = sides.lines(in: shape.bounds.inset(by: width / 2), reaching: width / 2)
    append(.stroke(.path(lines, .winding), stroke, .color(color)))
    if isCut { append(.end) }
  }
}

extension Layer {
  /// The edges of the border by the sides that they lie on.
  fileprivate var borderSides: RectEdge {
    let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var sides: RectEdge = []
    if borderEdges.contains(.top) { sides.insert(.top) }
    if borderEdges.contains(.bottom) { sides.insert(.bottom) }
    if borderEdges.contains(.leading) { sides.insert(isRightToLeft ? .right : .left) }
    if borderEdges.contains(.trailing) { sides.insert(isRightToLeft ? .left : .right) }
    return sides
  }
}

extension RectEdge {
  /// How far a border reaches in from each side.
  fileprivate func borders(_ width: Double) -> Edges {
    func border(_ side: RectEdge) -> Double { contains(side) ? width : 0 }
    return Edges(
      left: border(.left),
      top: border(.top),
      right: border(.right),
      bottom: border(.bottom)
    )
  }

  /// A line along each side, all of them one path: where two meet nothing is painted twice.
  fileprivate func lines(in edges: Edges, reaching reach: Double) -> Path {
    let (left, right) = (edges.left - reach, edges.right + reach)
    let (top, bottom) = (edges.top - reach, edges.bottom + reach)
    return Path { path in
      func line(_ fromX: Double, _ fromY: Double, _ toX: Double, _ toY: Double) {
        path.move(to: CGPoint(x: fromX, y: fromY))
        path.addLine(to: CGPoint(x: toX, y: toY))
      }
      if contains(.top) { line(left, edges.top, right, edges.top) }
      if contains(.right) { line(edges.right, top, edges.right, bottom) }
      if contains(.bottom) { line(right, edges.bottom, left, edges.bottom) }
      if contains(.left) { line(edges.left, bottom, edges.left, top) }
    }
  }
}
