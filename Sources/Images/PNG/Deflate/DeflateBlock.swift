/// Bytes, and stretches of bytes that came before, until they are written as a block of Deflate.
@safe struct DeflateBlock: ~Copyable {
  static let most = 8192
  static let longestStretch = 258
  /// How far back a stretch may come from.
  static let window = 32_768

  private let tokens: UnsafeMutablePointer<UInt32>
  private var count = 0

  init(_ memory: SearchMemory) { unsafe tokens = memory.tokens }

  var isFull: Bool { count == Self.most }

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    unsafe tokens[count] = UInt32(byte)
    count &+= 1
  }

  /// From 3 to 258 bytes again that stand `distance` before.
  @inline(__always)
  mutating func add(length: Int, distance: Int) {
    unsafe tokens[count] = UInt32(truncatingIfNeeded: length &<< 16 | (distance &- 1))
    count &+= 1
  }

  /// Writes all, and begins anew; writes nothing where that would take more than `room` bytes.
  mutating func write(to writer: inout BitWriter, isLast: Bool, room: Int) -> Bool {
    let code = DeflateCode(frequencies)
    guard code.size + BitWriter.spare <= room else { return false }
    writer.write(isLast ? 0b101 : 0b100, 3)
    code.writeLengths(to: &writer)
    writeTokens(to: &writer, code)
    count = 0
    return true
  }

  private var frequencies: DeflateCode.Frequencies {
    var frequencies = DeflateCode.Frequencies()
    unsafe frequencies.symbols.withUnsafeMutableBufferPointer { symbols in
      unsafe frequencies.distances.withUnsafeMutableBufferPointer { distances in
        for place in 0..<count {
          let token = unsafe tokens[place]
          if token < 256 {
            unsafe symbols[Int(token)] &+= 1
          } else {
            unsafe symbols[DeflateSlot(length: token >> 16).symbol] &+= 1
            unsafe distances[DeflateSlot(distance: token & 0xFFFF).symbol] &+= 1
          }
        }
      }
    }
    return frequencies
  }

  private func writeTokens(to writer: inout BitWriter, _ code: DeflateCode) {
    unsafe code.symbols.words.withUnsafeBufferPointer { symbols in
      unsafe code.distances.words.withUnsafeBufferPointer { distances in
        for place in 0..<count {
          let token = unsafe tokens[place]
          if token < 256 {
            unsafe writer.write(symbols[Int(token)])
          } else {
            let length = DeflateSlot(length: token >> 16)
            unsafe writer.write(symbols[length.symbol])
            writer.write(length.rest)
            let distance = DeflateSlot(distance: token & 0xFFFF)
            unsafe writer.write(distances[distance.symbol])
            writer.write(distance.rest)
          }
        }
        unsafe writer.write(symbols[DeflateCode.end])
      }
    }
  }
}
