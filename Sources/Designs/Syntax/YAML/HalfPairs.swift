/// Escapes for halves of surrogate pairs, which YAML doesn't know, made into replacement characters.
///
/// Only the parser can tell where a backslash begins an escape; so it is asked again and again.
struct HalfPairs {
  /// The text, as long as it was.
  private(set) var bytes: [UInt8]
  /// Where the halves were.
  private(set) var places: [Int] = []

  /// More of them nobody writes by mistake.
  private static let most = 50

  init(_ bytes: [UInt8], in source: Source, longestScalar: Int) {
    self.bytes = bytes
    // Most files have none, and are parsed once.
    guard Self.mayHaveHalves(bytes) else { return }
    while places.count < Self.most, let place = nextHalf(in: source, longestScalar) {
      self.bytes.replaceSubrange(place..<place + 6, with: "\\uFFFD".utf8)
      places.append(place)
    }
  }

  private static func mayHaveHalves(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { isHalf(bytes, at: $0) }
  }

  private static func isHalf(_ bytes: [UInt8], at place: Int) -> Bool {
    guard bytes[place] == UInt8(ascii: "\\"), place + 6 <= bytes.count,
      bytes[place + 1] == UInt8(ascii: "u"), bytes[place + 2] | 0x20 == UInt8(ascii: "d"),
      bytes[place + 2...place + 5].allSatisfy(\.isHexDigit)
    else { return false }
    return UInt8(ascii: "8") <= bytes[place + 3]
  }

  /// The half at which the parser gives up.
  private func nextHalf(in source: Source, _ longestScalar: Int) -> Int? {
    var tokenizer = YAMLTokenizer(bytes, longestScalar: longestScalar)
    do throws(YAMLSyntaxError) {
      while try !tokenizer.next().isEnd {}
      return nil
    } catch {
      guard error.problem.contains("Unicode character escape") else { return nil }
      var offsets = ScalarOffsets(bytes)
      let end = offsets.byte(at: error.offset)
      // It stops somewhere in the escape.
      return (max(0, end - 6)...min(end, bytes.count - 1)).last { Self.isHalf(bytes, at: $0) }
    }
  }

  /// The escape at a place, with what it makes together with the next one.
  static func escape(at place: Int, in bytes: [UInt8]) -> (text: String, whole: Character?) {
    func unit(at place: Int) -> UInt32? {
      guard place + 6 <= bytes.count, isHalf(bytes, at: place) else { return nil }
      return UInt32(String(decoding: bytes[place + 2..<place + 6], as: UTF8.self), radix: 16)
    }
    let text = String(decoding: bytes[place..<place + 6], as: UTF8.self)
    guard let high = unit(at: place), high < 0xDC00, let low = unit(at: place + 6), low >= 0xDC00
    else { return (text, nil) }
    let scalar = Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + (low & 0x3FF))
    return (text, scalar.map(Character.init))
  }
}
