extension Problem {
  /// The problem as text: a line a variable, a group, a constraint, in the order of their numbers.
  ///
  ///     snapline problem 1
  ///     variable size 0 nonnegative
  ///     variable position 1
  ///     variable size 2 nonnegative after v0
  ///     group on
  ///     constraint == 375 at 1000 serial 4 authored: 1 v0
  ///     constraint >= -8 at 749.5 serial 5 derived off in g0: 1 v1 -0.5 v0
  ///
  /// Numbers are given anew, so that there are no gaps; points are written exactly.
  public var text: String {
    var lines = ["snapline problem 1"]
    var names: [Int32: Int] = [:]
    box.matrix.forEachVariable { index, _ in names[index] = names.count }
    box.matrix.forEachVariable { _, record in
      lines.append(
        "variable \(record.tie == .size ? "size" : "position") \(record.rank)"
          + (record.isNonNegative ? " nonnegative" : "")
          + (names[record.predecessor].map { " after v\($0)" } ?? "")
      )
    }
    for group in 0..<box.matrix.groups.count {
      lines.append("group \(box.matrix.groups[group] ? "on" : "off")")
    }
    for row in 0..<Int32(box.matrix.rows.count) where box.matrix.rows[row].exists {
      lines.append(describe(row, names))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ row: Int32, _ names: [Int32: Int]) -> String {
    let record = box.matrix.rows[row]
    let relation =
      switch record.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var line = "constraint \(relation) \(Self.number(record.constant))"
    line += " at \(Self.number(record.priority)) serial \(record.serial)"
    line += record.yield == .authored ? " authored" : " derived"
    if !record.isSwitchedOn { line += " off" }
    if record.group >= 0 { line += " in g\(record.group)" }
    line += ":"
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      let entry = box.matrix.terms[term]
      line += " \(Self.number(entry.coefficient)) v\(names[entry.variable] ?? 0)"
    }
    return line
  }

  /// A number as text: whole ones without a point, others with as many digits as it takes.
  private static func number(_ value: Double) -> String {
    abs(value) <= 1e9 && value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

extension ConstraintMatrix {
  borrowing func forEachVariable(_ body: (Int32, VariableRecord) -> Void) {
    for index in 0..<Int32(variables.count) where variables[index].exists {
      body(index, variables[index])
    }
  }
}
