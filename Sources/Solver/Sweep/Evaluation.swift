/// The order in which fixed and defined variables are computed.
struct Evaluation: ~Copyable {
  /// The variables in that order; `-2 - block` where a kernel block computes its constants, and
  /// `Repair.hole` where a variable was that an edit took out.
  var sequence = Buffer<Int32>()
  /// The definitions laid out in that order, once edits have cost enough for that to pay.
  var formulas = Formulas()
  /// Places of definitions whose inputs have changed.
  var dirty = DirtySet()

  init() {}
}
