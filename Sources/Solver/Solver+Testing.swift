extension Solver {
  /// Terms that elimination holds, beside those of the problem.
  package var heldTerms: Int { engine.kernel.heldTerms }

  /// Whether joined parts begin afresh after their first step, as if it had led round in circles.
  package var isHasty: Bool {
    get { engine.isHasty }
    set { engine.isHasty = newValue }
  }

  /// Whether variables may be settled on their floors, one by one, rather than with all around them.
  package var restsOnFloors: Bool {
    get { engine.floors.areAllowed }
    set { engine.floors.areAllowed = newValue }
  }

  /// The most variables of a joined part for which the core keeps a full matrix.
  package var largestDenseCount: Int {
    get { engine.core.largestDenseCount }
    set { engine.core.largestDenseCount = newValue }
  }

  /// A value as it was found, before it is rounded.
  package func exactValue(of variable: Problem.Variable) -> Double {
    engine.exact(variable.index)
  }
}
