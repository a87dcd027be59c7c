/// What a run found out about one case, as it is kept and as programs read it.
///
/// Paths are from the root of the package, wherever they lie below it.
package struct CaseRecord: Codable, Hashable, Sendable {
  /// What the case is called: the path of a design, or the name that review knows a test's case by.
  package var name: String
  /// Which variant of a design it is, where that has several.
  package var variant: String?
  /// What cases are grouped by: the folder of a design, or the file of a test.
  package var suite: String
  package var outcome: Outcome
  /// Where the case is asked for: the design, or the line of the assertion.
  package var place: RecordedPlace?
  /// How long making and comparing took.
  package var milliseconds: Double
  /// What is told to people, a line each.
  package var message: String?
  /// What was compared, where something differs.
  package var verdict: Verdict?
  package var diagnostics: [RecordedDiagnostic] = []
  /// The faults that rules found in the layout; nothing where none were looked for, or found.
  package var findings: [RecordedFinding]?
  /// The views whose content masks hide; nothing where there are none.
  package var masks: [RecordedMask]?
  package var baseline: RecordedBaseline?
  /// The files that await review.
  package var pending: [String] = []
  /// The files that show what happened.
  package var files: [String] = []
  /// Where a case was tried several times, each time's outcome.
  package var attempts: [Attempt]?
  /// Whether a flaky case passes.
  package var isAllowed: Bool?

  private enum CodingKeys: String, CodingKey {
    case name, variant, suite, outcome, place, milliseconds = "ms", message, verdict, diagnostics,
      findings, masks, baseline, pending, files, attempts, isAllowed = "allowed"
  }

  /// Whether the case is no reason for the run to fail.
  package var passes: Bool { outcome.isGood || isAllowed == true }

  package init(name: String, suite: String, outcome: Outcome, milliseconds: Double = 0) {
    self.name = name
    self.suite = suite
    self.outcome = outcome
    self.milliseconds = milliseconds
  }

  package enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    case same, changed, missing, recorded
    /// The case can't be compared as it is: its name, for one, can't be that of a baseline.
    case wrong
    /// Nothing could be decided: a file can't be read, or a picture can't be made.
    case undecided
    /// It wasn't the same in each attempt.
    case flaky
    /// It wasn't tried, and the design says why.
    case skipped

    /// Whether a run with such a case may pass.
    package var isGood: Bool { self == .same || self == .recorded || self == .skipped }
  }

  /// One of several times that a case was tried.
  package struct Attempt: Codable, Hashable, Sendable {
    package var outcome: Outcome
    /// What differed from the first attempt.
    package var message: String?

    package init(outcome: Outcome, message: String?) {
      (self.outcome, self.message) = (outcome, message)
    }
  }
}

/// A line of a file.
package struct RecordedPlace: Codable, Hashable, Sendable {
  package var file: String
  package var line: Int?
  package var column: Int?

  package init(file: String, line: Int? = nil, column: Int? = nil) {
    (self.file, self.line, self.column) = (file, line, column)
  }
}

/// A message about a case, such as of a conflict between its constraints.
package struct RecordedDiagnostic: Codable, Hashable, Sendable {
  package var id: String
  package var severity: String
  package var subject: String
  package var cause: String?
  package var place: RecordedPlace?
  package var remedy: String?

  package init(
    id: String,
    severity: String,
    subject: String,
    cause: String? = nil,
    place: RecordedPlace? = nil,
    remedy: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.subject = subject
    self.cause = cause
    self.place = place
    self.remedy = remedy
  }
}

/// The baseline of a case, as it was when the case was compared with it.
package struct RecordedBaseline: Codable, Hashable, Sendable {
  /// The path that all its files begin with, by which review knows it.
  package var id: String
  package var files: [String]
  /// The SHA-256 of each file by its kind, such as `scene`; only of cases that aren't the same.
  package var hashes: [String: String]?
  /// What may take its place, where a run leaves that with its results: paths by kind, from the
  /// folder of the results.
  package var left: [String: String]?
  /// The SHA-256 of each file that may take its place, left or pending, by its kind.
  package var newHashes: [String: String]?

  package init(
    id: String,
    files: [String],
    hashes: [String: String]? = nil,
    left: [String: String]? = nil,
    newHashes: [String: String]? = nil
  ) {
    (self.id, self.files, self.hashes, self.left) = (id, files, hashes, left)
    self.newHashes = newHashes
  }
}
