public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

/// Stacks that a closure or a condition sets up.
extension View {
  /// Stacks views as a handler says, now and after changes.
  public static func stacked(
    _ views: View...,
    insets: DirectionalEdgeInsets? = nil,
    handler: AutoAdjustingStackView.ConfigurationUpdateHandler
  ) -> AutoAdjustingStackView {
    stacked(
      views,
      insets: insets,
      handler: handler
    )
  }

  public static func stacked(
    _ views: [View],
    insets: DirectionalEdgeInsets? = nil,
    handler: AutoAdjustingStackView.ConfigurationUpdateHandler
  ) -> AutoAdjustingStackView {
    AutoAdjustingStackView(with: views, insets: insets, handler: handler)
  }

  /// Stacks views as a closure says, now and after changes of traits.
  public static func stacked(
    _ views: View...,
    insets: DirectionalEdgeInsets? = nil,
    handler: @escaping AutoAdjustingStackView.ConfigurationUpdateHandler.Callback
  ) -> AutoAdjustingStackView {
    stacked(
      views,
      insets: insets,
      handler: handler
    )
  }

  public static func stacked(
    _ views: [View],
    insets: DirectionalEdgeInsets? = nil,
    handler: @escaping AutoAdjustingStackView.ConfigurationUpdateHandler.Callback
  ) -> AutoAdjustingStackView {
    stacked(views, insets: insets, handler: .custom(handler))
  }

  /// Stacks views in one way, and in another way while a closure returns true.
  public static func stacked(
    _ views: View...,
    axis: Axis,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    alternativeAxis: Axis? = nil,
    alternativeAlignment: StackView.Alignment? = nil,
    alternativeDistribution: StackView.Distribution? = nil,
    alternativeSpacing: CGFloat? = nil,
    insets: DirectionalEdgeInsets? = nil,
    isAlternative: @escaping (AutoAdjustingStackView) -> Bool
  ) -> AutoAdjustingStackView {
    stacked(
      views,
      axis: axis,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      alternativeAxis: alternativeAxis,
      alternativeAlignment: alternativeAlignment,
      alternativeDistribution: alternativeDistribution,
      alternativeSpacing: alternativeSpacing,
      insets: insets,
      isAlternative: isAlternative
    )
  }

  public static func stacked(
    _ views: [View],
    axis: Axis,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    alternativeAxis: Axis? = nil,
    alternativeAlignment: StackView.Alignment? = nil,
    alternativeDistribution: StackView.Distribution? = nil,
    alternativeSpacing: CGFloat? = nil,
    insets: DirectionalEdgeInsets? = nil,
    isAlternative: @escaping (AutoAdjustingStackView) -> Bool
  ) -> AutoAdjustingStackView {
    let handler = AutoAdjustingStackView.ConfigurationUpdateHandler.regularWithAlternative(
      axis: axis,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      alternativeAxis: alternativeAxis,
      alternativeAlignment: alternativeAlignment,
      alternativeDistribution: alternativeDistribution,
      alternativeSpacing: alternativeSpacing,
      isAlternative: isAlternative
    )
    return stacked(views, insets: insets, handler: handler)
  }

  /// Stacks views in one way, and in another way while a condition holds for the stack.
  public static func stacked(
    _ views: View...,
    axis: Axis,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    alternativeAxis: Axis? = nil,
    alternativeAlignment: StackView.Alignment? = nil,
    alternativeDistribution: StackView.Distribution? = nil,
    alternativeSpacing: CGFloat? = nil,
    insets: DirectionalEdgeInsets? = nil,
    isAlternative: View.Condition
  ) -> AutoAdjustingStackView {
    stacked(
      views,
      axis: axis,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      alternativeAxis: alternativeAxis,
      alternativeAlignment: alternativeAlignment,
      alternativeDistribution: alternativeDistribution,
      alternativeSpacing: alternativeSpacing,
      insets: insets,
      isAlternative: isAlternative
    )
  }

  public static func stacked(
    _ views: [View],
    axis: Axis,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    alternativeAxis: Axis? = nil,
    alternativeAlignment: StackView.Alignment? = nil,
    alternativeDistribution: StackView.Distribution? = nil,
    alternativeSpacing: CGFloat? = nil,
    insets: DirectionalEdgeInsets? = nil,
    isAlternative: View.Condition
  ) -> AutoAdjustingStackView {
    let handler = AutoAdjustingStackView.ConfigurationUpdateHandler.regularWithAlternative(
      axis: axis,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      alternativeAxis: alternativeAxis,
      alternativeAlignment: alternativeAlignment,
      alternativeDistribution: alternativeDistribution,
      alternativeSpacing: alternativeSpacing,
      isAlternative: isAlternative
    )
    return stacked(views, insets: insets, handler: handler)
  }

  /// Stacks views side by side, and from the top down at accessibility text sizes.
  public static func accessibilityAdjustingHorizontallyStacked(
    _ views: View...,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    accessibilityAlignment: StackView.Alignment? = nil,
    accessibilityDistribution: StackView.Distribution? = nil,
    accessibilitySpacing: CGFloat? = nil,
    insets: DirectionalEdgeInsets? = nil
  ) -> AutoAdjustingStackView {
    accessibilityAdjustingHorizontallyStacked(
      views,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      accessibilityAlignment: accessibilityAlignment,
      accessibilityDistribution: accessibilityDistribution,
      accessibilitySpacing: accessibilitySpacing,
      insets: insets
    )
  }

  public static func accessibilityAdjustingHorizontallyStacked(
    _ views: [View],
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    accessibilityAlignment: StackView.Alignment? = nil,
    accessibilityDistribution: StackView.Distribution? = nil,
    accessibilitySpacing: CGFloat? = nil,
    insets: DirectionalEdgeInsets? = nil
  ) -> AutoAdjustingStackView {
    stacked(
      views,
      insets: insets,
      handler: .horizontallyRegularVerticallyAccessibility(
        alignment: alignment,
        distribution: distribution,
        spacing: spacing,
        accessibilityAlignment: accessibilityAlignment,
        accessibilityDistribution: accessibilityDistribution,
        accessibilitySpacing: accessibilitySpacing
      )
    )
  }
}
