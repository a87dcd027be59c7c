internal import SnaplineRuns
internal import SnaplineTerminal

/// Tells of each case that isn't the same, and last which causes they have and how many there were.
struct ListReporter: PeopleReporter {
  let detail: ReporterOptions.Detail
  private var causes = CauseSummary()

  init(detail: ReporterOptions.Detail) { self.detail = detail }

  mutating func take(_ checked: CheckedCase, to stream: ReportStream) throws {
    try stream.tell(checked.diagnostics(at: detail))
    let record = checked.record
    if detail == .everything {
      let milliseconds = Int(exactly: record.milliseconds.rounded()) ?? 0
      try stream.print("\(checked.line)  \(milliseconds) ms", headed: record.outcome.tone)
    }
    // The causes of each case count, whatever is told of the case itself.
    let told = causes.message(for: record)
    guard checked.message != nil, let message = told,
      detail != .failures || !record.outcome.isGood
    else { return }
    try stream.print(message, headed: record.outcome.tone)
  }

  func end(_ tally: RunTally, to stream: ReportStream) throws {
    if let text = causes.text { try stream.print(text) }
    try stream.print(tally)
  }
}
