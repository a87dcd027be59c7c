/// What must be known of a drawing's tags before it is drawn.
///
/// This is no reader of XML: what it takes for a tag in a comment does no harm.
struct DrawingTags {
  /// Where the names of elements begin that hold letters, at their starts and at their ends.
  private(set) var letters: [Int] = []
  /// Whether pictures are to be shown that lie in other files.
  private(set) var namesFiles = false
  /// Whether the drawing says that a side of it is zero or less.
  private(set) var saysNoSize = false

  init(of bytes: [UInt8]) {
    var place = 0
    var isInside = false
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      let isEnd = bytes[(start + 1)...].first == UInt8(ascii: "/")
      place = start + (isEnd ? 2 : 1)
      let whole = bytes[place...].prefix { !Self.endsName($0) }
      place = whole.endIndex
      // Without the prefix of its name space.
      let name = whole.lastIndex(of: UInt8(ascii: ":")).map { whole[($0 + 1)...] } ?? whole
      if name.elementsEqual("text".utf8) { letters.append(name.startIndex) }
      if !isInside, name.elementsEqual("svg".utf8) {
        let tag = bytes[place...].prefix { $0 != UInt8(ascii: ">") }
        saysNoSize = Self.saysNoSize(String(decoding: tag, as: UTF8.self))
        isInside = true
      }
      if !isEnd, name.elementsEqual("image".utf8) {
        let tag = bytes[place...].prefix { $0 != UInt8(ascii: ">") }
        namesFiles = namesFiles || Self.namesFile(String(decoding: tag, as: UTF8.self))
      }
    }
  }

  /// The same drawing without letters: what is only defined isn't drawn.
  ///
  /// Fonts would be looked for among those of whoever runs the process.
  func silenced(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for place in letters { bytes.replaceSubrange(place..<place + 4, with: "defs".utf8) }
    return bytes
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || [UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<")].contains(byte)
  }

  private static func saysNoSize(_ tag: String) -> Bool {
    // Values stand between names: each second part is one.
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    return zip(parts, parts.dropFirst()).enumerated().contains { place, pair in
      let name = pair.0.filter { !$0.isWhitespace }
      guard place.isMultiple(of: 2), name == "width=" || name == "height=" else { return false }
      let number = pair.1.drop(while: \.isWhitespace).prefix { "+-.0123456789".contains($0) }
      return Double(number).map { $0 <= 0 } ?? false
    }
  }

  private static func namesFile(_ tag: String) -> Bool {
    guard let link = tag.firstRange(of: "href") else { return false }
    let value = tag[link.upperBound...].drop {
      $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'"
    }
    return !value.isEmpty && !value.hasPrefix("#") && !value.hasPrefix("data:")
  }
}
