public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

extension View {
  /// Adds a view that fills what is left below a sibling.
  @discardableResult
  public func addSubview(
    _ subview: View,
    fillingRemainingSpaceBelow otherView: View,
    in bottom: YAxisLayout = .default,
    horizontally: ConstrainedHorizontalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    add(subview, file, line)
    let call = HelperCall(.remainingSpace, of: subview, file, line)
    return call.pinEdges(
      [
        EdgePin<VerticalLayoutEdge, YAxisLayout>(
          own: .top,
          to: .bottom,
          of: .relative(otherView),
          spacing: spacing
        ),
        EdgePin(own: .bottom, to: .bottom, of: bottom),
      ],
      across: horizontally,
      insets: call.defaults.insets(insets)
    )
  }

  /// Adds a view that fills what is left above a sibling.
  @discardableResult
  public func addSubview(
    _ subview: View,
    fillingRemainingSpaceAbove otherView: View,
    in top: YAxisLayout = .default,
    horizontally: ConstrainedHorizontalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    add(subview, file, line)
    let call = HelperCall(.remainingSpace, of: subview, file, line)
    return call.pinEdges(
      [
        EdgePin<VerticalLayoutEdge, YAxisLayout>(own: .top, to: .top, of: top),
        EdgePin(own: .bottom, to: .top, of: .relative(otherView), spacing: spacing),
      ],
      across: horizontally,
      insets: call.defaults.insets(insets)
    )
  }

  /// Adds views one below the other from end to end, as a stack stands but without one.
  ///
  /// Insets lie around them all; something else has to say which of them stretches.
  public func addSubviewsVertically(
    _ views: [View],
    in vertically: VerticalAxisLayout = .default,
    horizontally: ConstrainedHorizontalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let defaults = Defaults.current
    let all = defaults.insets(insets)
    let horizontally = horizontally.explicit(
      in: HorizontalAxisLayout(start: vertically.start, end: vertically.end),
      defaults
    )
    for (place, view) in views.enumerated() {
      add(view, file, line)
      let (before, isLast) = (place == 0 ? nil : views[place - 1], place == views.count - 1)
      var insets = all
      if before != nil { insets.top = 0 }
      if !isLast { insets.bottom = 0 }
      var pins: [EdgePin<VerticalLayoutEdge, YAxisLayout>] = []
      pins.append(
        before.map {
          EdgePin(own: .top, to: .bottom, of: .relative($0), spacing: spacing)
        } ?? EdgePin(own: .top, to: .top, of: YAxisLayout(vertically.start))
      )
      if isLast { pins.append(EdgePin(own: .bottom, to: .bottom, of: YAxisLayout(vertically.end))) }
      HelperCall(.sequence, of: view, file, line).pinEdges(
        pins,
        across: horizontally,
        insets: insets
      )
    }
  }

  /// Adds views one below the other from end to end.
  public func addSubviewsVertically(
    _ views: View...,
    in vertically: VerticalAxisLayout = .default,
    horizontally: ConstrainedHorizontalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    addSubviewsVertically(
      views,
      in: vertically,
      horizontally: horizontally,
      insets: insets,
      spacing: spacing,
      file: file,
      line: line
    )
  }
}
