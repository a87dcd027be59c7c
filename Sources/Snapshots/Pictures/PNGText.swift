/// A text inside a PNG file, in an `iTXt` chunk before the end of the file.
///
/// A picture that is kept alone carries its scene this way, so that a moved view is told from
/// other pixels even where only the picture was kept.
enum PNGText {
  static let keyword = "Snapline Scene"

  /// The file with the text in it; unchanged where the bytes don't end as a PNG does.
  static func adding(_ text: [UInt8], to png: [UInt8]) -> [UInt8] {
    let endLength = 12
    guard png.count >= 8 + endLength, Array(png.suffix(8).prefix(4)) == Array("IEND".utf8),
      text.count < Int(Int32.max) - 100
    else { return png }
    // Keyword, and: not compressed, no language, no translated keyword.
    var chunk = Array("iTXt".utf8) + Array(keyword.utf8) + [0, 0, 0, 0, 0]
    chunk += text
    var file = Array(png.dropLast(endLength))
    file += bigEndian(UInt32(chunk.count - 4))
    file += chunk
    file += bigEndian(checksum(chunk))
    file += png.suffix(endLength)
    return file
  }

  /// The text in a file, where there is one that isn't damaged.
  static func text(in png: [UInt8]) -> [UInt8]? {
    var place = 8
    while place + 12 <= png.count {
      let length = Int(number(png, at: place))
      let end = place + 8 + length
      guard end + 4 <= png.count else { return nil }
      let chunk = png[(place + 4)..<end]
      let head = Array("iTXt".utf8) + Array(keyword.utf8) + [0, 0, 0, 0, 0]
      if chunk.starts(with: head) {
        let text = Array(chunk.dropFirst(head.count))
        return checksum(Array(chunk)) == number(png, at: end) ? text : nil
      }
      place = end + 4
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC-32 that ends every chunk.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { number in
    var sum = UInt32(number)
    for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    return sum
  }
}
