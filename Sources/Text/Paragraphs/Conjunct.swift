/// Consonants of Indic scripts that a sign for no vowel binds to the next one: what is drawn as halves
/// of one letter is never set apart.
enum Conjunct {
  /// Whether the character that starts at a byte of some UTF-8 is bound to the one before.
  static func binds(in text: [UInt8], at place: Int) -> Bool {
    if text[place] == joiner[0] {
      return text[place...].starts(with: joiner) && hasSign(before: place, in: text)
    }
    guard text[place] == 0xE0, place >= 6, place + 2 < text.count else { return false }
    let isJoined = text[place - 3..<place].elementsEqual(joiner)
    let end = isJoined ? place - 3 : place
    guard hasSign(before: end, in: text) else { return false }
    // A script has two blocks of 64 characters, of which the second holds the sign.
    guard text[place + 1] | 1 == text[end - 2] else { return false }
    let next = String(decoding: text[place..<place + 3], as: UTF8.self).unicodeScalars.first
    return next?.properties.generalCategory == .otherLetter
  }

  /// Whether the sign for no vowel ends there.
  private static func hasSign(before end: Int, in text: [UInt8]) -> Bool {
    end >= 3 && text[end - 3] == 0xE0 && scripts.contains(text[end - 2]) && text[end - 1] == 0x8D
  }

  private static let joiner: [UInt8] = [0xE2, 0x80, 0x8D]

  /// Devanagari, Bengali, Gujarati, Oriya, Telugu, Kannada, Malayalam: the second bytes of their signs,
  /// whose last one is the same.
  private static let scripts: Set<UInt8> = [0xA5, 0xA7, 0xAB, 0xAD, 0xB1, 0xB3, 0xB5]
}
