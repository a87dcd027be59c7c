extension Problem {
  /// A new variable.
  ///
  /// - Parameters:
  ///   - tie: which hidden rule settles it when no constraint does.
  ///   - rank: its place in the tree; what still ties is settled in this order.
  ///   - isNonNegative: an implicit required `>= 0` that needs no constraint.
  /// - Returns: its number, which stays as long as it exists.
  public mutating func addVariable(
    tie: TieClass,
    rank: Int64,
    isNonNegative: Bool = false
  ) -> Variable {
    makeUnique()
    return Variable(index: box.table.addVariable(tie, rank, isNonNegative))
  }

  /// A new group, switched on.
  public mutating func addGroup() -> Group {
    makeUnique()
    box.table.groups.append(true)
    return Group(index: Int32(box.table.groups.count - 1))
  }

  /// A new constraint: the sum of `terms` stands in `relation` to `constant`.
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
  public mutating func add(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Double = 1000,
    serial: Int64 = 0,
    yield: YieldClass = .authored,
    in group: Group? = nil
  ) -> Constraint? {
    makeUnique()
    if let reason = box.table.objection(to: terms, constant, priority) {
      if rejected.count < 100 { rejected.append(Rejection(serial: serial, reason: reason)) }
      return nil
    }
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
    return Constraint(index: box.table.addRow(header, terms))
  }
}

extension Table {
  mutating func addVariable(_ tie: Problem.TieClass, _ rank: Int64, _ isNonNegative: Bool) -> Int32
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

  mutating func addRow(_ header: RowRecord, _ terms: [Problem.Term]) -> Int32 {
    var header = header
    let (index, wasTouched) = placeForRow(termCount: Int32(terms.count), &header)
    let first = header.firstTerm
    var count: Int32 = 0
    for term in terms where term.coefficient != 0 {
      var merged = false
      // Rows of a layout have two to four terms: looking back is quicker than any index.
      var earlier = first
      while earlier < first + count {
        if self.terms[earlier].variable == term.variable.index {
          self.terms[earlier].coefficient += term.coefficient
          merged = true
          break
        }
        earlier += 1
      }
      if merged { continue }
      self.terms[first + count] = TermRecord(
        coefficient: term.coefficient,
        variable: term.variable.index,
        row: index,
        next: -1,
        previous: -1
      )
      count += 1
    }
    header.termCount = dropZeros(from: first, count: count)
    header.hasNewConstant = false
    header.isTouched = wasTouched
    rows[index] = header
    liveRows += 1
    for term in first..<first + header.termCount { link(term) }
    touch(row: index)
    return index
  }

  /// Terms that cancelled each other leave nothing behind.
  private func dropZeros(from first: Int32, count: Int32) -> Int32 {
    var kept: Int32 = 0
    for term in first..<first + count where terms[term].coefficient != 0 {
      terms[first + kept] = terms[term]
      kept += 1
    }
    return kept
  }

  private mutating func placeForRow(
    termCount: Int32,
    _ header: inout RowRecord
  ) -> (index: Int32, wasTouched: Bool) {
    if let last = freeRows.isEmpty ? nil : Optional(freeRows.removeLast()) {
      let old = rows[last]
      if old.room >= termCount {
        strayTerms -= Int(old.room)
        (header.firstTerm, header.room) = (old.firstTerm, old.room)
      } else {
        claimTerms(termCount, &header)
      }
      return (last, old.isTouched)
    }
    claimTerms(termCount, &header)
    rows.append(header)
    return (Int32(rows.count - 1), false)
  }

  private mutating func claimTerms(_ count: Int32, _ header: inout RowRecord) {
    header.firstTerm = Int32(terms.count)
    header.room = count
    let blank = TermRecord(coefficient: 0, variable: -1, row: -1, next: -1, previous: -1)
    terms.extend(to: terms.count + Int(count), with: blank)
  }

  /// Puts a term in front of its variable's list.
  func link(_ term: Int32) {
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

  /// Notes a change of more than the constant.
  mutating func touch(row: Int32) {
    if !rows[row].isTouched {
      rows[row].isTouched = true
      journal.rows.append(row)
    }
    let (first, count) = (rows[row].firstTerm, rows[row].termCount)
    for term in first..<first + count { touch(variable: terms[term].variable) }
  }
}
