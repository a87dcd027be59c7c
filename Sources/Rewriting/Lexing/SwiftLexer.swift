/// Reads a Swift file into tokens that, put together, are the file byte for byte.
///
/// Any bytes can be read: what isn't Swift becomes tokens too, and what isn't closed ends with the file.
package struct SwiftLexer {
  let bytes: [UInt8]
  var place = 0
  private(set) var tokens: [SourceToken] = []
  /// The strings whose interpolations are being read, innermost last.
  private var strings: [OpenString] = []
  /// The last token that is no blank and no comment.
  private var last: SourceToken?

  /// A string that is left for an interpolation.
  private struct OpenString {
    let quote: Quote
    /// How many parentheses are open in the interpolation.
    var depth = 0
  }

  /// How a string begins, and so how it ends.
  struct Quote {
    let pounds: Int
    let isLong: Bool
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  package static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var lexer = SwiftLexer(bytes)
    while lexer.place < bytes.count { lexer.readToken() }
    return lexer.tokens
  }

  private mutating func readToken() {
    let start = place
    let kind = readKind()
    let token = SourceToken(kind: kind, start: start, end: place)
    tokens.append(token)
    if token.isMeant { last = token }
  }

  private mutating func readKind() -> SourceToken.Kind {
    let byte = bytes[place]
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C: return readSpace()
    case Ascii.slash where at(1) == Ascii.slash: return readLine()
    case Ascii.slash where at(1) == Ascii.star: return readBlockComment()
    case Ascii.slash: return readSlash()
    case Ascii.quote: return readString(pounds: 0)
    case Ascii.pound: return readPound()
    case Ascii.backtick: return readBackticks()
    case Ascii.openParen, Ascii.closeParen: return readParen(byte)
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"), Ascii.backslash:
      place += 1
      return .mark
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
    default: break
    }
    if byte == UInt8(ascii: "<"), at(1) == Ascii.pound, let end = placeholderEnd {
      place = end
      return .word
    }
    if isWordByte(place) { return readWord() }
    if isSymbol(place) { return readSymbol() }
    place += max(1, width(at: place))
    return .other
  }

  func at(_ distance: Int) -> UInt8? {
    place + distance < bytes.count ? bytes[place + distance] : nil
  }

  // MARK: Blanks and comments

  private mutating func readSpace() -> SourceToken.Kind {
    while place < bytes.count, Ascii.isSpace(bytes[place]) { place += 1 }
    return .space
  }

  mutating func readLine() -> SourceToken.Kind {
    while place < bytes.count, !Ascii.isLineEnd(bytes[place]) { place += 1 }
    return .comment
  }

  private mutating func readBlockComment() -> SourceToken.Kind {
    var depth = 0
    while place < bytes.count {
      if bytes[place] == Ascii.slash, at(1) == Ascii.star {
        depth += 1
        place += 2
      } else if bytes[place] == Ascii.star, at(1) == Ascii.slash {
        depth -= 1
        place += 2
        if depth == 0 { break }
      } else {
        place += 1
      }
    }
    return .comment
  }

  // MARK: Words and numbers

  private mutating func readWord() -> SourceToken.Kind {
    while place < bytes.count, isWordByte(place) || Ascii.isDigit(bytes[place]) {
      place += width(at: place)
    }
    return .word
  }

  /// A name in backticks, which may hold blanks; it ends on its line.
  private mutating func readBackticks() -> SourceToken.Kind {
    var end = place + 1
    while end < bytes.count, !Ascii.isLineEnd(bytes[end]), bytes[end] != Ascii.backtick { end += 1 }
    guard end < bytes.count, bytes[end] == Ascii.backtick, end > place + 1 else {
      place += 1
      return .mark
    }
    place = end + 1
    return .word
  }

  /// The end of what Xcode writes for code that is to be filled in, `<#name#>`.
  private var placeholderEnd: Int? {
    var end = place + 2
    while end + 1 < bytes.count, !Ascii.isLineEnd(bytes[end]) {
      if bytes[end] == Ascii.pound, bytes[end + 1] == UInt8(ascii: ">") { return end + 2 }
      end += 1
    }
    return nil
  }

  private mutating func readNumber() -> SourceToken.Kind {
    let start = place
    // The second number of x.0.1 isn't a fraction.
    let mayHaveFraction = last.map { !isDot($0) || $0.end != start } ?? true
    readDigits()
    if mayHaveFraction, at(0) == Ascii.dot, let next = at(1), Ascii.isDigit(next) {
      place += 1
      readDigits()
    }
    return .number
  }

  /// Digits and letters of a number, and the sign of its exponent.
  private mutating func readDigits() {
    let start = place
    let isHexadecimal = at(0) == UInt8(ascii: "0") && at(1) == UInt8(ascii: "x")
    let exponents: [UInt8] = isHexadecimal ? [0x70, 0x50] : [0x65, 0x45]
    while let byte = at(0), Ascii.isWord(byte) {
      place += 1
      if exponents.contains(byte), place > start + 1, at(0) == 0x2B || at(0) == 0x2D,
        let digit = at(1), Ascii.isDigit(digit)
      {
        place += 1
      }
    }
  }

  private func isDot(_ token: SourceToken) -> Bool {
    token.end == token.start + 1 && bytes[token.start] == Ascii.dot
  }

  // MARK: Pounds

  private mutating func readPound() -> SourceToken.Kind {
    if place == 0, at(1) == UInt8(ascii: "!") { return readLine() }
    var count = 1
    while at(count) == Ascii.pound { count += 1 }
    if at(count) == Ascii.quote { return readString(pounds: count) }
    if at(count) == Ascii.slash, let end = longRegexEnd(pounds: count) {
      place = end
      return .regex
    }
    place += 1
    while place < bytes.count, isWordByte(place) || Ascii.isDigit(bytes[place]) {
      place += width(at: place)
    }
    return .pound
  }

  // MARK: Strings

  private mutating func readString(pounds: Int) -> SourceToken.Kind {
    place += pounds + 1
    let isLong = at(0) == Ascii.quote && at(1) == Ascii.quote && !isClosedOnLine(pounds)
    if isLong { place += 2 }
    return readText(of: Quote(pounds: pounds, isLong: isLong))
  }

  /// Whether what begins with three quotes is a short string all the same, such as `#"""#`.
  private func isClosedOnLine(_ pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var index = place + 1
    while index < bytes.count, !Ascii.isLineEnd(bytes[index]) {
      if bytes[index] == Ascii.quote, hasPounds(pounds, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  func hasPounds(_ count: Int, at index: Int) -> Bool {
    index + count <= bytes.count && bytes[index..<index + count].allSatisfy { $0 == Ascii.pound }
  }

  private mutating func readText(of quote: Quote) -> SourceToken.Kind {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == Ascii.backslash, hasPounds(quote.pounds, at: place + 1) {
        place += 1 + quote.pounds
        if at(0) == Ascii.openParen {
          strings.append(OpenString(quote: quote))
          return .string
        }
        if let next = at(0), quote.isLong || !Ascii.isLineEnd(next) { place += 1 }
      } else if byte == Ascii.quote, let length = closing(quote) {
        place += length
        return .string
      } else if !quote.isLong, Ascii.isLineEnd(byte) {
        return .string
      } else {
        place += 1
      }
    }
    return .string
  }

  /// How many bytes close the string here, if they do.
  private func closing(_ quote: Quote) -> Int? {
    let quotes = quote.isLong ? 3 : 1
    if quote.isLong, at(1) != Ascii.quote || at(2) != Ascii.quote { return nil }
    return hasPounds(quote.pounds, at: place + quotes) ? quotes + quote.pounds : nil
  }

  /// A parenthesis, which may end an interpolation: then the string goes on with it.
  private mutating func readParen(_ byte: UInt8) -> SourceToken.Kind {
    place += 1
    guard let open = strings.last else { return .mark }
    let depth = open.depth + (byte == Ascii.openParen ? 1 : -1)
    strings[strings.count - 1].depth = depth
    guard depth == 0 else { return .mark }
    strings.removeLast()
    return readText(of: open.quote)
  }

  // MARK: Slashes and symbols

  /// A regular expression, or an operator that begins with a slash.
  private mutating func readSlash() -> SourceToken.Kind {
    guard mayBeginRegex, let end = regexEnd else { return readSymbol() }
    place = end
    return .regex
  }

  /// Whether an operand is expected here, as far as what stands before tells.
  private var mayBeginRegex: Bool {
    guard let last else { return true }
    switch last.kind {
    case .number, .string, .regex: return false
    case .word: return Ascii.beforeOperand.contains(text(of: last))
    case .symbol:
      let byte = bytes[last.end - 1]
      let isPostfix = last.end == last.start + 1 && (byte == 0x21 || byte == 0x3F)
      return last.end < place || !isPostfix
    case .mark:
      if Ascii.closers.contains(bytes[last.start]) { return isOfPlace(last) }
      return bytes[last.start] != Ascii.backslash
    default: return true
    }
  }

  /// Whether a token ends a `#sourceLocation`, behind which a statement begins.
  private func isOfPlace(_ token: SourceToken) -> Bool {
    var start = token.start
    while start > 0, !Ascii.isLineEnd(bytes[start - 1]) { start -= 1 }
    return bytes[start..<token.start].starts(with: "#sourceLocation".utf8)
  }

  private mutating func readSymbol() -> SourceToken.Kind {
    let start = place
    let first = bytes[place]
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), isBoundLeft {
      place += 1
      return .symbol
    }
    let mayHaveDots = first == Ascii.dot
    while place < bytes.count, isSymbol(place) {
      if place > start, bytes[place] == Ascii.dot, !mayHaveDots { break }
      if bytes[place] == Ascii.slash, at(1) == Ascii.slash || at(1) == Ascii.star, place > start {
        break
      }
      place += width(at: place)
    }
    return .symbol
  }

  /// Whether the symbol follows what it could be a postfix of.
  private var isBoundLeft: Bool {
    guard let last, last.end == place else { return false }
    switch last.kind {
    case .word, .number, .string, .regex, .pound: return true
    case .mark: return Ascii.closers.contains(bytes[last.start])
    case .symbol:
      return last.end == last.start + 1
        && (bytes[last.start] == UInt8(ascii: "?") || bytes[last.start] == UInt8(ascii: "!")
          || bytes[last.start] == UInt8(ascii: ">"))
    default: return false
    }
  }

  private func text(of token: SourceToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }
}
