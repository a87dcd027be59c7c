public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
public import SnaplineText

/// Fonts and lengths for the traits that UIKit hands to code; nothing stands for the current ones.
extension Font {
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: traitCollection.orCurrent)
  }
}

extension FontMetrics {
  public func scaledFont(
    for font: Font,
    compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    scaledFont(for: font, compatibleWith: traitCollection.orCurrent)
  }

  public func scaledFont(
    for font: Font,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    scaledFont(
      for: font,
      maximumPointSize: maximumPointSize,
      compatibleWith: traitCollection.orCurrent
    )
  }

  public func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: TraitCollection?
  ) -> CGFloat {
    scaledValue(for: value, compatibleWith: traitCollection.orCurrent)
  }
}

extension TraitCollection? {
  /// What the collection says, and for the rest what is current.
  fileprivate var orCurrent: Traits {
    let current = Environment.current.traits
    return self.map { current.merging($0.traits) } ?? current
  }
}
