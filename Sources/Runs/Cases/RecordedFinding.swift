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
    diagnostics
      + (findings ?? []).filter(\.fails).map { finding in
        RecordedDiagnostic(
          id: finding.rule,
          severity: "error",
          subject: finding.subject,
          cause: finding.cause,
          place: finding.place,
          remedy: finding.remedy
        )
      }
  }
}
