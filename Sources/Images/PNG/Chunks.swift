/// Chunks one after another, each with its length and checksum.
struct ChunkList {
  /// Bytes of a chunk beside its data.
  static let overhead = 12

  private(set) var bytes: [UInt8]

  /// A file's beginning.
  init(capacity: Int) {
    bytes = PNG.signature
    bytes.reserveCapacity(capacity)
  }

  /// A later part of a file.
  init(continuing: Void) { bytes = [] }

  mutating func append(_ tag: StaticString, _ data: [UInt8]) {
    bytes += bigEndian(UInt32(data.count))
    let start = bytes.count
    for place in 0..<4 { unsafe bytes.append(tag.utf8Start[place]) }
    bytes += data
    let sum = unsafe bytes.withUnsafeBytes {
      unsafe checksum(UnsafeRawBufferPointer(rebasing: $0[start...]))
    }
    bytes += bigEndian(sum)
  }
}

/// Our private chunk: the hash of the pixels, and the length and checksum of their data.
///
/// The letters' cases say: ancillary, private, and not to be kept by who changes the picture.
struct PixelHashChunk {
  static let tag: StaticString = "snPX"
  static let length = 25
  private static let version: UInt8 = 1

  var hash: PixelHash
  var dataLength: UInt32
  var dataChecksum: UInt32

  init(hash: PixelHash, dataLength: UInt32, dataChecksum: UInt32) {
    self.hash = hash
    self.dataLength = dataLength
    self.dataChecksum = dataChecksum
  }

  /// Nothing where another version wrote the chunk.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.length, bytes[0] == Self.version else { return nil }
    func number(_ range: Range<Int>) -> UInt64 {
      bytes[range].reduce(0) { $0 << 8 | UInt64($1) }
    }
    self.init(
      hash: PixelHash(high: number(1..<9), low: number(9..<17)),
      dataLength: UInt32(number(17..<21)),
      dataChecksum: UInt32(number(21..<25))
    )
  }

  var bytes: [UInt8] {
    [Self.version] + bigEndian(hash.high) + bigEndian(hash.low) + bigEndian(dataLength)
      + bigEndian(dataChecksum)
  }
}

/// The bytes of `number`, the highest first.
func bigEndian<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) -> [UInt8] {
  (0..<Number.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

extension UnsafeMutableRawBufferPointer {
  func storeBigEndian(_ number: UInt32, at offset: Int) {
    unsafe storeBytes(of: number.bigEndian, toByteOffset: offset, as: UInt32.self)
  }

  func storeTag(_ tag: StaticString, at offset: Int) {
    for place in 0..<4 { unsafe self[offset + place] = tag.utf8Start[place] }
  }
}
