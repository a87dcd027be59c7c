/// Variables with wishes that one equation alone mentions, those with the weakest wishes first, and
/// among these those in the fewest rows: what is said of a variable that others give is said of each of
/// those instead.
///
/// The height of a scroll view's content is the sum of its rows' heights, and is only wished to be small:
/// given by the rows, it lets each be settled alone. A row given by the content and all other rows would
/// tie them all to each other.
struct SingletonQueue: ~Copyable {
  /// By strength of wishes and number of rows: the variable that came last, or -1.
  private var heads = Buffer<Int32>()
  /// By variable: the one that came before it in its list.
  private var nexts = Buffer<Int32>()
  /// No list before this one has any.
  private var lowest: Int32 = Self.classes

  /// From this many rows on, all are alike.
  private static var counts: Int32 { 16 }
  /// Priorities that far apart are told from each other.
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

  /// Takes one of the first list out; -1 if none is left.
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
