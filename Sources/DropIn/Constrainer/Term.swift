import Foundation
import SnaplineLayout
import SnaplineMakers

/// A side of a comparison: an attribute of an item, and what is done to it.
///
/// On the left only the attribute counts.
struct Term<AnchorType: AnyObject> {
  let anchor: LayoutAnchor<AnchorType>
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  /// How strongly the comparison holds; required where nobody says it.
  var priority: LayoutPriority?

  /// Makes the comparison hold from now on.
  func compare(_ relation: LayoutConstraint.Relation, with other: Term) -> LayoutConstraint {
    activated(
      anchor.constraint(
        relation,
        to: other.anchor,
        multiplier: other.multiplier,
        constant: other.constant
      ),
      other.priority
    )
  }

  /// Makes the comparison with a number hold from now on.
  func compare(
    _ relation: LayoutConstraint.Relation,
    with constant: CGFloat,
    _ priority: LayoutPriority? = nil
  ) -> LayoutConstraint {
    activated(
      anchor.constraint(relation, to: nil, multiplier: 1, constant: constant),
      priority
    )
  }

  private func activated(
    _ constraint: LayoutConstraint,
    _ priority: LayoutPriority?
  ) -> LayoutConstraint {
    anchor.nearestView?.translatesAutoresizingMaskIntoConstraints = false
    let constraint = constraint.holding(priority ?? .required)
    constraint.isActive = true
    return constraint
  }
}
