public import Foundation
public import SnaplineLayout

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
      equalToSystemSpacingBelow: anchor,
      multiplier: multiplier,
      file: file,
      line: line
    )
    .following(activationRule, at: priority, as: identifier)
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
      greaterThanOrEqualToSystemSpacingBelow: anchor,
      multiplier: multiplier,
      file: file,
      line: line
    )
    .following(activationRule, at: priority, as: identifier)
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
      lessThanOrEqualToSystemSpacingBelow: anchor,
      multiplier: multiplier,
      file: file,
      line: line
    )
    .following(activationRule, at: priority, as: identifier)
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
