package import SnaplineDiagnostics

/// Why a report can't be written.
package struct ReportFailure: Error, Hashable, Sendable {
  package var diagnostic: Diagnostic

  init(_ id: String, _ path: String, _ subject: String, cause: String? = nil, remedy: String? = nil)
  {
    diagnostic = Diagnostic(
      id: id,
      severity: .error,
      subject: subject,
      cause: cause,
      place: Place(file: path),
      remedy: remedy
    )
  }

  static func unwritable(_ path: String, _ reason: String) -> ReportFailure {
    ReportFailure("unwritable", path, "can't be written", cause: reason)
  }
}
