/// A text with a replacement for whatever a file of its language can't hold.
struct MendedText {
  private(set) var bytes: [UInt8] = []
  /// Where the first bytes were that are no UTF-8, if there were some.
  private(set) var firstBroken: Range<Int>?
  /// The first characters that the language leaves out, each with the place of its replacement.
  private(set) var forbidden: [(scalar: Unicode.Scalar, range: Range<Int>)] = []

  /// Nothing where all is well, or hardly anything is text.
  init?(of bytes: [UInt8], in language: Language) {
    if bytes.allSatisfy(Self.isPlain) { return nil }
    self.bytes.reserveCapacity(bytes.count + 64)
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var mended = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        guard language.forbids(scalar) else {
          self.bytes += encoded
          continue
        }
        let range = replace()
        if forbidden.count < Self.mostNamed { forbidden.append((scalar, range)) }
      case .error:
        let range = replace()
        firstBroken = firstBroken ?? range
      case .emptyInput:
        guard mended > 0, mended * Self.mostMended <= bytes.count else { return nil }
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

  private static func isPlain(_ byte: UInt8) -> Bool {
    0x20..<0x7F ~= byte || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// One replacement in so many bytes at most: a picture by mistake is no text.
  private static let mostMended = 16
  /// More places than these say nothing new.
  private static let mostNamed = 20
}
