public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

extension View {
  /// Adds a view with its top, middle or bottom on the same edge of something else.
  ///
  ///     addSubview(bar, pinnedTo: .bottom, of: .safeArea, horizontally: .center)
  ///
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinnedTo edge: VerticalLayoutEdge,
    of other: YAxisLayout = .default,
    horizontally: ConstrainedHorizontalLayout = .default,
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
      horizontally: horizontally,
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
    pinningTo edge: VerticalLayoutEdge,
    of other: YAxisLayout = .default,
    horizontally: ConstrainedHorizontalLayout = .default,
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
      horizontally: horizontally,
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
    pinning edge: VerticalLayoutEdge,
    to target: VerticalLayoutEdge,
    of other: YAxisLayout = .default,
    horizontally: ConstrainedHorizontalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.pinningEdges, adding: subview, to: self, file, line).pinEdges(
      EdgePin(own: edge.point, to: target.point, of: other.y, spacing: spacing),
      across: horizontally,
      insets: insets
    )
  }

  /// Adds a view that lies below a sibling.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinningBelow otherView: View,
    horizontally: ConstrainedHorizontalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(
      subview,
      pinning: .top,
      to: .bottom,
      of: .relative(otherView),
      horizontally: horizontally,
      insets: insets,
      spacing: spacing,
      file: file,
      line: line
    )
  }

  /// Adds a view that lies above a sibling.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinningAbove otherView: View,
    horizontally: ConstrainedHorizontalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(
      subview,
      pinning: .bottom,
      to: .top,
      of: .relative(otherView),
      horizontally: horizontally,
      insets: insets,
      spacing: spacing,
      file: file,
      line: line
    )
  }

  /// Adds a view that lies between two edges.
  @discardableResult
  public func addSubview(
    _ subview: View,
    pinningTopTo topEdge: VerticalLayoutEdge,
    of top: YAxisLayout = .default,
    spacing topSpacing: CGFloat = Default.spacing,
    bottomTo bottomEdge: VerticalLayoutEdge,
    of bottom: YAxisLayout = .default,
    spacing bottomSpacing: CGFloat = Default.spacing,
    horizontally: ConstrainedHorizontalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.pinningEdges, adding: subview, to: self, file, line).pinEdges(
      EdgePin(own: .start, to: topEdge.point, of: top.y, spacing: topSpacing),
      EdgePin(own: .end, to: bottomEdge.point, of: bottom.y, spacing: bottomSpacing),
      across: horizontally,
      insets: insets
    )
  }

  /// Puts one of this view's edges on an edge of something else.
  @discardableResult
  public func constrain(
    edge: VerticalLayoutEdge,
    to target: VerticalLayoutEdge,
    of other: YAxisLayout,
    horizontally: ConstrainedHorizontalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    spacing: CGFloat = Default.spacing,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.pinningEdges, of: self, file, line).pinEdges(
      EdgePin(own: edge.point, to: target.point, of: other.y, spacing: spacing),
      across: horizontally,
      insets: insets
    )
  }

  /// Puts this view between two edges.
  @discardableResult
  public func constrain(
    topTo topEdge: VerticalLayoutEdge,
    of top: YAxisLayout,
    spacing topSpacing: CGFloat = Default.spacing,
    bottomTo bottomEdge: VerticalLayoutEdge,
    of bottom: YAxisLayout,
    spacing bottomSpacing: CGFloat = Default.spacing,
    horizontally: ConstrainedHorizontalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.pinningEdges, of: self, file, line).pinEdges(
      EdgePin(own: .start, to: topEdge.point, of: top.y, spacing: topSpacing),
      EdgePin(own: .end, to: bottomEdge.point, of: bottom.y, spacing: bottomSpacing),
      across: horizontally,
      insets: insets
    )
  }
}
