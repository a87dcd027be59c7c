/// What must be known of a drawing's tags before it is drawn.
///
/// This is no reader of XML: what it takes for a tag in a comment does no harm.
struct DrawingTags {
  /// Where the names of elements begin that hold letters, at their starts and at their ends.
  private(set) var letters: [Int] = []
  /// Whether pictures are to be shown that lie in other files.
  private(set) var namesFiles = false
  /// Where the names of pictures begin that the drawing holds in another form than PNG and JPEG.
  ///
  /// Readers of other forms are modules of a machine's own: such a picture would be drawn here and not there.
  private(set) var others: [Int] = []
  /// Whether the drawing says that a side of it is zero or less.
  private(set) var saysNoSize = false

  init(of bytes: [UInt8]) {
    var place = 0
    var isInside = false
    var isInOther = false
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
      if isEnd, isInOther, name.elementsEqual("image".utf8) {
        others.append(name.startIndex)
        isInOther = false
      }
      if !isEnd, name.elementsEqual("image".utf8) {
        let tag = bytes[place...].prefix { $0 != UInt8(ascii: ">") }
        let link = Self.link(in: String(decoding: tag.prefix(Self.mostOfTag), as: UTF8.self))
        namesFiles = namesFiles || Self.namesFile(link)
        if Self.isOther(link) {
          others.append(name.startIndex)
          isInOther = tag.last != UInt8(ascii: "/")
        }
      }
    }
  }

  /// The same drawing without letters and such pictures: what is only defined isn't drawn.
  ///
  /// Fonts would be looked for among those of whoever runs the process.
  func silenced(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for place in letters { bytes.replaceSubrange(place..<place + 4, with: "defs".utf8) }
    for place in others { bytes.replaceSubrange(place..<place + 5, with: "defs ".utf8) }
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

  /// What a link is to may be as long as a picture: its beginning says enough.
  private static let mostOfTag = 10_000

  private static func link(in tag: String) -> Substring {
    guard let link = tag.firstRange(of: "href") else { return "" }
    return tag[link.upperBound...].drop {
      $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'"
    }
  }

  private static func namesFile(_ link: Substring) -> Bool {
    !link.isEmpty && !link.hasPrefix("#") && !link.hasPrefix("data:")
  }

  /// Whether a link holds something else than PNG or JPEG, which alone are drawn on every machine.
  private static func isOther(_ link: Substring) -> Bool {
    guard link.hasPrefix("data:") else { return false }
    let kind = link.dropFirst("data:".count).prefix { !";,\"'".contains($0) }
    return !["image/png", "image/jpeg"].contains(kind.lowercased())
  }
}
