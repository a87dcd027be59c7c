/// Which letters of the Arabic script are written in one stroke with their neighbours.
enum ArabicJoining {
  /// Whether the letters before and behind a byte of some UTF-8 are joined there.
  static func joins(in text: [UInt8], at place: Int) -> Bool {
    guard place > 0, place < text.count, let next = letter(in: text, from: place),
      joinsPrevious(next), let previous = letter(in: text, before: place)
    else { return false }
    return joinsNext(previous)
  }

  /// Marks between letters that are looked past; more have no letter.
  private static let mostMarks = 8

  private static func letter(in text: [UInt8], from start: Int) -> Unicode.Scalar? {
    var place = start
    for _ in 0...mostMarks {
      guard let scalar = scalar(in: text, at: place) else { return nil }
      guard isMark(scalar) else { return scalar }
      place += UTF8.width(scalar)
    }
    return nil
  }

  private static func letter(in text: [UInt8], before end: Int) -> Unicode.Scalar? {
    var place = end
    for _ in 0...mostMarks {
      repeat { place -= 1 } while place > 0 && text[place] & 0xC0 == 0x80
      guard place >= 0, let scalar = scalar(in: text, at: place) else { return nil }
      guard isMark(scalar) else { return scalar }
    }
    return nil
  }

  private static func scalar(in text: [UInt8], at place: Int) -> Unicode.Scalar? {
    guard place < text.count else { return nil }
    return String(decoding: text[place...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.properties.generalCategory == .nonspacingMark
  }

  private static func joinsPrevious(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Hamza, and the high one, stand alone.
    case 0x621, 0x674: false
    case 0x620...0x64A, 0x66E...0x6D3, 0x6D5, 0x6EE, 0x6EF, 0x6FA...0x6FC, 0x6FF, 0x750...0x77F:
      true
    default: false
    }
  }

  private static func joinsNext(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Alef, dal, reh, waw and their like end a stroke.
    case 0x622...0x625, 0x627, 0x629, 0x62F...0x632, 0x648, 0x671...0x673, 0x675...0x677,
      0x688...0x699, 0x6C0, 0x6C3...0x6CB, 0x6CD, 0x6CF, 0x6D2, 0x6D3, 0x6D5, 0x6EE, 0x6EF,
      0x759...0x75B, 0x76B, 0x76C, 0x771, 0x773, 0x774, 0x778, 0x779:
      false
    default: joinsPrevious(scalar)
    }
  }
}
