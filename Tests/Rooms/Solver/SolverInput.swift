import SnaplineSolver

/// Any bytes as problems, edits and questions: what fuzzing feeds the solver with.
///
/// Bytes that begin like a written problem are read as one; all others are a list of deeds, a byte
/// each with its numbers behind it.
struct SolverInput {
  private var bytes: ArraySlice<UInt8>
  private let solver = Solver(limits: .init(steps: 2000))
  private var variables: [Problem.Variable] = []
  private var constraints: [Problem.Constraint] = []
  private var groups: [Problem.Group] = []
  private var serial: Int64 = 0

  static func run(_ bytes: [UInt8]) {
    if bytes.starts(with: "snapline".utf8) {
      guard let problem = try? Problem(text: String(decoding: bytes, as: UTF8.self)) else { return }
      let solver = Solver(limits: .init(steps: 2000))
      solver.problem = problem
      solver.solve()
      let written = problem.text
      precondition((try? Problem(text: written))?.text == written, "text changes when read")
      return
    }
    var input = SolverInput(bytes: bytes[...])
    while !input.bytes.isEmpty { input.act() }
    input.solve()
  }

  private init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private mutating func next() -> Int { Int(bytes.popFirst() ?? 0) }

  private mutating func act() {
    switch next() % 16 {
    case 0...2:
      guard variables.count < 60 else { return }
      let kind = next()
      variables.append(
        solver.problem.addVariable(
          tie: kind & 1 == 0 ? .size : .position,
          rank: Int64(kind),
          isNonNegative: kind & 2 == 0
        )
      )
    case 3...8: addConstraint()
    case 9:
      if let constraint = anyConstraint() { solver.problem.setConstant(number(), of: constraint) }
    case 10: if let constraint = anyConstraint() { solver.problem.remove(constraint) }
    case 11:
      if let constraint = anyConstraint() { solver.problem.setPriority(priority(), of: constraint) }
    case 12: switchSomething()
    case 13:
      if let constraint = anyConstraint(), let variable = anyVariable() {
        solver.problem.setCoefficient(number(), of: variable, in: constraint)
      }
    case 14: reshape()
    default: solve()
    }
  }

  private mutating func switchSomething() {
    let kind = next()
    if kind & 2 == 0 {
      if let constraint = anyConstraint() { solver.problem.setActive(kind & 1 == 0, constraint) }
    } else if groups.isEmpty || (kind & 12 == 12 && groups.count < 4) {
      groups.append(solver.problem.addGroup())
    } else {
      solver.problem.setActive(kind & 1 == 0, groups[kind / 4 % groups.count])
    }
  }

  private mutating func reshape() {
    guard let variable = anyVariable() else { return }
    let kind = next()
    switch kind % 5 {
    case 0: solver.problem.remove(variable)
    case 1: solver.problem.setRank(Int64(kind), of: variable)
    case 2:
      // A value is copied; whoever holds the copy sees nothing of what follows.
      let kept = solver.problem
      if let constraint = anyConstraint() { solver.problem.remove(constraint) }
      solve()
      if kind & 4 == 0 { solver.problem = kept }
    case 3: solver.problem.setPredecessor(kind & 8 == 0 ? anyVariable() : nil, of: variable)
    default:
      solver.problem.remove(variable)
      variables.removeAll { $0 == variable }
    }
  }

  private mutating func addConstraint() {
    guard constraints.count < 200 else { return }
    var terms: [Problem.Term] = []
    for _ in 0..<next() % 4 {
      if let variable = anyVariable() { terms.append(Problem.Term(variable, coefficient())) }
    }
    let relations: [Problem.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    serial += 1
    let (constant, level, kind) = (number(), priority(), next())
    let added = solver.problem.add(
      terms,
      relations[kind / 2 % 3],
      constant,
      priority: level,
      serial: serial,
      yield: kind & 1 == 0 ? .authored : .derived,
      in: kind < 128 || groups.isEmpty ? nil : groups[kind / 8 % groups.count]
    )
    if let added { constraints.append(added) }
  }

  private mutating func anyVariable() -> Problem.Variable? {
    variables.isEmpty ? nil : variables[next() % variables.count]
  }

  private mutating func anyConstraint() -> Problem.Constraint? {
    constraints.isEmpty ? nil : constraints[next() % constraints.count]
  }

  private mutating func coefficient() -> Double {
    let byte = next()
    let plain = [1, 1, 1, -1, -1, 2, 0.5, -0.5, 0.75, -2, 3, 1e-3]
    return byte < 240 ? plain[byte % plain.count] : number()
  }

  private mutating func number() -> Double {
    let byte = next()
    let odd = [.nan, .infinity, -.infinity, 1e300, 1e9, -1e9, 1e-12, 1e6, -0.0, 2.5e-308]
    return byte < 240 ? Double(byte) * 4 - 200 : odd[byte % odd.count]
  }

  private mutating func priority() -> Double {
    let plain: [Double] = [1000, 1000, 1000, 750, 500, 250.5, 1, 999.5, 0, 2000]
    return plain[next() % plain.count]
  }

  private func solve() {
    solver.solve()
    for variable in variables {
      precondition(solver.value(of: variable).isFinite, "a value is not a number")
    }
    if let first = variables.first {
      _ = solver.isAmbiguous(first)
      _ = solver.why(first)
      _ = solver.freedom(of: first)
    }
    if let first = constraints.first {
      _ = solver.standing(of: first)
      _ = solver.remedy(for: first)
    }
  }
}
