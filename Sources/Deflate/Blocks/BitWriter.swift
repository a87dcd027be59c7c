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
    flush()
  }

  mutating func write(_ bits: UInt32, _ count: UInt32) { write(BitWord(bits: bits, count: count)) }

  /// The word of each byte, none longer than ``longestOfBytes``.
  @inline(__always)
  mutating func write(
    _ bytes: UnsafeBufferPointer<UInt8>,
    as words: UnsafeBufferPointer<BitWord>
  ) {
    var place = 0
    while place &+ 4 <= bytes.count {
      let one = unsafe words[Int(bytes[place])]
      let two = unsafe words[Int(bytes[place &+ 1])]
      let three = unsafe words[Int(bytes[place &+ 2])]
      let four = unsafe words[Int(bytes[place &+ 3])]
      // In pairs, so that few steps wait for one another.
      let low = UInt64(one.bits) | UInt64(two.bits) &<< UInt64(one.count)
      let high = UInt64(three.bits) | UInt64(four.bits) &<< UInt64(three.count)
      let lowCount = UInt64(one.count &+ two.count)
      bits |= (low | high &<< lowCount) &<< count
      count &+= lowCount &+ UInt64(three.count &+ four.count)
      flush()
      place &+= 4
    }
    while place < bytes.count {
      unsafe write(words[Int(bytes[place])])
      place &+= 1
    }
  }

  /// Four such words have room beside what is left of a byte.
  static let longestOfBytes = 14

  @inline(__always)
  private mutating func flush() {
    unsafe next.storeBytes(of: bits.littleEndian, as: UInt64.self)
    unsafe next += Int(truncatingIfNeeded: count &>> 3)
    bits &>>= count & ~7
    count &= 7
  }

  /// Fills the last byte.
  mutating func close() { if count > 0 { write(0, 8 - UInt32(count)) } }
}
