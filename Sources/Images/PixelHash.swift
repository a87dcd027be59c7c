internal import Glibc

/// 128 bits that stand for a picture's size and pixels, or for a file's bytes: what is equal has equal
/// hashes.
///
/// It isn't a cryptographic hash. XXH3 would be quicker, but only as one more C library, which each start
/// of the command would have to load; only a few small pictures and the font files of a scene are hashed.
public struct PixelHash: Hashable, Sendable, CustomStringConvertible {
  public var high: UInt64
  public var low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The hash of a bitmap's premultiplied pixels.
  public init(_ bitmap: Bitmap) {
    var state = Lanes(width: bitmap.width, height: bitmap.height)
    unsafe bitmap.bytes.withUnsafeBytes { unsafe state.absorb($0) }
    self = state.hash
  }

  /// The hash of a file's bytes, block by block: fonts are large, and little of them is in use.
  package init?(contentsOf path: String) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var state = Lanes(width: 0, height: 0)
    var block = [UInt8](repeating: 0, count: 16_384)
    var count = 0
    var isLast = false
    while !isLast {
      guard let filled = Self.fill(&block, from: file) else { return nil }
      isLast = filled < block.count
      // Only the last block may end within a word.
      let words = (filled + 3) / 4 * 4
      for place in filled..<words { block[place] = 0 }
      unsafe block.withUnsafeBytes {
        unsafe state.absorb(UnsafeRawBufferPointer(rebasing: $0[..<words]))
      }
      count += filled
    }
    state.close(count)
    self = state.hash
  }

  /// Reads until the block is full or the file ends; how many bytes were read.
  private static func fill(_ block: inout [UInt8], from file: Int32) -> Int? {
    var filled = 0
    while filled < block.count {
      let count = unsafe block.withUnsafeMutableBytes { bytes in
        unsafe read(file, bytes.baseAddress?.advanced(by: filled), bytes.count - filled)
      }
      guard count != 0 else { break }
      if count > 0 { filled += count } else if errno != EINTR { return nil }
    }
    return filled
  }

  /// 32 hexadecimal digits.
  public var description: String { Self.hex(high) + Self.hex(low) }

  private static func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Four lanes side by side, so that the processor multiplies in one while it waits for another.
///
/// Each step is a bijection of the lane, so that no change of a single word can go unseen.
private struct Lanes {
  private static let odd: UInt64 = 0x9E37_79B9_7F4A_7C15

  private var first, second, third, fourth: UInt64

  init(width: Int, height: Int) {
    first = 0x243F_6A88_85A3_08D3
    second = 0x1319_8A2E_0370_7344 ^ UInt64(width)
    third = 0xA409_3822_299F_31D0 ^ UInt64(height)
    fourth = 0x082E_FA98_EC4E_6C89
  }

  mutating func absorb(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 32 <= bytes.count {
      first = Self.step(first, unsafe Self.word(bytes, offset))
      second = Self.step(second, unsafe Self.word(bytes, offset + 8))
      third = Self.step(third, unsafe Self.word(bytes, offset + 16))
      fourth = Self.step(fourth, unsafe Self.word(bytes, offset + 24))
      offset += 32
    }
    while offset + 4 <= bytes.count {
      let pixel = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      first = Self.step(first, UInt64(UInt32(littleEndian: pixel)))
      offset += 4
    }
  }

  /// Ends with the number of bytes, where it wasn't known before.
  mutating func close(_ count: Int) { first = Self.step(first, UInt64(count)) }

  var hash: PixelHash {
    var high = first
    var low = second.byteSwapped
    for lane in [second, third, fourth, first] { high = Self.step(high, Self.mixed(lane)) }
    for lane in [fourth, first, second, third] {
      low = Self.step(low, Self.mixed(lane &+ Self.odd))
    }
    return PixelHash(high: Self.mixed(high), low: Self.mixed(low))
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* odd
    return product ^ (product >> 29)
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
