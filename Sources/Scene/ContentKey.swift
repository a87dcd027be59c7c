/// 128 bits that stand for some bytes, the same wherever they are met.
///
/// Two chains of steps that each can be undone, so that no change of a single byte goes unseen.
package struct ContentKey: CustomStringConvertible {
  private var first: UInt64
  private var second: UInt64

  /// The key of bytes in rows of a width, or of bytes alone.
  package init(_ bytes: some Sequence<UInt8>, width: Int = 0, height: Int = 0) {
    first = 0x9E37_79B9_7F4A_7C15 ^ UInt64(width)
    second = 0xC2B2_AE3D_27D4_EB4F ^ UInt64(height)
    // Another module's call isn't made for its kind of sequence: asked for one by one, a byte takes
    // a hundred times as long.
    let taken: Void? = bytes.withContiguousStorageIfAvailable { buffer in
      unsafe take(buffer)
    }
    if taken == nil { unsafe Array(bytes).withUnsafeBufferPointer { unsafe take($0) } }
  }

  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (first, second) = (first, second)
    for place in 0..<bytes.count {
      let byte = unsafe UInt64(bytes[place])
      first = (first ^ byte) &* 0x0000_0100_0000_01B3
      second = (second ^ (second >> 29) ^ byte) &* 0x9E37_79B9_7F4A_7C15
    }
    (self.first, self.second) = (first, second)
  }

  /// 32 hexadecimal digits.
  package var description: String {
    [first, second].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
