internal import SnaplineRuns

/// How results are told.
enum ReporterName: String, CaseIterable, Sendable {
  case list, line, dot, json, ndjson, junit, github, blob, html
}

/// Tells results to people, one after the other.
protocol PeopleReporter {
  mutating func take(_ checked: CheckedCase, to stream: ReportStream) throws
  mutating func end(_ tally: RunTally, to stream: ReportStream) throws
}

/// How a reporter tells a run, with what does it.
enum ReporterWay {
  /// To people, case by case, while the run is under way.
  case people((ReporterOptions.Detail, _ cases: Int) -> any PeopleReporter)
  /// For programs, of what the run kept.
  case document(any DocumentReporter)
  /// To GitHub, which reads lines and a file of its own.
  case gitHub
  /// As a page in a folder.
  case page
}

extension ReporterName {
  /// The table of reporters: each name with what it stands for.
  var way: ReporterWay {
    switch self {
    case .list: .people { detail, _ in ListReporter(detail: detail) }
    case .line: .people { LineReporter(detail: $0, cases: $1) }
    case .dot: .people { detail, _ in DotReporter(detail: detail) }
    case .json: .document(JSONReporter())
    case .ndjson: .document(NDJSONReporter())
    case .junit: .document(JUnitReporter())
    case .blob: .document(BlobReporter())
    case .github: .gitHub
    case .html: .page
    }
  }

  /// Whether it tells results while the run is under way, to people.
  var isForPeople: Bool { if case .people = way { true } else { false } }

  /// The reporter for people by its name; nothing where the name is that of another kind.
  func forPeople(_ detail: ReporterOptions.Detail, cases: Int) -> (any PeopleReporter)? {
    if case .people(let make) = way { make(detail, cases) } else { nil }
  }
}
