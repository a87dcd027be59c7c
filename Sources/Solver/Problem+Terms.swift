extension Problem {
  /// The terms of a constraint, in the order they were given; none for one that isn't there.
  public func terms(of constraint: Constraint) -> [Term] {
    guard box.table.existsRow(constraint.index) else { return [] }
    let record = box.table.rows[constraint.index]
    return (record.firstTerm..<record.firstTerm + record.termCount).map {
      let term = box.table.terms[$0]
      return Term(Variable(index: term.variable), term.coefficient)
    }
  }

  /// How the sum of a constraint's terms stands to its constant.
  public func relation(of constraint: Constraint) -> Relation? {
    box.table.existsRow(constraint.index) ? box.table.rows[constraint.index].relation : nil
  }
}
