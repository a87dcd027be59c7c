package import SnaplineDiagnostics

extension CaseRecord {
  /// What the case is called in one line: what was told of it, or else its name and outcome.
  var headline: String {
    let line = (message ?? "").split(separator: "\n").first.map(String.init)
    return line ?? "\(name): \(outcome.rawValue)"
  }

  /// The lines of everything that is known of the case and told to people.
  var words: String { message ?? headline }
}

extension RecordedEdit {
  /// Such as `stack.spacing 8 → 12`.
  var words: String { old == new ? property : "\(property) \(old) → \(new)" }
}

extension Diagnostic {
  /// The message that was kept, without the text of its line.
  package init(_ recorded: RecordedDiagnostic) {
    self.init(
      id: recorded.id,
      severity: Severity(rawValue: recorded.severity) ?? .error,
      subject: recorded.subject,
      cause: recorded.cause,
      place: recorded.place.map { Place(file: $0.file, line: $0.line, column: $0.column) },
      remedy: recorded.remedy
    )
  }
}
