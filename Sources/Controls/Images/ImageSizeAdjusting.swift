public import Foundation
import SnaplineEnvironment
import SnaplineText

/// What shows a picture that may grow for those who chose one of the text sizes of accessibility:
/// UIKit's `UIAccessibilityContentSizeCategoryImageAdjusting`.
public protocol AccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the picture grows with body text at those sizes, and at no other one.
  ///
  /// A symbol keeps the size of its font, which says by itself whether it grows.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension AccessibilityContentSizeCategoryImageAdjusting {
  /// The size of a picture in points, grown where it should.
  func shownSize(of image: Image, as size: CGSize? = nil, in traits: Traits) -> CGSize {
    let size = size ?? image.size
    let isGrown =
      adjustsImageSizeForAccessibilityContentSizeCategory && !image.isSymbolImage
      && traits.preferredContentSizeCategory.isAccessibilityCategory
    guard isGrown else { return size }
    let grown = { FontMetrics.default.scaledValue(for: $0, compatibleWith: traits) }
    return CGSize(width: grown(size.width), height: grown(size.height))
  }
}
