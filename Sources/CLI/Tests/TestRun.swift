internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineLint
internal import SnaplineRuns
internal import SnaplineScene
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
  private var status = ExitCode.success
  /// How many cases failed, and which passed only because some kinds of difference don't count.
  private var failures = 0
  private var excused: [String] = []
  private var leftFiles = false
  /// The masks of the run that hid something.
  private var masks: Set<Mask> = []
  private var reporting: Reporting

  init(invocation: Invocation, console: Console) throws(Stop) {
    (self.invocation, self.console) = (invocation, console)
    reporting = try Reporting(invocation, root: root, console: console)
  }

  mutating func run() throws(Stop) -> ExitCode {
    if invocation[Test.update], invocation[Test.record] != nil {
      throw .usage(
        .contradiction("--update and --record exclude one another", remedy: "leave one of them out")
      )
    }
    let recording: Recording
    do throws(SnapshotError) {
      recording = try Recording(
        asked: invocation[Test.update] ? .failed : invocation[Test.record],
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
    let selection = TestSelection(invocation, below: root)
    if let (diagnostic, status) = selection.nothing {
      console.tell([diagnostic])
      // Programs read a document also where it has no results.
      _ = try reporting.end(tally, KeptRun([]))
      return status
    }
    if let complaint = reporting.overwritten(selection.designs) {
      console.tell([complaint.diagnostic])
      return complaint.status
    }
    console.tell(selection.remarks)
    let header = header(recording, selection)
    let results = RunResults(root: root, header: header, console: console)
    reporting.begin(selection.designs.count + selection.complaints.count)
    try check(selection, recording, results)
    if let lost = results.end(untried: untried(of: selection)) { console.tell([lost]) }
    let written = try reporting.end(tally, results.kept)
    if written.number > status.number { status = written }
    tellWhatIsLeft(of: selection)
    tellOfMasks(untried: untried(of: selection))
    lookForUnreferenced(selection)
    advise(on: selection.designs, recording.mode)
    return status
  }

  private func header(_ recording: Recording, _ selection: TestSelection) -> RunHeader {
    var header = RunHeader.current(of: .designs, mode: recording.mode.rawValue)
    header.selection.shard = selection.shard
    header.selection.plan = selection.plan
    header.selection.isFiltered = selection.isFiltered
    header.selection.paths = invocation[Test.paths]
    return header
  }

  // MARK: Cases

  private mutating func check(
    _ selection: TestSelection,
    _ recording: Recording,
    _ results: RunResults
  ) throws(Stop) {
    let designs = selection.designs
    var clashes = NameClashes()
    let clashing = designs.map { clashes.clash(of: $0) }
    let artefacts = BaselineStore.artefactFolder(
      below: root,
      environment: ProcessInfo.processInfo.environment
    )
    var store = BaselineStore(recording, artefactFolder: artefacts, root: root)
    store.journal = results.journal
    let check = DesignCheck(
      store: store,
      overrides: CircumstanceOptions.overrides(of: invocation),
      attempts: Test.attempts(of: invocation),
      tolerance: Test.tolerance(of: invocation),
      lint: invocation[Test.lint] ?? .report,
      masks: invocation.all(Test.mask)
    )
    // Threads of a queue know nothing of the task that waits for them.
    let environment = Environment.current
    let files = LiveFiles.current
    for complaint in selection.complaints { _ = try take(check.failed(complaint), results) }
    let jobs = invocation[Test.jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    try OrderedDelivery(jobs: jobs).run(designs.count) { place in
      clashing[place].map { check.failed(designs[place], [$0], .wrong) }
        ?? Environment.$current.withValue(environment) {
          LiveFiles.$current.withValue(files) { check.check(designs[place]) }
        }
    } deliver: { place, checked throws(Stop) in
      try take(checked, results, next: place + 1 < designs.count ? designs[place + 1].title : nil)
    }
  }

  /// Keeps a result and tells it; answers whether the run goes on.
  private mutating func take(
    _ checked: CheckedCase,
    _ results: RunResults,
    next: String? = nil
  ) throws(Stop) -> Bool {
    let record = checked.record
    results.add(record)
    tally.add(record)
    masks.formUnion(checked.masks)
    if record.status.number > status.number { status = record.status }
    if record.status != .success { failures += 1 }
    if record.outcome == .same, record.verdict != nil { excused.append(record.name) }
    if [.missing, .changed].contains(record.outcome) { leftFiles = true }
    try reporting.take(checked, next: next)
    return invocation[Test.maxFailures].map { failures < $0 } ?? true
  }

  // MARK: The end

  private func untried(of selection: TestSelection) -> Int {
    selection.designs.count + selection.complaints.count - tally.cases
  }

  /// Tells of cases that weren't tried, and of differences that don't count.
  private func tellWhatIsLeft(of selection: TestSelection) {
    let untried = untried(of: selection)
    if untried > 0 {
      let subject = "\(untried) more weren't tried, as \(failures) failed"
      console.tell([Diagnostic(id: "max-failures", severity: .note, subject: subject)])
    }
    guard let first = excused.first else { return }
    let names = excused.count == 1 ? first : "\(first) and \(excused.count - 1) more"
    let subject = "what differs in \(onOneLine(names)) is of kinds that --fail-on leaves out"
    console.tell([Diagnostic(id: "excused", severity: .note, subject: subject)])
  }

  /// Tells of masks that hid nothing, once all designs were looked at.
  private mutating func tellOfMasks(untried: Int) {
    guard untried == 0, tally.count(.undecided) == 0 else { return }
    for mask in invocation.all(Test.mask) where !masks.contains(mask) {
      status = .trouble
      console.tell([
        Diagnostic(
          id: "unmatched-mask",
          severity: .error,
          subject:
            "the mask '\(onOneLine(mask.description))' of --mask matches no view in any design",
          remedy: "look for the name by snapline explain, or leave the mask out"
        )
      ])
    }
  }

  /// Speaks of baselines that nothing asks for, after a run that looked at everything.
  private mutating func lookForUnreferenced(_ selection: TestSelection) {
    var mode = invocation[Test.unreferenced] ?? .warn
    // Nothing is taken away either where nothing is written.
    if mode == .delete, RunHeader.isOfCI(ProcessInfo.processInfo.environment) { mode = .reject }
    guard mode != .ignore, !selection.isFiltered, selection.shard == nil,
      !selection.folders.isEmpty,
      tally.cases == selection.designs.count + selection.complaints.count
    else { return }
    let unreferenced = Unreferenced(in: selection.folders, below: root)
    if mode == .delete {
      let (removed, complaints) = unreferenced.remove()
      for orphan in removed {
        let name = onOneLine(unreferenced.identifier(of: orphan))
        console.tell([
          Diagnostic(
            id: "unreferenced",
            severity: .note,
            subject: "removed \(name)",
            cause: orphan.explanation
          )
        ])
      }
      console.tell(complaints.map(\.diagnostic))
      if !complaints.isEmpty { status = .trouble }
    } else if let diagnostic = unreferenced.diagnostic(mode == .reject ? .error : .warning) {
      console.tell([diagnostic])
      if mode == .reject, status == .success { status = .failure }
    }
  }

  /// Speaks of the files that this run left, if Git should ignore them and doesn't.
  private func advise(on designs: [ListedDesign], _ mode: RecordMode) {
    guard mode != .never, leftFiles, let design = designs.first,
      let folder = split(design.path).folder,
      let note = IgnoreAdvice(for: folder)?.diagnostic
    else { return }
    console.tell([note])
  }
}

extension RunTally {
  /// The status of a run: that of its worst case.
  var status: ExitCode {
    if count(.undecided) > 0 { return .trouble }
    return failed > 0 ? .failure : .success
  }
}
