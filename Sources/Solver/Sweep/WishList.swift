/// Rows said in free variables, where the row itself names variables that others define.
struct WishList: ~Copyable {
  struct Wish: BitwiseCopyable {
    /// A row, or `-1 - variable` for the implicit bound of a defined variable.
    var row: Int32
    var firstTerm: Int32
    var termCount: Int32
    /// Its row in the core, when the core had it last.
    var coreRow: Int32 = -1
    var constant: Double
    var priority: Double
    var relation: Int8
    /// The gathering of a part that has met its variables last.
    var gathering: Int32 = 0
  }

  struct Term: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var wish: Int32
    /// The next wish term of the same variable, and the one before: a wish is taken out without a
    /// search.
    var next: Int32
    var previous: Int32
  }

  var wishes = Buffer<Wish>()
  var terms = Buffer<Term>()

  init() {}

  mutating func removeAll() {
    wishes.removeAll()
    terms.removeAll()
  }

  /// The sum of a wish's terms minus its constant.
  func residual(_ index: Int32, _ values: borrowing Buffer<Double>) -> Double {
    let wish = wishes[index]
    var sum = -wish.constant
    for place in wish.firstTerm..<wish.firstTerm + wish.termCount {
      sum += terms[place].coefficient * values[terms[place].variable]
    }
    return sum
  }

  /// Adds a term in front of its variable's list.
  mutating func link(
    _ variable: Int32,
    _ coefficient: Double,
    _ wish: Int32,
    _ heads: borrowing Buffer<Int32>
  ) {
    let (place, next) = (Int32(terms.count), heads[variable])
    if next >= 0 { terms[next].previous = place }
    terms.append(
      Term(coefficient: coefficient, variable: variable, wish: wish, next: next, previous: -1)
    )
    heads[variable] = place
  }

  /// Takes a term out of its variable's list.
  func unlink(_ place: Int32, _ heads: borrowing Buffer<Int32>) {
    let entry = terms[place]
    if entry.previous >= 0 {
      terms[entry.previous].next = entry.next
    } else {
      heads[entry.variable] = entry.next
    }
    if entry.next >= 0 { terms[entry.next].previous = entry.previous }
  }

  var bytes: Int { wishes.bytes + terms.bytes }
}
