package import SnaplineDiagnostics

/// A fault that a rule found.
package struct Finding: Hashable, Sendable {
  package var rule: Lint.Rule
  /// The path of the view in the scene's tree; nothing where it is of no view alone.
  package var view: String?
  /// The same, without the numbers of a list's cells, which are others where more of them are seen.
  package var kind: String?
  /// The place of the view in the tree.
  package var node: Int?
  package var subject: String
  package var cause: String?
  package var remedy: String?
  package var place: Place?

  package init(
    _ rule: Lint.Rule,
    node: Int?,
    _ subject: String,
    cause: String? = nil,
    remedy: String? = nil
  ) {
    (self.rule, self.node, self.subject) = (rule, node, subject)
    (self.cause, self.remedy) = (cause, remedy)
  }

  /// The message that tells of it.
  package func diagnostic(_ severity: Diagnostic.Severity) -> Diagnostic {
    Diagnostic(
      id: rule.rawValue,
      severity: severity,
      subject: subject,
      cause: cause,
      place: place,
      remedy: remedy
    )
  }
}

extension Lint {
  /// What a run found out about a layout.
  package struct Look: Sendable {
    /// In the order of the tree.
    package var findings: [Finding]
    /// How many pairs of rectangles were compared, which grows as the tree does.
    package var comparisons: Int
  }
}
