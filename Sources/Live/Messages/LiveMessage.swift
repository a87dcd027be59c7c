package import SnaplineDiagnostics

/// A message to a person, on its way from a helper.
package struct LiveMessage: Codable, Hashable, Sendable {
  package var id, severity, subject: String
  package var cause, remedy: String?
  package var file: String?
  package var line, column: Int?
  /// The path of the view that it is of, in the scene's tree.
  package var view: String?

  package init(_ diagnostic: Diagnostic) {
    (id, severity, subject) = (diagnostic.id, diagnostic.severity.rawValue, diagnostic.subject)
    (cause, remedy) = (diagnostic.cause, diagnostic.remedy)
    (file, line, column) = (
      diagnostic.place?.file, diagnostic.place?.line, diagnostic.place?.column
    )
  }

  /// The message, its place being in one of the files that were compiled.
  func diagnostic(in sources: SwiftSources) -> Diagnostic {
    Diagnostic(
      id: id,
      severity: Diagnostic.Severity(rawValue: severity) ?? .error,
      subject: subject,
      cause: cause,
      place: (file ?? sources.paths.first)
        .map { sources.place(file: $0, line: line, column: column) },
      remedy: remedy
    )
  }
}
