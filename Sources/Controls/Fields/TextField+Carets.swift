import Foundation
import SnaplineDrawing
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// Where places in a field's text are drawn.
extension TextField {
  var placed: PlacedText {
    refresh()
    return placed(in: frameOfLine)
  }

  /// The text as it stands in a frame, with carets in the middle of its height.
  private func placed(in frame: CGRect) -> PlacedText {
    let block = line.block(width: frame.width, height: frame.height)
    let height = caretHeight
    let ascent = shownFont.ascender
    let baseline = CGFloat(block.lines.first?.baseline ?? 0)
    return PlacedText(
      carets: TextCarets(block: block, text: hasText ? shownText.plain ?? "" : ""),
      origin: CGPoint(x: frame.minX, y: frame.midY - height / 2 + ascent - baseline),
      ascent: ascent,
      height: height,
      reach: (frame.minX, frame.maxX),
      isRightToLeft: isRightToLeft
    )
  }

  private var caretHeight: CGFloat { min(shownFont.lineHeight, bounds.height) }

  func caret(at position: TextPosition) -> CGRect {
    refresh()
    let (frame, height) = (frameOfLine, caretHeight)
    return CGRect(
      x: frame.minX + distance(ofCaretAt: position.offset, in: frame),
      y: frame.midY - height / 2,
      width: PlacedText.caretWidth,
      height: height
    )
  }

  /// How far a caret is from the left of the frame of the line.
  private func distance(ofCaretAt unit: Int, in frame: CGRect) -> CGFloat {
    let placed = placed(in: frame)
    guard hasText, let shown = placed.carets.block.lines.first, shown.width > 0 else {
      return distanceOfEmptyCaret(in: frame.width)
    }
    // What is wider than the field is cut off at its edges.
    let isCut = shown.width > Double(frame.width) + 1e-6
    let left = isCut ? 0 : CGFloat(shown.x)
    let right = isCut ? frame.width : CGFloat(shown.x + shown.width)
    guard unit < letters.utf16.count else {
      return endsOnLeft ? left - PlacedText.caretWidth : right
    }
    guard let caret = placed.carets.caret(before: shownUnit(unit)) else { return left }
    return min(max(CGFloat(caret.x), left), right)
  }

  /// Whether the last letter is the one on the left; text without letters reads as its field does.
  private var endsOnLeft: Bool { shownText.plain?.startsRightToLeft ?? isRightToLeft }

  private func distanceOfEmptyCaret(in width: CGFloat) -> CGFloat {
    switch textAlignment {
    case .center: width / 2 - 1
    case .right: width - PlacedText.caretWidth
    case .left: 0
    case .natural, .justified: isRightToLeft ? width - PlacedText.caretWidth : 0
    }
  }

  // MARK: Secrets

  // A letter that is secret shows as one dot, however many units it has.

  func shownUnit(_ written: Int) -> Int {
    guard isSecureTextEntry else { return written }
    let place = String.Index(utf16Offset: min(max(written, 0), letters.utf16.count), in: letters)
    return letters[..<place].count
  }

  func writtenUnit(_ shown: Int) -> Int {
    guard isSecureTextEntry else { return shown }
    return letters.prefix(max(shown, 0)).utf16.count
  }
}
