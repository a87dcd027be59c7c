/// The names that were given to files, of which each may be given once.
///
/// It keeps 12 bytes of each: 8 of its hash and the number of the row that has it. Six more bits of the hash
/// say where a name stands, so that two of a million names have the same bits once in two thousand million
/// runs. Names that some file system takes for one are one here, too: those that differ in capital letters
/// alone, or in how an accent is written.
package struct NameTable: ~Copyable {
  /// Made of words of four bytes: an entry with one of eight would take 16 bytes.
  fileprivate struct Entry {
    var hash: (UInt32, UInt32) = (0, 0)
    /// Nothing stands here where this is 0.
    var row: UInt32 = 0
  }

  /// One of many tables, each of which grows by itself: what one of them copies as it grows is little beside all.
  fileprivate struct Part {
    var entries: [Entry] = Array(repeating: Entry(), count: 16)
    var count = 0
  }

  /// Six bits of a hash say in which part a name is.
  private var parts: [Part] = Array(repeating: Part(), count: 64)
  // Nobody can find names of one hash who doesn't know these.
  private let first = UInt64.random(in: 0 ... .max)
  private let second = UInt64.random(in: 0 ... .max)

  package init() {}

  /// Gives a name to a row; answers with the row that has it already.
  package mutating func give(_ name: String, to row: Int) -> Int? {
    let (part, hash) = hashes(of: name)
    if parts[part].isFull { parts[part].grow() }
    let place = parts[part].place(of: hash)
    let known = parts[part].entries[place].row
    if known != 0 { return Int(known) }
    parts[part].entries[place] = Entry(hash: hash, row: UInt32(clamping: max(row, 1)))
    parts[part].count += 1
    return nil
  }

  /// The row that has a name.
  package func row(of name: String) -> Int? {
    let (part, hash) = hashes(of: name)
    let row = parts[part].entries[parts[part].place(of: hash)].row
    return row == 0 ? nil : Int(row)
  }

  private func hashes(of name: String) -> (part: Int, hash: (UInt32, UInt32)) {
    let folded = name.lowercased()
    var (one, other) = (Hasher(), Hasher())
    one.combine(first)
    one.combine(folded)
    other.combine(second)
    other.combine(folded)
    let hash = UInt64(bitPattern: Int64(one.finalize()))
    let part = Int(UInt(bitPattern: other.finalize()) % UInt(parts.count))
    return (part, (UInt32(truncatingIfNeeded: hash >> 32), UInt32(truncatingIfNeeded: hash)))
  }
}

extension NameTable.Part {
  /// Between two growths a part is filled to 0.68 to 0.85, so that a name takes 16 bytes.
  var isFull: Bool { count * 20 >= entries.count * 17 }

  /// Where a name stands, or would.
  func place(of hash: (UInt32, UInt32)) -> Int {
    var place = slot(of: hash)
    while entries[place].row != 0, entries[place].hash != hash {
      place = place + 1 == entries.count ? 0 : place + 1
    }
    return place
  }

  private func slot(of hash: (UInt32, UInt32)) -> Int {
    let whole = UInt64(hash.0) << 32 | UInt64(hash.1)
    return Int(whole.multipliedFullWidth(by: UInt64(entries.count)).high)
  }

  mutating func grow() {
    let old = entries
    entries = Array(repeating: NameTable.Entry(), count: old.count + old.count / 4)
    for entry in old where entry.row != 0 {
      entries[place(of: entry.hash)] = entry
    }
  }
}
