internal import SnaplineDiagnostics
internal import SnaplineRuns
internal import SnaplineTerminal

/// A line for each case that isn't good; on a terminal one more, which the next case is written over.
struct LineReporter: PeopleReporter {
  let detail: ReporterOptions.Detail
  let cases: Int
  private var done = 0
  private var isShown = false

  init(detail: ReporterOptions.Detail, cases: Int) {
    (self.detail, self.cases) = (detail, cases)
  }

  mutating func take(_ checked: CheckedCase, to stream: ReportStream) throws {
    done += 1
    let tone = checked.record.outcome.tone
    if !checked.record.outcome.isGood || detail == .everything {
      try clear(stream)
      try stream.print(checked.line, headed: tone)
    }
    let messages = checked.diagnostics(at: .failures)
    if !messages.isEmpty {
      try clear(stream)
      try stream.tell(messages)
    }
    guard stream.isTerminal, detail != .failures else { return }
    let head = "\(done)/\(cases) "
    let room = max(0, stream.width - head.count - 1)
    let name = harmless(checked.record.name)
    try stream.write("\r" + head + name.suffix(room) + Self.erase)
    isShown = true
  }

  mutating func end(_ tally: RunTally, to stream: ReportStream) throws {
    try clear(stream)
    try stream.print(tally)
  }

  private mutating func clear(_ stream: ReportStream) throws {
    if isShown { try stream.write("\r" + Self.erase) }
    isShown = false
  }

  private static let erase = "\u{1B}[K"
}
