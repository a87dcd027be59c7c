import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment

/// What a design's reader says about a text, one message a block.
func messages(_ text: String, named name: String = "card.yaml", isStrict: Bool = false) -> String {
  var environment = Environment()
  environment.isStrict = isStrict
  let formatter = DiagnosticFormatter()
  return diagnostics(text, named: name, in: environment)
    .map { "[\($0.id)] " + formatter.text(for: $0) }
    .joined(separator: "\n")
}

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

/// The kinds of messages, in order.
func ids(_ text: String, named name: String = "card.yaml") -> [String] {
  diagnostics(text, named: name).map(\.id)
}
