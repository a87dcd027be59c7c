/// What presolve knows of the required equalities that it hasn't used yet.
///
/// Nothing reads it once presolve is done, and its memory is given back then.
struct Presolve: ~Copyable {
  // By variable, of the equalities that aren't used yet.
  /// How many of them mention the variable.
  var equationCounts = Buffer<Int32>()
  /// Their numbers, combined by exclusive or: while one is left, this is its number.
  var equations = Buffer<Int32>()

  // By row, of the variables that aren't known yet.
  /// How many of them the equality has.
  var unknownCounts = Buffer<Int32>()
  /// Their numbers, combined by exclusive or: while one is left, this is its number.
  var unknowns = Buffer<Int32>()

  /// Equalities with one unknown, which give it.
  var queue = Buffer<Int32>()
  /// Column singletons without rows of their own: substituting them moves no cost to others.
  var costlessSingletons = Buffer<Int32>()
  /// The other column singletons, those first whose substitution moves the weakest rows.
  var singletonQueue = SingletonQueue()
  /// Column singletons in the order in which they were substituted.
  var singletons = Buffer<Int32>()

  init() {}

  mutating func begin(variableCount: Int, rowCount: Int) {
    equationCounts.reset(to: variableCount, with: 0)
    equations.reset(to: variableCount, with: 0)
    unknownCounts.reset(to: rowCount, with: 0)
    unknowns.reset(to: rowCount, with: 0)
    queue.removeAll()
    costlessSingletons.removeAll()
    singletons.removeAll()
  }

  /// Gives the memory back.
  mutating func release() {
    equationCounts.release()
    equations.release()
    unknownCounts.release()
    unknowns.release()
    queue.release()
    costlessSingletons.release()
    singletonQueue.release()
    singletons.release()
  }
}
