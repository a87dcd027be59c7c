public import Foundation
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// How a text view's text lies in its container: what UIKit's `NSLayoutManager` is asked for.
///
/// Places in the text are counted in UTF-16 units, and each counts as a glyph. Coordinates are the
/// container's, which begins at the view's `textContainerInset`.
public final class TextLayoutManager: NSObject {
  private weak var textView: TextView?

  init(of textView: TextView) { self.textView = textView }

  /// The text that is laid out, to be changed in place.
  public var textStorage: TextStorage? { textView?.textStorage }

  public var numberOfGlyphs: Int { textView?.text.utf16.count ?? 0 }

  /// Text is set when it is asked for, and stands as it is set.
  public func ensureLayout(for container: TextContainer) {}

  /// The glyphs that lie in the container: all of them, as there is no other.
  @discardableResult
  public func glyphRange(for container: TextContainer) -> NSRange {
    NSRange(location: 0, length: isOwn(container) ? numberOfGlyphs : 0)
  }

  /// What the lines take up of the container, with its padding at their sides.
  public func usedRect(for container: TextContainer) -> CGRect {
    guard let textView, isOwn(container) else { return .zero }
    let size = textView.block(width: textView.bounds.width).size
    return CGRect(
      x: 0,
      y: 0,
      width: size.width + 2 * container.lineFragmentPadding,
      height: size.height
    )
  }

  private func isOwn(_ container: TextContainer) -> Bool { container === textView?.textContainer }
}
