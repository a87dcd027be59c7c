public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

/// Stacks of views in one call; each stack is hidden while nothing in it is visible.
extension View {
  /// Stacks views along an axis.
  public static func stacked(
    _ views: View...,
    axis: Axis,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView {
    stacked(
      views,
      axis: axis,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      insets: insets
    )
  }

  public static func stacked(
    _ views: [View],
    axis: Axis,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView {
    AutoHidingStackView(
      with: views,
      axis: axis,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      insets: insets
    )
  }

  /// Stacks views from the top down.
  public static func verticallyStacked(
    _ views: View...,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView {
    verticallyStacked(
      views,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      insets: insets
    )
  }

  public static func verticallyStacked(
    _ views: [View],
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView {
    AutoHidingStackView(
      with: views,
      axis: .vertical,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      insets: insets
    )
  }

  /// Stacks views in the direction of reading.
  public static func horizontallyStacked(
    _ views: View...,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView {
    horizontallyStacked(
      views,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      insets: insets
    )
  }

  public static func horizontallyStacked(
    _ views: [View],
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView {
    AutoHidingStackView(
      with: views,
      axis: .horizontal,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      insets: insets
    )
  }

  /// Stacks views from the top down, or side by side if there is little height.
  public static func autoAdjustingVerticallyStacked(
    _ views: View...,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView {
    autoAdjustingVerticallyStacked(
      views,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      insets: insets
    )
  }

  public static func autoAdjustingVerticallyStacked(
    _ views: [View],
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView {
    AutoAdjustingVerticalStackView(
      with: views,
      axis: .vertical,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      insets: insets
    )
  }

  /// Stacks views side by side, or from the top down at accessibility text sizes.
  public static func autoAdjustingHorizontallyStacked(
    _ views: View...,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView {
    autoAdjustingHorizontallyStacked(
      views,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      insets: insets
    )
  }

  public static func autoAdjustingHorizontallyStacked(
    _ views: [View],
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    insets: DirectionalEdgeInsets? = nil
  ) -> StackView {
    AutoAdjustingHorizontalStackView(
      with: views,
      axis: .horizontal,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      insets: insets
    )
  }
}
