import SnaplineSolver

/// A row put into the middle of a layout, and taken out again.
///
/// The new one is a copy of the row below: what that one hung on, the new one hangs on, and that
/// one hangs on the new one.
struct RowInsertion {
  private(set) var newVariables: [(tie: Problem.TieBreak, rank: Int64)] = []
  /// Over the layout's variables, and new ones with the numbers behind them.
  private(set) var newRows: [SolverWorkload.Row] = []
  /// Which constraints of the layout go.
  private(set) var replaced: [Int] = []

  init(_ workload: SolverWorkload) {
    let size = 4 * workload.viewsPerRow
    let below = 4 + (4 * workload.viewCount - 4) / size / 2 * size
    let above = max(below - size, 0)
    let first = Int32(4 * workload.viewCount)
    // Ranks of a layout lie far enough apart for a whole row between any two.
    for index in below..<below + size {
      let rank = SolverWorkload.rank(below) - Int64(size - (index - below))
      newVariables.append((index & 3 >= 2 ? .size : .position, rank))
    }
    func shifted(_ row: SolverWorkload.Row, from start: Int, by offset: Int32) -> SolverWorkload.Row
    {
      var row = row
      for term in row.terms.indices {
        let index = row.terms[term].variable.index
        guard index >= start, index < start + size else { continue }
        row.terms[term].variable = Problem.Variable(index: index + offset)
      }
      return row
    }
    for (index, row) in workload.rows.enumerated() {
      let variables = row.terms.map { Int($0.variable.index) }
      guard let last = variables.max(), last >= below, last < below + size else { continue }
      newRows.append(shifted(row, from: below, by: first - Int32(below)))
      guard variables.contains(where: { $0 >= above && $0 < below }), above > 0 else { continue }
      replaced.append(index)
      newRows.append(shifted(row, from: above, by: first - Int32(above)))
    }
  }

  /// Puts the row in.
  ///
  /// - Parameters:
  ///   - solver: holds the layout.
  ///   - constraints: the numbers of the layout's constraints.
  /// - Returns: the new variables.
  func insert(into solver: Solver, _ constraints: [Problem.Constraint]) -> [Problem.Variable] {
    let layout = Int32(solver.problem.variableCount)
    let added = newVariables.map {
      solver.problem.addVariable(tie: $0.tie, rank: $0.rank, isNonNegative: $0.tie == .size)
    }
    for index in replaced { solver.problem.remove(constraints[index]) }
    for row in newRows {
      var terms = row.terms
      for term in terms.indices where terms[term].variable.index >= layout {
        terms[term].variable = added[Int(terms[term].variable.index - layout)]
      }
      solver.problem.add(terms, row.relation, row.constant, priority: row.priority)
    }
    return added
  }

  /// Takes the row out again.
  ///
  /// - Parameters:
  ///   - variables: what ``insert(into:_:)`` returned.
  ///   - solver: holds the layout.
  ///   - constraints: the numbers of the layout's constraints, brought up to date.
  ///   - workload: the layout.
  func remove(
    _ variables: [Problem.Variable],
    from solver: Solver,
    _ constraints: inout [Problem.Constraint],
    _ workload: SolverWorkload
  ) {
    for variable in variables { solver.problem.remove(variable) }
    for index in replaced {
      let row = workload.rows[index]
      let constraint = solver.problem.add(
        row.terms,
        row.relation,
        row.constant,
        priority: row.priority,
        serial: Int64(index)
      )
      if let constraint { constraints[index] = constraint }
    }
  }
}
