internal import SnaplineDiagnostics
internal import SnaplineRuns

/// What a page is told of a run before it looks at any case.
struct RunOverview: Encodable {
  struct Group: Encodable {
    var text: String
    var place: String?
    /// The numbers of its cases, counted from 0 among those that failed.
    var members: [Int]
    /// What changed besides in some of them.
    var others: [String: [String]]
  }

  var tool: String?
  var mode: String?
  var source: RunSource?
  var started: String?
  var environment: [String: String]?
  var summary: RunSummary
  /// The names of outcomes and suites, by their numbers.
  var outcomes: [String]
  var suites: [String]
  var groups: [Group]
  var parts: [String: Int]
  var problems: [String]

  init(
    _ run: KeptRun,
    _ suites: [String],
    _ parts: [String: Int],
    _ groups: [CauseGroup],
    _ problems: [Diagnostic]
  ) {
    let shared = SharedHeader(run.headers)
    (tool, mode, source) = (shared.tool, shared.mode, shared.source)
    (started, environment) = (shared.started, shared.environment)
    summary = RunSummary(run)
    outcomes = CaseRecord.Outcome.allCases.map(\.rawValue)
    (self.suites, self.parts) = (suites, parts)
    self.groups = groups.map { group in
      var others: [String: [String]] = [:]
      for outlier in group.outliers.prefix(2_000) {
        others[outlier.name] = outlier.others.prefix(20).map(\.text)
      }
      return Group(
        text: group.causes.map(\.cause.textWithoutPlace).joined(separator: "\n"),
        place: group.causes.first?.cause.place?.words,
        members: group.members.compactMap { Int($0.name) }.sorted(),
        others: others
      )
    }
    self.problems = problems.map { problem in
      [problem.subject, problem.cause, problem.place?.file].compactMap(\.self)
        .joined(separator: ": ")
    }
  }
}
