public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

extension View {
  /// Adds a view that fills the room after a sibling.
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
    HelperCall(.remainingSpace, adding: subview, to: self, file, line).pinEdges(
      EdgePin(own: .start, to: .end, of: .relative(otherView), spacing: spacing),
      EdgePin(own: .end, to: .end, of: trailing.x),
      across: vertically,
      insets: insets
    )
  }

  /// Adds a view that fills the room before a sibling.
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
    HelperCall(.remainingSpace, adding: subview, to: self, file, line).pinEdges(
      EdgePin(own: .start, to: .start, of: leading.x),
      EdgePin(own: .end, to: .start, of: .relative(otherView), spacing: spacing),
      across: vertically,
      insets: insets
    )
  }

  /// Adds views one after the other from end to end, as in a stack, but without one.
  ///
  /// Insets are around all views. Other constraints have to decide which view stretches.
  public func addSubviewsHorizontally(
    _ views: [View],
    in horizontally: HorizontalAxisLayout = .default,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    addSequence(
      views,
      in: horizontally,
      across: vertically,
      insets: insets,
      spacing: spacing,
      file,
      line
    )
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
