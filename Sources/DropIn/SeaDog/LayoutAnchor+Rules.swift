public import Foundation
public import SnaplineLayout

/// The anchors' own functions, with the constraint's name, priority and rule in the call.
extension LayoutAnchor {
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>,
    constant c: CGFloat = 0,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: c, file: file, line: line)
      .following(activationRule, at: priority, as: identifier)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant c: CGFloat = 0,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: c, file: file, line: line)
      .following(activationRule, at: priority, as: identifier)
  }

  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant c: CGFloat = 0,
    identifier: String? = nil,
    priority: LayoutPriority = .required,
    activationRule: ConstraintActivationRule = .always,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: c, file: file, line: line)
      .following(activationRule, at: priority, as: identifier)
  }
}
