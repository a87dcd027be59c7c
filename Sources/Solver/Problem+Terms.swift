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

  /// The variables, in the order of their numbers.
  public var variables: [Variable] {
    (0..<Int32(box.table.variables.count)).filter { box.table.variables[$0].exists }
      .map(Variable.init(index:))
  }

  /// The constraints, in the order of their numbers, switched off or on.
  public var constraints: [Constraint] {
    (0..<Int32(box.table.rows.count)).filter { box.table.rows[$0].exists }
      .map(Constraint.init(index:))
  }

  /// Whether a constraint is there, switched on, and its group is.
  public func isActive(_ constraint: Constraint) -> Bool {
    box.table.existsRow(constraint.index) && box.table.isActive(constraint.index)
  }

  /// How the sum of a constraint's terms stands to its constant.
  public func relation(of constraint: Constraint) -> Relation? {
    box.table.existsRow(constraint.index) ? box.table.rows[constraint.index].relation : nil
  }
}
