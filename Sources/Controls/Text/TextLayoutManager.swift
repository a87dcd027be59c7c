public import Foundation
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// The layout of a text view's text in its container: a part of UIKit's `NSLayoutManager`.
///
/// Places in the text are counted in UTF-16 units, and each counts as a glyph. Coordinates are the
/// container's, which begins at the view's `textContainerInset`.
public final class TextLayoutManager: NSObject {
  private weak var textView: TextView?

  init(of textView: TextView) { self.textView = textView }

  /// The text that is laid out, to be changed in place.
  public var textStorage: TextStorage? { textView?.textStorage }

  public var numberOfGlyphs: Int { textView?.text.utf16.count ?? 0 }

  /// Does nothing, because text is laid out whenever its layout is asked for.
  public func ensureLayout(for container: TextContainer) {}

  /// The glyphs in the container: all of them, because there is no other container.
  @discardableResult
  public func glyphRange(for container: TextContainer) -> NSRange {
    NSRange(location: 0, length: isOwn(container) ? numberOfGlyphs : 0)
  }

  /// The area of the container that the lines cover, with its padding at their sides.
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
