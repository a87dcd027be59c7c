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
  }

  struct Term: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var wish: Int32
    /// The next wish term of the same variable.
    var next: Int32
  }

  var wishes = Lane<Wish>()
  var terms = Lane<Term>()

  init() {}

  mutating func removeAll() {
    wishes.removeAll()
    terms.removeAll()
  }

  var bytes: Int { wishes.bytes + terms.bytes }
}
