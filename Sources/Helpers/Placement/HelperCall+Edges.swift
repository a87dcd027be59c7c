import SnaplineGeometry
import SnaplineLayout

import struct Foundation.CGFloat

/// One of a view's edges on one of something else's, some distance away.
struct EdgePin<Edge: LayoutEdge, Layout: SingleAxisLayout> {
  let own: Edge
  let to: Edge
  let of: Layout
  var spacing: CGFloat = 0
}

extension HelperCall {
  /// Pins edges on one axis, and lets the other axis say how the view stands there.
  ///
  /// What the other axis asks for comes first, as in all helpers' lists.
  @discardableResult
  func pinEdges<Span: SpanLayout>(
    _ pins: [EdgePin<some LayoutEdge, some SingleAxisLayout>],
    across: ConstrainedLayout<Span, Span.Middle>,
    insets: DirectionalEdgeInsets
  ) -> ConstraintsList {
    let others = pins.map(\.of.axis)
    let crossing = across.constraints(
      by: self,
      following: others,
      insets: insets.along(Span.axis)
    )
    return activate(crossing + pins.map { pin($0, insets.along(Span.axis.crossing)) })
  }

  /// Spacing goes away from an edge at an end; a centre moves toward the start.
  private func pin<Edge: LayoutEdge>(
    _ pin: EdgePin<Edge, some SingleAxisLayout>,
    _ insets: AxisInsets
  ) -> LayoutConstraint? {
    let spacing = defaults.spacing(pin.spacing)
    let constant: CGFloat =
      switch pin.own.point {
      case .start: -spacing - insets.start
      case .center: spacing - insets.start + insets.end
      case .end: spacing + insets.end
      }
    return hold(Edge.axis, pin.own.point, at: pin.to.point, of: pin.of.axis, constant: constant)
  }
}
