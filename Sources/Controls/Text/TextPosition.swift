public import Foundation

/// A place between two letters of a text: UIKit's `UITextPosition`.
open class TextPosition: NSObject {
  /// How many UTF-16 units lie before it.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPosition)?.offset == offset
  }

  open override var hash: Int { offset.hashValue }
}

/// A part of a text: UIKit's `UITextRange`.
open class TextRange: NSObject {
  public let start: TextPosition
  public let end: TextPosition

  init(_ range: NSRange) {
    start = TextPosition(range.location)
    end = TextPosition(range.location + range.length)
  }

  public var isEmpty: Bool { start == end }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? TextRange)?.range == range }
  open override var hash: Int { range.hashValue }
}
