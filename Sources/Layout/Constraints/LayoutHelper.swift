package import struct Foundation.CGFloat

/// The high-level calls that constraints come from; as small as a byte, because each constraint keeps
/// one.
package enum LayoutHelper: UInt8, Sendable, CaseIterable {
  case filling, fillingAtMost, centering, pinning, pinningEdges, remainingSpace, sequence, aligning
  case size, aspectRatio, fixedSize

  /// What the call is for, behind the words for a constraint that it made.
  package var purpose: String {
    switch self {
    case .filling: "to fill"
    case .fillingAtMost: "to fill at most"
    case .centering: "to centre"
    case .pinning: "to pin a position"
    case .pinningEdges: "to pin an edge"
    case .remainingSpace: "to fill the remaining space"
    case .sequence: "to stand in a sequence"
    case .aligning: "to align"
    case .size: "for its size"
    case .aspectRatio: "for its aspect ratio"
    case .fixedSize: "for its fixed size"
    }
  }
}

extension LayoutConstraint {
  /// The call that made the constraint, where it was a helper.
  package final var helper: LayoutHelper? { origin?.helper }

  /// Whether a constant counts toward trailing between centres too, as helpers promise of offsets.
  final var offsetsFollowReading: Bool {
    terms.attribute == .centerX && origin?.helper != nil
  }
}

extension LayoutAnchor {
  /// A constraint of any relation, made by a helper or another vocabulary that stands written at a
  /// place.
  package final func constraint(
    _ relation: LayoutConstraint.Relation,
    to other: LayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1,
    constant: CGFloat,
    by helper: LayoutHelper? = nil,
    file: StaticString,
    line: UInt
  ) -> LayoutConstraint {
    relating(
      relation,
      to: other,
      multiplier: multiplier,
      constant,
      Origin(file: file, line: line, helper: helper)
    )
  }

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
