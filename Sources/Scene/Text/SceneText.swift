/// Lines of text under way: words, numbers and quoted strings with single spaces between them.
struct SceneText {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private(set) var line = 1
  private var lineStart = 0
  private var nonFiniteLine: Int?
  /// The first line with a number that isn't finite, which no reader takes.
  private(set) var firstNonFinite: SceneTextError?
  private var isAtStart = true

  /// Deeper lines are not indented further: ten thousand levels must not cost their square.
  private static let deepestIndentation = 24

  mutating func word(_ word: String) {
    separate()
    bytes.append(contentsOf: word.utf8)
  }

  /// A name as it is where it reads as one word, quoted elsewhere.
  mutating func name(_ name: String) {
    if SceneText.isPlain(name) { word(name) } else { quoted(name) }
  }

  mutating func number(_ number: Double) {
    separate()
    append(number)
  }

  mutating func numbers(_ numbers: Double...) {
    for number in numbers { self.number(number) }
  }

  mutating func append(_ number: Double) {
    // The shortest text that reads back as the same number; whole ones need no point.
    if !number.isFinite, nonFiniteLine == nil { nonFiniteLine = line }
    if number == number.rounded(), abs(number) < 1e15 {
      bytes.append(contentsOf: String(Int64(number)).utf8)
    } else {
      bytes.append(contentsOf: number.description.utf8)
    }
  }

  mutating func append(_ character: Unicode.Scalar) {
    bytes.append(UInt8(truncatingIfNeeded: character.value))
  }

  /// Appends whole lines.
  mutating func append(_ lines: SceneText) { bytes.append(contentsOf: lines.bytes) }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func quoted(_ string: String) {
    separate()
    append("\"")
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\t": append("\\t")
      case _ where SceneText.isInvisible(scalar):
        append("\\u{" + String(scalar.value, radix: 16) + "}")
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    append("\"")
  }

  mutating func endLine() {
    if nonFiniteLine == line {
      let excerpt = String(decoding: bytes[lineStart...].prefix(120), as: UTF8.self)
      firstNonFinite = SceneTextError(
        line: line,
        message: "a number isn't finite: " + excerpt.drop { $0 == " " }
      )
    }
    line += 1
    bytes.append(UInt8(ascii: "\n"))
    isAtStart = true
    lineStart = bytes.count
  }

  /// Ends the line and begins what belongs to it.
  mutating func open() {
    word("{")
    endLine()
    depth += 1
  }

  mutating func close() {
    depth -= 1
    word("}")
    endLine()
  }

  /// Lines written by `body` stand one level deeper.
  mutating func indented(_ body: (inout SceneText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  mutating func separate() {
    if isAtStart {
      let width = 2 * min(max(0, depth), SceneText.deepestIndentation)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: width))
      isAtStart = false
    } else {
      bytes.append(UInt8(ascii: " "))
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }

  /// What a reader of a difference couldn't see, or what would turn the line around.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
      true
    default: false
    }
  }
}

extension UInt8 {
  var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
  var isDigit: Bool { (48...57).contains(self) }
}
