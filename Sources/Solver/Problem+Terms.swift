extension Problem {
  /// The terms of a constraint, in the order they were given; none for one that isn't there.
  package func terms(of constraint: Constraint) -> [Term] {
    guard box.matrix.existsRow(constraint.index) else { return [] }
    let record = box.matrix.rows[constraint.index]
    return (record.firstTerm..<record.firstTerm + record.termCount).map {
      let term = box.matrix.terms[$0]
      return Term(Variable(index: term.variable), term.coefficient)
    }
  }

  /// The variables, in the order of their numbers.
  package var variables: [Variable] {
    (0..<Int32(box.matrix.variables.count)).filter { box.matrix.variables[$0].exists }
      .map(Variable.init(index:))
  }

  /// The constraints, in the order of their numbers, switched off or on.
  package var constraints: [Constraint] {
    (0..<Int32(box.matrix.rows.count)).filter { box.matrix.rows[$0].exists }
      .map(Constraint.init(index:))
  }

  /// Whether a constraint is there, switched on, and its group is.
  package func isActive(_ constraint: Constraint) -> Bool {
    box.matrix.existsRow(constraint.index) && box.matrix.isActive(constraint.index)
  }

  /// How the sum of a constraint's terms stands to its constant.
  package func relation(of constraint: Constraint) -> Relation? {
    box.matrix.existsRow(constraint.index) ? box.matrix.rows[constraint.index].relation : nil
  }
}
