extension Solver {
  /// Terms that elimination holds, beside those of the problem.
  package var heldTerms: Int { state.engine.kernel.heldTerms }

  /// Whether joined parts begin afresh after their first step, as if it had led round in circles.
  package var isHasty: Bool {
    get { state.engine.budget.isHasty }
    set { state.engine.budget.isHasty = newValue }
  }

  /// Whether variables may be settled on their floors, one by one, rather than with all around them.
  package var restsOnFloors: Bool {
    get { state.engine.sweep.floors.areAllowed }
    set { state.engine.sweep.floors.areAllowed = newValue }
  }

  /// The most variables of a joined part for which the core keeps a full matrix.
  package var largestDenseCount: Int {
    get { state.engine.activeSet.largestDenseCount }
    set { state.engine.activeSet.largestDenseCount = newValue }
  }

  /// Numbers of sparse factors are followed one by one where at most one in this many is other than
  /// zero; all are for 0.
  package var shareFollowed: Int {
    get { state.engine.activeSet.sparse.reach.share }
    set { state.engine.activeSet.sparse.reach.share = newValue }
  }

  /// Rows and exchanges of sparse factors that were looked at.
  package var looksAtFactors: Int { state.engine.activeSet.sparse.reach.looks }

  /// A value as it was found, before it is rounded.
  package func exactValue(of variable: Problem.Variable) -> Double {
    state.engine.exact(variable.index)
  }
}
