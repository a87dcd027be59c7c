internal import SnaplineRuns
internal import SnaplineTerminal

/// A character for each case, and last how many there were.
struct DotReporter: PeopleReporter {
  let detail: ReporterOptions.Detail
  private var column = 0

  init(detail: ReporterOptions.Detail) { self.detail = detail }

  mutating func take(_ checked: CheckedCase, to stream: ReportStream) throws {
    let outcome = checked.record.outcome
    try stream.write(stream.style.painted(outcome.character, as: outcome.tone))
    column += 1
    if column == min(stream.width, 80) {
      try stream.write("\n")
      column = 0
    }
  }

  mutating func end(_ tally: RunTally, to stream: ReportStream) throws {
    if column > 0 { try stream.write("\n") }
    try stream.print(tally)
  }
}

extension CaseRecord.Outcome {
  fileprivate var character: String {
    switch self {
    case .same: "."
    case .recorded: "R"
    case .changed: "C"
    case .missing: "M"
    case .wrong: "W"
    case .undecided: "U"
    case .flaky: "F"
    case .skipped: "S"
    }
  }
}
