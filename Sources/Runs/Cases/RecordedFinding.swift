/// A fault that a rule found in a layout, whether or not its case fails for it.
package struct RecordedFinding: Codable, Hashable, Sendable {
  /// The name of the rule, such as `tap-size`.
  package var rule: String
  /// Whether the case fails for it.
  package var fails: Bool
  /// The path of the view in the layout tree.
  package var view: String?
  package var subject: String
  package var cause: String?
  package var place: RecordedPlace?
  package var remedy: String?

  package init(rule: String, fails: Bool, view: String?, subject: String) {
    (self.rule, self.fails, self.view, self.subject) = (rule, fails, view, subject)
  }
}

extension CaseRecord {
  /// The messages of the case, those of findings that it fails for among them.
  package var told: [RecordedDiagnostic] {
    diagnostics + (findings ?? []).filter(\.fails).map(\.diagnostic)
  }

  /// The messages that no finding repeats: drawing tells of some faults that rules find as well.
  package var toldBesideFindings: [RecordedDiagnostic] {
    diagnostics.filter { message in
      !(findings ?? []).contains { finding in
        finding.place == message.place
          && (finding.rule == message.id || finding.subject == message.subject)
      }
    }
  }

  /// The rules that the case fails for, in the order of their names.
  package var failedRules: [String] {
    Set((findings ?? []).filter(\.fails).map(\.rule)).sorted()
  }
}

extension RecordedFinding {
  /// The finding as a message: an error where its case fails for it, else a warning.
  package var diagnostic: RecordedDiagnostic {
    RecordedDiagnostic(
      id: rule,
      severity: fails ? "error" : "warning",
      subject: subject,
      cause: cause,
      place: place,
      remedy: remedy
    )
  }
}
