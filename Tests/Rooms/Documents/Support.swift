import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment

/// Errors and warnings of a text.
func diagnostics(
  _ text: String,
  named name: String = "card.yaml",
  in environment: Environment = Environment()
) -> [Diagnostic] {
  diagnostics(Array(text.utf8), named: name, in: environment)
}

func diagnostics(
  _ bytes: [UInt8],
  named name: String = "card.yaml",
  in environment: Environment = Environment()
) -> [Diagnostic] {
  do {
    return try Design(bytes: bytes, named: name, environment: environment).diagnostics
  } catch {
    return error.diagnostics
  }
}

/// What a design's reader says about a text, as a person sees it.
func messages(_ text: String, named name: String = "card.yaml") -> String {
  diagnostics(text, named: name).map(DiagnosticFormatter().text).joined(separator: "\n")
}

/// The kinds of messages, in order.
func ids(_ text: String, named name: String = "card.yaml") -> [String] {
  diagnostics(text, named: name).map(\.id)
}

/// Each message on one line: `3:3+9 unknown-property: subject · remedy`.
func briefs(_ text: String, named name: String = "card.yaml") -> [String] {
  diagnostics(text, named: name).map { diagnostic in
    let place = diagnostic.place
    let at = place.map { "\($0.line ?? 0):\($0.column ?? 0)+\($0.length) " } ?? ""
    let warning = diagnostic.severity == .warning ? "warning " : ""
    let remedy = diagnostic.remedy.map { " · " + $0 } ?? ""
    return at + warning + diagnostic.id + ": " + diagnostic.subject + remedy
  }
}
