package import struct Foundation.CGFloat

extension LayoutAnchor {
  /// A constraint of any relation, made by what can't know where it stands written, as operators
  /// can't.
  package final func constraint(
    _ relation: LayoutConstraint.Relation,
    to other: LayoutAnchor<AnchorType>?,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> LayoutConstraint {
    relating(relation, to: other, multiplier: multiplier, constant, nil)
  }

  /// The view whose attribute this is, of a guide the view that owns it.
  package final var nearestView: View? { operand.node?.nearestView }
}
