/// A character that is never drawn, whatever fonts make of it.
enum ControlCharacter: Equatable {
  case tab
  case softHyphen
  /// U+FFFC, in whose place something else stands.
  case attachment
  /// Control codes and separators of lines.
  case other

  /// The control character that starts at a byte of some UTF-8, if one does.
  init?(in text: [UInt8], at place: Int) {
    switch text[place] {
    case 0x09: self = .tab
    case 0..<0x20, 0x7F: self = .other
    case 0xC2 where place + 1 < text.count && text[place + 1] < 0xA0: self = .other
    case 0xC2 where place + 1 < text.count && text[place + 1] == 0xAD: self = .softHyphen
    case 0xE2 where text[place...].starts(with: [0xE2, 0x80, 0xA8]): self = .other
    case 0xE2 where text[place...].starts(with: [0xE2, 0x80, 0xA9]): self = .other
    case 0xEF where text[place...].starts(with: [0xEF, 0xBF, 0xBC]): self = .attachment
    default: return nil
    }
  }
}
