/// Deflate's symbol for one of several lengths or distances, and what tells which of them.
struct DeflateSlot {
  let symbol: Int
  let rest: BitWord

  /// From 3 to 258 bytes.
  @inline(__always)
  init(length: UInt32) {
    let steps = length &- 3
    guard steps >= 8 else {
      self.init(symbol: 257 &+ steps, rest: 0, bits: 0)
      return
    }
    guard length < 258 else {
      self.init(symbol: 285, rest: 0, bits: 0)
      return
    }
    let bits = UInt32(truncatingIfNeeded: 29 &- steps.leadingZeroBitCount)
    let symbol = 261 &+ bits &* 4 &+ (steps &>> bits & 3)
    self.init(symbol: symbol, rest: steps & (1 &<< bits &- 1), bits: bits)
  }

  /// One less than how far back.
  @inline(__always)
  init(distance: UInt32) {
    guard distance >= 4 else {
      self.init(symbol: distance, rest: 0, bits: 0)
      return
    }
    let bits = UInt32(truncatingIfNeeded: 30 &- distance.leadingZeroBitCount)
    let symbol = 2 &+ bits &* 2 &+ (distance &>> bits & 1)
    self.init(symbol: symbol, rest: distance & (1 &<< bits &- 1), bits: bits)
  }

  @inline(__always)
  private init(symbol: UInt32, rest: UInt32, bits: UInt32) {
    self.symbol = Int(symbol)
    self.rest = BitWord(bits: rest, count: bits)
  }

  /// How many bits follow the symbol of a length or a distance.
  static func bits(afterLength symbol: Int) -> Int {
    symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
  }

  static func bits(afterDistance symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 - 1 }
}
