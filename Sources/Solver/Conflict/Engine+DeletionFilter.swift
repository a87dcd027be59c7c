extension Engine {
  /// Larger sets than this aren't solved again when elimination has shown them to be irreducible.
  private static var largestJudged: Int { 120 }
  /// For larger sets than this the additive method is faster than the deletion filter.
  private static var largestFiltered: Int { 24 }

  /// Finds an irreducible subset of an infeasible set.
  ///
  /// If a single row violates what independent rows imply, all of them are needed: any fewer are
  /// independent and feasible. That ends the search early, mostly before it begins. But the bound
  /// of a size holds whatever rows are left out. A row that only says as much as such a bound isn't
  /// needed, and nobody should be asked to give it up.
  ///
  /// A set that a limit cuts short is told as a conflict, with members that may not be needed.
  ///
  /// - Returns: nothing if the rows as they are written are feasible.
  mutating func irreducibleSet(of candidates: RowSet, _ matrix: borrowing ConstraintMatrix)
    -> RowSet?
  {
    let isLarge = candidates.rows.count > Self.largestJudged
    if isLarge, candidates.isIrreducible { return candidates }
    guard var set = support(of: candidates, matrix) else { return isLarge ? candidates : nil }
    let isFiltered = set.rows.count <= Self.largestFiltered
    if !isFiltered, !set.isIrreducible, let infeasibility = firstInfeasible(among: set, matrix) {
      return infeasibility
    }
    if !set.isIrreducible || isFiltered && hasOtherBounds(set, matrix) {
      filterRows(of: &set, matrix)
    }
    var index = 0
    while index < set.bounds.count, !set.isIrreducible, mayGoOn() {
      var trial = set
      trial.bounds.remove(at: index)
      if let smaller = support(of: trial, matrix) { set = smaller } else { index += 1 }
    }
    return set
  }

  /// The deletion filter: leaves out one row after the other, with the bounds of all sizes that the
  /// others mention.
  private mutating func filterRows(of set: inout RowSet, _ matrix: borrowing ConstraintMatrix) {
    var index = 0
    while index < set.rows.count, mayGoOn() {
      var trial = set
      trial.rows.remove(at: index)
      trial.bounds = bounds(in: trial.rows, matrix).sorted()
      guard let smaller = support(of: trial, matrix) else {
        index += 1
        continue
      }
      // Rows before this one are needed; they stay in front.
      let needed = Set(set.rows[0..<index])
      set = smaller
      index = set.rows.firstIndex { !needed.contains($0) } ?? set.rows.count
    }
  }

  private mutating func hasOtherBounds(_ set: RowSet, _ matrix: borrowing ConstraintMatrix)
    -> Bool
  {
    !bounds(in: set.rows, matrix).isSubset(of: set.bounds)
  }

  /// The sizes that rows mention.
  private mutating func bounds(in rows: [Int32], _ matrix: borrowing ConstraintMatrix) -> Set<Int32>
  {
    var bounds: Set<Int32> = []
    for row in rows {
      let record = matrix.rows[row]
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        let variable = matrix.terms[term].variable
        if matrix.variables[variable].isNonNegative { bounds.insert(variable) }
      }
    }
    return bounds
  }

  private mutating func mayGoOn() -> Bool {
    if isOverdue() || budget.spent >= budget.stepLimit { budget.isLimited = true }
    return !budget.isLimited
  }

  /// The members of an infeasible set that have a multiplier other than zero; nothing if it is
  /// feasible.
  private mutating func support(
    of set: RowSet,
    _ matrix: borrowing ConstraintMatrix
  ) -> RowSet? {
    let locals = locals(of: set.rows, matrix)
    let bounds = set.bounds.filter { locals[$0] != nil }
    activeSet.begin(variableCount: locals.count)
    for row in set.rows { addRequired(row, locals, level: 0, matrix) }
    for bound in bounds {
      activeSet.addTerm(locals[bound] ?? 0, 1)
      activeSet.endRow(1, 0, level: 0)
    }
    activeSet.prepare()
    beginConflictSolve()
    let outcome = activeSet.settle(0)
    budget.spent += activeSet.effort.spent + 1
    guard outcome == .optimal, activeSet.total(ofLevel: 0) > 1e-7 * (1 + activeSet.rows.scale)
    else {
      return nil
    }
    var found = RowSet()
    let missed = activeSet.forEachMultiplier { row, _ in
      if row < set.rows.count {
        found.rows.append(set.rows[Int(row)])
      } else {
        found.bounds.append(bounds[Int(row) - set.rows.count])
      }
    }
    // Keep the order of the given set.
    let (rows, lows) = (Set(found.rows), Set(found.bounds))
    found.rows = set.rows.filter { rows.contains($0) }
    found.bounds = bounds.filter { lows.contains($0) }
    found.isIrreducible = missed == 1
    return found
  }
}
