package import SnaplineDiagnostics

/// Messages in their order, and how many were only counted.
package struct Findings: Sendable {
  package var diagnostics: [Diagnostic] = []
  var uncounted = 0
  /// Whether an error may be among those.
  var mayHideErrors = false

  /// More messages than a person reads; the rest is counted.
  package static let mostShown = 50

  package init(
    diagnostics: [Diagnostic] = [],
    uncounted: Int = 0,
    mayHideErrors: Bool = false
  ) {
    self.diagnostics = diagnostics
    self.uncounted = uncounted
    self.mayHideErrors = mayHideErrors
  }

  package static func + (one: Findings, other: Findings) -> Findings {
    Findings(
      diagnostics: one.diagnostics + other.diagnostics,
      uncounted: one.uncounted + other.uncounted,
      mayHideErrors: one.mayHideErrors || other.mayHideErrors
    )
  }

  package var hasErrors: Bool { mayHideErrors || diagnostics.contains { $0.severity == .error } }

  /// As many as a person reads, errors before all else, and in the end how many more there are.
  package func shown(in file: String) -> [Diagnostic] {
    let all = diagnostics.indices
    let byWeight =
      all.filter { diagnostics[$0].severity == .error }
      + all.filter { diagnostics[$0].severity != .error }
    let (kept, rest) = (byWeight.prefix(Self.mostShown), byWeight.dropFirst(Self.mostShown))
    let more = rest.count + uncounted
    guard more > 0 else { return diagnostics.map { $0.inLanguageOfFile() } }
    let gravest = rest.first.map { diagnostics[$0].severity } ?? .warning
    return kept.sorted().map { diagnostics[$0].inLanguageOfFile() } + [
      Diagnostic(
        id: "more",
        severity: mayHideErrors ? .error : gravest,
        subject: "and \(more) more",
        place: Place(file: file)
      )
    ]
  }
}
