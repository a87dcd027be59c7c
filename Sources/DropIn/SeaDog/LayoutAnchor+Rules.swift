public import Foundation
public import SnaplineLayout
import SnaplineMakers

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
    constraint(.equal, to: anchor, constant: c, file: file, line: line)
      .holding(priority, as: identifier)
      .following(activationRule)
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
    constraint(.greaterThanOrEqual, to: anchor, constant: c, file: file, line: line)
      .holding(priority, as: identifier)
      .following(activationRule)
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
    constraint(.lessThanOrEqual, to: anchor, constant: c, file: file, line: line)
      .holding(priority, as: identifier)
      .following(activationRule)
  }
}
