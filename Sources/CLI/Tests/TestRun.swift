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
  private var reporting: Reporting

  init(invocation: Invocation, console: Console) throws(Stop) {
    (self.invocation, self.console) = (invocation, console)
    reporting = try Reporting(invocation, root: root, console: console)
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
    if let complaint = reporting.missingFolder {
      console.tell([complaint.diagnostic])
      return complaint.status
    }
    let list = DesignList(paths: invocation[Test.paths])
    let filter = invocation[Test.filter] ?? ""
    let all = list.designs.filter { filter.isEmpty || $0.name.contains(filter) }
    guard !all.isEmpty || !list.complaints.isEmpty else {
      console.tell([nothingFound(among: list.designs, filter)])
      // Programs read a document also where it has no results.
      _ = try reporting.end(tally, KeptRun([]))
      return .noMatch
    }
    let shard = invocation[ShardOption.shard]
    let designs = ShardOption.part(shard, of: all) { fromRoot($0) }
    // What leads to no design is told by one shard alone.
    let complaints = (shard?.index ?? 1) == 1 ? list.complaints : []
    let results = RunResults(root: root, header: header(recording, filter, all), console: console)
    reporting.begin(designs.count + complaints.count)
    try check(designs, complaints, recording, results)
    results.end()
    let written = try reporting.end(tally, results.kept)
    advise(on: designs, recording.mode)
    return written.number > tally.status.number ? written : tally.status
  }

  private func fromRoot(_ design: ListedDesign) -> String {
    design.path.hasPrefix(root + "/") ? String(design.path.dropFirst(root.count + 1)) : design.path
  }

  private func header(
    _ recording: Recording,
    _ filter: String,
    _ designs: [ListedDesign]
  ) -> RunHeader {
    var header = RunHeader.current(of: .designs, mode: recording.mode.rawValue)
    header.selection.shard = invocation[ShardOption.shard]
    header.selection.plan = ShardOption.plan(of: designs.map(fromRoot), invocation)
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
    } deliver: { place, checked throws(Stop) in
      try take(checked, results, next: place + 1 < designs.count ? designs[place + 1].name : nil)
    }
  }

  /// Keeps a result and tells it.
  private mutating func take(
    _ checked: CheckedCase,
    _ results: RunResults,
    next: String? = nil
  ) throws(Stop) {
    results.add(checked.record)
    tally.add(checked.record)
    if [.missing, .changed].contains(checked.record.outcome) { leftFiles = true }
    try reporting.take(checked, next: next)
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
