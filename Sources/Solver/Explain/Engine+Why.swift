extension Engine {
  /// Lists the rows that give a variable its value, then those of the variables that they mention.
  mutating func why(_ variable: Int32, _ matrix: borrowing ConstraintMatrix, limit: Int) -> [Solver
    .Reason]
  {
    guard matrix.exists(variable), Int(variable) < kinds.count else { return [] }
    var reasons: [Solver.Reason] = []
    var seen: Set<Int32> = [variable]
    var reached = [variable]
    var next = 0
    var links = RowLinks()
    while next < reached.count, reasons.count < limit {
      var reason = reason(for: reached[next], matrix)
      mend(&reason, &links, matrix)
      next += 1
      reasons.append(reason)
      for constraint in reason.constraints {
        let record = matrix.rows[constraint.index]
        for term in record.firstTerm..<record.firstTerm + record.termCount
        where seen.insert(matrix.terms[term].variable).inserted {
          reached.append(matrix.terms[term].variable)
        }
      }
    }
    return reasons
  }

  private mutating func reason(for variable: Int32, _ matrix: borrowing ConstraintMatrix)
    -> Solver.Reason
  {
    var reason = Solver.Reason(variable: Problem.Variable(index: variable), constraints: [])
    switch kinds[variable] {
    case .absent: break
    case .fixed, .defined:
      reason.priority = 1000
      let definition = definitions[variable]
      if definition >= 0 {
        reason.constraints = [Problem.Constraint(index: definition)]
      } else {
        let pivot = kernel.pivots[-2 - definition]
        reason.constraints = [Problem.Constraint(index: kernel.rows[pivot.row])]
      }
    case .free where components.ofVariable[variable] >= 0:
      explainComponent(variable, &reason, matrix)
    case .free: explainSettled(variable, &reason, matrix)
    }
    return reason
  }

  /// Makes a reason name rows that contain its variable.
  ///
  /// A row that eliminates a variable, or affects it through definitions, need not contain it.
  private mutating func mend(
    _ reason: inout Solver.Reason,
    _ links: inout RowLinks,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let variable = reason.variable.index
    if let rows = links.turned[variable] {
      reason.constraints = rows.map(Problem.Constraint.init(index:))
      reason.priority = rows.first.map { matrix.rows[$0].priority }
      return
    }
    let rows = reason.constraints.map(\.index)
    guard rows.contains(where: { !matrix.has(variable, in: $0) }) else { return }
    var kept: [Int32] = []
    for row in rows {
      var own: Int32? = row
      if !matrix.has(variable, in: row) {
        own =
          kinds[variable] == .free
          ? turn(row, toward: variable, &links, matrix)
          : definingRow(of: variable, &links, matrix)
      }
      if let own, !kept.contains(own) { kept.append(own) }
    }
    reason.constraints = kept.map(Problem.Constraint.init(index:))
  }

  /// The row next to `variable` on the way from a row that affects it through definitions.
  ///
  /// Each variable between the two is then explained by the row before its own.
  private mutating func turn(
    _ row: Int32,
    toward variable: Int32,
    _ links: inout RowLinks,
    _ matrix: borrowing ConstraintMatrix
  ) -> Int32? {
    var waiting = matrix.mentioned(in: row)
    var origin: [Int32: Int32] = [:]
    var seen = Set(waiting)
    var next = 0
    while next < waiting.count {
      let middle = waiting[next]
      next += 1
      guard kinds[middle] == .defined || kinds[middle] == .fixed,
        let definition = definingRow(of: middle, &links, matrix)
      else { continue }
      for other in matrix.mentioned(in: definition) where seen.insert(other).inserted {
        origin[other] = middle
        waiting.append(other)
      }
      guard let last = origin[variable] else { continue }
      var place = last
      while let before = origin[place], let link = definingRow(of: before, &links, matrix) {
        links.turned[place, default: []].append(link)
        place = before
      }
      links.turned[place, default: []].append(row)
      return definition
    }
    return nil
  }

  /// The row that stands for a defined variable, and contains it.
  private mutating func definingRow(
    of variable: Int32,
    _ links: inout RowLinks,
    _ matrix: borrowing ConstraintMatrix
  ) -> Int32? {
    let definition = definitions[variable]
    if definition >= 0 { return definition }
    guard definition < -1 else { return nil }
    if !links.isMatched { match(&links, matrix) }
    return links.rows[variable]
  }

  /// Matches each variable of the kernel with a row of the kernel that contains it.
  private mutating func match(_ links: inout RowLinks, _ matrix: borrowing ConstraintMatrix) {
    links.isMatched = true
    var owners: [Int32: Int32] = [:]
    var rows: Set<Int32> = []
    var waiting: [Int32] = []
    for index in 0..<kernel.pivots.count {
      let pivot = kernel.pivots[index]
      guard definitions[pivot.variable] == -2 - Int32(index) else { continue }
      let row = kernel.rows[pivot.row]
      rows.insert(row)
      if matrix.has(pivot.variable, in: row) {
        (links.rows[pivot.variable], owners[row]) = (row, pivot.variable)
      } else {
        waiting.append(pivot.variable)
      }
    }
    for variable in waiting {
      var reached = [variable]
      var origin: [Int32: Int32] = [:]
      var next = 0
      var free: Int32?
      while free == nil, next < reached.count {
        for row in matrix.mentions(of: reached[next]) where rows.contains(row) && origin[row] == nil
        {
          origin[row] = reached[next]
          guard let owner = owners[row] else {
            free = row
            break
          }
          reached.append(owner)
        }
        next += 1
      }
      // Each variable on the way hands its row to the one before.
      while let row = free, let taker = origin[row] {
        free = links.rows[taker]
        (links.rows[taker], owners[row]) = (row, taker)
      }
    }
  }

  /// Explains a variable that the sweep settled: by the rows of its level that are tight at its
  /// value.
  private mutating func explainSettled(
    _ variable: Int32,
    _ reason: inout Solver.Reason,
    _ matrix: borrowing ConstraintMatrix
  ) {
    let level = settled[variable]
    if level > 0 { reason.priority = level }
    reason.isTied = level < 0
    gather(variable, matrix)
    let value = values[variable]
    for index in 0..<sweep.interval.bounds.count {
      let bound = sweep.interval.bounds[index]
      guard abs(bound.breakpoint - value) <= 1e-6 * (1 + abs(value)),
        level < 0 || bound.priority >= level
      else { continue }
      let row = bound.source >= 0 ? bound.source : reducedRows.rows[-2 - bound.source].row
      if row >= 0 { reason.constraints.append(Problem.Constraint(index: row)) }
    }
    if level < Level.bySequence { addTightSlackRows(of: variable, &reason, matrix) }
    reason.constraints.sort { matrix.rows[$0.index].priority > matrix.rows[$1.index].priority }
  }

  /// Adds the slack rows that hold a variable, or what depends on it, in its place.
  private mutating func addTightSlackRows(
    of variable: Int32,
    _ reason: inout Solver.Reason,
    _ matrix: borrowing ConstraintMatrix
  ) {
    tieBreaks.extend(to: kinds.count, rowCount: roles.count)
    collectDependents(of: variable, matrix)
    gatherSlackRows(of: variable, matrix)
    for index in 0..<tieBreaks.dependents.count {
      gatherSlackRows(of: tieBreaks.dependents[index], matrix)
    }
    for index in 0..<tieBreaks.slackRows.count {
      let row = tieBreaks.slackRows[index]
      let constraint = Problem.Constraint(index: row)
      guard isTight(row, matrix), !reason.constraints.contains(constraint) else { continue }
      reason.constraints.append(constraint)
    }
    clearSlackRows()
  }

  private mutating func isTight(_ row: Int32, _ matrix: borrowing ConstraintMatrix) -> Bool {
    abs(residual(row, matrix)) <= 1000 * allowance(row, matrix)
  }

  /// Explains a variable of a component: by its rows that hold exactly, the highest priority first.
  private mutating func explainComponent(
    _ variable: Int32,
    _ reason: inout Solver.Reason,
    _ matrix: borrowing ConstraintMatrix
  ) {
    reason.isTied = flags[variable] & Flag.ambiguous != 0
    var term = matrix.variables[variable].firstTerm
    while term >= 0 {
      let row = matrix.terms[term].row
      term = matrix.terms[term].next
      let isHeeded = reason.isTied && isSlackRow(row, matrix)
      guard isHeeded || roles[row] == .direct || roles[row] == .reduced, isTight(row, matrix)
      else { continue }
      reason.constraints.append(Problem.Constraint(index: row))
    }
    reason.constraints.sort { matrix.rows[$0.index].priority > matrix.rows[$1.index].priority }
    if let lowest = reason.constraints.last {
      reason.priority = matrix.rows[lowest.index].priority
    }
  }
}

/// Which row explains which variable, as found so far.
private struct RowLinks {
  /// By variable of the kernel.
  var rows: [Int32: Int32] = [:]
  var isMatched = false
  /// By variable between a reduced row and the one that is explained.
  var turned: [Int32: [Int32]] = [:]
}

extension ConstraintMatrix {
  fileprivate borrowing func mentioned(in row: Int32) -> [Int32] {
    let record = rows[row]
    return (record.firstTerm..<record.firstTerm + record.termCount).map { terms[$0].variable }
  }

  fileprivate borrowing func has(_ variable: Int32, in row: Int32) -> Bool {
    mentioned(in: row).contains(variable)
  }

  fileprivate borrowing func mentions(of variable: Int32) -> [Int32] {
    var found: [Int32] = []
    var term = variables[variable].firstTerm
    while term >= 0 {
      found.append(terms[term].row)
      term = terms[term].next
    }
    return found
  }
}
