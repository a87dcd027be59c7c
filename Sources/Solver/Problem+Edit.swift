extension Problem {
  /// Gives a constraint another constant; `false` if it isn't there or the number is absurd.
  @discardableResult
  package mutating func setConstant(_ constant: Double, of constraint: Constraint) -> Bool {
    let row = constraint.index
    guard box.matrix.existsRow(row), constant.isFinite, abs(constant) <= Self.largestNumber else {
      return false
    }
    if box.matrix.rows[row].constant == constant { return true }
    makeUnique()
    box.matrix.setConstant(constant, row)
    return true
  }

  /// Gives a constraint another priority; `false` if it isn't there or the number is absurd.
  @discardableResult
  package mutating func setPriority(_ priority: Double, of constraint: Constraint) -> Bool {
    let row = constraint.index
    guard box.matrix.existsRow(row), priority > 0, priority <= 1000 else { return false }
    if box.matrix.rows[row].priority == priority { return true }
    makeUnique()
    box.matrix.rows[row].priority = priority
    box.matrix.touch(row: row)
    return true
  }

  /// Gives a variable another factor in a constraint; zero takes it out of it.
  @discardableResult
  package mutating func setCoefficient(
    _ coefficient: Double,
    of variable: Variable,
    in constraint: Constraint
  ) -> Bool {
    guard box.matrix.existsRow(constraint.index), box.matrix.exists(variable.index),
      coefficient.isFinite, abs(coefficient) <= Self.largestNumber
    else { return false }
    makeUnique()
    box.matrix.setCoefficient(coefficient, variable.index, constraint.index)
    return true
  }

  /// Switches a constraint off or on; off, it is as if it weren't there.
  package mutating func setActive(_ isActive: Bool, _ constraint: Constraint) {
    let row = constraint.index
    guard box.matrix.existsRow(row), box.matrix.rows[row].isSwitchedOn != isActive else { return }
    makeUnique()
    box.matrix.rows[row].isSwitchedOn = isActive
    box.matrix.touch(row: row)
  }

  /// Switches all constraints of a group off or on.
  package mutating func setActive(_ isActive: Bool, _ group: Group) {
    let index = Int(group.index)
    guard index >= 0, index < box.matrix.groups.count, box.matrix.groups[index] != isActive else {
      return
    }
    makeUnique()
    box.matrix.groups[index] = isActive
    for row in 0..<Int32(box.matrix.rows.count)
    where box.matrix.rows[row].group == group.index && box.matrix.rows[row].exists {
      box.matrix.touch(row: row)
    }
  }

  /// Gives a variable another place in the order in which tie-breaks settle variables.
  package mutating func setRank(_ rank: Int64, of variable: Variable) {
    guard box.matrix.exists(variable.index), box.matrix.variables[variable.index].rank != rank
    else {
      return
    }
    makeUnique()
    box.matrix.variables[variable.index].rank = rank
    box.matrix.touch(variable: variable.index)
  }

  /// Says which size stands before another one, where sizes share a length one after the other, like the
  /// views of a stack.
  ///
  /// Tie-breaks give the room that no constraint shares out to the first of such a *sequence*, and take
  /// from the last one what is missing.
  ///
  /// - Parameters:
  ///   - predecessor: the size before it; `nil` for one that is the first, or in no sequence.
  ///   - size: the variable. A position stands in no sequence.
  ///
  /// Whoever removes a predecessor gives the size behind it another one, or none: a later variable may get
  /// the same number.
  package mutating func setPredecessor(_ predecessor: Variable?, of size: Variable) {
    let index = predecessor?.index ?? -1
    guard isSize(size), predecessor.map(isSize) ?? true,
      box.matrix.variables[size.index].predecessor != index
    else { return }
    makeUnique()
    box.matrix.setPredecessor(index, of: size.index)
  }

  /// The size that stands before another one in its sequence.
  package func predecessor(of size: Variable) -> Variable? {
    guard box.matrix.exists(size.index) else { return nil }
    let index = box.matrix.predecessor(of: size.index)
    return index < 0 ? nil : Variable(index: index)
  }

  func isSize(_ variable: Variable) -> Bool {
    box.matrix.exists(variable.index) && box.matrix.variables[variable.index].tie == .size
  }

  /// The constant that a constraint has now.
  package func constant(of constraint: Constraint) -> Double? {
    box.matrix.existsRow(constraint.index) ? box.matrix.rows[constraint.index].constant : nil
  }

  /// The priority that a constraint has now.
  package func priority(of constraint: Constraint) -> Double? {
    box.matrix.existsRow(constraint.index) ? box.matrix.rows[constraint.index].priority : nil
  }
}

extension ConstraintMatrix {
  fileprivate mutating func setPredecessor(_ predecessor: Int32, of size: Int32) {
    variables[size].predecessor = predecessor
    if predecessor >= 0 { variables[predecessor].isPredecessor = true }
    hasSequences = true
    journal.areSequencesNew = true
    touch(variable: size)
  }

  mutating func setConstant(_ constant: Double, _ row: Int32) {
    rows[row].constant = constant
    guard !rows[row].hasNewConstant else { return }
    rows[row].hasNewConstant = true
    journal.constants.append(row)
  }

  mutating func setCoefficient(_ coefficient: Double, _ variable: Int32, _ row: Int32) {
    let (first, count) = (rows[row].firstTerm, rows[row].termCount)
    if let term = (first..<first + count).first(where: { terms[$0].variable == variable }) {
      if terms[term].coefficient == coefficient { return }
      touch(row: row)
      if coefficient != 0 {
        terms[term].coefficient = coefficient
      } else {
        dropTerm(term, row)
      }
    } else if coefficient != 0 {
      appendTerm(coefficient, variable, row)
      touch(row: row)
    }
  }

  private func dropTerm(_ term: Int32, _ row: Int32) {
    let last = rows[row].firstTerm + rows[row].termCount - 1
    unlink(term)
    if term != last {
      unlink(last)
      terms[term] = terms[last]
      link(term)
    }
    rows[row].termCount -= 1
  }

  private mutating func appendTerm(_ coefficient: Double, _ variable: Int32, _ row: Int32) {
    if rows[row].termCount == rows[row].room { moveTerms(of: row) }
    let place = rows[row].firstTerm + rows[row].termCount
    terms[place] = TermRecord(
      coefficient: coefficient,
      variable: variable,
      row: row,
      next: -1,
      previous: -1
    )
    rows[row].termCount += 1
    link(place)
  }

  /// Gives a row room for one more term, at the end of all terms.
  private mutating func moveTerms(of row: Int32) {
    let old = rows[row]
    let start = Int32(terms.count)
    let blank = TermRecord(coefficient: 0, variable: -1, row: -1, next: -1, previous: -1)
    terms.extend(to: terms.count + Int(old.room) + 1, with: blank)
    for offset in 0..<old.termCount {
      unlink(old.firstTerm + offset)
      terms[start + offset] = terms[old.firstTerm + offset]
      link(start + offset)
    }
    rows[row].firstTerm = start
    rows[row].room = old.room + 1
    strayTerms += Int(old.room)
  }
}
