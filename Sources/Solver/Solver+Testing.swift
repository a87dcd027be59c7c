extension Solver {
  /// How many terms elimination holds, beside those of the problem.
  package var heldTerms: Int { state.engine.kernel.heldTerms }

  /// Whether each component is begun anew after its first step, as if that had been part of a
  /// cycle.
  package var isHasty: Bool {
    get { state.engine.budget.isHasty }
    set { state.engine.budget.isHasty = newValue }
  }

  /// Whether variables may be settled on their floors, one by one, rather than with all around
  /// them.
  package var restsOnFloors: Bool {
    get { state.engine.sweep.floors.areAllowed }
    set { state.engine.sweep.floors.areAllowed = newValue }
  }

  /// How many terms rows in free variables may have for each term of the problem, before optional
  /// equalities wait until they matter; 0 has all of them wait.
  package var mostReducedTerms: Int {
    get { state.engine.sweep.postponed.mostTerms }
    set { state.engine.sweep.postponed.mostTerms = newValue }
  }

  /// The most variables of a component for which the active-set method keeps a dense basis.
  package var largestDenseCount: Int {
    get { state.engine.activeSet.largestDenseCount }
    set { state.engine.activeSet.largestDenseCount = newValue }
  }

  /// Solves with sparse factors follow single numbers where at most one in this many isn't zero; 0
  /// always does.
  package var shareFollowed: Int {
    get { state.engine.activeSet.sparse.reach.share }
    set { state.engine.activeSet.sparse.reach.share = newValue }
  }

  /// How many columns and exchanges of sparse factors were read.
  package var looksAtFactors: Int { state.engine.activeSet.sparse.reach.looks }

  /// A value as it was found, before it is rounded.
  package func exactValue(of variable: Problem.Variable) -> Double {
    state.engine.exact(variable.index)
  }
}
