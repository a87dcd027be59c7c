internal import SnaplineDiagnostics
internal import SnaplineRuns
internal import SnaplineTerminal

/// Where a reporter for people writes: standard output, or a file that is being made.
struct ReportStream {
  let style: StreamStyle
  /// Whether a line can be written over.
  let isTerminal: Bool
  /// The columns of that terminal.
  let width: Int
  let write: (String) throws -> Void
  /// Tells what isn't a result.
  let tell: ([Diagnostic]) throws -> Void

  init(_ console: Console) {
    style = console.style(for: .output)
    isTerminal = console.isTerminal(.output) && Console.variable("TERM") != "dumb"
    width = console.helpWidth
    write = { try console.print($0) }
    tell = { console.tell($0) }
  }

  /// What goes to a file has no colour, and messages stand between the results.
  init(_ sink: ReportSink) {
    let plain = StreamStyle(.never, isTerminal: false) { _ in nil }
    style = plain
    isTerminal = false
    width = 80
    write = { try sink.write($0) }
    tell = { diagnostics in
      for diagnostic in diagnostics { try sink.write(plain.text(for: diagnostic)) }
    }
  }

  /// Writes lines for people, which quote names and texts of others.
  func print(_ text: String, headed tone: Tone? = nil) throws {
    try write(style.text(ofResult: GitHubText.inert(text), headed: tone))
  }

  func print(_ tally: RunTally) throws {
    let parts = tally.parts.map { outcome, count in
      style.painted("\(count) \(outcome.rawValue)", as: outcome.tone)
    }
    if !parts.isEmpty { try write(parts.joined(separator: ", ") + "\n") }
  }
}

extension CheckedCase {
  /// A case of a run that is over.
  init(_ record: CaseRecord) {
    self.init(record: record, diagnostics: record.told.map { Diagnostic($0) })
  }

  /// What is told of the case beside its messages; what couldn't be made has nothing but these.
  var message: String? {
    diagnostics.isEmpty || record.baseline != nil ? record.message : nil
  }

  func diagnostics(at detail: ReporterOptions.Detail) -> [Diagnostic] {
    detail == .failures ? diagnostics.filter { $0.severity == .error } : diagnostics
  }

  /// Such as `changed  card.yaml`, in one line.
  var line: String {
    "\(record.outcome.rawValue)  \(record.name.replacing("\n", with: "\\u{A}"))"
  }
}
