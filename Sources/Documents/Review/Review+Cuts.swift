import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout

/// Texts that are cut though nothing limits their lines.
extension Review {
  func judgeCuts() {
    for text in texts {
      guard let cut = text.cut, !text.around.isSqueezed(on: .vertical) else { continue }
      if text.isGone, text.around.isSqueezed(on: .horizontal) { continue }
      // That its height is open too has the same cause.
      builder.layout.noteSqueezed(text.label, on: .vertical)
      reading.warn(.cutText(text, cut), at: text.span)
    }
  }
}

extension Message {
  fileprivate static func cutText(_ text: SeenText, _ cut: Label.Cut) -> Message {
    let size = text.label.bounds.size
    guard cut.lines > 0 else {
      let way = size.width > 0 ? "high" : "wide"
      return Message(
        .cutText,
        "this text isn't seen: its label is 0 points \(way)",
        cause: "what stands around it leaves it no room",
        remedy: "make room for it, or write hidden: true where it shouldn't be seen"
      ).warning()
    }
    let needed = text.label.heightOfText.inWords
    let isSized = text.element.isExact(on: .vertical)
    let room = isSized ? "write height: \(needed)" : "make room for it, such as height: \(needed)"
    return Message(
      .cutText,
      "this text is cut: its lines need \(needed) points, and its label is"
        + " \(size.height.rounded(.down).inWords) high",
      remedy: cut.lacksLines ? "\(room), or lines: \(cut.lines) where it may end there" : room
    ).warning()
  }
}
