public import Foundation
import SnaplineEnvironment
import SnaplineScene
import SnaplineText

/// A picture among letters: UIKit's `NSTextAttachment`.
open class ImageAttachment: NSObject, AccessibilityContentSizeCategoryImageAdjusting,
  @unchecked Sendable
{
  private let mark = AttributeMark()
  open var image: Image?
  /// The picture's place from the baseline, upward; without a size, the picture keeps its own.
  open var bounds = CGRect.zero
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  public override init() {}

  public init(image: Image) { self.image = image }

  /// The room that the picture takes.
  func box(id: Int, in traits: Traits) -> TextAttachment {
    let isOwn = bounds.width <= 0 && bounds.height <= 0
    let stated = isOwn ? nil : bounds.size
    let size = image.map { shownSize(of: $0, as: stated, in: traits) } ?? stated ?? .zero
    let rise = bounds.minY - (isOwn ? image?.baselineOffsetFromBottom ?? 0 : 0)
    return TextAttachment(
      id: id,
      width: size.width,
      height: size.height,
      // Points count upward from the baseline here, as they do on iOS.
      descent: -rise
    )
  }
}

extension NSAttributedString {
  /// A string that is one picture.
  public convenience init(attachment: ImageAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
