extension Engine {
  /// Above this many rows, a set is not judged afresh when elimination shows it to be irreducible.
  private static var largestJudged: Int { 120 }

  /// Leaves out what is not needed for the clash, one after the other.
  ///
  /// Where a single row misses what independent ones make of it, all of them are needed: any fewer
  /// are independent and hold together. That ends the search early, mostly before it begins.
  ///
  /// What a limit cuts short is told as one, with members that may not be needed.
  ///
  /// - Returns: nothing if the rows as they are written do hold together.
  mutating func reduce(_ evidence: Evidence, _ table: borrowing Table) -> Evidence? {
    let isLarge = evidence.rows.count > Self.largestJudged
    if isLarge, evidence.isIrreducible { return evidence }
    guard var set = culprits(of: evidence, table) else { return isLarge ? evidence : nil }
    if !set.isIrreducible, set.rows.count > Self.largestJudged {
      if let clash = firstClash(among: set, table) { return clash }
    }
    var index = 0
    while index < set.rows.count, !set.isIrreducible, mayReduce() {
      var trial = set
      trial.rows.remove(at: index)
      if let smaller = culprits(of: trial, table) {
        let next = Set(set.rows[0..<index])
        set = smaller
        // Members before this one are needed; they stay in front.
        index = set.rows.firstIndex { !next.contains($0) } ?? set.rows.count
      } else {
        index += 1
      }
    }
    index = 0
    while index < set.bounds.count, !set.isIrreducible, mayReduce() {
      var trial = set
      trial.bounds.remove(at: index)
      if let smaller = culprits(of: trial, table) { set = smaller } else { index += 1 }
    }
    return set
  }

  private mutating func mayReduce() -> Bool {
    if isOverdue() || spent >= stepLimit { isLimited = true }
    return !isLimited
  }

  /// The members of an infeasible set that the core blames, or nothing if it is feasible.
  private mutating func culprits(
    of set: Evidence,
    _ table: borrowing Table
  ) -> Evidence? {
    let locals = locals(of: set.rows, table)
    let bounds = set.bounds.filter { locals[$0] != nil }
    core.begin(variableCount: locals.count)
    for row in set.rows { addRequired(row, locals, level: 0, table) }
    for bound in bounds {
      core.addTerm(locals[bound] ?? 0, 1)
      core.endRow(1, 0, level: 0)
    }
    core.prepare()
    beginReduction()
    let outcome = core.settle(0)
    spent += core.spent + 1
    guard outcome == .optimal, core.total(ofLevel: 0) > 1e-7 * (1 + core.scale) else {
      return nil
    }
    var blamed = Evidence()
    let missed = core.forEachCulprit { row, _ in
      if row < set.rows.count {
        blamed.rows.append(set.rows[Int(row)])
      } else {
        blamed.bounds.append(bounds[Int(row) - set.rows.count])
      }
    }
    // Keep the order that was asked for.
    let (rows, lows) = (Set(blamed.rows), Set(blamed.bounds))
    blamed.rows = set.rows.filter { rows.contains($0) }
    blamed.bounds = bounds.filter { lows.contains($0) }
    blamed.isIrreducible = missed == 1
    return blamed
  }
}
