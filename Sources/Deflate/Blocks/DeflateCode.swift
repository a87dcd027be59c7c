/// The two codes of a block, and the code in which their lengths are told.
struct DeflateCode {
  /// The symbol that ends a block.
  static let end = 256

  struct Frequencies {
    /// Of bytes, the end and lengths.
    var symbols = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 30)

    init() { symbols[DeflateCode.end] = 1 }
  }

  let symbols: HuffmanCode
  let distances: HuffmanCode
  /// How many bytes the block takes at most.
  let size: Int
  private let lengths: Lengths
  private let tellers: HuffmanCode

  init(_ frequencies: Frequencies) {
    symbols = HuffmanCode(frequencies.symbols, longest: BitWriter.longestOfBytes)
    distances = HuffmanCode(frequencies.distances, longest: 15)
    lengths = Lengths(symbols, distances)
    tellers = HuffmanCode(lengths.frequencies, longest: 7)
    let counts = (frequencies.symbols, frequencies.distances)
    var bits = 17 + 19 * 3 + lengths.steps.count * 14
    bits += symbols.size(counts.0) + distances.size(counts.1)
    bits += (257..<286).reduce(0) { $0 + Int(counts.0[$1]) * DeflateSlot.bits(afterLength: $1) }
    bits += (0..<30).reduce(0) { $0 + Int(counts.1[$1]) * DeflateSlot.bits(afterDistance: $1) }
    size = bits / 8 + 1
  }

  /// The order in which the lengths of the third code are told.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  func writeLengths(to writer: inout BitWriter) {
    let told = Self.order.lastIndex { tellers.words[$0].count > 0 }.map { $0 + 1 } ?? 4
    writer.write(UInt32(lengths.symbolCount - 257), 5)
    writer.write(UInt32(lengths.distanceCount - 1), 5)
    writer.write(UInt32(max(4, told) - 4), 4)
    for symbol in Self.order[..<max(4, told)] { writer.write(tellers.words[symbol].count, 3) }
    for step in lengths.steps {
      writer.write(tellers.words[step.symbol])
      writer.write(step.rest)
    }
  }

  /// The lengths of both codes' words, one after another, those that repeat told once.
  private struct Lengths {
    let symbolCount, distanceCount: Int
    var steps: [(symbol: Int, rest: BitWord)] = []

    init(_ symbols: HuffmanCode, _ distances: HuffmanCode) {
      func count(_ words: [BitWord]) -> Int { (words.lastIndex { $0.count > 0 } ?? 0) + 1 }
      symbolCount = max(257, count(symbols.words))
      distanceCount = count(distances.words)
      let all = symbols.words[..<symbolCount] + distances.words[..<distanceCount]
      var rest = all.map { Int($0.count) }[...]
      while let length = rest.first {
        let alike = rest.prefix { $0 == length }.count
        rest.removeFirst(tell(length, times: alike))
      }
    }

    /// Returns how many were told.
    private mutating func tell(_ length: Int, times: Int) -> Int {
      if length == 0, times >= 3 {
        let told = min(times, 138)
        steps.append(
          told < 11
            ? (17, BitWord(bits: UInt32(told - 3), count: 3))
            : (18, BitWord(bits: UInt32(told - 11), count: 7))
        )
        return told
      }
      steps.append((length, BitWord()))
      guard times >= 4 else { return 1 }
      let told = min(times - 1, 6)
      steps.append((16, BitWord(bits: UInt32(told - 3), count: 2)))
      return 1 + told
    }

    var frequencies: [UInt32] {
      var frequencies = [UInt32](repeating: 0, count: 19)
      for step in steps { frequencies[step.symbol] += 1 }
      return frequencies
    }
  }
}
