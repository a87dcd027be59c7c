/// Reads a scene's text a line at a time and a line a word at a time, in time linear in its size.
struct LineReader {
  private let bytes: [UInt8]
  private var place = 0
  private(set) var line = 0
  private var lineStart = 0
  private var lineEnd = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Moves to the next line that holds anything; false at the end of the text.
  mutating func nextLine() throws(SceneTextError) -> Bool {
    var start = line == 0 ? 0 : lineEnd + 1
    while start < bytes.count {
      line += 1
      (lineStart, lineEnd) = (start, start)
      while lineEnd < bytes.count, bytes[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
      place = start
      skipSpaces()
      if !isAtEnd { return true }
      start = lineEnd + 1
    }
    return false
  }

  var isAtEnd: Bool { place >= lineEnd }

  /// The next word without moving past it.
  func peek(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= lineEnd, place + count == lineEnd || bytes[place + count] == space
    else { return false }
    return word.withUTF8Buffer { unsafe bytes[place..<place + count].elementsEqual($0) }
  }

  /// Whether what comes next begins with a letter or sign.
  func begins(_ sign: Unicode.Scalar) -> Bool {
    !isAtEnd && UInt32(bytes[place]) == sign.value
  }

  /// Whether the next word is `word`, which is then passed.
  mutating func take(_ word: StaticString) -> Bool {
    guard peek(word) else { return false }
    place += word.utf8CodeUnitCount
    skipSpaces()
    return true
  }

  mutating func expect(_ word: StaticString) throws(SceneTextError) {
    guard take(word) else { throw failure("expected '\(word)'") }
  }

  mutating func expectEnd() throws(SceneTextError) {
    guard isAtEnd else { throw failure("unexpected '\(excerpt)'") }
  }

  /// The characters up to the next space.
  mutating func word() throws(SceneTextError) -> ArraySlice<UInt8> {
    let start = place
    while place < lineEnd, bytes[place] != space { place += 1 }
    guard place > start else { throw failure("the line ends too soon") }
    let word = bytes[start..<place]
    skipSpaces()
    return word
  }

  /// A plain word or a quoted string.
  mutating func name() throws(SceneTextError) -> String {
    if !isAtEnd, bytes[place] == quote { return try quoted() }
    return String(decoding: try word(), as: UTF8.self)
  }

  mutating func quoted() throws(SceneTextError) -> String {
    guard !isAtEnd, bytes[place] == quote else { throw failure("expected a quoted string") }
    place += 1
    var text: [UInt8] = []
    while place < lineEnd, bytes[place] != quote {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 1
        text.append(contentsOf: try escaped())
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    guard place < lineEnd else { throw failure("a quoted string has no end") }
    place += 1
    skipSpaces()
    guard let string = String(validating: text, as: UTF8.self) else {
      throw failure("a string is not UTF-8")
    }
    return string
  }

  mutating func number() throws(SceneTextError) -> Double {
    let word = try word()
    guard let number = Double(decimal: word) else {
      var failure = failure("'\(String(decoding: word, as: UTF8.self))' is no finite number")
      let before = bytes[lineStart..<word.startIndex]
      failure.column = String(decoding: before, as: UTF8.self).count + 1
      throw failure
    }
    return number
  }

  mutating func integer<Integer: FixedWidthInteger>(
    _ type: Integer.Type
  ) throws(SceneTextError) -> Integer {
    let word = String(decoding: try word(), as: UTF8.self)
    guard let integer = Integer(word) else { throw failure("'\(word)' is no whole number here") }
    return integer
  }

  func failure(_ message: String) -> SceneTextError { SceneTextError(line: line, message: message) }

  /// The rest of the line, for a message.
  var excerpt: String {
    String(String(decoding: bytes[place..<max(place, lineEnd)], as: UTF8.self).prefix(40))
  }

  private mutating func skipSpaces() {
    while place < lineEnd, bytes[place] == space { place += 1 }
  }

  private mutating func escaped() throws(SceneTextError) -> [UInt8] {
    guard place < lineEnd else { throw failure("a quoted string has no end") }
    let letter = bytes[place]
    place += 1
    switch letter {
    case quote, UInt8(ascii: "\\"): return [letter]
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "u"):
      // At most six digits in braces, as in Swift.
      guard let end = bytes[place..<min(lineEnd, place + 9)].firstIndex(of: UInt8(ascii: "}")),
        bytes[place] == UInt8(ascii: "{"),
        let value = UInt32(String(decoding: bytes[(place + 1)..<end], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar)
      else { throw failure("an escaped character has a wrong number") }
      place = end + 1
      return Array(encoded)
    default: throw failure("a string has an unknown escape")
    }
  }
}

private let space = UInt8(ascii: " ")
private let quote = UInt8(ascii: "\"")

extension Double {
  /// The finite number that a text of ASCII digits stands for, exactly as the standard library
  /// reads it.
  init?(decimal text: ArraySlice<UInt8>) {
    // Up to fifteen digits and a power of ten up to 22 are both exact, so one division is too.
    var mantissa = 0
    var digits = 0
    var decimals: Int?
    for (place, byte) in text.enumerated() {
      if byte.isDigit, digits < 15 {
        mantissa = mantissa * 10 + Int(byte - 48)
        digits += 1
        decimals? += 1
      } else if byte == UInt8(ascii: "."), decimals == nil, digits > 0 {
        decimals = 0
      } else if !(place == 0 && byte == UInt8(ascii: "-")) {
        digits = 0
        break
      }
    }
    if digits > 0, decimals != 0 {
      let magnitude = Double(mantissa) / Double.powersOfTen[decimals ?? 0]
      self = text.first == UInt8(ascii: "-") ? -magnitude : magnitude
    } else {
      guard let slow = Double(String(decoding: text, as: UTF8.self)), slow.isFinite else {
        return nil
      }
      self = slow
    }
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
