/// Marks that stand on letters of any script, and move no pen whatever a font says.
///
/// Inter, in its heavier cuts, gives some of them a hair's width, which many marks would add up.
enum CombiningMark {
  /// Whether the character that starts at a byte of some UTF-8 is one.
  static func starts(in text: [UInt8], at place: Int) -> Bool {
    guard place + 1 < text.count else { return false }
    let second = text[place + 1]
    let third = place + 2 < text.count ? text[place + 2] : 0
    switch text[place] {
    // U+0300 to U+036F.
    case 0xCC: return true
    case 0xCD: return second < 0xB0
    // Those of Cyrillic, U+0483 to U+0489.
    case 0xD2: return 0x83...0x89 ~= second
    // U+1AB0 to U+1AFF, and U+1DC0 to U+1DFF.
    case 0xE1: return second == 0xAA && third >= 0xB0 || second == 0xAB || second == 0xB7
    // U+20D0 to U+20FF.
    case 0xE2: return second == 0x83 && third >= 0x90
    // U+FE20 to U+FE2F.
    case 0xEF: return second == 0xB8 && 0xA0...0xAF ~= third
    default: return false
    }
  }

  /// Whether the mark that starts at a byte stands in the middle of its letter, over, under or through it.
  static func isCentred(in text: [UInt8], at place: Int) -> Bool {
    let bytes = text[place...].prefix(3)
    guard let mark = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return false
    }
    if mark.properties.generalCategory == .enclosingMark { return true }
    // Through it, joined below, below, and above.
    return [1, 202, 220, 230].contains(mark.properties.canonicalCombiningClass.rawValue)
  }
}
