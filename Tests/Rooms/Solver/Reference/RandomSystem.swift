import SnaplineSolver
import TestSupport

/// A small layout with anything in it: some can't hold, most leave something open, some priorities
/// are fractions.
struct RandomSystem {
  struct Variable {
    var tie: Problem.TieBreak
    var rank: Int64
    var isNonNegative: Bool
    /// The size before it in its sequence.
    var predecessor: Int?
  }

  struct Row {
    var terms: [(index: Int, coefficient: Double)]
    var relation: Problem.Relation
    var constant: Double
    var priority: Double
    var yield = Problem.YieldClass.authored

    /// By how much it is missed where its terms come to a sum.
    func violation(_ sum: Double) -> Double {
      switch relation {
      case .equal: abs(sum - constant)
      case .lessThanOrEqual: max(0, sum - constant)
      case .greaterThanOrEqual: max(0, constant - sum)
      }
    }

    /// By how much it is missed at a point.
    func violation(at point: [Double]) -> Double {
      violation(terms.reduce(0) { $0 + $1.coefficient * point[$1.index] })
    }
  }

  var variables: [Variable] = []
  var rows: [Row] = []

  /// A system of up to `largest` variables; most have few, because few can be told from many only
  /// by taking longer.
  init(_ seed: inout Seed, variables largest: Int = 60) {
    let bound = [4, 8, 12, 12, 20, 60].randomElement(using: &seed) ?? 60
    let count = Int.random(in: 1...min(bound, largest), using: &seed)
    let areBoundsImplicit = Bool.random(using: &seed)
    for index in 0..<count {
      let isSize = index % 4 >= 2
      variables.append(
        Variable(
          tie: isSize ? .size : .position,
          rank: Int64(index),
          isNonNegative: isSize && areBoundsImplicit
        )
      )
    }
    if Bool.random(using: &seed) { makeSequences(&seed) }
    if Int.random(in: 0..<4, using: &seed) > 0 { pinRoot(&seed) }
    let requiredTenths = count > 20 ? 1 : Int.random(in: 1...3, using: &seed)
    for _ in 0..<Int.random(in: 2...3 + 5 * count / 4, using: &seed) {
      rows.append(Self.row(&seed, variables: count, requiredTenths: requiredTenths))
    }
  }

  private mutating func pinRoot(_ seed: inout Seed) {
    for index in 0..<min(4, variables.count) {
      let constant = index < 2 ? 0 : Double(Int.random(in: 100...500, using: &seed))
      rows.append(Row(terms: [(index, 1)], relation: .equal, constant: constant, priority: 1000))
    }
  }

  /// A row over the first `variables` of a system.
  static func row(_ seed: inout Seed, variables: Int, requiredTenths: Int = 3) -> Row {
    var terms = attribute(&seed, variables)
    if Int.random(in: 0..<3, using: &seed) > 0 {
      let factors: [Double] = [1, 1, 1, 1, 2, 0.5, -1, 0.75]
      let factor = factors.randomElement(using: &seed) ?? 1
      terms += attribute(&seed, variables).map { ($0.index, -factor * $0.coefficient) }
    }
    let relations: [Problem.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [Double] = [999.5, 900, 750, 500, 250.5, 250, 1]
    let isRequired = Int.random(in: 0..<10, using: &seed) < requiredTenths
    var row = Row(
      terms: terms,
      relation: relations.randomElement(using: &seed) ?? .equal,
      constant: Double(Int.random(in: -50...300, using: &seed)),
      priority: isRequired ? 1000 : priorities.randomElement(using: &seed) ?? 1
    )
    if row.constant.truncatingRemainder(dividingBy: 5) == 0 { row.yield = .derived }
    return row
  }

  /// An edge, a size or a centre of some view; a view whose size is not among the variables has
  /// only its near edges.
  private static func attribute(
    _ seed: inout Seed,
    _ variables: Int
  ) -> [(index: Int, coefficient: Double)] {
    let axis = Int.random(in: 0..<min(2, variables), using: &seed)
    let near = 4 * Int.random(in: 0...(variables - 1 - axis) / 4, using: &seed) + axis
    let size = near + 2
    return switch size < variables ? Int.random(in: 0..<4, using: &seed) : 0 {
    case 0: [(near, 1)]
    case 1: [(size, 1)]
    case 2: [(near, 1), (size, 1)]
    default: [(near, 1), (size, 0.5)]
    }
  }

  /// The sum of the violations of each level at a point.
  func totals(at point: [Double]) -> [Double: Double] {
    rows.reduce(into: [:]) { $0[$1.priority, default: 0] += $1.violation(at: point) }
  }

  /// A solver that holds this system, with constraints and variables added in the orders given.
  func solver(order: [Int]? = nil, variables creation: [Int]? = nil) -> Posed {
    let solver = Solver()
    var added: [Int: Problem.Variable] = [:]
    for index in creation ?? Array(variables.indices) {
      let variable = variables[index]
      added[index] = solver.problem.addVariable(
        tie: variable.tie,
        rank: variable.rank,
        isNonNegative: variable.isNonNegative
      )
    }
    let handles = variables.indices.compactMap { added[$0] }
    for (index, variable) in variables.enumerated() {
      guard let predecessor = variable.predecessor else { continue }
      solver.problem.setPredecessor(handles[predecessor], of: handles[index])
    }
    var constraints: [Problem.Constraint?] = Array(repeating: nil, count: rows.count)
    for index in order ?? Array(rows.indices) {
      constraints[index] = solver.problem.add(rows[index], over: handles, serial: Int64(index))
    }
    return Posed(solver: solver, variables: handles, constraints: constraints.compactMap { $0 })
  }
}

/// A system as a solver holds it.
struct Posed {
  let solver: Solver
  let variables: [Problem.Variable]
  var constraints: [Problem.Constraint]
  /// Of any one answer on the way to this one.
  var mostSteps = 0
  /// Of all of them.
  var restarts = 0

  var values: [Double] { variables.map { solver.value(of: $0) } }
}

extension Problem {
  /// Adds a row of a random system.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - handles: the variables that its indices mean.
  ///   - serial: the newest gives way first.
  ///   - group: switches it off and on.
  /// - Returns: its number.
  @discardableResult
  mutating func add(
    _ row: RandomSystem.Row,
    over handles: [Variable],
    serial: Int64 = 0,
    in group: Group? = nil
  ) -> Constraint? {
    add(
      row.terms.map { Term(handles[$0.index], $0.coefficient) },
      row.relation,
      row.constant,
      priority: row.priority,
      serial: serial,
      yield: row.yield,
      in: group
    )
  }
}

/// One step of rounding, by which answers may differ that were reached in different ways.
let oneStep = 1.0 / 65536
