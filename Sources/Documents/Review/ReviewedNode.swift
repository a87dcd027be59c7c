import SnaplineControls
import SnaplineDesigns
import SnaplineGeometry
import SnaplineLayout

/// A view of a design, with what its element says at any size.
///
/// A tree may be looked over at one size after the other, and asks its elements once.
final class ReviewedNode {
  let element: Element
  let view: View
  let children: [ReviewedNode]
  /// Whether its text ends where it is too long as somebody wrote.
  let cutsText: Bool
  /// Whether somebody wrote that it has round corners.
  let roundsCorners: Bool
  /// Whether some key is written that does nothing in some places.
  let mayHaveIdleKeys: Bool
  /// Whether it shows content that is cut where it is shorter than that.
  var isRigid: Bool { view.isRigid }
  /// Whether it, or a view in it, paints up to its edges.
  private(set) lazy var mayPaintItsShape: Bool =
    view.paintsItsShape || children.contains(where: \.mayPaintItsShape)
  private let isWidthBounded: Bool
  private let isHeightBounded: Bool

  init(_ built: TreeBuilder.Built) {
    (element, view) = (built.element, built.view)
    children = built.children.map(ReviewedNode.init)
    cutsText = element.values[LabelWords.lineBreak]?.cutsText ?? false
    roundsCorners = element.values.span(of: ViewWords.cornerRadius) != nil
    mayHaveIdleKeys =
      view is ChartView || Review.keysThatMayBeIdle.contains(where: element.values.says)
    isWidthBounded = element.isBounded(on: .horizontal)
    isHeightBounded = element.isBounded(on: .vertical)
  }

  /// Whether its element says how long it is on an axis, or at most.
  func isBounded(on axis: Axis) -> Bool {
    axis == .horizontal ? isWidthBounded : isHeightBounded
  }
}

/// On each axis a view whose element says how long it is.
struct SizedNodes {
  var horizontal: ReviewedNode?
  var vertical: ReviewedNode?

  func node(on axis: Axis) -> ReviewedNode? { axis == .horizontal ? horizontal : vertical }
}
