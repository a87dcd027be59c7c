/// The names that were given to files, of which each may be given once.
///
/// It keeps 16 bytes of each: 12 of its hash and the number of the row that has it. Names that some file
/// system takes for one are one here, too: those that differ in capital letters alone, or in how an
/// accent is written.
package struct NameTable: ~Copyable {
  private struct Entry {
    var high: UInt64 = 0
    var low: UInt32 = 0
    /// Nothing stands here where this is 0.
    var row: UInt32 = 0
  }

  private var entries: [Entry] = Array(repeating: Entry(), count: 1_024)
  private var count = 0
  // Nobody can find names of one hash who doesn't know these.
  private let first = UInt64.random(in: 0 ... .max)
  private let second = UInt64.random(in: 0 ... .max)

  package init() {}

  /// Gives a name to a row; answers with the row that has it already.
  package mutating func give(_ name: String, to row: Int) -> Int? {
    if count * 4 >= entries.count * 3 { grow() }
    let (place, high, low) = find(name)
    if entries[place].row != 0 { return Int(entries[place].row) }
    entries[place] = Entry(high: high, low: low, row: UInt32(clamping: max(row, 1)))
    count += 1
    return nil
  }

  /// The row that has a name.
  package func row(of name: String) -> Int? {
    let row = entries[find(name).place].row
    return row == 0 ? nil : Int(row)
  }

  /// Where a name stands, or would, and its hashes.
  private func find(_ name: String) -> (place: Int, high: UInt64, low: UInt32) {
    let folded = name.lowercased()
    var (one, other) = (Hasher(), Hasher())
    one.combine(first)
    one.combine(folded)
    other.combine(second)
    other.combine(folded)
    let high = UInt64(bitPattern: Int64(one.finalize()))
    let low = UInt32(truncatingIfNeeded: other.finalize())
    var place = slot(of: high)
    while entries[place].row != 0, entries[place].high != high || entries[place].low != low {
      place = place + 1 == entries.count ? 0 : place + 1
    }
    return (place, high, low)
  }

  private func slot(of hash: UInt64) -> Int {
    Int(hash.multipliedFullWidth(by: UInt64(entries.count)).high)
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: Entry(), count: old.count + old.count / 2)
    for entry in old where entry.row != 0 {
      var place = slot(of: entry.high)
      while entries[place].row != 0 { place = place + 1 == entries.count ? 0 : place + 1 }
      entries[place] = entry
    }
  }
}
