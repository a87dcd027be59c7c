public import Foundation
public import SnaplineText

/// The room that a text view sets its text in: what UIKit's `NSTextContainer` says of it.
open class TextContainer: NSObject {
  /// Who is told of changes: the text view.
  var changed: (() -> Void)?

  /// The distance of lines from the sides.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed?() } }
  }

  /// How many lines there may be at most; 0 stands for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed?() } }
  }

  /// How a line ends that is too long, or the last one there may be.
  open var lineBreakMode = LineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed?() } }
  }

  public override init() {}
}
