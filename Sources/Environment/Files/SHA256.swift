package import protocol Foundation.ContiguousBytes

/// The SHA-256 of bytes, which names a file by its contents; Foundation has none on Linux.
package enum SHA256 {
  /// The hash as 64 hexadecimal digits.
  package static func hexadecimal(of bytes: some ContiguousBytes) -> String {
    unsafe bytes.withUnsafeBytes { unsafe hash(of: $0) }.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The first half of the hash, which is enough to tell whether something is the same.
  package static func half(of bytes: some ContiguousBytes) -> String {
    String(hexadecimal(of: bytes).prefix(32))
  }

  private static func hash(of bytes: UnsafeRawBufferPointer) -> [UInt32] {
    var state: InlineArray<8, UInt32> = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    let whole = bytes.count / 64 * 64
    for block in stride(from: 0, to: whole, by: 64) {
      unsafe absorb(UnsafeRawBufferPointer(rebasing: bytes[block..<block + 64]), into: &state)
    }
    // The rest, a one bit, zeros, and the length in bits fill one or two last blocks.
    var tail = unsafe Array(bytes[whole...]) + [0x80]
    tail += Array(repeating: 0, count: (120 - tail.count) % 64)
    tail += (0..<8).map { UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> (56 - 8 * $0)) }
    unsafe tail.withUnsafeBytes { buffer in
      for block in stride(from: 0, to: buffer.count, by: 64) {
        unsafe absorb(UnsafeRawBufferPointer(rebasing: buffer[block..<block + 64]), into: &state)
      }
    }
    return state.indices.map { state[$0] }
  }

  private static func absorb(
    _ block: UnsafeRawBufferPointer,
    into state: inout InlineArray<8, UInt32>
  ) {
    var words = InlineArray<64, UInt32>(repeating: 0)
    for place in 0..<16 {
      words[place] = unsafe UInt32(
        bigEndian: block.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
      )
    }
    for place in 16..<64 {
      let (early, late) = (words[place - 15], words[place - 2])
      let small = turned(early, 7) ^ turned(early, 18) ^ (early >> 3)
      let large = turned(late, 17) ^ turned(late, 19) ^ (late >> 10)
      words[place] = words[place - 16] &+ small &+ words[place - 7] &+ large
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for place in 0..<64 {
      let large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ large &+ choice &+ constants[place] &+ words[place]
      let small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let second = small &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (place, word) in [a, b, c, d, e, f, g, h].enumerated() {
      state[place] = state[place] &+ word
    }
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: InlineArray<64, UInt32> = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
