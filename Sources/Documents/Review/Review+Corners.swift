import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineLayout
import SnaplineScene

extension Review {
  func lookAtCorners(of node: ReviewedNode) {
    guard !node.children.isEmpty, !node.view.clipsToBounds,
      let span = node.element.values.span(of: ViewWords.cornerRadius)
    else { return }
    for point in node.view.pointsOutsideArcs {
      guard let child = node.children.first(where: { fills(point, $0, inside: node.view) })
      else { continue }
      let name = child.element.name ?? child.element.word.name
      return reading.warn(
        .unclippedCorner(name, castsShadow: node.view.layer.shadowOpacity > 0),
        at: span
      )
    }
  }

  /// Whether the node, or one below it, paints a point of a view that it doesn't reach out of.
  ///
  /// What reaches out, as a badge on a corner does, is meant to.
  private func fills(
    _ point: CGPoint,
    _ node: ReviewedNode,
    inside outer: View
  ) -> Bool {
    let view = node.view
    guard view.shows else { return false }
    let isCovered = view.covers(view.convert(point, from: outer))
    if isCovered, view.paintsItsShape {
      let frame = view.convert(view.bounds, to: outer)
      if outer.bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame) { return true }
    }
    if view.clipsToBounds, !isCovered { return false }
    return node.children.contains { fills(point, $0, inside: outer) }
  }
}

extension View {
  /// Whether it paints up to its edges.
  var paintsItsShape: Bool {
    if backgroundGradient != nil || self is VisualEffectView { return true }
    if backgroundFills.contains(where: \.coversShape) { return true }
    let ground = backgroundColor?.resolved(with: traits).alpha ?? 0
    return ground > 0 || (layer.borderWidth > 0 && layer.borderColor != nil)
  }

  /// The radius, as far as the view has room for it.
  private var radius: Double {
    let radius = layer.radius(width: bounds.width, height: bounds.height)
    return min(radius, bounds.width / 2, bounds.height / 2)
  }

  private static let corners: [(mask: Layer.CornerMask, isRight: Bool, isBottom: Bool)] = [
    (.layerMinXMinYCorner, false, false), (.layerMaxXMinYCorner, true, false),
    (.layerMinXMaxYCorner, false, true), (.layerMaxXMaxYCorner, true, true),
  ]

  /// A point in each rounded corner that lies just outside of the arc.
  fileprivate var pointsOutsideArcs: [CGPoint] {
    let inset = radius * (1 - 0.5.squareRoot()) - 0.5
    guard inset > 0 else { return [] }
    return Self.corners.filter { layer.maskedCorners.contains($0.mask) }.map { corner in
      CGPoint(
        x: corner.isRight ? bounds.maxX - inset : bounds.minX + inset,
        y: corner.isBottom ? bounds.maxY - inset : bounds.minY + inset
      )
    }
  }

  /// Whether a point lies in the view's shape, its round corners left out.
  fileprivate func covers(_ point: CGPoint) -> Bool {
    guard bounds.contains(point) else { return false }
    let radius = radius
    return !Self.corners.contains { corner in
      let x = radius - (corner.isRight ? bounds.maxX - point.x : point.x - bounds.minX)
      let y = radius - (corner.isBottom ? bounds.maxY - point.y : point.y - bounds.minY)
      return layer.maskedCorners.contains(corner.mask) && x > 0 && y > 0
        && x * x + y * y > radius * radius
    }
  }
}

extension Message {
  fileprivate static func unclippedCorner(_ child: String, castsShadow: Bool) -> Message {
    Message(
      .unclippedCorner,
      "the radius rounds this view alone: '\(child)' inside fills a corner",
      remedy: castsShadow
        ? "give '\(child)' the same cornerRadius, as clips: true would clip the shadow too"
        : "write clips: true"
    ).warning()
  }
}
