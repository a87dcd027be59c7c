internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineSnapshots
internal import SnaplineTerminal
internal import SnaplineText
internal import Synchronization

/// One run of `test`: each design is drawn and compared by itself, on several threads.
struct TestRun {
  let invocation: Invocation
  let console: Console
  private var results: [Case] = []

  init(invocation: Invocation, console: Console) {
    (self.invocation, self.console) = (invocation, console)
  }

  /// What became of one design.
  private struct Case: Sendable {
    var name: String
    var outcome: String
    var status: ExitCode
    var message: String?
    var findings: FoundDifferences?
    var baseline: Baseline?
    var pending: [String] = []
    var files: [String] = []
    var diagnostics: [Diagnostic] = []

    init(
      _ name: String,
      _ result: BaselineStore.Result,
      _ baseline: Baseline,
      _ mode: RecordMode,
      _ diagnostics: [Diagnostic]
    ) {
      let isGood = result.outcome == .same || result.outcome == .recorded
      self.name = name
      outcome = result.outcome.rawValue
      status = isGood ? .success : .failure
      message = result.message
      findings = result.comparison.findings
      self.baseline = baseline
      // What an earlier run left isn't this one's.
      pending = isGood || mode == .never ? [] : baseline.pendingPaths
      files = result.artefactPaths
      self.diagnostics = diagnostics
    }

    init(_ complaint: Complaint) {
      self.init(complaint.diagnostic.place?.file ?? "", [complaint.diagnostic], .trouble)
    }

    /// A design whose name can't be that of a baseline, or of which nothing can be decided.
    init(_ name: String, _ diagnostics: [Diagnostic], _ status: ExitCode) {
      self.name = name
      self.diagnostics = diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.place = diagnostic.place ?? Place(file: name)
        return diagnostic
      }
      self.status = status
      outcome = status == .trouble ? "undecided" : "wrong"
    }
  }

  mutating func status() throws(Stop) -> ExitCode {
    let recording: Recording
    do throws(SnapshotError) {
      recording = try Recording(
        asked: invocation[Test.record],
        environment: ProcessInfo.processInfo.environment
      )
    } catch {
      tell([error.diagnostic])
      return .usage
    }
    let list = DesignList(paths: invocation[Test.paths])
    let filter = invocation[Test.filter] ?? ""
    let designs = list.designs.filter { filter.isEmpty || $0.name.contains(filter) }
    results = list.complaints.map(Case.init)
    results += check(designs, recording)
    try report(recording.mode)
    advise(on: designs, recording.mode)
    guard !results.isEmpty else {
      tell([nothingFound(among: list.designs, filter)])
      return .noMatch
    }
    return results.map(\.status).max { $0.number < $1.number } ?? .success
  }

  /// Speaks of the files that this run left, if Git should ignore them and doesn't.
  private func advise(on designs: [ListedDesign], _ mode: RecordMode) {
    let leftFiles = results.contains { $0.outcome == "missing" || $0.outcome == "changed" }
    guard mode != .never, leftFiles, let design = designs.first,
      let folder = split(design.path).folder,
      let note = IgnoreAdvice(for: folder)?.diagnostic
    else { return }
    tell([note])
  }

  private func tell(_ diagnostics: [Diagnostic]) {
    let style = console.style(for: .error)
    for diagnostic in diagnostics { console.tell(style.text(for: diagnostic)) }
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

  private func check(_ designs: [ListedDesign], _ recording: Recording) -> [Case] {
    var clashes = NameClashes()
    let clashing = designs.map { clashes.clash(of: $0) }
    let root = BaselineStore.root(of: FileManager.default.currentDirectoryPath)
    let artefacts = BaselineStore.artefactFolder(
      below: root,
      environment: ProcessInfo.processInfo.environment
    )
    let store = BaselineStore(recording, artefactFolder: artefacts, root: root)
    let overrides = Circumstances.overrides(of: invocation)
    // Threads of a queue know nothing of the task that waits for them.
    let environment = Environment.current
    let next = Atomic<Int>(0)
    let cases = Mutex<[Case?]>(Array(repeating: nil, count: designs.count))
    let jobs = invocation[Test.jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, designs.count))) { _ in
      while true {
        let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard place < designs.count else { return }
        let design = designs[place]
        let checked =
          clashing[place].map { Case(design.name, [$0], .failure) }
          ?? Environment.$current.withValue(environment) {
            Self.check(design, store, overrides)
          }
        cases.withLock { $0[place] = checked }
      }
    }
    return cases.withLock { $0.compactMap { $0 } }
  }

  private static func check(
    _ listed: ListedDesign,
    _ store: BaselineStore,
    _ overrides: DesignOverrides
  ) -> Case {
    if let complaint = InputFile.complaint(about: listed.name) { return Case(complaint) }
    do {
      let baseline = try listed.baseline(in: Circumstances.names(of: overrides))
      let design = try Design(contentsOf: listed.source, overrides: overrides)
      let drawing = try design.explainedDrawing()
      let settings = try KeepingSettings(for: split(baseline.folder).folder ?? "/")
      let candidate = Candidate.picture(
        of: drawing.scene,
        options: PictureOptions(
          keeping: settings.keeping ?? .replay,
          environment: design.environment,
          notes: PictureOptions.fingerprint(with: TextLibraries.versions),
          paintsDifferences: false
        )
      )
      let result = try store.check(candidate, against: baseline, site: listed.name)
      return Case(listed.name, result, baseline, store.mode, drawing.diagnostics)
    } catch let error as DesignError {
      return Case(listed.name, error.diagnostics, .trouble)
    } catch SnapshotError.emptyName(let name) {
      return Case(listed.name, [SnapshotError.emptyName(name).diagnostic], .failure)
    } catch let error as SnapshotError {
      return Case(listed.name, [error.diagnostic], .trouble)
    } catch {
      let diagnostic = Diagnostic(id: "undecided", severity: .error, subject: "\(error)")
      return Case(listed.name, [diagnostic], .trouble)
    }
  }

  private func report(_ mode: RecordMode) throws(Stop) {
    for result in results { tell(result.diagnostics) }
    if invocation[Test.json] {
      var report = Report()
      report.mode = mode.rawValue
      report.results = results.map {
        Report.Case(
          name: $0.name,
          outcome: $0.outcome,
          message: $0.message ?? Report.message(of: $0.diagnostics),
          findings: $0.findings,
          baseline: $0.baseline?.existingPaths ?? [],
          pending: $0.pending,
          files: $0.files
        )
      }
      return try console.print(report.text)
    }
    for result in results {
      guard let message = result.message else { continue }
      try console.printLines(message, headed: Self.tone(of: result.outcome))
    }
    let counts = Dictionary(grouping: results, by: \.outcome).mapValues(\.count)
    let style = console.style(for: .output)
    let summary = ["same", "changed", "missing", "recorded", "wrong", "undecided"].compactMap {
      name in
      counts[name].map { style.painted("\($0) \(name)", as: Self.tone(of: name)) }
    }
    if !summary.isEmpty { try console.print(summary.joined(separator: ", ") + "\n") }
  }

  private static func tone(of outcome: String) -> Tone {
    switch outcome {
    case "same": .good
    case "recorded": .notable
    default: .bad
    }
  }
}
