import SnaplineSolver
import TestSupport

/// A small layout with anything in it: about a third can't hold, most leave something open, some
/// priorities are fractions.
struct RandomSystem {
  struct Variable {
    var tie: Problem.TieClass
    var rank: Int64
    var isNonNegative: Bool
  }

  struct Row {
    var terms: [(index: Int, coefficient: Double)]
    var relation: Problem.Relation
    var constant: Double
    var priority: Double
  }

  var variables: [Variable] = []
  var rows: [Row] = []

  init(_ seed: inout Seed, views largest: Int = 5) {
    let views = Int.random(in: 1...largest, using: &seed)
    let areBoundsImplicit = Bool.random(using: &seed)
    for index in 0..<4 * views {
      let isSize = index % 4 >= 2
      variables.append(
        Variable(
          tie: isSize ? .size : .position,
          rank: Int64(index),
          isNonNegative: isSize && areBoundsImplicit
        )
      )
    }
    if Int.random(in: 0..<4, using: &seed) > 0 { pinRoot(&seed) }
    for _ in 0..<Int.random(in: 2...2 + 5 * views, using: &seed) {
      rows.append(Self.row(&seed, views: views))
    }
  }

  private mutating func pinRoot(_ seed: inout Seed) {
    for index in 0..<4 {
      let constant = index < 2 ? 0 : Double(Int.random(in: 100...500, using: &seed))
      rows.append(Row(terms: [(index, 1)], relation: .equal, constant: constant, priority: 1000))
    }
  }

  static func row(_ seed: inout Seed, views: Int) -> Row {
    var terms = attribute(&seed, views)
    if Int.random(in: 0..<3, using: &seed) > 0 {
      let factors: [Double] = [1, 1, 1, 1, 2, 0.5, -1, 0.75]
      let factor = factors.randomElement(using: &seed) ?? 1
      terms += attribute(&seed, views).map { ($0.index, -factor * $0.coefficient) }
    }
    let relations: [Problem.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [Double] = [1000, 1000, 1000, 999.5, 900, 750, 500, 250.5, 250, 1]
    return Row(
      terms: terms,
      relation: relations.randomElement(using: &seed) ?? .equal,
      constant: Double(Int.random(in: -50...300, using: &seed)),
      priority: priorities.randomElement(using: &seed) ?? 1
    )
  }

  /// An edge, a size or a centre of some view.
  private static func attribute(
    _ seed: inout Seed,
    _ views: Int
  ) -> [(index: Int, coefficient: Double)] {
    let first = 4 * Int.random(in: 0..<views, using: &seed)
    let axis = Int.random(in: 0..<2, using: &seed)
    return switch Int.random(in: 0..<4, using: &seed) {
    case 0: [(first + axis, 1)]
    case 1: [(first + axis + 2, 1)]
    case 2: [(first + axis, 1), (first + axis + 2, 1)]
    default: [(first + axis, 1), (first + axis + 2, 0.5)]
    }
  }

  /// A solver that holds this system, with the constraints in the order given.
  func solver(order: [Int]? = nil) -> Posed {
    let solver = Solver()
    let handles = variables.map {
      solver.problem.addVariable(tie: $0.tie, rank: $0.rank, isNonNegative: $0.isNonNegative)
    }
    var constraints: [Problem.Constraint?] = Array(repeating: nil, count: rows.count)
    for index in order ?? Array(rows.indices) {
      constraints[index] = solver.problem.add(
        rows[index].terms.map { Problem.Term(handles[$0.index], $0.coefficient) },
        rows[index].relation,
        rows[index].constant,
        priority: rows[index].priority,
        serial: Int64(index)
      )
    }
    return Posed(solver: solver, variables: handles, constraints: constraints.compactMap { $0 })
  }
}

/// A system as a solver holds it.
struct Posed {
  let solver: Solver
  let variables: [Problem.Variable]
  var constraints: [Problem.Constraint]

  var values: [Double] { variables.map { solver.value(of: $0) } }
}

/// One step of rounding, by which answers may differ that were reached in different ways.
let oneStep = 1.0 / 65536
