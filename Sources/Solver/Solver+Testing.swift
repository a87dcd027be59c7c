extension Solver {
  /// Terms that elimination holds, beside those of the problem.
  package var heldTerms: Int { engine.kernel.heldTerms }

  /// A value as it was found, before it is rounded.
  package func exactValue(of variable: Problem.Variable) -> Double {
    engine.exact(variable.index)
  }
}
