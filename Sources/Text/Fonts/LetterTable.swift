/// The widths of the system font's letters, laid out so that one is found by two look-ups.
///
/// A letter has a slot; slot 0 is that of all letters whose width isn't known.
struct LetterTable: Sendable {
  static let shared = LetterTable()

  /// The letter that has a slot, without those that are as wide.
  private(set) var letters: [Unicode.Scalar] = ["\0"]
  /// By scalar: all below ``end``, then those of ``punctuation``.
  private var slots = [UInt8](repeating: 0, count: end + punctuation.count)
  /// By slot, one for each of the nine weights.
  private var advances = [Int16](repeating: 0, count: weights)
  /// By the slots of two letters: how much further apart they are.
  private var pairs: [Int8] = []

  private static let weights = 9
  /// Latin ends here, with the letters that are Latin's with an accent.
  private static let end = 0x180
  private static let punctuation = 0x2000..<0x2040

  init() {
    for (family, advances) in SystemFont.letters {
      for letter in family.unicodeScalars {
        guard let place = Self.place(of: letter.value) else { continue }
        slots[place] = UInt8(letters.count)
      }
      letters.append(contentsOf: family.unicodeScalars.prefix(1))
      self.advances += advances
    }
    pairs = [Int8](repeating: 0, count: letters.count * letters.count)
    for (more, texts) in SystemFont.pairs {
      let slots = texts.unicodeScalars.map { slot(of: $0) }
      for place in stride(from: 0, to: slots.count - 1, by: 2) {
        pairs[slots[place] * letters.count + slots[place + 1]] = more
      }
    }
  }

  private static func place(of scalar: UInt32) -> Int? {
    if scalar < end { return Int(scalar) }
    guard punctuation.contains(Int(scalar)) else { return nil }
    return end + Int(scalar) - punctuation.lowerBound
  }

  func slot(of scalar: Unicode.Scalar) -> Int {
    Self.place(of: scalar.value).map { Int(slots[$0]) } ?? 0
  }

  /// The slot of the character that starts at a byte.
  func slot(in text: [UInt8], at byte: Int) -> Int {
    let first = text[byte]
    if first < 0x80 { return Int(slots[Int(first)]) }
    switch first {
    case 0xC2...0xC5 where byte + 1 < text.count:
      return Int(slots[Int(first & 0x1F) << 6 | Int(text[byte + 1] & 0x3F)])
    case 0xE2 where byte + 2 < text.count && text[byte + 1] == 0x80:
      return Int(slots[Self.end + Int(text[byte + 2] & 0x3F)])
    default: return 0
    }
  }

  /// In thousandths of the size, without what the size asks for; `weight` is one of the nine.
  func advance(ofSlot slot: Int, weight: Int) -> Double {
    let place = min(max(weight / 100, 1), Self.weights) - 1
    return Double(advances[slot * Self.weights + place])
  }

  /// How much further apart two letters are than their kerning says, in thousandths of the size.
  func distance(from first: Int, to second: Int) -> Double {
    Double(pairs[first * letters.count + second])
  }
}
