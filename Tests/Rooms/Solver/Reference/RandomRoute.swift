import SnaplineSolver
import TestSupport

extension RandomSystem {
  /// This system in a solver: every second one is reached through edits.
  func posed(_ seed: inout Seed) -> Posed {
    Self.isReached(seed) ? reached(&seed) : solver()
  }

  static func isReached(_ seed: Seed) -> Bool { seed.number % 2 == 0 }

  /// This system again, reached from another one by edits, with answers asked for on the way.
  func reached(_ seed: inout Seed) -> Posed {
    var route = RandomRoute(self, &seed)
    route.walk(&seed)
    return route.arrival
  }
}

/// A way to a system: begins with one that differs in constants, coefficients, priorities, rows,
/// groups and variables, and mends one difference after the other.
private struct RandomRoute {
  private enum Difference {
    case constant
    case priority
    case coefficient
    case switchedOff
    case groupOff
    case missing
    case otherPredecessor
  }

  private let goal: RandomSystem
  private let solver = Solver()
  private var variables: [Problem.Variable] = []
  private var constraints: [Problem.Constraint?]
  /// What is different, by the numbers of rows; of predecessors, by the numbers of variables.
  private var differences: [(row: Int, what: Difference)] = []
  private var strayRows: [(constraint: Problem.Constraint, variables: Set<Problem.Variable>)] = []
  private var strayVariables: [Problem.Variable] = []
  private let group: Problem.Group
  private var mostSteps = 0
  private var restarts = 0

  init(_ goal: RandomSystem, _ seed: inout Seed) {
    self.goal = goal
    constraints = Array(repeating: nil, count: goal.rows.count)
    group = solver.problem.addGroup()
    addStrayVariables(&seed)
    // Variables from here on, and rows that mention them, come later.
    let late =
      Int.random(in: 0..<3, using: &seed) > 0
      ? goal.variables.count : Int.random(in: 0...goal.variables.count, using: &seed)
    addVariables(until: late)
    for row in goal.rows.indices {
      if goal.rows[row].terms.contains(where: { $0.index >= late }) {
        differences.append((row, .missing))
      } else {
        addOrDiffer(row, &seed)
      }
    }
    addStrayRows(&seed)
  }

  /// All of the goal, after the last edit, answered.
  var arrival: Posed {
    Posed(
      solver: solver,
      variables: variables,
      constraints: constraints.compactMap { $0 },
      mostSteps: mostSteps,
      restarts: restarts
    )
  }

  mutating func walk(_ seed: inout Seed) {
    makeSequences(&seed)
    solve()
    addVariables(until: goal.variables.count)
    for (index, variable) in goal.variables.enumerated() where variable.predecessor != nil {
      differences.append((index, .otherPredecessor))
    }
    solver.problem.setActive(true, group)
    differences.shuffle(using: &seed)
    while !differences.isEmpty || !strayRows.isEmpty || !strayVariables.isEmpty {
      for _ in 0..<Int.random(in: 1...4, using: &seed) { mendOne(&seed) }
      solve()
    }
  }

  private mutating func solve() {
    solver.solve()
    mostSteps = max(mostSteps, solver.work.steps)
    restarts += solver.work.restarts
  }

  private mutating func mendOne(_ seed: inout Seed) {
    switch Int.random(in: 0..<4, using: &seed) {
    case 0: if let row = strayRows.popLast() { solver.problem.remove(row.constraint) }
    case 1:
      guard let variable = strayVariables.popLast() else { return }
      solver.problem.remove(variable)
      // Those rows went with it, and their numbers may be given to others.
      strayRows.removeAll { $0.variables.contains(variable) }
    default: if let difference = differences.popLast() { mend(difference.row, difference.what) }
    }
  }

  private mutating func mend(_ row: Int, _ what: Difference) {
    if what == .otherPredecessor { return mendPredecessor(of: row) }
    let wanted = goal.rows[row]
    guard let constraint = constraints[row] else { return add(row) }
    switch what {
    case .constant: solver.problem.setConstant(wanted.constant, of: constraint)
    case .priority: solver.problem.setPriority(wanted.priority, of: constraint)
    case .switchedOff: solver.problem.setActive(true, constraint)
    case .coefficient:
      let index = wanted.terms[0].index
      let sum = wanted.terms.reduce(0) { $0 + ($1.index == index ? $1.coefficient : 0) }
      solver.problem.setCoefficient(sum, of: variables[index], in: constraint)
    case .groupOff, .missing, .otherPredecessor: break
    }
  }

  private mutating func mendPredecessor(of index: Int) {
    let predecessor = goal.variables[index].predecessor.map { variables[$0] }
    solver.problem.setPredecessor(predecessor, of: variables[index])
  }

  /// Puts sizes of the goal in other sequences, some of which may close on themselves, or go through a
  /// variable that will go.
  private mutating func makeSequences(_ seed: inout Seed) {
    for (index, variable) in zip(variables.indices, goal.variables) where variable.tie == .size {
      guard let other = (variables + strayVariables).randomElement(using: &seed),
        Int.random(in: 0..<3, using: &seed) == 0
      else { continue }
      solver.problem.setPredecessor(other, of: variables[index])
      // Where the goal has no predecessor, there is no difference to mend yet.
      if variable.predecessor == nil { differences.append((index, .otherPredecessor)) }
    }
  }

  private mutating func add(_ row: Int, in group: Problem.Group? = nil) {
    constraints[row] = solver.problem.add(
      goal.rows[row],
      over: variables,
      serial: Int64(row),
      in: group
    )
  }

  private mutating func addOrDiffer(_ row: Int, _ seed: inout Seed) {
    let kinds: [Difference] = [
      .constant, .constant, .priority, .coefficient, .switchedOff, .groupOff, .missing, .missing,
    ]
    guard Int.random(in: 0..<3, using: &seed) == 0, let kind = kinds.randomElement(using: &seed)
    else { return add(row) }
    differences.append((row, kind))
    if kind == .missing { return }
    if kind == .groupOff { solver.problem.setActive(false, group) }
    add(row, in: kind == .groupOff ? group : nil)
    guard let constraint = constraints[row] else { return }
    switch kind {
    case .constant:
      let constant = Double(Int.random(in: -200...500, using: &seed))
      solver.problem.setConstant(constant, of: constraint)
    case .priority:
      let priority: Double = [1000, 999.5, 700, 250, 1].randomElement(using: &seed) ?? 1
      solver.problem.setPriority(priority, of: constraint)
    case .coefficient:
      let factor: Double = [0, 1, 2, -1, 0.5].randomElement(using: &seed) ?? 1
      let index = goal.rows[row].terms[0].index
      solver.problem.setCoefficient(factor, of: variables[index], in: constraint)
    case .switchedOff: solver.problem.setActive(false, constraint)
    case .groupOff, .missing, .otherPredecessor: break
    }
  }

  private mutating func addVariables(until end: Int) {
    for variable in goal.variables[variables.count..<end] {
      variables.append(
        solver.problem.addVariable(
          tie: variable.tie,
          rank: variable.rank,
          isNonNegative: variable.isNonNegative
        )
      )
    }
  }

  private mutating func addStrayVariables(_ seed: inout Seed) {
    guard Int.random(in: 0..<2, using: &seed) == 0 else { return }
    for _ in 0..<Int.random(in: 1...4, using: &seed) {
      strayVariables.append(
        solver.problem.addVariable(
          tie: Bool.random(using: &seed) ? .size : .position,
          rank: Int64.random(in: 0..<60, using: &seed),
          isNonNegative: Bool.random(using: &seed)
        )
      )
    }
  }

  private mutating func addStrayRows(_ seed: inout Seed) {
    let all = (variables + strayVariables).shuffled(using: &seed)
    guard !all.isEmpty else { return }
    for index in 0..<Int.random(in: 0...4, using: &seed) {
      let row = RandomSystem.row(&seed, variables: all.count)
      let added = solver.problem.add(row, over: all, serial: Int64(1000 + index))
      guard let added else { continue }
      let factors = row.terms.reduce(into: [:]) { $0[$1.index, default: 0] += $1.coefficient }
      strayRows.append((added, Set(factors.filter { $0.value != 0 }.keys.map { all[$0] })))
    }
  }
}
