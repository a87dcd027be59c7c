extension Solver {
  /// Terms that elimination holds, beside those of the problem.
  package var heldTerms: Int { engine.kernel.heldTerms }

  /// Whether joined parts begin afresh after their first step, as if it had led round in circles.
  package var isHasty: Bool {
    get { engine.isHasty }
    set { engine.isHasty = newValue }
  }

  /// A value as it was found, before it is rounded.
  package func exactValue(of variable: Problem.Variable) -> Double {
    engine.exact(variable.index)
  }
}
