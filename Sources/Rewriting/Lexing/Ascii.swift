/// The bytes that the lexer looks for.
enum Ascii {
  static let quote = UInt8(ascii: "\"")
  static let pound = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let dot = UInt8(ascii: ".")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let openParen = UInt8(ascii: "(")
  static let closeParen = UInt8(ascii: ")")
  static let blank = UInt8(ascii: " ")

  /// What an operand may end with.
  static let closers: Set<UInt8> = [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")]

  /// Keywords that an operand may follow.
  static let beforeOperand: Set<String> = [
    "return", "case", "in", "where", "if", "guard", "while", "switch", "throw", "try", "await",
    "else", "do", "repeat", "is", "as", "yield", "and", "then",
  ]

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// A letter, a digit or a low line.
  static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == 0x5F }

  static func isSymbol(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F, 0x3C, 0x3D, 0x3E, 0x3F, 0x5E, 0x7C, 0x7E:
      true
    default: false
    }
  }
}

extension SwiftLexer {
  /// Whether a character of names is here; digits aside.
  func isWordByte(_ index: Int) -> Bool {
    let byte = bytes[index]
    if byte < 0x80 { return Ascii.isLetter(byte) || byte == 0x5F || byte == UInt8(ascii: "$") }
    return !isForeignSymbol(scalar(at: index))
  }

  func isSymbol(_ index: Int) -> Bool {
    let byte = bytes[index]
    return byte < 0x80 ? Ascii.isSymbol(byte) : isForeignSymbol(scalar(at: index))
  }

  /// How many bytes the character here takes, as far as its first says so.
  func width(at index: Int) -> Int {
    let byte = bytes[index]
    guard byte >= 0xC0 else { return 1 }
    let width = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    return min(width, bytes.count - index)
  }

  private func scalar(at index: Int) -> UInt32 {
    let width = width(at: index)
    guard width > 1 else { return UInt32(bytes[index]) }
    var value = UInt32(bytes[index]) & (0x7F >> UInt32(width))
    for byte in bytes[index + 1..<index + width] { value = value << 6 | UInt32(byte & 0x3F) }
    return value
  }

  /// The operators of Swift's grammar beyond ASCII.
  private func isForeignSymbol(_ value: UInt32) -> Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }
}
