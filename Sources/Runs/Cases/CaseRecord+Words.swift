package import SnaplineDiagnostics

extension CaseRecord {
  /// What the case is called in one line: what was told of it, or else its name and outcome.
  var headline: String {
    let line = (message ?? "").split(separator: "\n").first.map(String.init)
    return line ?? "\(name): \(outcome.rawValue)"
  }

  /// The lines of everything that is known of the case and told to people.
  var words: String {
    let faults = (findings ?? []).filter(\.fails).map { "  \($0.rule): \($0.subject)" }
    return ([message ?? headline] + faults).joined(separator: "\n")
  }
}

extension RecordedPlace {
  /// Such as `card.yaml:29`.
  package var words: String { file + (line.map { ":\($0)" } ?? "") }
}

extension RecordedBaseline {
  /// What accepts it; `folder` is where the files lie that a run left, unless they are pending.
  package func acceptCommand(from folder: String? = nil) -> String {
    "snapline review " + (folder.map { "--from \($0.inShell) " } ?? "") + "--accept "
      + Self.word(of: id)
  }

  /// A name for review as one word that isn't taken for an option.
  package static func word(of id: String) -> String {
    (id.hasPrefix("-") ? "./" + id : id).inShell
  }
}

extension RecordedEdit {
  /// Such as `stack.spacing 8 → 12`.
  package var words: String { old == new ? property : "\(property) \(old) → \(new)" }
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
