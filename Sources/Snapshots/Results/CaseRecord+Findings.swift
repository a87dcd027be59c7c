internal import SnaplineDiagnostics
package import SnaplineLint
package import SnaplineRuns

extension CaseRecord {
  /// Notes what rules found, and fails the case for what may not be; answers the findings that it fails
  /// for.
  ///
  /// `sourceNames` says what the record calls the files of places.
  package mutating func note(
    _ findings: [Finding],
    by lint: Lint,
    sourceNames: SourceNames = SourceNames()
  ) -> [Finding] {
    guard !findings.isEmpty else { return [] }
    let name = sourceNames.naming()
    self.findings = findings.map { finding in
      var recorded = RecordedFinding(
        rule: finding.rule.rawValue,
        fails: lint.failing.contains(finding.rule),
        view: finding.view,
        subject: finding.subject
      )
      recorded.cause = finding.cause
      recorded.remedy = finding.remedy
      recorded.place = finding.place.map { place in
        RecordedPlace(file: name(place.file), line: place.line, column: place.column)
      }
      return recorded
    }
    let failing = findings.filter { lint.failing.contains($0.rule) }
    guard !failing.isEmpty else { return [] }
    if outcome.isGood { outcome = .wrong }
    return failing
  }
}

extension [Finding] {
  /// What a case that fails for them is told by, without the findings themselves.
  package func headline(of name: String) -> String {
    "\(name) has \(count == 1 ? "a fault" : "\(count) faults") that 'lint' fails for"
  }

  /// All of them for people, each with its cause and remedy.
  package var inWords: String {
    map { DiagnosticFormatter().text(for: $0.diagnostic(.error)) }.joined(separator: "\n")
  }
}
