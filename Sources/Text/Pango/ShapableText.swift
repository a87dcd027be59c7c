/// A text as shapers can bear it.
enum ShapableText {
  /// Marks in a row that still say something.
  ///
  /// HarfBuzz hangs each mark on the one before it, in a time that grows by the square of their number,
  /// and ends the process where there are more than 32,768.
  private static let mostMarks = 500

  /// The bytes of a text, each at its place, with what can't be shaped made invisible.
  static func bytes(of string: String) -> [UInt8] {
    // Pango ends a text at a NUL, whatever its length; another control is as invisible.
    var bytes = string.utf8.map { $0 == 0 ? 1 : $0 }
    guard bytes.count > mostMarks else { return bytes }
    var (place, marks) = (0, 0)
    for character in string.unicodeScalars {
      let length = UTF8.width(character)
      marks = isMark(character) ? marks + 1 : 0
      if marks > mostMarks {
        bytes.replaceSubrange(place..<place + length, with: selector(ofLength: length))
      }
      place += length
    }
    return bytes
  }

  private static func isMark(_ character: Unicode.Scalar) -> Bool {
    guard character.value >= 0x300 else { return false }
    return switch character.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// A mark of as many bytes that no font draws: a joiner of graphemes, or a selector of variations.
  private static func selector(ofLength length: Int) -> String.UTF8View {
    switch length {
    case 2: "\u{34F}".utf8
    case 3: "\u{FE00}".utf8
    default: "\u{E0100}".utf8
    }
  }
}
