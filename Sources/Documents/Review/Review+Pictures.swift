import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineLayout

extension Review {
  /// Tells of pictures that come out stretched, but for those whose stack has too little room.
  func judgePictures() {
    for (node, stack) in pictures where stack?.lacking.isEmpty ?? true {
      if let picture = node.view as? ImageView { judgeShape(of: picture, node.element) }
    }
  }

  /// A picture that fills its view without keeping its proportions comes out stretched.
  private func judgeShape(of view: ImageView, _ element: Element) {
    guard view.contentMode == .scaleToFill || view.contentMode == .redraw,
      element.values[ViewWords.contentMode] == nil, let image = view.image, !image.isResizable,
      !image.isStandIn
    else { return }
    let (size, bounds) = (image.size, view.bounds.size)
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    let factor = (bounds.width / size.width) / (bounds.height / size.height)
    // As much as snapping to pixels does on its own is nobody's concern.
    guard abs(factor - 1) > 0.02, abs(bounds.width - bounds.height * size.width / size.height) > 1
    else { return }
    reading.warn(.stretchedImage, at: element.content.span(of: ImageWords.file) ?? element.span)
  }
}

extension Message {
  fileprivate static let stretchedImage = Message(
    .stretchedImage,
    "this picture comes out stretched",
    remedy: "write contentMode: scaleAspectFit, or scaleAspectFill with clips: true"
  ).warning()
}
