public import Foundation
public import SnaplineLayout

extension LayoutXAxisAnchor {
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      equalToSystemSpacingAfter: anchor,
      multiplier: multiplier,
      file: file,
      line: line
    )
    .following(activationRule, at: priority, as: identifier)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      greaterThanOrEqualToSystemSpacingAfter: anchor,
      multiplier: multiplier,
      file: file,
      line: line
    )
    .following(activationRule, at: priority, as: identifier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      lessThanOrEqualToSystemSpacingAfter: anchor,
      multiplier: multiplier,
      file: file,
      line: line
    )
    .following(activationRule, at: priority, as: identifier)
  }
}

/// The names that these functions had in Swift 4.0, and have in code that was written then.
extension LayoutXAxisAnchor {
  public func constraintEqualToSystemSpacingAfter(
    _ anchor: LayoutXAxisAnchor,
    multiplier: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      equalToSystemSpacingAfter: anchor,
      multiplier: multiplier,
      identifier: identifier,
      priority: priority,
      activationRule: activationRule,
      file: file,
      line: line
    )
  }

  public func constraintGreaterThanOrEqualToSystemSpacingAfter(
    _ anchor: LayoutXAxisAnchor,
    multiplier: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      greaterThanOrEqualToSystemSpacingAfter: anchor,
      multiplier: multiplier,
      identifier: identifier,
      priority: priority,
      activationRule: activationRule,
      file: file,
      line: line
    )
  }

  public func constraintLessThanOrEqualToSystemSpacingAfter(
    _ anchor: LayoutXAxisAnchor,
    multiplier: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      lessThanOrEqualToSystemSpacingAfter: anchor,
      multiplier: multiplier,
      identifier: identifier,
      priority: priority,
      activationRule: activationRule,
      file: file,
      line: line
    )
  }
}
