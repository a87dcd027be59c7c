/// One piece of a Swift file: its bytes from `start` up to `end`.
package struct SourceToken: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// Blanks, tabs and ends of lines.
    case space
    case comment
    /// A name or a keyword, with its backticks where it has them.
    case word
    case number
    /// A part of a string, from a quote or the end of an interpolation up to the next of them.
    case string
    case regex
    /// Characters of operators; a postfix `?` or `!` is a token of its own.
    case symbol
    /// One of `( ) [ ] { } , ; : @ \` and a lone `` ` ``.
    case mark
    /// `#if`, `#selector` and their like.
    case pound
    /// Bytes that no Swift file has, such as a zero.
    case other
  }

  package let kind: Kind
  package let start: Int
  package let end: Int

  package var range: Range<Int> { start..<end }

  /// Whether the compiler reads it as part of the program.
  var isMeant: Bool { kind != .space && kind != .comment }

  func reads(_ text: StaticString, in bytes: [UInt8]) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - start == count else { return false }
    let wanted = unsafe text.utf8Start
    var place = 0
    while place < count {
      guard unsafe bytes[start + place] == wanted[place] else { return false }
      place += 1
    }
    return true
  }
}
