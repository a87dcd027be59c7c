extension SwiftLexer {
  /// The end of a regular expression on this line, in which parentheses outside of brackets match.
  var regexEnd: Int? {
    guard let first = at(1), !Ascii.isSpace(first), first != Ascii.slash else { return nil }
    var depth = 0
    var classes = 0
    var index = place + 1
    while index < bytes.count, !Ascii.isLineEnd(bytes[index]) {
      switch bytes[index] {
      case Ascii.backslash: index += 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes -= classes > 0 ? 1 : 0
      case Ascii.openParen where classes == 0: depth += 1
      case Ascii.closeParen where classes == 0:
        depth -= 1
        if depth < 0 { return nil }
      case Ascii.slash:
        return depth == 0 && !Ascii.isSpace(bytes[index - 1]) ? index + 1 : nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The end of `#/…/#`, over several lines where nothing else stands behind its beginning.
  func longRegexEnd(pounds: Int) -> Int? {
    var index = place + pounds + 1
    var first = index
    while first < bytes.count, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
    let isLong = first < bytes.count && Ascii.isLineEnd(bytes[first])
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Ascii.slash, hasPounds(pounds, at: index + 1) { return index + 1 + pounds }
      if !isLong, Ascii.isLineEnd(byte) { return nil }
      index += byte == Ascii.backslash ? 2 : 1
    }
    return nil
  }
}
