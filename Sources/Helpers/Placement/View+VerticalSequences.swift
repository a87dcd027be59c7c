public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

extension View {
  /// Adds a view that fills the room below a sibling.
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
    HelperCall(.remainingSpace, adding: subview, to: self, file, line).pinEdges(
      EdgePin(own: .start, to: .end, of: .relative(otherView), spacing: spacing),
      EdgePin(own: .end, to: .end, of: bottom.y),
      across: horizontally,
      insets: insets
    )
  }

  /// Adds a view that fills the room above a sibling.
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
    HelperCall(.remainingSpace, adding: subview, to: self, file, line).pinEdges(
      EdgePin(own: .start, to: .start, of: top.y),
      EdgePin(own: .end, to: .start, of: .relative(otherView), spacing: spacing),
      across: horizontally,
      insets: insets
    )
  }

  /// Adds views one below the other from end to end, as in a stack, but without one.
  ///
  /// Insets are around all views. Other constraints have to decide which view stretches.
  public func addSubviewsVertically(
    _ views: [View],
    in vertically: VerticalAxisLayout = .default,
    horizontally: ConstrainedHorizontalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    addSequence(
      views,
      in: vertically,
      across: horizontally,
      insets: insets,
      spacing: spacing,
      file,
      line
    )
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
