/// What can be wrong with how a layout came out, each by the id of the messages that tell of it.
///
/// Whoever asks which of them a message is switches over all cases and has no default. The compiler then
/// points at each of these places when a case is added.
package enum LayoutFault: String, CaseIterable, Sendable {
  /// Constraints contradict each other, and one of them gave way.
  case conflict
  /// Nothing decides where a view is, or how large.
  case ambiguity = "ambiguous"
  /// A text shows less than was written.
  case cutText = "cut-text"
  /// Texts lie over each other.
  case overlappingText = "overlapping-text"
  /// Something ends outside of the canvas.
  case leavesCanvas = "leaves-canvas"
  /// A text ends where its scroll view doesn't scroll to.
  case leavesScroll = "leaves-scroll"
  /// The views of a stack need more room than there is.
  case overfullStack = "overfull-stack"
  /// A view fills the corner that another one rounds.
  case unclippedCorner = "unclipped-corner"
  /// A picture isn't as wide for its height as it was made.
  case stretchedImage = "stretched-image"
  /// A key changes nothing.
  case idleKey = "idle-key"

  /// Whether constraints alone tell of it: whoever lists conflicts and what is open tells of it there, and
  /// not among the other messages.
  package var isOfConstraints: Bool {
    switch self {
    case .conflict, .ambiguity: true
    case .cutText, .overlappingText, .leavesCanvas, .leavesScroll, .overfullStack, .unclippedCorner,
      .stretchedImage, .idleKey:
      false
    }
  }
}

extension Diagnostic {
  /// Which fault of a layout the message tells of; nothing where it tells of something else.
  package var layoutFault: LayoutFault? { LayoutFault(rawValue: id) }
}
