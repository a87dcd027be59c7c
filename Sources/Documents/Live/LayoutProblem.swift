package import Foundation
import SnaplineControls
import SnaplineDesigns
package import SnaplineDiagnostics

/// What goes wrong in a layout at some sizes and not at others.
package struct LayoutProblem: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case conflict, cut, overlap, ambiguity
    /// There is no layout: code crashed, or took too long.
    case failure
  }

  package let kind: Kind
  /// The path of the view that it is of, where the message doesn't say its place.
  package let view: String?
  /// The message that tells of it, at the size at which it was found.
  package let message: Diagnostic

  /// The same problem at two sizes has other numbers in its message, and stands in the same place.
  package static func == (one: LayoutProblem, other: LayoutProblem) -> Bool {
    one.kind == other.kind && one.view == other.view
      && one.message.place?.file == other.message.place?.file
      && one.message.place?.line == other.message.place?.line
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(view)
    hasher.combine(message.place?.file)
    hasher.combine(message.place?.line)
  }

  package init(_ kind: Kind, view: String?, _ message: Diagnostic) {
    (self.kind, self.view, self.message) = (kind, view, message)
  }

  /// Nothing for messages that no size brings about.
  package init?(_ message: Diagnostic) {
    switch message.layoutFault {
    case .conflict: kind = .conflict
    case .ambiguity: kind = .ambiguity
    case .cutText, .leavesCanvas: kind = .cut
    // Of a stack that is too long this is said, and not which of its constraints gives way.
    case .overfullStack: kind = .cut
    case .overlappingText: kind = .overlap
    case .leavesScroll, .unclippedCorner, .stretchedImage, .idleKey, nil: return nil
    }
    view = nil
    self.message = message
  }
}

extension Design {
  /// What goes wrong at a size, with texts of so many times their length.
  package func problems(
    size: CGSize? = nil,
    scale: CGFloat? = nil,
    textLength: Double = 1
  ) -> Set<LayoutProblem> {
    var messages: [Diagnostic]
    do throws(DesignError) {
      let parts = try builtParts(size: size, scale: scale) { builder in
        if textLength != 1 { builder.setLength(ofTexts: textLength) }
      }
      messages = parts.flatMap(\.said.diagnostics).map { $0.placed(in: source) }
    } catch {
      messages = error.diagnostics
    }
    return Set(messages.compactMap(LayoutProblem.init))
  }
}

extension TreeBuilder {
  /// Makes all texts longer or shorter, as another language may.
  func setLength(ofTexts share: Double) {
    var waiting = built
    while let node = waiting.popLast() {
      waiting += node.children
      (node.view as? Label)?.setTextLength(share)
    }
  }
}
