import SnaplineImages

import struct Foundation.Data

/// A PNG file put together from an input: its sums are right, so that something is read at all.
struct PNGInput {
  private var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Eight bytes say what the file is like, the rest are its rows.
  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    func next() -> UInt8 { rest.popFirst() ?? 0 }
    let size = [0, 0, 0, 1 + next() % 24, 0, 0, 0, 1 + next() % 24]
    let kind = [0, 2, 3, 4, 6, next()][Int(next() % 6)]
    let depth = [8, 8, 8, 1, 2, 4, 16, next()][Int(next() % 8)]
    append("IHDR", size + [depth, kind, 0, 0, next() & 1])
    let colors = Int(next())
    if colors > 0 { append("PLTE", (0..<colors * 3).map { UInt8(truncatingIfNeeded: $0 * 37) }) }
    let alphas = Int(next() & 15)
    if alphas > 0 { append("tRNS", (0..<alphas).map { UInt8(truncatingIfNeeded: $0 * 51) }) }
    append("IDAT", Self.stored(Array(rest)))
    append("IEND", [])
  }

  /// What our own reader takes, libpng reads to the same pixels.
  func judge() {
    let quick = try? PNG.decode(file)
    // A chunk beside the pixels whose sum is wrong: ours leaves such a file to libpng, which goes on.
    var odd = file
    odd.insert(contentsOf: [0, 0, 0, 1] + "quIt".utf8 + [7, 1, 2, 3, 4], at: file.count - 12)
    let thorough = try? PNG.decode(odd)
    precondition(quick == thorough, "two readers see two pictures")
  }

  private mutating func append(_ tag: String, _ bytes: [UInt8]) {
    let tagged = Array(tag.utf8) + bytes
    file += Self.bigEndian(UInt32(bytes.count)) + tagged + Self.bigEndian(Self.checksum(tagged))
  }

  /// A zlib stream that isn't compressed.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    let blocks = max(1, (bytes.count + 65_534) / 65_535)
    for block in 0..<blocks {
      let part = bytes[block * 65_535..<min((block + 1) * 65_535, bytes.count)]
      let length = UInt16(part.count)
      stream.append(block == blocks - 1 ? 1 : 0)
      for word in [length, ~length] { stream += [UInt8(word & 255), UInt8(word >> 8)] }
      stream += part
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + bigEndian(high << 16 | low)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
