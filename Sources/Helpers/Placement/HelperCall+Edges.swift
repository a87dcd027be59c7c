package import SnaplineGeometry
package import SnaplineLayout

package import struct Foundation.CGFloat

/// One of a view's edges on one of something else's, some distance away.
package struct EdgePin {
  var own: AxisPoint
  var to: AxisPoint
  var of: LayoutAnchorable
  var spacing: CGFloat = 0

  package init(own: AxisPoint, to: AxisPoint, of: LayoutAnchorable, spacing: CGFloat = 0) {
    (self.own, self.to, self.of, self.spacing) = (own, to, of, spacing)
  }
}

extension HelperCall {
  /// Pins edges on one axis, lets the other axis say how the view stands there, and activates it all.
  ///
  /// What the other axis asks for comes first, as in all helpers' lists.
  @discardableResult
  func pinEdges<Span: SpanLayout>(
    _ pins: EdgePin...,
    across layout: ConstrainedLayout<Span, Span.Middle>,
    insets: DirectionalEdgeInsets
  ) -> ConstraintsList { pinEdges(pins, across: layout, insets: insets) }

  fileprivate func pinEdges<Span: SpanLayout>(
    _ pins: [EdgePin],
    across layout: ConstrainedLayout<Span, Span.Middle>,
    insets: DirectionalEdgeInsets
  ) -> ConstraintsList {
    let insets = defaults.insets(insets)
    stand(layout, following: pins.map { $0.of }, insets: insets[Span.axis])
    for pin in pins { self.pin(pin, on: Span.axis.crossing, insets[Span.axis.crossing]) }
    return activate()
  }

  /// Spacing goes away from an edge at an end; a centre moves toward the start.
  private func pin(_ pin: EdgePin, on axis: Axis, _ insets: AxisInsets) {
    let spacing = defaults.spacing(pin.spacing)
    let constant: CGFloat =
      switch pin.own {
      case .start: -spacing - insets.start
      case .center: spacing - insets.start + insets.end
      case .end: spacing + insets.end
      }
    hold(axis, pin.own, at: pin.to, of: pin.of, constant: constant)
  }
}

extension View {
  /// Pins edges of this view from top to bottom, and stands it across.
  package func constrain(
    pinning pins: [EdgePin],
    horizontally layout: ConstrainedHorizontalLayout,
    insets: DirectionalEdgeInsets
  ) {
    let call = HelperCall(.pinningEdges, of: self, #fileID, #line)
    _ = call.pinEdges(pins, across: layout, insets: insets)
  }

  /// Pins edges of this view from its leading to its trailing edge, and stands it up and down.
  package func constrain(
    pinning pins: [EdgePin],
    vertically layout: ConstrainedVerticalLayout,
    insets: DirectionalEdgeInsets
  ) {
    let call = HelperCall(.pinningEdges, of: self, #fileID, #line)
    _ = call.pinEdges(pins, across: layout, insets: insets)
  }

  /// Adds views one behind the other from end to end of a span, insets around them all.
  func addSequence<Along: SpanLayout, Across: SpanLayout>(
    _ views: [View],
    in span: Along,
    across layout: ConstrainedLayout<Across, Across.Middle>,
    insets: DirectionalEdgeInsets,
    spacing: CGFloat,
    _ file: StaticString,
    _ line: UInt
  ) {
    let defaults = Defaults.current
    let layout = layout.explicit(in: Across(start: span.start, end: span.end), defaults)
    var before: View?
    for (place, view) in views.enumerated() {
      let isLast = place == views.count - 1
      var insets = defaults.insets(insets)
      if before != nil { insets[Along.axis].start = 0 }
      if !isLast { insets[Along.axis].end = 0 }
      let start =
        before.map { EdgePin(own: .start, to: .end, of: .relative($0), spacing: spacing) }
        ?? EdgePin(own: .start, to: .start, of: span.start)
      let call = HelperCall(.sequence, adding: view, to: self, file, line)
      if isLast {
        let end = EdgePin(own: .end, to: .end, of: span.end)
        call.pinEdges(start, end, across: layout, insets: insets)
      } else {
        call.pinEdges(start, across: layout, insets: insets)
      }
      before = view
    }
  }
}
