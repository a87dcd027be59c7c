public import Foundation
public import SnaplineLayout

extension LayoutDimension {
  public func constraint(
    equalToConstant c: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(equalToConstant: c, file: file, line: line)
      .following(activationRule, at: priority, as: identifier)
  }

  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualToConstant: c, file: file, line: line)
      .following(activationRule, at: priority, as: identifier)
  }

  public func constraint(
    lessThanOrEqualToConstant c: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualToConstant: c, file: file, line: line)
      .following(activationRule, at: priority, as: identifier)
  }

  public func constraint(
    equalTo anchor: LayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: c, file: file, line: line)
      .following(activationRule, at: priority, as: identifier)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: c, file: file, line: line)
      .following(activationRule, at: priority, as: identifier)
  }

  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: c, file: file, line: line)
      .following(activationRule, at: priority, as: identifier)
  }
}
