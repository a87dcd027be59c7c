/// Finds the end of a value of JSON by its brackets and quotes, and looks at nothing else of it.
struct ObjectScan {
  private var depth = 0
  private var isInText = false
  private var isEscaped = false

  /// Takes a byte; true after the one that closes the value.
  mutating func take(_ byte: UInt8) -> Bool {
    if isInText {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInText = false
      }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      return depth <= 0
    default: break
    }
    return false
  }

  /// Whether bytes are one object, and blanks around it.
  static func isOneObject(_ bytes: some Sequence<UInt8>) -> Bool {
    var scan = ObjectScan()
    var (hasBegun, hasEnded) = (false, false)
    for byte in bytes {
      let isBlank = " \t\r\n".utf8.contains(byte)
      if hasEnded || !hasBegun {
        if isBlank { continue }
        guard !hasEnded, byte == UInt8(ascii: "{") else { return false }
        hasBegun = true
      }
      hasEnded = scan.take(byte)
    }
    return hasEnded
  }
}
