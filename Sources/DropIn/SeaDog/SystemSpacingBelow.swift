public import Foundation
public import SnaplineLayout
import SnaplineMakers

extension LayoutYAxisAnchor {
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      .equal,
      to: anchor,
      constant: spacing(to: anchor, multiplier),
      file: file,
      line: line
    )
    .holding(priority, as: identifier)
    .following(activationRule)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      .greaterThanOrEqual,
      to: anchor,
      constant: spacing(to: anchor, multiplier),
      file: file,
      line: line
    )
    .holding(priority, as: identifier)
    .following(activationRule)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      .lessThanOrEqual,
      to: anchor,
      constant: spacing(to: anchor, multiplier),
      file: file,
      line: line
    )
    .holding(priority, as: identifier)
    .following(activationRule)
  }
}

/// The names that these functions had in Swift 4.0, and have in code that was written then.
extension LayoutYAxisAnchor {
  public func constraintEqualToSystemSpacingBelow(
    _ anchor: LayoutYAxisAnchor,
    multiplier: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      equalToSystemSpacingBelow: anchor,
      multiplier: multiplier,
      identifier: identifier,
      priority: priority,
      activationRule: activationRule,
      file: file,
      line: line
    )
  }

  public func constraintGreaterThanOrEqualToSystemSpacingBelow(
    _ anchor: LayoutYAxisAnchor,
    multiplier: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      greaterThanOrEqualToSystemSpacingBelow: anchor,
      multiplier: multiplier,
      identifier: identifier,
      priority: priority,
      activationRule: activationRule,
      file: file,
      line: line
    )
  }

  public func constraintLessThanOrEqualToSystemSpacingBelow(
    _ anchor: LayoutYAxisAnchor,
    multiplier: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      lessThanOrEqualToSystemSpacingBelow: anchor,
      multiplier: multiplier,
      identifier: identifier,
      priority: priority,
      activationRule: activationRule,
      file: file,
      line: line
    )
  }
}
