public import SnaplineDiagnostics

/// Everything that is wrong with a design, in order of place.
public struct DesignError: Error, Sendable, CustomStringConvertible {
  public let diagnostics: [Diagnostic]
  /// The files that were read or looked for until then: a change in one of them may mend it.
  package private(set) var files: Set<String> = []

  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package init(diagnostics: [Diagnostic], files: Set<String>) {
    (self.diagnostics, self.files) = (diagnostics, files)
  }

  public var description: String {
    let formatter = DiagnosticFormatter()
    return diagnostics.map(formatter.text).joined(separator: "\n")
  }
}
