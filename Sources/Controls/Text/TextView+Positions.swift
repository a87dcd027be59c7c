import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// Where places in a text are drawn.
extension TextView {
  var placed: PlacedText {
    let font = shownFont
    return PlacedText(
      carets: TextCarets(block: block(width: bounds.width), text: letters),
      origin: CGPoint(x: sides.left, y: textContainerInset.top),
      ascent: font.ascender,
      height: font.lineHeight,
      reach: (sides.left, bounds.width - sides.right),
      isRightToLeft: isRightToLeft
    )
  }

  func caret(at position: TextPosition) -> CGRect {
    let placed = placed
    if let caret = placed.caret(before: position.offset) { return caret }
    let width = PlacedText.caretWidth
    let x = isRightToLeft ? bounds.width - sides.right - width : sides.left
    return CGRect(x: x, y: textContainerInset.top, width: width, height: placed.height)
  }
}
