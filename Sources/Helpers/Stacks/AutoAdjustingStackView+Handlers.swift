public import Foundation
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout

/// How a stack may stand: everything that a handler sets.
struct StackStance {
  var axis: Axis
  var alignment = StackView.Alignment.fill
  var distribution = StackView.Distribution.fill
  var spacing: CGFloat = 0

  /// The same but for what is said.
  func with(
    axis: Axis?,
    alignment: StackView.Alignment?,
    distribution: StackView.Distribution?,
    spacing: CGFloat?
  ) -> StackStance {
    StackStance(
      axis: axis ?? self.axis,
      alignment: alignment ?? self.alignment,
      distribution: distribution ?? self.distribution,
      spacing: spacing ?? self.spacing
    )
  }

  func apply(to stack: StackView) {
    stack.axis = axis
    stack.alignment = alignment
    stack.distribution = distribution
    stack.spacing = spacing
  }
}

extension AutoAdjustingStackView.ConfigurationUpdateHandler {
  /// A row, and a column at accessibility text sizes.
  public static func horizontallyRegularVerticallyAccessibility(
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    accessibilityAlignment: StackView.Alignment? = nil,
    accessibilityDistribution: StackView.Distribution? = nil,
    accessibilitySpacing: CGFloat? = nil
  ) -> Self {
    regularWithAlternative(
      axis: .horizontal,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      alternativeAxis: .vertical,
      alternativeAlignment: accessibilityAlignment,
      alternativeDistribution: accessibilityDistribution,
      alternativeSpacing: accessibilitySpacing,
      isAlternative: { $0.traits.preferredContentSizeCategory.isAccessibilityCategory }
    )
  }

  /// One arrangement, and an alternative while a closure returns true.
  ///
  /// Settings that the alternative doesn't have are those of the first arrangement.
  public static func regularWithAlternative(
    axis: Axis,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    alternativeAxis: Axis? = nil,
    alternativeAlignment: StackView.Alignment? = nil,
    alternativeDistribution: StackView.Distribution? = nil,
    alternativeSpacing: CGFloat? = nil,
    isAlternative: @escaping (AutoAdjustingStackView) -> Bool
  ) -> Self {
    let regular = StackStance(
      axis: axis,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing
    )
    let alternative = regular.with(
      axis: alternativeAxis,
      alignment: alternativeAlignment,
      distribution: alternativeDistribution,
      spacing: alternativeSpacing
    )
    return Self { stack in (isAlternative(stack) ? alternative : regular).apply(to: stack) }
  }

  /// The same, while a condition holds for the stack.
  public static func regularWithAlternative(
    axis: Axis,
    alignment: StackView.Alignment = .fill,
    distribution: StackView.Distribution = .fill,
    spacing: CGFloat = 0,
    alternativeAxis: Axis? = nil,
    alternativeAlignment: StackView.Alignment? = nil,
    alternativeDistribution: StackView.Distribution? = nil,
    alternativeSpacing: CGFloat? = nil,
    isAlternative condition: View.Condition
  ) -> Self {
    var handler = regularWithAlternative(
      axis: axis,
      alignment: alignment,
      distribution: distribution,
      spacing: spacing,
      alternativeAxis: alternativeAxis,
      alternativeAlignment: alternativeAlignment,
      alternativeDistribution: alternativeDistribution,
      alternativeSpacing: alternativeSpacing,
      isAlternative: { condition.holds(for: $0) }
    )
    handler.conditions = [condition]
    return handler
  }
}
