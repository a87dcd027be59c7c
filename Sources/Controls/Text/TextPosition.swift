public import Foundation
public import SnaplineText

/// A place between two letters of a text: UIKit's `UITextPosition`.
open class TextPosition: NSObject {
  /// How many UTF-16 units lie before it.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPosition)?.offset == offset
  }

  open override var hash: Int { offset.hashValue }

  /// How the place stands to another one.
  func compared(to other: TextPosition) -> ComparisonResult {
    if offset == other.offset { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

/// A part of a text: UIKit's `UITextRange`.
open class TextRange: NSObject {
  public let start: TextPosition
  public let end: TextPosition

  init(_ range: NSRange) {
    start = TextPosition(range.location)
    end = TextPosition(range.location + range.length)
  }

  /// What lies between two places, whichever comes first.
  convenience init(_ one: TextPosition, _ other: TextPosition) {
    let (start, end) = (min(one.offset, other.offset), max(one.offset, other.offset))
    self.init(NSRange(location: start, length: end - start))
  }

  public var isEmpty: Bool { start == end }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? TextRange)?.range == range }
  open override var hash: Int { range.hashValue }
}

/// A part of a line that is selected: UIKit's `UITextSelectionRect`.
open class TextSelectionRect: NSObject {
  private let place: CGRect
  private let direction: WritingDirection
  private let ends: (start: Bool, end: Bool)

  init(
    _ rect: CGRect,
    _ direction: WritingDirection,
    containsStart: Bool,
    containsEnd: Bool
  ) {
    place = rect
    self.direction = direction
    ends = (containsStart, containsEnd)
  }

  /// A part of no size, for classes that say more.
  public override init() {
    place = .zero
    direction = .natural
    ends = (false, false)
  }

  open var rect: CGRect { place }
  open var writingDirection: WritingDirection { direction }
  /// Whether the selection begins in this part.
  open var containsStart: Bool { ends.start }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { ends.end }
  open var isVertical: Bool { false }
}
