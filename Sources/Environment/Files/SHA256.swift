internal import CNettle
package import protocol Foundation.ContiguousBytes

/// The SHA-256 of bytes, which names a file by its contents; Foundation has none on Linux.
package enum SHA256 {
  /// The hash as 64 hexadecimal digits.
  package static func hexadecimal(of bytes: some ContiguousBytes) -> String {
    let hash = hash(of: bytes)
    return unsafe String(unsafeUninitializedCapacity: 2 * hash.count) { text in
      for place in hash.indices {
        unsafe text[2 * place] = digit(hash[place] >> 4)
        unsafe text[2 * place + 1] = digit(hash[place] & 15)
      }
      return 2 * hash.count
    }
  }

  /// The first half of the hash, which is enough to tell whether something is the same.
  package static func half(of bytes: some ContiguousBytes) -> String {
    String(hexadecimal(of: bytes).prefix(32))
  }

  private static func hash(of bytes: some ContiguousBytes) -> InlineArray<32, UInt8> {
    var context = sha256_ctx()
    unsafe nettle_sha256_init(&context)
    unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe nettle_sha256_update(&context, buffer.count, start.assumingMemoryBound(to: UInt8.self))
    }
    var hash = InlineArray<32, UInt8>(repeating: 0)
    var room = hash.mutableSpan
    unsafe room.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe nettle_sha256_digest(&context, buffer.count, start)
    }
    return hash
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
