/// Bytes, and stretches of bytes that came before, until they are written as a block of Deflate.
@safe struct DeflateBlock: ~Copyable {
  static let mostTokens = 8192
  static let longestStretch = 258
  /// How far back a stretch may come from.
  static let window = 32_768

  /// Each a stretch, or how many bytes come as they are; these are below ``firstStretch``.
  private let tokens: UnsafeMutablePointer<UInt32>
  private static let firstStretch: UInt32 = 1 << 16
  private var tokenCount = 0
  /// Where what isn't written yet begins.
  private var start: UnsafePointer<UInt8>
  /// How many bytes came since the latest stretch.
  private var byteCount: UInt32 = 0
  private let most: Int
  /// How many bytes and stretches can still come.
  private(set) var room: Int

  /// A block of what stands from `start` on, which is added in that order: no more than `most` bytes
  /// and stretches, fewer than 65,536.
  init(_ memory: SearchMemory, from start: UnsafePointer<UInt8>, most: Int) {
    unsafe tokens = memory.tokens
    unsafe self.start = start
    self.most = most
    room = most
  }

  var isFull: Bool { room == 0 || tokenCount >= Self.mostTokens }

  /// The next bytes, no more of them than there is room for.
  @inline(__always)
  mutating func addBytes(_ count: Int) {
    byteCount &+= UInt32(truncatingIfNeeded: count)
    room &-= count
  }

  /// From 3 to 258 bytes again that stand `distance` before.
  @inline(__always)
  mutating func add(length: Int, distance: Int) {
    keepBytes()
    keep(UInt32(truncatingIfNeeded: length &<< 16 | (distance &- 1)))
    room &-= 1
  }

  @inline(__always)
  private mutating func keepBytes() {
    guard byteCount > 0 else { return }
    keep(byteCount)
    byteCount = 0
  }

  @inline(__always)
  private mutating func keep(_ token: UInt32) {
    unsafe tokens[tokenCount] = token
    tokenCount &+= 1
  }
}

// MARK: Writing

extension DeflateBlock {
  /// Writes all, and begins anew; writes nothing where that would take more than `room` bytes.
  mutating func write(to writer: inout BitWriter, isLast: Bool, room: Int) -> Bool {
    keepBytes()
    let code = DeflateCode(frequencies)
    guard code.size + BitWriter.spare <= room else { return false }
    writer.write(isLast ? 0b101 : 0b100, 3)
    code.writeLengths(to: &writer)
    unsafe start = writeTokens(to: &writer, code)
    tokenCount = 0
    self.room = most
    return true
  }

  private var frequencies: DeflateCode.Frequencies {
    var frequencies = DeflateCode.Frequencies()
    var counter = ByteCounter()
    unsafe frequencies.symbols.withUnsafeMutableBufferPointer { symbols in
      unsafe frequencies.distances.withUnsafeMutableBufferPointer { distances in
        var next = unsafe start
        for place in 0..<tokenCount {
          let token = unsafe tokens[place]
          if token < Self.firstStretch {
            unsafe counter.count(UnsafeBufferPointer(start: next, count: Int(token)))
            unsafe next += Int(token)
          } else {
            unsafe symbols[DeflateSlot(length: token >> 16).symbol] &+= 1
            unsafe distances[DeflateSlot(distance: token & 0xFFFF).symbol] &+= 1
            unsafe next += Int(token >> 16)
          }
        }
        unsafe counter.add(to: symbols)
      }
    }
    return frequencies
  }

  /// Returns the place behind all that was written.
  private func writeTokens(
    to writer: inout BitWriter,
    _ code: DeflateCode
  ) -> UnsafePointer<UInt8> {
    unsafe code.symbols.words.withUnsafeBufferPointer { symbols in
      unsafe code.distances.words.withUnsafeBufferPointer { distances in
        var next = unsafe start
        for place in 0..<tokenCount {
          let token = unsafe tokens[place]
          if token < Self.firstStretch {
            unsafe writer.write(UnsafeBufferPointer(start: next, count: Int(token)), as: symbols)
            unsafe next += Int(token)
          } else {
            let length = DeflateSlot(length: token >> 16)
            unsafe writer.write(symbols[length.symbol])
            writer.write(length.rest)
            let distance = DeflateSlot(distance: token & 0xFFFF)
            unsafe writer.write(distances[distance.symbol])
            writer.write(distance.rest)
            unsafe next += Int(token >> 16)
          }
        }
        unsafe writer.write(symbols[DeflateCode.end])
        return unsafe next
      }
    }
  }
}
