public import SnaplineDiagnostics

/// Everything that is wrong with a design, in order of place.
public struct DesignError: Error, Sendable, CustomStringConvertible {
  public let diagnostics: [Diagnostic]

  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  public var description: String {
    let formatter = DiagnosticFormatter()
    return diagnostics.map(formatter.text).joined(separator: "\n")
  }
}
