import SnaplineImages

/// A PNG file as its chunks, which can be changed and put together with checksums that are right.
struct PNGParts {
  var chunks: [(tag: String, data: [UInt8])] = []

  init(_ file: [UInt8]) {
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let tag = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      chunks.append((tag, Array(file[place + 8..<place + 8 + length])))
      place += length + 12
    }
  }

  /// Says of the pixels what earlier releases said: that they are those of some hash.
  mutating func claim(_ hash: PixelHash) {
    chunks.removeAll { $0.tag == "snPX" }
    let data = chunks.first { $0.tag == "IDAT" }?.data ?? []
    let length = Self.bigEndian(UInt32(data.count))
    let sum = Self.bigEndian(Self.checksum(Array("IDAT".utf8) + data))
    let claim = [1] + Self.bigEndian(hash.high) + Self.bigEndian(hash.low) + length + sum
    chunks.insert(("snPX", claim), at: 1)
  }

  var file: [UInt8] {
    chunks.reduce(into: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { file, chunk in
      let body = Array(chunk.tag.utf8) + chunk.data
      file += Self.bigEndian(UInt32(chunk.data.count)) + body
      file += Self.bigEndian(Self.checksum(body))
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }

  private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    stride(from: number.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: number >> $0)
    }
  }
}
