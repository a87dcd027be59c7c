public import Foundation
public import SnaplineLayout
import SnaplineMakers

extension LayoutDimension {
  public func constraint(
    equalToConstant c: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, to: nil, constant: c, file: file, line: line)
      .holding(priority, as: identifier)
      .following(activationRule)
  }

  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: nil, constant: c, file: file, line: line)
      .holding(priority, as: identifier)
      .following(activationRule)
  }

  public func constraint(
    lessThanOrEqualToConstant c: CGFloat,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: nil, constant: c, file: file, line: line)
      .holding(priority, as: identifier)
      .following(activationRule)
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
    constraint(.equal, to: anchor, multiplier: m, constant: c, file: file, line: line)
      .holding(priority, as: identifier)
      .following(activationRule)
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
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c, file: file, line: line)
      .holding(priority, as: identifier)
      .following(activationRule)
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
    constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c, file: file, line: line)
      .holding(priority, as: identifier)
      .following(activationRule)
  }
}
