/// A text with a replacement for whatever a file of its language can't hold.
struct MendedText {
  private(set) var bytes: [UInt8] = []
  /// Where bytes were that are no UTF-8: the first ones of each line.
  private(set) var broken: [Range<Int>] = []
  /// The first characters that the language leaves out, each with the place of its replacement.
  private(set) var forbidden: [(scalar: Unicode.Scalar, range: Range<Int>)] = []

  /// Nothing where all is well, or hardly anything is text.
  init?(of bytes: [UInt8], in language: Language) {
    if bytes.allSatisfy(Self.isPlain) { return nil }
    self.bytes.reserveCapacity(bytes.count + 64)
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var mended = 0
    var lineStart = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        guard language.forbids(scalar) else {
          self.bytes += encoded
          if scalar == "\n" { lineStart = self.bytes.count }
          continue
        }
        let range = replace()
        if forbidden.count < Self.mostNamed { forbidden.append((scalar, range)) }
      case .error:
        let range = replace()
        let isNew = broken.last.map { $0.lowerBound < lineStart } ?? true
        if isNew, broken.count < Self.mostNamed { broken.append(range) }
      case .emptyInput:
        guard mended > 0, mended * Self.mostMended <= bytes.count || beginsWithKey else {
          return nil
        }
        return
      }
      mended += 1
    }
  }

  private mutating func replace() -> Range<Int> {
    let start = bytes.count
    bytes += "\u{FFFD}".utf8
    return start..<bytes.count
  }

  /// Whether a whole key comes before all that was mended, but for comments: noise has none, and a
  /// design whose texts are in another encoding does.
  private var beginsWithKey: Bool {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if words.first == UInt8(ascii: "#") { continue }
      let colon = words.firstIndex(of: UInt8(ascii: ":"))
      if words[..<(colon ?? words.endIndex)].contains("\u{FFFD}".utf8) { return false }
      if colon != nil { return true }
    }
    return false
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    0x20..<0x7F ~= byte || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// One replacement in so many bytes is a slip, whatever the file begins with.
  private static let mostMended = 16
  /// More places than these say nothing new.
  private static let mostNamed = 20
}
