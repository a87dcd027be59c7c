/// The dictionaries of a font of kind CFF, as far as a document depends on them.
///
/// Cairo 1.16 copies the texts that a font's dictionaries name by their numbers into each document, and doesn't ask
/// whether a number has a text: one that has none ends the process. So they are looked at before.
struct CompactFontTable {
  /// The bytes of the table from a place on; nothing where there aren't so many.
  private let read: (_ place: Int, _ count: Int) -> [UInt8]?

  init(read: @escaping (_ place: Int, _ count: Int) -> [UInt8]?) { self.read = read }

  /// Whether every text that is named is there.
  var namesItsTexts: Bool {
    guard let head = read(0, 4), let names = index(at: Int(head[2])),
      let dictionaries = index(at: names.end), let first = dictionaries.entries.first,
      let texts = number(at: dictionaries.end, 2), let found = facts(in: first)
    else { return false }
    let most = Self.ownTexts + texts
    guard found.texts.allSatisfy({ $0 < most }) else { return false }
    // A font for many scripts has further dictionaries, which name texts too.
    guard let place = found.dictionaries else { return true }
    guard let others = index(at: place) else { return false }
    return others.entries.allSatisfy { facts(in: $0)?.texts.allSatisfy { $0 < most } == true }
  }

  /// The texts that every font has without listing them.
  private static let ownTexts = 391
  /// As many dictionaries as one byte counts; names are fewer.
  private static let mostEntries = 256
  private static let longestDictionary = 65_536

  private func number(at place: Int, _ size: Int) -> Int? {
    read(place, size).map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  /// Where the entries of a list lie, and where the list ends.
  private func index(at place: Int) -> (entries: [Range<Int>], end: Int)? {
    guard let count = number(at: place, 2), count <= Self.mostEntries else { return nil }
    guard count > 0 else { return ([], place + 2) }
    guard let size = number(at: place + 2, 1), (1...4).contains(size),
      let bytes = read(place + 3, (count + 1) * size)
    else { return nil }
    let offsets = stride(from: 0, to: bytes.count, by: size).map { start in
      bytes[start..<start + size].reduce(0) { $0 << 8 | Int($1) }
    }
    guard offsets[0] >= 1, zip(offsets, offsets.dropFirst()).allSatisfy(<=) else { return nil }
    let start = place + 3 + bytes.count - 1
    let entries = zip(offsets, offsets.dropFirst()).map { start + $0..<start + $1 }
    return (entries, start + offsets[count])
  }

  /// What a dictionary says that matters here; nothing where it can't be read.
  private struct Facts {
    /// The numbers of texts.
    var texts: [Int] = []
    /// Where further dictionaries lie.
    var dictionaries: Int?
  }

  private func facts(in range: Range<Int>) -> Facts? {
    guard range.count <= Self.longestDictionary else { return nil }
    guard !range.isEmpty else { return Facts() }
    guard let bytes = read(range.lowerBound, range.count) else { return nil }
    var facts = Facts()
    // Of what stands before an operator the first number is what it is about.
    var first: Int?
    var place = 0
    func operand(_ size: Int) -> Int? {
      guard place + size < bytes.count else { return nil }
      return bytes[(place + 1)...(place + size)].reduce(0) { $0 << 8 | Int($1) }
    }
    while place < bytes.count {
      let byte = Int(bytes[place])
      var value: Int?
      switch byte {
      case 0...21:
        var code = byte
        if byte == 12 {
          guard let second = operand(1) else { return nil }
          code = 1_200 + second
          place += 1
        }
        if let first, Self.textCodes.contains(code) { facts.texts.append(first) }
        if code == Self.dictionaryCode { facts.dictionaries = first }
        first = nil
        place += 1
        continue
      case 28:
        value = operand(2).map { Int(Int16(truncatingIfNeeded: $0)) }
        place += 3
      case 29:
        value = operand(4).map { Int(Int32(truncatingIfNeeded: $0)) }
        place += 5
      case 30:
        // A number with a point, in halves of bytes up to one that is 15.
        place += 1
        while place < bytes.count, bytes[place] & 15 != 15, bytes[place] >> 4 != 15 { place += 1 }
        place += 1
        value = 0
      case 32...246:
        value = byte - 139
        place += 1
      case 247...250:
        value = operand(1).map { (byte - 247) * 256 + $0 + 108 }
        place += 2
      case 251...254:
        value = operand(1).map { -(byte - 251) * 256 - $0 - 108 }
        place += 2
      default: return nil
      }
      guard let value else { return nil }
      first = first ?? value
    }
    return facts
  }

  /// Version, notice, names, weight, copyright and what else is a text.
  private static let textCodes: Set<Int> = [0, 1, 2, 3, 4, 1_200, 1_221, 1_222, 1_238]
  private static let dictionaryCode = 1_236
}
