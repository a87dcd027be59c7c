public import SnaplineGeometry
public import SnaplineLayout

/// Stacks of one view, which align it or keep it at a distance; each also as a static function.
extension View {
  // MARK: Aligning

  /// The view in a column, aligned across.
  public static func horizontally(
    _ view: View,
    alignment: StackView.Alignment,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView { verticallyStacked(view, alignment: alignment, insets: insets) }

  public func horizontally(
    aligned: StackView.Alignment,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView { View.horizontally(self, alignment: aligned, insets: insets) }

  /// The view in a row, aligned up or down.
  public static func vertically(
    _ view: View,
    alignment: StackView.Alignment,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView { horizontallyStacked(view, alignment: alignment, insets: insets) }

  public func vertically(
    aligned: StackView.Alignment,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView { View.vertically(self, alignment: aligned, insets: insets) }

  /// The view aligned both ways, in two stacks; the insets are the inner one's.
  public static func aligned(
    _ view: View,
    horizontally: StackView.Alignment = .fill,
    vertically: StackView.Alignment = .fill,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView {
    view.horizontally(aligned: horizontally, insets: insets).vertically(aligned: vertically)
  }

  public func aligned(
    horizontally: StackView.Alignment = .fill,
    vertically: StackView.Alignment = .fill,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView {
    View.aligned(self, horizontally: horizontally, vertically: vertically, insets: insets)
  }

  // MARK: Centering

  public static func horizontallyCentered(
    _ view: View,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView { horizontally(view, alignment: .center, insets: insets) }

  public func horizontallyCentered(insets: DirectionalEdgeInsets? = nil) -> StackView {
    View.horizontallyCentered(self, insets: insets)
  }

  public static func verticallyCentered(
    _ view: View,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView { vertically(view, alignment: .center, insets: insets) }

  public func verticallyCentered(insets: DirectionalEdgeInsets? = nil) -> StackView {
    View.verticallyCentered(self, insets: insets)
  }

  public static func centered(
    _ view: View,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView { aligned(view, horizontally: .center, vertically: .center, insets: insets) }

  public func centered(insets: DirectionalEdgeInsets? = nil) -> StackView {
    View.centered(self, insets: insets)
  }

  // MARK: Insetting

  public static func insetted(_ view: View, by insets: DirectionalEdgeInsets) -> StackView {
    verticallyStacked(view, insets: insets)
  }

  public func insetted(by insets: DirectionalEdgeInsets) -> StackView {
    View.insetted(self, by: insets)
  }
}
