import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDrawing
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

extension Review {
  /// Letters larger than these can't be drawn: FreeType counts their pixels in 16 bits.
  private static let mostPixels = 60_000.0

  /// Tells of letters that transforms make larger than any can be.
  func lookAtLetters(of text: SeenText) {
    let element = text.element
    let (start, end) = (
      text.mapping.applied(to: .zero), text.mapping.applied(to: CGPoint(x: 1, y: 0))
    )
    let factor = hypot(end.x - start.x, end.y - start.y)
    let pixels = text.label.font.pointSize * factor * builder.scale
    // Of a font alone there is a message of its own.
    guard factor > 1, pixels > Self.mostPixels else { return }
    let span = element.values.span(of: ViewWords.transform) ?? element.span
    reading.report(.largeLetters(pixels, most: Self.mostPixels), at: span)
  }
}

extension Message {
  fileprivate static func largeLetters(_ pixels: Double, most: Double) -> Message {
    Message(
      "limit",
      "the letters of this text would be \(CGFloat(pixels).inWords) pixels high",
      cause: "transforms enlarge them, and letters have at most \(CGFloat(most).inWords) pixels",
      remedy: "lower the 'scale' of its transform, or of one around it"
    )
  }
}
