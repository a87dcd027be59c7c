/// A digit or a sign with a key drawn around it.
///
/// Shapers take one for an emoji only where a selector says so; without, the key is wider than what it
/// stands on, and the next key stands in it.
enum Keycap {
  /// The keys without a selector, in UTF-8 bytes.
  static func ranges(in string: String) -> [Range<Int>] {
    guard has(string) else { return [] }
    let text = Array(string.utf8)
    return text.indices.dropLast(3).compactMap { place in
      guard text[place + 1..<place + 4].elementsEqual(key), isCap(text[place]) else { return nil }
      return place..<place + 4
    }
  }

  static func has(_ string: String) -> Bool { string.unicodeScalars.contains("\u{20E3}") }

  private static let key: [UInt8] = [0xE2, 0x83, 0xA3]

  private static func isCap(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "*") || 0x30...0x39 ~= byte
  }
}
