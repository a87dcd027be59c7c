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
      let complaint = answer.complaint(about: posed, system, outcome)
      let agrees = complaint.map { agreement(of: posed, system, after: $0) } ?? "equal"
      table.add([
        "\(isFeasible ? "feasible" : "over-constrained") \(variables), \(rows)", ours.short,
        "\(outcome)", "\(posed.solver.work.steps)", theirs.short, "\((ours / theirs).short)×",
        agrees,
      ])
    }
    report.add(table)
  }

  /// The oracle leaves a level some room when it goes on to the next, which may gain from that: where
  /// the two differ, the same in another order decides.
  private func agreement(
    of posed: Posed,
    _ system: RandomSystem,
    after complaint: String
  ) -> String {
    var seed = Seed(1)
    let other = system.solver(order: system.rows.indices.shuffled(using: &seed))
    other.solver.solve()
    let farthest = zip(posed.values, other.values).map { abs($0 - $1) }.max() ?? 0
    return farthest <= 1.001 * oneStep
      ? "two orders agree; \(complaint)" : "two orders differ by \(farthest); \(complaint)"
  }
}
