extension Solver {
  /// Terms that elimination holds, beside those of the problem.
  package var heldTerms: Int { engine.kernel.heldTerms }

  /// Whether joined parts begin afresh after their first step, as if it had led round in circles.
  package var isHasty: Bool {
    get { engine.budget.isHasty }
    set { engine.budget.isHasty = newValue }
  }

  /// Whether variables may be settled on their floors, one by one, rather than with all around them.
  package var restsOnFloors: Bool {
    get { engine.sweep.floors.areAllowed }
    set { engine.sweep.floors.areAllowed = newValue }
  }

  /// The most variables of a joined part for which the core keeps a full matrix.
  package var largestDenseCount: Int {
    get { engine.activeSet.largestDenseCount }
    set { engine.activeSet.largestDenseCount = newValue }
  }

  /// Numbers of sparse factors are followed one by one where at most one in this many is other than
  /// zero; all are for 0.
  package var shareFollowed: Int {
    get { engine.activeSet.sparse.reach.share }
    set { engine.activeSet.sparse.reach.share = newValue }
  }

  /// Rows and exchanges of sparse factors that were looked at.
  package var looksAtFactors: Int { engine.activeSet.sparse.reach.looks }

  /// A value as it was found, before it is rounded.
  package func exactValue(of variable: Problem.Variable) -> Double {
    engine.exact(variable.index)
  }
}
