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
