/// A few bits, the first one lowest.
struct BitWord {
  var bits: UInt32 = 0
  var count: UInt32 = 0
}

/// Turns words of bits into bytes; who writes sees to the room.
@safe struct BitWriter: ~Copyable {
  /// How many bytes behind those that are written may be touched.
  static let spare = 8

  private let start: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  init(_ start: UnsafeMutableRawPointer) {
    unsafe self.start = start
    unsafe next = start
  }

  /// How many bytes are full.
  var length: Int { unsafe next - start }

  @inline(__always)
  mutating func write(_ word: BitWord) {
    bits |= UInt64(word.bits) &<< count
    count &+= UInt64(word.count)
    unsafe next.storeBytes(of: bits.littleEndian, as: UInt64.self)
    unsafe next += Int(truncatingIfNeeded: count &>> 3)
    bits &>>= count & ~7
    count &= 7
  }

  mutating func write(_ bits: UInt32, _ count: UInt32) { write(BitWord(bits: bits, count: count)) }

  /// Fills the last byte.
  mutating func close() { if count > 0 { write(0, 8 - UInt32(count)) } }
}
