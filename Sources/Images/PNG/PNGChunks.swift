/// The chunks of a file that is intact: every length and checksum holds, and nothing is left out.
///
/// Nothing is read but what our own reader understands; who gets no value asks libpng why.
@safe struct PNGChunks {
  private(set) var width = 0
  private(set) var height = 0
  /// 3 for red, green, blue; 4 with alpha; nothing for every other kind.
  private(set) var channels: Int?
  /// The compressed pixels, in one or more pieces.
  private(set) var pixelData: [Range<Int>] = []
  private(set) var hasTransparentColor = false
  private var hashes: [PixelHashChunk] = []
  private let bytes: UnsafeRawBufferPointer

  init?(_ bytes: UnsafeRawBufferPointer) {
    unsafe self.bytes = bytes
    guard bytes.count > 8, unsafe bytes.prefix(8).elementsEqual(PNG.signature) else {
      return nil
    }
    var place = 8
    var isFirst = true
    while true {
      guard let chunk = Chunk(at: place, in: self) else { return nil }
      guard isFirst == (chunk.tag == "IHDR") else { return nil }
      isFirst = false
      switch chunk.tag {
      case "IHDR": guard readHeader(chunk.data) else { return nil }
      case "IDAT":
        // Pieces follow each other without a gap.
        if let last = pixelData.last, last.upperBound + 12 != chunk.data.lowerBound { return nil }
        pixelData.append(chunk.data)
      case "IEND":
        guard chunk.data.isEmpty, !pixelData.isEmpty else { return nil }
        return
      case "tRNS": hasTransparentColor = true
      case "PLTE": guard channels != nil, pixelData.isEmpty else { return nil }
      case "snPX":
        if let hash = PixelHashChunk(unsafe Array(bytes[chunk.data])) { hashes.append(hash) }
      default:
        // A capital first letter says that the picture can't be understood without the chunk.
        guard chunk.tag.first?.isLowercase == true else { return nil }
      }
      place = chunk.data.upperBound + 4
    }
  }

  /// The recorded hash, where it was made with the very data that the file holds.
  var recordedHash: PixelHash? {
    guard hashes.count == 1, let chunk = hashes.first, pixelData.count == 1,
      let data = pixelData.first, data.count == Int(chunk.dataLength),
      number(at: data.upperBound) == chunk.dataChecksum
    else { return nil }
    return chunk.hash
  }

  private mutating func readHeader(_ data: Range<Int>) -> Bool {
    guard data.count == 13 else { return false }
    width = Int(number(at: data.lowerBound))
    height = Int(number(at: data.lowerBound + 4))
    let kind = unsafe Array(bytes[data.lowerBound + 8..<data.upperBound])
    let isPlain = kind[0] == 8 && kind[2...] == [0, 0, 0]
    channels = isPlain ? [2: 3, 6: 4][kind[1]] : nil
    return width > 0 && height > 0 && width <= Int(Int32.max) && height <= Int(Int32.max)
  }

  private func number(at place: Int) -> UInt32 {
    UInt32(bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  private struct Chunk {
    var tag: String
    var data: Range<Int>

    /// Nothing where the bytes end too early or the checksum is another.
    init?(at place: Int, in file: PNGChunks) {
      let bytes = unsafe file.bytes
      guard place + 12 <= bytes.count else { return nil }
      let length = Int(file.number(at: place))
      guard length <= bytes.count - place - 12 else { return nil }
      data = place + 8..<place + 8 + length
      let sum = unsafe checksum(
        UnsafeRawBufferPointer(rebasing: bytes[place + 4..<data.upperBound])
      )
      guard sum == file.number(at: data.upperBound) else { return nil }
      tag = unsafe String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
    }
  }
}
