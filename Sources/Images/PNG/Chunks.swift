internal import SnaplineDeflate

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
