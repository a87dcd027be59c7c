import Foundation
import Frame
import SnaplineSolver
import TestSupport

/// Systems that no presolve takes apart: thousands of rows over thousands of variables, tied to each
/// other by inequalities of middling priority.
struct SolverJoined {
  let isQuick: Bool

  func measure(_ report: inout Report) throws {
    let peer = try OraclePeer()
    var table = Table([
      "joined, variables and rows", "ms", "outcome", "steps", "oracle, ms", "against it",
      "violations",
    ])
    let (variables, rows) = isQuick ? (200, 1000) : (2000, 10_000)
    for isFeasible in [true, false] {
      let system = RandomSystem(joined: variables, rows: rows, isFeasible: isFeasible)
      Checkout.tell("joined, \(variables) variables")
      let clock = ContinuousClock()
      let posed = system.solver()
      var outcome = Solver.Outcome.solved
      let ours = clock.measure { outcome = posed.solver.solve() } / .milliseconds(1)
      let (answer, theirs) = try peer.answer(system)
      let agrees = SolverCases.complaint(about: posed, system, outcome, answer) ?? "equal"
      table.add([
        "\(isFeasible ? "feasible" : "over-constrained") \(variables), \(rows)", ours.short,
        "\(outcome)", "\(posed.solver.work.steps)", theirs.short, "\((ours / theirs).short)×",
        agrees,
      ])
    }
    report.add(table)
  }
}

extension RandomSystem {
  /// A large system that stays joined.
  ///
  /// - Parameters:
  ///   - count: how many variables.
  ///   - rowCount: how many rows; a fifth of them wish for a value of one variable.
  ///   - isFeasible: whether all inequalities can hold together; otherwise about half of them miss.
  init(joined count: Int, rows rowCount: Int, isFeasible: Bool) {
    var seed = Seed(isFeasible ? 1 : 2)
    let hidden = (0..<count).map { _ in Double(Int.random(in: 0...1000, using: &seed)) }
    variables = (0..<count).map {
      Variable(tie: $0 % 2 == 0 ? .position : .size, rank: Int64($0), isNonNegative: false)
    }
    for index in 0..<rowCount {
      if index % 5 == 0 {
        let wish = Double(Int.random(in: 0...1000, using: &seed))
        let variable = index / 5 % count
        rows.append(
          Row(terms: [(variable, 1)], relation: .equal, constant: wish, priority: 250)
        )
        continue
      }
      let picked = (0..<count).randomSample(Int.random(in: 2...4, using: &seed), using: &seed)
      let factors: [Double] = [1, -1, 1, -1, 0.5, 2]
      let terms = picked.map { ($0, factors.randomElement(using: &seed) ?? 1.0) }
      let there = terms.reduce(0.0) { $0 + $1.1 * hidden[$1.0] }
      let room = Double(Int.random(in: isFeasible ? 0...200 : -300...300, using: &seed))
      let isLess = Bool.random(using: &seed)
      rows.append(
        Row(
          terms: terms.map { (index: $0.0, coefficient: $0.1) },
          relation: isLess ? .lessThanOrEqual : .greaterThanOrEqual,
          constant: isLess ? there + room : there - room,
          priority: [400, 500, 600].randomElement(using: &seed) ?? 500
        )
      )
    }
  }
}

extension Range<Int> {
  /// Different numbers of a range.
  fileprivate func randomSample(_ count: Int, using seed: inout Seed) -> [Int] {
    var sample: [Int] = []
    while sample.count < count {
      let number = Int.random(in: self, using: &seed)
      if !sample.contains(number) { sample.append(number) }
    }
    return sample
  }
}
