public import SnaplineGeometry
public import SnaplineLayout

extension View {
  /// Adds a view that is aligned on both axes and never leaves the areas that it is aligned in.
  ///
  ///     addSubview(note, aligningVerticallyTo: .center, horizontallyTo: .leading, insets: .all(8))
  ///
  @discardableResult
  public func addSubview(
    _ subview: View,
    aligningVerticallyTo verticalEdges: ConstrainedVerticalLayout,
    horizontallyTo horizontalEdges: ConstrainedHorizontalLayout,
    insets: DirectionalEdgeInsets = Default.insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.aligning, adding: subview, to: self, file, line)
      .align(horizontally: horizontalEdges, vertically: verticalEdges, insets)
  }

  /// Adds a view that is aligned vertically, and fills its superview horizontally.
  @discardableResult
  public func addSubview(
    _ subview: View,
    aligningVerticallyTo verticalEdges: ConstrainedVerticalLayout,
    insets: DirectionalEdgeInsets = Default.insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(
      subview,
      aligningVerticallyTo: verticalEdges,
      horizontallyTo: .default,
      insets: insets,
      file: file,
      line: line
    )
  }

  /// Adds a view that is aligned horizontally, and fills its superview vertically.
  @discardableResult
  public func addSubview(
    _ subview: View,
    aligningHorizontallyTo horizontalEdges: ConstrainedHorizontalLayout = .default,
    insets: DirectionalEdgeInsets = Default.insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(
      subview,
      aligningVerticallyTo: .default,
      horizontallyTo: horizontalEdges,
      insets: insets,
      file: file,
      line: line
    )
  }

  /// Aligned on both axes, by another label.
  @discardableResult
  public func addSubview(
    _ subview: View,
    aligningVerticallyTo verticalEdges: ConstrainedVerticalLayout,
    horizontally horizontalEdges: ConstrainedHorizontalLayout,
    insets: DirectionalEdgeInsets = Default.insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(
      subview,
      aligningVerticallyTo: verticalEdges,
      horizontallyTo: horizontalEdges,
      insets: insets,
      file: file,
      line: line
    )
  }

  /// The same for calls that have the horizontal layout first and the vertical one after it.
  @_disfavoredOverload
  @discardableResult
  public func addSubview(
    _ subview: View,
    aligningVerticallyTo horizontalEdges: ConstrainedHorizontalLayout,
    horizontally verticalEdges: ConstrainedVerticalLayout,
    insets: DirectionalEdgeInsets = Default.insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    addSubview(
      subview,
      aligningVerticallyTo: verticalEdges,
      horizontallyTo: horizontalEdges,
      insets: insets,
      file: file,
      line: line
    )
  }

  /// Aligns this view on both axes in its superview.
  @discardableResult
  public func constrain(
    vertically: ConstrainedVerticalLayout,
    horizontally: ConstrainedHorizontalLayout,
    insets: DirectionalEdgeInsets = Default.insets,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintsList {
    HelperCall(.aligning, of: self, file, line)
      .align(horizontally: horizontally, vertically: vertically, insets)
  }
}

extension HelperCall {
  fileprivate func align(
    horizontally: ConstrainedHorizontalLayout,
    vertically: ConstrainedVerticalLayout,
    _ insets: DirectionalEdgeInsets
  ) -> ConstraintsList {
    let insets = defaults.insets(insets)
    stand(horizontally, following: [.default], insets: insets[.horizontal])
    stand(vertically, following: [.default], insets: insets[.vertical])
    return activate()
  }
}
