package import SnaplineDiagnostics
package import SnaplineEnvironment

/// What can be wrong with what a view draws.
package enum DrawingFault {
  case notFinite, unbalanced, tooMuch, recursive
  /// More than so many clips, transforms, layers or states lie in each other.
  case tooDeep(most: Int)

  package func diagnostic(_ limits: Limits) -> Diagnostic {
    let (id, subject, cause, remedy): (String, String, String?, String?) =
      switch self {
      case .notFinite:
        (
          "drawing-number", "a part of a drawing is left out",
          "a position, size or transform in it isn't a finite number", nil
        )
      case .unbalanced:
        (
          "drawing-balance", "a drawing's states don't pair",
          "something was kept and never brought back, or the other way round",
          "call restoreGState() once for each saveGState()"
        )
      case .tooDeep(let most):
        (
          "drawing-depth", "a part of a drawing is left out",
          "clips, transforms, layers or states lie more than \(most) deep in each other",
          "end a layer, or bring a state back, before the next one begins"
        )
      case .tooMuch:
        (
          "drawing-size", "the rest of a drawing is left out",
          "it has more than \(limits.drawingSteps) steps",
          "draw less, or set limits.drawingSteps in the environment"
        )
      case .recursive:
        (
          "drawing-recursion", "a view isn't drawn into its own drawing", nil,
          "draw what both show in a function of its own"
        )
      }
    return Diagnostic(
      id: id,
      severity: .warning,
      subject: subject,
      cause: cause,
      remedy: remedy
    )
  }
}
