import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineGeometry
import SnaplineLayout

/// A label of a design as it came out.
final class SeenText {
  let label: Label
  let node: ReviewedNode
  let around: Surroundings
  /// From the label's bounds to the canvas.
  let mapping: Transform
  /// Where its lines stand on the canvas, whatever clips them; nothing where it has none.
  let frame: CGRect?
  /// What of the text has no room, where nobody asked for that.
  let cut: Label.Cut?
  /// Whether it is so narrow that words are broken, or that no letter is seen, where nobody asked for
  /// that.
  let breaksWords: Bool

  init(
    _ label: Label,
    _ node: ReviewedNode,
    _ fit: Label.Fit,
    in around: Surroundings,
    on canvas: View
  ) {
    self.label = label
    self.node = node
    self.around = around
    let mapping = label.mapping(to: canvas)
    self.mapping = mapping
    frame = fit.textFrame.flatMap { text in
      guard mapping.b != 0 || mapping.c != 0 else { return text.applying(mapping) }
      // Short lines of a turned text don't reach into the corners of the box around all lines.
      let lines = label.lineFrames.map { $0.intersection(text).applying(mapping) }
      return lines.dropFirst().reduce(lines.first) { $0?.union($1) }
    }
    let isOnPurpose = around.isFolded || node.cutsText
    let cut = isOnPurpose ? nil : fit.cut
    self.cut = cut
    let isGone = cut != nil && label.bounds.width < 0.5
    let isHeld = node.isBounded(on: .horizontal)
    breaksWords =
      !isOnPurpose && !isHeld && around.stack != nil && label.numberOfLines != 1
      && (isGone || fit.brokenWord != nil)
  }

  var element: Element { node.element }

  /// The part of the frame that clipping views let through.
  var seen: CGRect? { frame.flatMap(around.seen) }

  /// Whether no line of it is seen, as its label has no width.
  var isGone: Bool { label.bounds.width < 0.5 }

  /// Where it says what it shows.
  var span: Span {
    element.content.span(of: LabelWords.text) ?? element.content.span(of: LabelWords.markup)
      ?? element.span
  }
}

extension LineBreakWord {
  /// Whether who writes it asks for text to be cut off where it is too long.
  var cutsText: Bool {
    switch self {
    case .byWordWrapping, .byCharWrapping: false
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    }
  }
}
