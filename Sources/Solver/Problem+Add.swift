extension Problem {
  /// Reserves memory, so that adding this much moves nothing.
  package mutating func reserve(variables: Int, constraints: Int, terms: Int) {
    makeUnique()
    box.matrix.reserve(variables, constraints, terms)
  }

  /// Adds a variable.
  ///
  /// - Parameters:
  ///   - tie: the tie-break that settles it when no constraint does.
  ///   - rank: its place in the tree; tie-breaks settle variables in this order.
  ///   - isNonNegative: whether it has an implicit required bound `>= 0`.
  /// - Returns: its number, which stays as long as it exists.
  package mutating func addVariable(
    tie: TieBreak,
    rank: Int64,
    isNonNegative: Bool = false
  ) -> Variable {
    makeUnique()
    return Variable(index: box.matrix.addVariable(tie, rank, isNonNegative))
  }

  /// Adds a group, switched on.
  package mutating func addGroup() -> Group {
    makeUnique()
    box.matrix.groups.append(true)
    return Group(index: Int32(box.matrix.groups.count - 1))
  }

  /// Adds a constraint: the sum of `terms` stands in `relation` to `constant`.
  ///
  /// - Parameters:
  ///   - terms: may name a variable twice; zeros are dropped.
  ///   - relation: how the sum stands to the constant.
  ///   - constant: in points.
  ///   - priority: above 0, up to 1000, which means required.
  ///   - serial: the newest gives way first in a conflict.
  ///   - yield: authored constraints give way before derived ones.
  ///   - group: switches it on and off together with others.
  /// - Returns: nothing for absurd input, which is noted in ``rejected``.
  @discardableResult
  package mutating func add(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Double = 1000,
    serial: Int64 = 0,
    yield: YieldClass = .authored,
    in group: Group? = nil
  ) -> Constraint? {
    makeUnique()
    let header = RowRecord(
      firstTerm: 0,
      termCount: 0,
      room: 0,
      group: group?.index ?? -1,
      constant: constant,
      priority: priority,
      serial: serial,
      relation: relation,
      yield: yield
    )
    let index = box.matrix.add(header, terms)
    if index >= 0 { return Constraint(index: index) }
    if rejected.count < 100, let reason = box.matrix.objection(to: terms, constant, priority) {
      rejected.append(Rejection(serial: serial, reason: reason))
    }
    return nil
  }
}

extension ConstraintMatrix {
  fileprivate mutating func reserve(_ newVariables: Int, _ newRows: Int, _ newTerms: Int) {
    variables.reserve(variables.count + newVariables)
    journal.variables.reserve(journal.variables.count + newVariables)
    rows.reserve(rows.count + newRows)
    journal.rows.reserve(journal.rows.count + newRows)
    terms.reserve(terms.count + newTerms)
  }

  mutating func addVariable(_ tie: Problem.TieBreak, _ rank: Int64, _ isNonNegative: Bool) -> Int32
  {
    let record = VariableRecord(rank: rank, tie: tie, isNonNegative: isNonNegative)
    liveVariables += 1
    let index: Int32
    if freeVariables.isEmpty {
      index = Int32(variables.count)
      variables.append(record)
    } else {
      index = freeVariables.removeLast()
      let wasTouched = variables[index].isTouched
      variables[index] = record
      variables[index].isTouched = wasTouched
    }
    touch(variable: index)
    return index
  }

  borrowing func objection(
    to terms: [Problem.Term],
    _ constant: Double,
    _ priority: Double
  ) -> Problem.Rejection.Reason? {
    guard constant.isFinite, priority.isFinite else { return .notFinite }
    guard abs(constant) <= Problem.largestNumber else { return .tooLarge }
    guard priority > 0, priority <= 1000 else { return .priorityOutOfRange }
    for term in terms {
      guard term.coefficient.isFinite else { return .notFinite }
      guard abs(term.coefficient) <= Problem.largestNumber else { return .tooLarge }
      guard exists(term.variable.index) else { return .unknownVariable }
    }
    return nil
  }

  /// Stores a row, or returns -1 if it is refused.
  mutating func add(_ header: RowRecord, _ terms: [Problem.Term]) -> Int32 {
    guard isSound(header) else { return -1 }
    for term in terms {
      // Not a number fails the first comparison.
      guard abs(term.coefficient) <= Problem.largestNumber, exists(term.variable.index) else {
        return -1
      }
    }
    var header = header
    if freeRows.isEmpty {
      let index = Int32(rows.count)
      header.firstTerm = Int32(self.terms.count)
      header.room = Int32(terms.count)
      for term in terms where term.coefficient != 0 { appendOrMerge(term, header.firstTerm, index) }
      finish(&header, until: Int32(self.terms.count))
      self.terms.truncate(to: Int(header.firstTerm + header.termCount))
      header.room = header.termCount
      header.isTouched = true
      rows.append(header)
      journal.rows.append(index)
      return index
    }
    return reuse(freeRows.removeLast(), header, terms)
  }

  @inline(__always) private func isSound(_ header: RowRecord) -> Bool {
    abs(header.constant) <= Problem.largestNumber && header.priority > 0 && header.priority <= 1000
  }

  /// Adds a term, or merges it with the row's earlier term of the same variable.
  ///
  /// Rows of a layout have two to four terms: looking through them is quicker than any index.
  @inline(__always) private mutating func appendOrMerge(
    _ term: Problem.Term,
    _ first: Int32,
    _ row: Int32
  ) {
    var earlier = first
    while earlier < terms.count {
      if terms[earlier].variable == term.variable.index {
        terms[earlier].coefficient += term.coefficient
        return
      }
      earlier += 1
    }
    terms.append(
      TermRecord(
        coefficient: term.coefficient,
        variable: term.variable.index,
        row: row,
        next: -1,
        previous: -1
      )
    )
  }

  /// Drops terms that cancelled each other, links the others and counts the row.
  @inline(__always) private mutating func finish(_ header: inout RowRecord, until end: Int32) {
    var kept = header.firstTerm
    for term in header.firstTerm..<end where terms[term].coefficient != 0 {
      if kept != term { terms[kept] = terms[term] }
      link(kept)
      touch(variable: terms[kept].variable)
      kept += 1
    }
    header.termCount = kept - header.firstTerm
    liveRows += 1
  }

  /// Stores a row under the number of a removed one.
  ///
  /// Its terms are first written at the end of all terms, and then moved if they fit where the old
  /// ones were.
  private mutating func reuse(
    _ index: Int32,
    _ header: RowRecord,
    _ terms: [Problem.Term]
  ) -> Int32 {
    let old = rows[index]
    var header = header
    let end = self.terms.count
    for term in terms where term.coefficient != 0 { appendOrMerge(term, Int32(end), index) }
    let count = Int32(self.terms.count - end)
    if old.room >= count {
      for offset in 0..<count {
        self.terms[old.firstTerm + offset] = self.terms[Int32(end) + offset]
      }
      self.terms.truncate(to: end)
      strayTerms -= Int(old.room)
      (header.firstTerm, header.room) = (old.firstTerm, old.room)
    } else {
      (header.firstTerm, header.room) = (Int32(end), count)
    }
    finish(&header, until: header.firstTerm + count)
    header.isTouched = old.isTouched
    rows[index] = header
    touch(row: index)
    return index
  }

  /// Puts a term at the front of its variable's list.
  @inline(__always) func link(_ term: Int32) {
    let variable = terms[term].variable
    let head = variables[variable].firstTerm
    terms[term].next = head
    terms[term].previous = -1
    if head >= 0 { terms[head].previous = term }
    variables[variable].firstTerm = term
    variables[variable].degree += 1
  }

  mutating func touch(variable: Int32) {
    guard !variables[variable].isTouched else { return }
    variables[variable].isTouched = true
    journal.variables.append(variable)
  }

  /// Notes in the journal that more than the constant of a row changed.
  mutating func touch(row: Int32) {
    if !rows[row].isTouched {
      rows[row].isTouched = true
      journal.rows.append(row)
    }
    let (first, count) = (rows[row].firstTerm, rows[row].termCount)
    for term in first..<first + count { touch(variable: terms[term].variable) }
  }
}
