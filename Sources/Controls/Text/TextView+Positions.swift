import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText

/// Places in a text, and where they are drawn.
extension TextView {
  /// ``selectedRange`` by the names of UIKit's text input; nothing selects the text's end.
  public var selectedTextRange: TextRange? {
    get { TextRange(within(selectedRange)) }
    set { selectedRange = newValue?.range ?? NSRange(location: text.utf16.count, length: 0) }
  }

  public var beginningOfDocument: TextPosition { TextPosition(0) }
  public var endOfDocument: TextPosition { TextPosition(text.utf16.count) }

  /// The place so many UTF-16 units further on; nothing where the text has none.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    guard !isTooFar, (0...text.utf16.count).contains(place) else { return nil }
    return TextPosition(place)
  }

  public func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// What lies between two places, whichever comes first.
  public func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange?
  {
    let (start, end) = (fromPosition.offset, toPosition.offset)
    return TextRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  public func text(in range: TextRange) -> String? {
    (text as NSString).substring(with: within(range.range))
  }

  func caret(at position: TextPosition) -> CGRect {
    let block = block(width: bounds.width)
    let caret = TextCarets(block: block, text: text).caret(before: position.offset)
    let font = shownFont
    let width: CGFloat = 2
    guard let caret else {
      let x = isRightToLeft ? bounds.width - sides.right - width : sides.left
      return CGRect(x: x, y: textContainerInset.top, width: width, height: font.lineHeight)
    }
    return CGRect(
      x: sides.left + caret.x,
      y: textContainerInset.top + caret.baseline - font.ascender,
      width: width,
      height: font.lineHeight
    )
  }
}
