/// The shortest code for symbols of given frequencies, in the canonical form that Deflate knows.
struct HuffmanCode {
  /// The word of each symbol; without bits where the symbol never comes.
  let words: [BitWord]

  init(_ frequencies: [UInt32], longest: Int) {
    let lengths = Self.lengths(Self.completed(frequencies), longest: longest)
    words = Self.words(lengths, longest: longest)
  }

  /// How many bits all symbols take together.
  func size(_ frequencies: [UInt32]) -> Int {
    zip(frequencies, words).reduce(0) { $0 + Int($1.0) * Int($1.1.count) }
  }

  /// Readers want two words at least, so that none is empty.
  private static func completed(_ frequencies: [UInt32]) -> [UInt32] {
    var completed = frequencies
    var missing = 2 - frequencies.count { $0 > 0 }
    for symbol in completed.indices where missing > 0 && completed[symbol] == 0 {
      completed[symbol] = 1
      missing -= 1
    }
    return completed
  }

  private static func lengths(_ frequencies: [UInt32], longest: Int) -> [Int] {
    // A symbol behind its frequency, in one number that sorts quickly.
    var rising: [UInt64] = []
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      rising.append(UInt64(frequency) << 16 | UInt64(symbol))
    }
    rising.sort()
    var counts = counts(of: rising.map { Int($0 >> 16) }, longest: longest)
    var lengths = [Int](repeating: 0, count: frequencies.count)
    var length = longest
    for symbol in rising {
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      lengths[Int(symbol & 0xFFFF)] = length
    }
    return lengths
  }

  /// How many words have each length, from weights in rising order.
  private static func counts(of weights: [Int], longest: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: longest + 1)
    for depth in depths(of: weights) { counts[min(depth, longest)] += 1 }
    // Words that were cut to the longest length take more room than there is. For each, a shorter
    // one grows by a bit, and takes one of the longest beside it.
    let taken = counts.indices.reduce(0) { $0 + counts[$1] << (longest - $1) }
    for _ in 0..<max(0, taken - 1 << longest) {
      let shorter = (1..<longest).last { counts[$0] > 0 } ?? 1
      counts[shorter] -= 1
      counts[shorter + 1] += 2
      counts[longest] -= 1
    }
    return counts
  }

  /// How deep each weight lies in Huffman's tree.
  private static func depths(of weights: [Int]) -> [Int] {
    // Nodes too come into being in rising order: the lightest is the next of one kind or the other.
    var nodes = weights
    var parents: [Int] = []
    var (leaf, node) = (0, weights.count)
    func takeLightest(for parent: Int) -> Int {
      let isLeaf =
        leaf < weights.count && (node == nodes.count || nodes[leaf] <= nodes[node])
      let lightest = isLeaf ? leaf : node
      if isLeaf { leaf += 1 } else { node += 1 }
      parents[lightest] = parent
      return nodes[lightest]
    }
    parents = Array(repeating: 0, count: 2 * weights.count - 1)
    for parent in weights.count..<parents.count {
      nodes.append(takeLightest(for: parent) + takeLightest(for: parent))
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for place in depths.indices.dropLast().reversed() { depths[place] = depths[parents[place]] + 1 }
    return Array(depths[..<weights.count])
  }

  private static func words(_ lengths: [Int], longest: Int) -> [BitWord] {
    var counts = [Int](repeating: 0, count: longest + 1)
    for length in lengths where length > 0 { counts[length] += 1 }
    var next = [Int](repeating: 0, count: longest + 1)
    for length in 1...longest { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return BitWord() }
      defer { next[length] += 1 }
      // Words begin with their highest bit, all else with the lowest.
      let word = UInt32(next[length]).bitsReversed >> (32 - UInt32(length))
      return BitWord(bits: word, count: UInt32(length))
    }
  }
}

extension UInt32 {
  fileprivate var bitsReversed: UInt32 {
    var bits = self
    bits = (bits & 0x5555_5555) << 1 | bits >> 1 & 0x5555_5555
    bits = (bits & 0x3333_3333) << 2 | bits >> 2 & 0x3333_3333
    bits = (bits & 0x0F0F_0F0F) << 4 | bits >> 4 & 0x0F0F_0F0F
    return bits.byteSwapped
  }
}
