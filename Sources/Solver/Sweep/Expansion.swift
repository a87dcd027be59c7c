/// A sum of variables while the defined ones in it are replaced by what defines them.
///
/// Variables are taken out of `waiting` in the reverse order of evaluation: all that could add to
/// the coefficient of one has been replaced when its turn comes.
struct Expansion: ~Copyable {
  /// By variable: its coefficient; zero for each that isn't in the sum.
  var amounts = Buffer<Double>()
  /// Places in the order of evaluation of the defined variables that are still to be replaced.
  var waiting = PositionHeap()
  /// The free variables in the sum.
  var variables = Buffer<Int32>()

  init() {}

  /// Makes room for variables.
  mutating func extend(to count: Int) { amounts.extend(to: count, with: 0) }
}
