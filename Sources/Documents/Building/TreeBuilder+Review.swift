import Foundation
import SnaplineControls
import SnaplineLayout
import SnaplineScene

extension TreeBuilder {
  /// Looks over the tree after its layout for what its author hardly wanted.
  func review() {
    let review = Review(canvas: canvas, reading: reading)
    for node in built { review.look(at: node, through: nil) }
  }
}

/// One look over a laid-out tree.
private struct Review {
  let canvas: View
  let reading: Reading

  /// Looks at a node and all below it; `window` is what clipping views leave of the canvas.
  func look(at node: TreeBuilder.Built, through window: CGRect?) {
    let view = node.view
    // A row that isn't seen stands nowhere.
    guard view.shows, view.isDescendant(of: canvas) else { return }
    if let label = view as? Label { lookAtText(of: label, node.element, through: window) }
    if let picture = view as? ImageView { lookAtShape(of: picture, node.element) }
    lookAtCorners(of: node)
    var window = window
    if view.clipsToBounds {
      let bounds = view.convert(view.bounds, to: canvas)
      window = window?.intersection(bounds) ?? bounds
    }
    for child in node.children { look(at: child, through: window) }
  }

  private func lookAtText(of label: Label, _ element: Element, through window: CGRect?) {
    guard let text = label.textFrame.map({ label.convert($0, to: canvas) }) else { return }
    let seen = window?.intersection(text) ?? text
    guard !seen.isNull, let (points, side) = overhang(of: seen) else { return }
    let span = element.content.span(of: LabelWords.text) ?? element.span
    reading.report(.leavesCanvas(points, side), at: span)
  }

  /// A picture that fills its view without keeping its proportions comes out stretched.
  private func lookAtShape(of view: ImageView, _ element: Element) {
    guard view.contentMode == .scaleToFill || view.contentMode == .redraw,
      element.values[ViewWords.contentMode] == nil, let image = view.image, !image.isResizable,
      !image.isStandIn
    else { return }
    let (size, bounds) = (image.size, view.bounds.size)
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    let factor = (bounds.width / size.width) / (bounds.height / size.height)
    // As much as snapping to pixels does on its own is nobody's concern.
    guard abs(factor - 1) > 0.02, abs(bounds.width - bounds.height * size.width / size.height) > 1
    else { return }
    reading.report(.stretchedImage, at: element.content.span(of: ImageWords.file) ?? element.span)
  }

  /// How far a rectangle reaches out of the canvas, and where it does most.
  private func overhang(of frame: CGRect) -> (points: Int, side: String)? {
    let size = canvas.bounds.size
    let sides: [(points: Double, side: String)] = [
      (-frame.minX, "to the left of"), (frame.maxX - size.width, "to the right of"),
      (-frame.minY, "above"), (frame.maxY - size.height, "below"),
    ]
    guard let (points, side) = sides.max(by: { $0.points < $1.points }), points > 1 else {
      return nil
    }
    return (Int(exactly: points.rounded(.up)) ?? .max, side)
  }

  private func lookAtCorners(of node: TreeBuilder.Built) {
    guard let span = node.element.values.span(of: ViewWords.cornerRadius),
      !node.view.clipsToBounds
    else { return }
    for point in node.view.pointsOutsideArcs {
      guard let child = node.children.first(where: { fills(point, $0, inside: node.view) })
      else { continue }
      let name = child.element.name ?? child.element.word.name
      return reading.report(
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
    _ node: TreeBuilder.Built,
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
  fileprivate var shows: Bool { !isHidden && alpha > 0 }

  fileprivate var paintsItsShape: Bool {
    let ground = backgroundColor?.resolved(with: traits).alpha ?? 0
    return ground > 0 || (layer.borderWidth > 0 && layer.borderColor != nil)
  }

  /// The radius, as far as the view has room for it.
  private var radius: Double {
    min(layer.cornerRadius, bounds.width / 2, bounds.height / 2)
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
  fileprivate static func leavesCanvas(_ points: Int, _ side: String) -> Message {
    Message(
      "leaves-canvas",
      "this text ends \(points) point\(points == 1 ? "" : "s") \(side) the canvas",
      remedy: "place it by 'fillingAtMost: superview',"
        + " or make the canvas larger"
    ).warning()
  }

  fileprivate static let stretchedImage = Message(
    "stretched-image",
    "this picture comes out stretched",
    remedy: "write contentMode: scaleAspectFit, or scaleAspectFill with clips: true"
  ).warning()

  fileprivate static func unclippedCorner(_ child: String, castsShadow: Bool) -> Message {
    Message(
      "unclipped-corner",
      "the radius rounds this view alone: '\(child)' inside fills a corner",
      remedy: castsShadow
        ? "give '\(child)' the same cornerRadius, as clips: true would clip the shadow too"
        : "write clips: true"
    ).warning()
  }
}
