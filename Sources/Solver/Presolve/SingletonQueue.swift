/// Column singletons with rows of their own: those with the weakest rows first, and among these
/// those in the fewest rows.
///
/// Substituting a variable moves each of its rows to all variables that define it. The height of a
/// scroll view's content, say, is the sum of its rows' heights, and only a weak row wants it to be
/// small. If the rows define it, each of them can be settled alone. A row that is defined by the
/// content and all other rows would tie them all to each other.
struct SingletonQueue: ~Copyable {
  /// By class of strength and number of rows: the variable that came last, or -1.
  private var heads = Buffer<Int32>()
  /// By variable: the one that came before it in its class.
  private var nexts = Buffer<Int32>()
  /// All classes before this one are empty.
  private var lowest: Int32 = Self.classes

  /// Variables in this many rows or more are one class.
  private static var counts: Int32 { 16 }
  /// Priorities less than this far apart are one class.
  private static var step: Double { 100 }
  private static var classes: Int32 { (Int32(1000 / step) + 1) * counts }

  init() {}

  mutating func begin(_ variableCount: Int) {
    heads.reset(to: Int(Self.classes), with: -1)
    nexts.extend(to: variableCount, with: -1)
    lowest = Self.classes
  }

  mutating func append(_ variable: Int32, strength: Double, rows: Int32) {
    let place = Int32(strength / Self.step) * Self.counts + min(rows, Self.counts - 1)
    nexts[variable] = heads[place]
    heads[place] = variable
    lowest = min(lowest, place)
  }

  /// Takes a variable out of the first class that has one; -1 if none is left.
  mutating func next() -> Int32 {
    while lowest < Self.classes {
      let variable = heads[lowest]
      if variable >= 0 {
        heads[lowest] = nexts[variable]
        return variable
      }
      lowest += 1
    }
    return -1
  }

  mutating func release() { nexts.release() }
}
