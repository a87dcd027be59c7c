extension Character {
  /// How many columns of a terminal the character takes: two where it is wide, none where it is
  /// only a mark on its neighbour.
  var columns: Int {
    if unicodeScalars.contains(where: \.makesEmoji) { return 2 }
    return unicodeScalars.reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  fileprivate var makesEmoji: Bool {
    let emojiSelector: Unicode.Scalar = "\u{FE0F}"
    return self == emojiSelector || properties.isEmojiPresentation
  }

  fileprivate var columns: Int {
    if isASCII { return 1 }
    // Vowels and final consonants join the syllable that a leading consonant opened.
    if (0x1160...0x11FF).contains(value) { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide ? 2 : 1
    }
  }

  /// Whether Unicode's East Asian Width is wide or fullwidth.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
