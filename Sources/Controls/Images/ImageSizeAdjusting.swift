public import Foundation
import SnaplineEnvironment
import SnaplineText

/// A view or attachment whose picture may grow at accessibility text sizes.
///
/// It is UIKit's `UIAccessibilityContentSizeCategoryImageAdjusting`.
public protocol AccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the picture grows with body text, at accessibility text sizes only.
  ///
  /// A symbol keeps the size of its font, which itself decides whether it grows.
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
