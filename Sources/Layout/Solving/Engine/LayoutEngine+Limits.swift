import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineSolver

extension Limits {
  /// What of these the solver minds.
  var ofSolver: Solver.Limits {
    Solver.Limits(steps: layoutSteps, terms: layoutTerms, time: layoutTime)
  }
}

extension LayoutEngine {
  /// Tells of an answer that a limit cut short, once for as long as it is.
  func reportLimits() {
    guard stored.outcome.isCutShort != stored.outcome.isCutShortReported else { return }
    stored.outcome.isCutShortReported = stored.outcome.isCutShort
    guard stored.outcome.isCutShort, fitting == nil, let root else { return }
    let limits = solver.limits
    root.pass.report(
      Diagnostic(
        id: "layout-cut-short",
        severity: .warning,
        subject: "\(root.displayName) has frames that may not be the best",
        cause: "finding them takes more than \(limits.steps) steps, \(limits.terms) terms or"
          + " \(limits.time), the limits of the environment",
        remedy: "have fewer views depend on each other by inequalities, or raise"
          + " limits.layoutSteps, limits.layoutTerms or limits.layoutTime"
      )
    )
  }
}
