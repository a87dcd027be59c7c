internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineRuns
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// One run of `test`: each design is drawn and compared by itself, on several threads.
///
/// What is found is told and kept case by case, so that a run of ten thousand takes no more memory
/// than one of ten.
struct TestRun {
  let invocation: Invocation
  let console: Console
  private let root = BaselineStore.root(of: FileManager.default.currentDirectoryPath)
  private var tally = RunTally()
  private var leftFiles = false
  private var causes = CauseSummary()

  init(invocation: Invocation, console: Console) {
    (self.invocation, self.console) = (invocation, console)
  }

  mutating func status() throws(Stop) -> ExitCode {
    let recording: Recording
    do throws(SnapshotError) {
      recording = try Recording(
        asked: invocation[Test.record],
        environment: ProcessInfo.processInfo.environment
      )
    } catch {
      console.tell([error.diagnostic])
      return .usage
    }
    let list = DesignList(paths: invocation[Test.paths])
    let filter = invocation[Test.filter] ?? ""
    let designs = list.designs.filter { filter.isEmpty || $0.name.contains(filter) }
    guard !designs.isEmpty || !list.complaints.isEmpty else {
      console.tell([nothingFound(among: list.designs, filter)])
      return .noMatch
    }
    let results = RunResults(root: root, header: header(recording, filter), console: console)
    try check(designs, list.complaints, recording, results)
    results.end()
    try tell(results)
    advise(on: designs, recording.mode)
    return tally.status
  }

  private func header(_ recording: Recording, _ filter: String) -> RunHeader {
    var header = RunHeader.current(of: .designs, mode: recording.mode.rawValue)
    header.selection.isFiltered = !filter.isEmpty
    header.selection.paths = invocation[Test.paths]
    return header
  }

  private mutating func check(
    _ designs: [ListedDesign],
    _ complaints: [Complaint],
    _ recording: Recording,
    _ results: RunResults
  ) throws(Stop) {
    var clashes = NameClashes()
    let clashing = designs.map { clashes.clash(of: $0) }
    let artefacts = BaselineStore.artefactFolder(
      below: root,
      environment: ProcessInfo.processInfo.environment
    )
    var store = BaselineStore(recording, artefactFolder: artefacts, root: root)
    store.journal = results.journal
    let check = DesignCheck(store: store, overrides: Circumstances.overrides(of: invocation))
    // Threads of a queue know nothing of the task that waits for them.
    let environment = Environment.current
    for complaint in complaints { try take(check.failed(complaint), results) }
    let jobs = invocation[Test.jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    try OrderedDelivery(jobs: jobs).run(designs.count) { place in
      clashing[place].map { check.failed(designs[place], [$0], .wrong) }
        ?? Environment.$current.withValue(environment) { check.check(designs[place]) }
    } deliver: { _, checked throws(Stop) in
      try take(checked, results)
    }
  }

  /// Keeps a result and tells it.
  private mutating func take(_ checked: CheckedCase, _ results: RunResults) throws(Stop) {
    results.add(checked.record)
    tally.add(checked.record)
    if [.missing, .changed].contains(checked.record.outcome) { leftFiles = true }
    console.tell(checked.diagnostics)
    guard !invocation[Test.json], let message = causes.message(for: checked.record),
      checked.diagnostics.isEmpty || checked.record.baseline != nil
    else { return }
    try console.printLines(message, headed: checked.record.outcome.tone)
  }

  private func tell(_ results: RunResults) throws(Stop) {
    if invocation[Test.json] { return try console.print(results.report(tally).text) }
    if let causes = causes.text { try console.printLines(causes) }
    let style = console.style(for: .output)
    let parts = tally.parts.map { outcome, count in
      style.painted("\(count) \(outcome.rawValue)", as: outcome.tone)
    }
    if !parts.isEmpty { try console.print(parts.joined(separator: ", ") + "\n") }
  }

  /// Speaks of the files that this run left, if Git should ignore them and doesn't.
  private func advise(on designs: [ListedDesign], _ mode: RecordMode) {
    guard mode != .never, leftFiles, let design = designs.first,
      let folder = split(design.path).folder,
      let note = IgnoreAdvice(for: folder)?.diagnostic
    else { return }
    console.tell([note])
  }

  private func nothingFound(among designs: [ListedDesign], _ filter: String) -> Diagnostic {
    let names = designs.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
    let more = designs.count > 3 ? " and \(designs.count - 3) more" : ""
    return Diagnostic(
      id: "no-match",
      severity: .error,
      subject: designs.isEmpty
        ? "no design was found to test" : "no design has '\(filter)' in its path",
      cause: designs.isEmpty ? nil : "there are \(names)\(more)",
      remedy: designs.isEmpty ? "name a design, or a folder with some" : nil
    )
  }
}

extension RunTally {
  /// The status of a run: that of its worst case.
  var status: ExitCode {
    parts.map(\.outcome.status).max { $0.number < $1.number } ?? .success
  }
}

extension Console {
  /// Tells messages beside the results, each as the formatter makes it.
  func tell(_ diagnostics: [Diagnostic]) {
    let style = style(for: .error)
    for diagnostic in diagnostics { tell(style.text(for: diagnostic)) }
  }
}
