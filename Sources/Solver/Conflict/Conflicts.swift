/// The conflicts among required rows that were found, and what is still to be looked into.
struct Conflicts: ~Copyable {
  /// What couldn't hold together and isn't traced back to written rows yet.
  var infeasibilities: [Infeasibility] = []
  /// Rows that gave way: they are treated as if they weren't there.
  var dropped: Set<Int32> = []
  /// The irreducible sets, each with the row that gave way.
  var all: [Solver.Conflict] = []
  /// Whether rows may still give way: after too many rounds, or too much time, none does.
  var mayDropRows = true

  init() {}
}
