public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

extension View {
  /// Adds a view with its leading, middle or trailing on the same edge of something else.
  ///
  ///     addSubview(bar, pinnedTo: .trailing, of: .safeArea, vertically: .center)
  ///
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinnedTo edge: HorizontalLayoutEdge,
    of other: XAxisLayout = .default,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(
      subview,
      pinning: edge,
      to: edge,
      of: other,
      vertically: vertically,
      insets: insets,
      spacing: spacing,
      file: file,
      line: line
    )
  }

  /// The same by another label.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinningTo edge: HorizontalLayoutEdge,
    of other: XAxisLayout = .default,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(
      subview,
      pinning: edge,
      to: edge,
      of: other,
      vertically: vertically,
      insets: insets,
      spacing: spacing,
      file: file,
      line: line
    )
  }

  /// Adds a view with one of its edges on any edge of something else.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinning edge: HorizontalLayoutEdge,
    to target: HorizontalLayoutEdge,
    of other: XAxisLayout = .default,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.pinningEdges, adding: subview, to: self, file, line).pinEdges(
      EdgePin(own: edge.point, to: target.point, of: other.x, spacing: spacing),
      across: vertically,
      insets: insets
    )
  }

  /// Adds a view that lies after a sibling.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinningAfter otherView: View,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(
      subview,
      pinning: .leading,
      to: .trailing,
      of: .relative(otherView),
      vertically: vertically,
      insets: insets,
      spacing: spacing,
      file: file,
      line: line
    )
  }

  /// Adds a view that lies before a sibling.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinningBefore otherView: View,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(
      subview,
      pinning: .trailing,
      to: .leading,
      of: .relative(otherView),
      vertically: vertically,
      insets: insets,
      spacing: spacing,
      file: file,
      line: line
    )
  }

  /// Adds a view that lies between two edges, each with its spacing.
  ///
  /// The last parameter has no effect, and is there so that existing code compiles.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinningLeadingTo leadingEdge: HorizontalLayoutEdge,
    of leading: XAxisLayout = .default,
    spacing leadingSpacing: CGFloat = Default.spacing,
    trailingTo trailingEdge: HorizontalLayoutEdge,
    of trailing: XAxisLayout = .default,
    spacing trailingSpacing: CGFloat = Default.spacing,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing _: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.pinningEdges, adding: subview, to: self, file, line).pinEdges(
      EdgePin(own: .start, to: leadingEdge.point, of: leading.x, spacing: leadingSpacing),
      EdgePin(own: .end, to: trailingEdge.point, of: trailing.x, spacing: trailingSpacing),
      across: vertically,
      insets: insets
    )
  }

  /// Puts one of this view's edges on an edge of something else.
  @discardableResult
  public func constrain(
    edge: HorizontalLayoutEdge,
    to target: HorizontalLayoutEdge,
    of other: XAxisLayout,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.pinningEdges, of: self, file, line).pinEdges(
      EdgePin(own: edge.point, to: target.point, of: other.x, spacing: spacing),
      across: vertically,
      insets: insets
    )
  }

  /// Puts this view between two edges, each with its spacing.
  ///
  /// The last parameter has no effect, and is there so that existing code compiles.
  @discardableResult
  public func constrain(
    leadingTo leadingEdge: HorizontalLayoutEdge,
    of leading: XAxisLayout,
    spacing leadingSpacing: CGFloat = Default.spacing,
    trailingTo trailingEdge: HorizontalLayoutEdge,
    of trailing: XAxisLayout,
    spacing trailingSpacing: CGFloat = Default.spacing,
    vertically: ConstrainedVerticalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing _: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.pinningEdges, of: self, file, line).pinEdges(
      EdgePin(own: .start, to: leadingEdge.point, of: leading.x, spacing: leadingSpacing),
      EdgePin(own: .end, to: trailingEdge.point, of: trailing.x, spacing: trailingSpacing),
      across: vertically,
      insets: insets
    )
  }
}
