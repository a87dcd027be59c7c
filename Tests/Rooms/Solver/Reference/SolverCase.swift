import SnaplineSolver

/// A problem with its optimum as another solver found it, a JSON object.
struct SolverCase: Codable {
  struct Question: Codable {
    var variables: [String]?
    var constraints: [Constraint]
  }

  struct Constraint: Codable {
    var terms: [Term]
    var rel: String
    var constant: Double
    var priority: Double
  }

  struct Term: Codable {
    var name: String
    var coefficient: Double

    init(from decoder: any Decoder) throws {
      var pair = try decoder.unkeyedContainer()
      name = try pair.decode(String.self)
      coefficient = try pair.decode(Double.self)
    }

    init(_ name: String, _ coefficient: Double) {
      self.name = name
      self.coefficient = coefficient
    }

    func encode(to encoder: any Encoder) throws {
      var pair = encoder.unkeyedContainer()
      try pair.encode(name)
      try pair.encode(coefficient)
    }
  }

  var problem: Question
  var status: String
  var levels: [[Double]]?
  var determined: [String: Double]?
}

extension SolverCase {
  /// What is wrong with our answer; nothing if the two agree.
  func complaint() -> String? {
    let solver = Solver()
    var names: [String: Problem.Variable] = [:]
    func variable(_ name: String) -> Problem.Variable {
      if let known = names[name] { return known }
      let isSize = name.hasSuffix("w") || name.hasSuffix("h")
      let rank = Int64(names.count)
      names[name] = solver.problem.addVariable(tie: isSize ? .size : .position, rank: rank)
      return names[name] ?? Problem.Variable(index: -1)
    }
    for name in problem.variables ?? [] { _ = variable(name) }
    var constraints: [(constraint: Problem.Constraint, priority: Double)] = []
    for (index, row) in problem.constraints.enumerated() {
      let added = solver.problem.add(
        row.terms.map { Problem.Term(variable($0.name), $0.coefficient) },
        row.rel == "==" ? .equal : row.rel == "<=" ? .lessThanOrEqual : .greaterThanOrEqual,
        row.constant,
        priority: row.priority,
        serial: Int64(index)
      )
      guard let added else { return "constraint \(index) was refused" }
      constraints.append((added, row.priority))
    }
    return complaint(solver, solver.solve(), names, constraints)
  }

  /// What is wrong with an answer to a random system.
  ///
  /// - Parameters:
  ///   - posed: the system in a solver that has answered.
  ///   - system: the system.
  ///   - outcome: what the solver said.
  /// - Returns: nothing if the two agree.
  func complaint(
    about posed: Posed,
    _ system: RandomSystem,
    _ outcome: Solver.Outcome
  ) -> String? {
    let names = zip(Question.names(system), posed.variables).map { ($0, $1) }
    return complaint(
      posed.solver,
      outcome,
      Dictionary(uniqueKeysWithValues: names),
      Array(zip(posed.constraints, system.rows.map(\.priority)))
    )
  }

  private func complaint(
    _ solver: Solver,
    _ outcome: Solver.Outcome,
    _ names: [String: Problem.Variable],
    _ constraints: [(constraint: Problem.Constraint, priority: Double)]
  ) -> String? {
    guard (outcome == .solved) == (status == "optimal") else {
      return "\(outcome), not \(status)"
    }
    guard outcome == .solved else { return nil }
    for level in [[1000, 0]] + (levels ?? []) {
      let total = constraints.filter { $0.priority == level[0] }
        .reduce(0) { $0 + solver.violation(of: $1.constraint) }
      if abs(total - level[1]) > 1e-5 * (1 + level[1]) {
        return "level \(level[0]) misses by \(total), not \(level[1])"
      }
    }
    for (name, value) in determined ?? [:] {
      guard let variable = names[name] else { continue }
      let ours = solver.value(of: variable)
      if abs(ours - value) > 1e-4 { return "\(name) is \(ours), not \(value)" }
    }
    return nil
  }
}

extension SolverCase.Question {
  /// A random system as the other solver reads it, which knows no implicit bounds.
  init(_ system: RandomSystem) {
    let names = Self.names(system)
    variables = names
    constraints = system.rows.map { row in
      SolverCase.Constraint(
        terms: row.terms.map { SolverCase.Term(names[$0.index], $0.coefficient) },
        rel: row.relation == .equal ? "==" : row.relation == .lessThanOrEqual ? "<=" : ">=",
        constant: row.constant,
        priority: row.priority
      )
    }
    for (index, variable) in system.variables.enumerated() where variable.isNonNegative {
      constraints.append(
        .init(terms: [.init(names[index], 1)], rel: ">=", constant: 0, priority: 1000)
      )
    }
  }

  static func names(_ system: RandomSystem) -> [String] {
    system.variables.indices.map { "v\($0 / 4).\(Array("ltwh")[$0 % 4])" }
  }
}
