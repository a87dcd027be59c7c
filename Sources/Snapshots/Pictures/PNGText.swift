internal import SnaplineDeflate

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

  /// The text in a file, where there is one.
  ///
  /// Damage outside the pixels is complained of wherever it is: who decodes a picture passes over
  /// it, and it may be the text's very name that was hit.
  static func text(in png: [UInt8], from path: String) throws(SnapshotError) -> [UInt8]? {
    try text(in: FileBytes(png), from: path)
  }

  /// The same of a file of which nothing else is read than what stands beside the pixels.
  static func text(in png: FileBytes, from path: String) throws(SnapshotError) -> [UInt8]? {
    guard png.bytes(0..<8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else { return nil }
    let head = Array("iTXt".utf8) + Array(keyword.utf8) + [0, 0, 0, 0, 0]
    var text: [UInt8]?
    var place = 8
    while place + 12 <= png.count {
      let start = png.bytes(place..<place + 8)
      let end = start.count == 8 ? place + 8 + Int(number(start, at: 0)) : png.count
      guard end + 4 <= png.count else {
        throw .unreadable(path: path, reason: "the PNG file ends within a chunk")
      }
      if start[4...].elementsEqual("IEND".utf8) { break }
      // A small letter begins what isn't needed for the picture.
      if start[4] & 0x20 != 0 {
        let chunk = png.bytes(place + 4..<end + 4)
        guard chunk.count == end - place,
          checksum(chunk.dropLast(4)) == number(chunk, at: chunk.count - 4)
        else {
          throw .unreadable(
            path: path,
            reason: "the PNG file is damaged: a chunk beside the pixels has a wrong checksum"
          )
        }
        if text == nil, chunk.dropLast(4).starts(with: head) {
          text = Array(chunk.dropLast(4).dropFirst(head.count))
        }
      }
      place = end + 4
    }
    return text
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC-32 that ends every chunk.
  private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
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
