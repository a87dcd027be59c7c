extension Engine {
  /// Leaves out what is not needed for the clash, one after the other.
  ///
  /// - Returns: nothing if the rows as they are written do hold together.
  mutating func reduce(_ evidence: Evidence, _ table: borrowing Table) -> Evidence? {
    // A chain of thousands of equalities is irreducible as it is: each cancels the next.
    if evidence.rows.count > 120 { return evidence }
    guard var set = culprits(of: evidence, table) else { return nil }
    var index = 0
    while index < set.rows.count {
      var trial = set
      trial.rows.remove(at: index)
      if let smaller = culprits(of: trial, table) {
        let next = set.rows[0..<index]
        set = smaller
        // Members before this one are needed; they stay in front.
        index = set.rows.firstIndex { !next.contains($0) } ?? set.rows.count
      } else {
        index += 1
      }
    }
    index = 0
    while index < set.bounds.count {
      var trial = set
      trial.bounds.remove(at: index)
      if culprits(of: trial, table) != nil { set = trial } else { index += 1 }
    }
    return set
  }

  /// The members of an infeasible set that the core blames, or nothing if it is feasible.
  private mutating func culprits(of set: Evidence, _ table: borrowing Table) -> Evidence? {
    var locals: [Int32: Int32] = [:]
    for row in set.rows {
      let record = table.rows[row]
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        let next = Int32(locals.count)
        locals[table.terms[term].variable, default: next] += 0
      }
    }
    let bounds = set.bounds.filter { locals[$0] != nil }
    core.begin(variableCount: locals.count)
    for row in set.rows {
      let record = table.rows[row]
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        core.addTerm(locals[table.terms[term].variable] ?? 0, table.terms[term].coefficient)
      }
      core.endRow(record.relation.rawValue, record.constant, level: 0)
    }
    for bound in bounds {
      core.addTerm(locals[bound] ?? 0, 1)
      core.endRow(1, 0, level: 0)
    }
    core.prepare()
    core.stepLimit = 100_000
    guard core.settle(0) == .optimal, core.total(ofLevel: 0) > 1e-7 * (1 + core.scale) else {
      return nil
    }
    var blamed = Evidence()
    core.forEachCulprit { row, _ in
      if row < set.rows.count {
        blamed.rows.append(set.rows[Int(row)])
      } else {
        blamed.bounds.append(bounds[Int(row) - set.rows.count])
      }
    }
    // Keep the order that was asked for.
    blamed.rows = set.rows.filter { blamed.rows.contains($0) }
    blamed.bounds = bounds.filter { blamed.bounds.contains($0) }
    return blamed
  }
}
