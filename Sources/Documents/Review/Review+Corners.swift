import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineLayout
import SnaplineScene

extension Review {
  func lookAtCorners(of node: ReviewedNode) {
    guard let child = node.cornerFiller,
      let span = node.element.values.span(of: ViewWords.cornerRadius)
    else { return }
    reading.warn(
      .unclippedCorner(child.name, castsShadow: node.view.layer.shadowOpacity > 0),
      at: span
    )
  }
}

extension ReviewedNode {
  /// What messages call it.
  var name: String { element.name ?? element.word.name }

  /// The first view in it that fills a corner which somebody wrote to be round.
  var cornerFiller: ReviewedNode? {
    guard roundsCorners, !children.isEmpty, !view.clipsToBounds else { return nil }
    return view.firstOutsideArcs { point in
      children.first { $0.fills(point, inside: view) }
    }
  }

  /// Whether a view in it may fill such a corner at some size.
  var mayHaveCornersFilled: Bool {
    roundsCorners && !view.clipsToBounds && children.contains(where: \.mayPaintItsShape)
  }

  /// Whether the view, or one in it, paints a point of a view that it doesn't reach out of.
  ///
  /// What reaches out, as a badge on a corner does, is meant to.
  private func fills(_ point: CGPoint, inside outer: View) -> Bool {
    guard mayPaintItsShape, view.shows else { return false }
    let isCovered = view.covers(view.convert(point, from: outer))
    if isCovered, view.paintsItsShape {
      let frame = view.convert(view.bounds, to: outer)
      if outer.bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame) { return true }
    }
    if view.clipsToBounds, !isCovered { return false }
    return children.contains { $0.fills(point, inside: outer) }
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

  /// The first thing that is found at a point of a rounded corner that lies just outside of the arc.
  fileprivate func firstOutsideArcs<Found>(_ find: (CGPoint) -> Found?) -> Found? {
    let (inset, bounds) = (radius * (1 - 0.5.squareRoot()) - 0.5, bounds)
    guard inset > 0 else { return nil }
    for corner in Self.corners where layer.maskedCorners.contains(corner.mask) {
      let point = CGPoint(
        x: corner.isRight ? bounds.maxX - inset : bounds.minX + inset,
        y: corner.isBottom ? bounds.maxY - inset : bounds.minY + inset
      )
      if let found = find(point) { return found }
    }
    return nil
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
