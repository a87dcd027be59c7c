/// A picture to paint: pixels of four bytes (red, green, blue, alpha), premultiplied, from the top.
public struct Raster: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width * height * 4` bytes, shared between copies.
  public let bytes: [UInt8]

  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && bytes.count == width * height * 4,
      "Raster: \(width) × \(height) pixels need \(width * height * 4) bytes, not \(bytes.count)"
    )
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  // Pictures are large; their size and a few pixels tell most of them apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    for sample in 0..<min(64, bytes.count) { hasher.combine(bytes[sample * bytes.count / 64]) }
  }
}

extension Raster {
  /// A name made from the pixels, the same wherever the picture is met.
  ///
  /// 128 bits in hexadecimal, from two chains of steps that each can be undone, so that no change
  /// of a single pixel goes unseen.
  public var key: String {
    var first: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(width)
    var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F ^ UInt64(height)
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      second = (second ^ (second >> 29) ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
    }
    return [first, second].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
