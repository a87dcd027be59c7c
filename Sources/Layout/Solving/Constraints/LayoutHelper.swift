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

/// Whose makers a constraint may come from: each finds by it what it made of a view or guide.
package enum MakerVocabulary: UInt8, Sendable {
  case snappy, snapKit
}

/// What makes constraints in an author's name.
package enum ConstraintSource {
  case helper(LayoutHelper)
  case maker(MakerVocabulary)
}

extension LayoutConstraint {
  /// The call that made the constraint, where it was a helper.
  package final var helper: LayoutHelper? { origin?.helper }

  /// Whether a constant counts toward trailing between centres too, as helpers promise of offsets.
  final var offsetsFollowReading: Bool {
    terms.attribute == .centerX && origin?.helper != nil
  }
}
