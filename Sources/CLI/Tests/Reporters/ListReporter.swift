internal import SnaplineRuns
internal import SnaplineTerminal

/// Tells in full of each case that isn't the same, and last how many there were.
struct ListReporter: PeopleReporter {
  let detail: ReporterOptions.Detail

  func take(_ checked: CheckedCase, to stream: ReportStream) throws {
    try stream.tell(checked.diagnostics(at: detail))
    let record = checked.record
    if detail == .everything {
      let milliseconds = Int(exactly: record.milliseconds.rounded()) ?? 0
      try stream.print("\(checked.line)  \(milliseconds) ms", headed: record.outcome.tone)
    }
    guard let message = checked.message, detail != .failures || !record.outcome.isGood else {
      return
    }
    try stream.print(message, headed: record.outcome.tone)
  }

  func end(_ tally: RunTally, to stream: ReportStream) throws { try stream.print(tally) }
}
