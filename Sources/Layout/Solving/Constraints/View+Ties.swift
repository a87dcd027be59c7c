import Foundation

extension View {
  /// Makes a constraint of the class's own, and holds it: no author's, and it gives way after theirs.
  func tie(
    _ role: LayoutConstraint.Role,
    _ first: LayoutNode,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ second: LayoutNode?,
    _ otherAttribute: LayoutConstraint.Attribute = .notAnAttribute,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0,
    at priority: LayoutPriority = .required
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint()
    constraint.define(
      (first, attribute),
      relation,
      second.map { ($0, otherAttribute) },
      multiplier: multiplier,
      constant: constant,
      origin: nil
    )
    constraint.priority = priority
    constraint.role = role
    install(constraint)
    return constraint
  }
}
