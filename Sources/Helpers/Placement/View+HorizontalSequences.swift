public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

extension View {
  /// Adds a view that fills what is left after a sibling.
  @discardableResult
  public func addSubview(
    _ subview: View,
    fillingRemainingSpaceAfter otherView: View,
    in trailing: XAxisLayout = .default,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    add(subview, file, line)
    let call = HelperCall(.remainingSpace, of: subview, file, line)
    return call.pinEdges(
      [
        EdgePin<HorizontalLayoutEdge, XAxisLayout>(
          own: .leading,
          to: .trailing,
          of: .relative(otherView),
          spacing: spacing
        ),
        EdgePin(own: .trailing, to: .trailing, of: trailing),
      ],
      across: vertically,
      insets: call.defaults.insets(insets)
    )
  }

  /// Adds a view that fills what is left before a sibling.
  @discardableResult
  public func addSubview(
    _ subview: View,
    fillingRemainingSpaceBefore otherView: View,
    in leading: XAxisLayout = .default,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    add(subview, file, line)
    let call = HelperCall(.remainingSpace, of: subview, file, line)
    return call.pinEdges(
      [
        EdgePin<HorizontalLayoutEdge, XAxisLayout>(own: .leading, to: .leading, of: leading),
        EdgePin(own: .trailing, to: .leading, of: .relative(otherView), spacing: spacing),
      ],
      across: vertically,
      insets: call.defaults.insets(insets)
    )
  }

  /// Adds views one after the other from end to end, as a stack stands but without one.
  ///
  /// Insets lie around them all; something else has to say which of them stretches.
  public func addSubviewsHorizontally(
    _ views: [View],
    in horizontally: HorizontalAxisLayout = .default,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let defaults = Defaults.current
    let all = defaults.insets(insets)
    let vertically = vertically.explicit(
      in: VerticalAxisLayout(start: horizontally.start, end: horizontally.end),
      defaults
    )
    for (place, view) in views.enumerated() {
      add(view, file, line)
      let (before, isLast) = (place == 0 ? nil : views[place - 1], place == views.count - 1)
      var insets = all
      if before != nil { insets.leading = 0 }
      if !isLast { insets.trailing = 0 }
      var pins: [EdgePin<HorizontalLayoutEdge, XAxisLayout>] = []
      pins.append(
        before.map {
          EdgePin(own: .leading, to: .trailing, of: .relative($0), spacing: spacing)
        } ?? EdgePin(own: .leading, to: .leading, of: XAxisLayout(horizontally.start))
      )
      if isLast {
        pins.append(EdgePin(own: .trailing, to: .trailing, of: XAxisLayout(horizontally.end)))
      }
      HelperCall(.sequence, of: view, file, line).pinEdges(pins, across: vertically, insets: insets)
    }
  }

  /// Adds views one after the other from end to end.
  public func addSubviewsHorizontally(
    _ views: View...,
    in horizontally: HorizontalAxisLayout = .default,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    addSubviewsHorizontally(
      views,
      in: horizontally,
      vertically: vertically,
      insets: insets,
      spacing: spacing,
      file: file,
      line: line
    )
  }
}
