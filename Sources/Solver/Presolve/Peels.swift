/// Variables with wishes that one equation alone mentions, those in the fewest rows first: what is
/// said of a variable that others give is said of each of those instead.
struct Peels: ~Copyable {
  /// By number of rows: the variable that came last, or -1.
  private var heads = Lane<Int32>()
  /// By variable: the one that came before it in its list.
  private var nexts = Lane<Int32>()
  /// No list before this one has any.
  private var lowest: Int32 = Self.classes

  /// From this many rows on, all are alike.
  private static var classes: Int32 { 16 }

  init() {}

  mutating func begin(_ variableCount: Int) {
    heads.reset(to: Int(Self.classes), with: -1)
    nexts.extend(to: variableCount, with: -1)
    lowest = Self.classes
  }

  @inline(__always) mutating func append(_ variable: Int32, rows: Int32) {
    let place = min(rows, Self.classes - 1)
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
