package import SnaplineDiagnostics
package import SnaplineRuns

extension CaseRecord {
  /// Notes what a comparison came to.
  package mutating func note(
    _ result: BaselineStore.Result,
    of baseline: Baseline,
    from store: BaselineStore
  ) {
    outcome = Outcome(result.outcome)
    message = result.message
    verdict = result.comparison.findings.map { Verdict($0, within: result.comparison.limits) }
    self.baseline = RecordedBaseline(
      id: store.identifier(of: baseline),
      files: baseline.existingPaths.map(store.fromRoot),
      hashes: result.hashes.isEmpty ? nil : result.hashes,
      left: result.left.isEmpty ? nil : result.left,
      newHashes: result.newHashes.isEmpty ? nil : result.newHashes
    )
    if !result.attempts.isEmpty {
      attempts = result.attempts.map { Attempt(outcome: Outcome($0), message: $1) }
    }
    // What an earlier run left isn't this one's.
    pending =
      outcome.isGood || outcome == .flaky || store.mode == .never
      ? [] : baseline.pendingPaths.map(store.fromRoot)
    files = result.artefactPaths.map(store.fromRoot)
  }
}

extension CaseRecord.Outcome {
  init(_ outcome: BaselineStore.Outcome) {
    self =
      switch outcome {
      case .same: .same
      case .changed: .changed
      case .missing: .missing
      case .recorded: .recorded
      case .flaky: .flaky
      case .undecided: .undecided
      }
  }
}

extension RecordedDiagnostic {
  package init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.id,
      severity: diagnostic.severity.rawValue,
      subject: diagnostic.subject,
      cause: diagnostic.cause,
      place: diagnostic.place.map {
        RecordedPlace(file: $0.file, line: $0.line, column: $0.column)
      },
      remedy: diagnostic.remedy
    )
  }
}
