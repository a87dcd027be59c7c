/// The scripts whose ink counts where a line ends: Latin, Greek, Cyrillic, and what stands among them.
///
/// The swashes of others may reach beyond their label, as on a phone.
enum ReachingScripts {
  /// Whether the character that starts at a byte of some UTF-8 belongs to them.
  static func contains(in text: [UInt8], at place: Int) -> Bool {
    guard place < text.count else { return false }
    switch text[place] {
    // Up to U+02BF, without the marks that follow.
    case 0..<0x80, 0xC2...0xCA: return true
    // Greek and Cyrillic, U+0370 to U+052F.
    case 0xCD: return place + 1 < text.count && text[place + 1] >= 0xB0
    case 0xCE...0xD4: return true
    // U+1E00 to U+1FFF, and punctuation at U+2000 to U+203F.
    case 0xE1: return place + 1 < text.count && text[place + 1] >= 0xB8
    case 0xE2: return place + 1 < text.count && text[place + 1] == 0x80
    default: return false
    }
  }
}
