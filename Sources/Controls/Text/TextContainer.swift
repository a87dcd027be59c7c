public import Foundation
public import SnaplineText

/// The room for the text of a text view: a part of UIKit's `NSTextContainer`.
open class TextContainer: NSObject {
  /// Who is told of changes: the text view.
  var changed: (() -> Void)?

  /// The distance of lines from the sides.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed?() } }
  }

  /// The largest number of lines; 0 stands for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed?() } }
  }

  /// How lines end that are too long, and the last line if there is more text.
  open var lineBreakMode = LineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed?() } }
  }

  public override init() {}
}
