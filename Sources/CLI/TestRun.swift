internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineSnapshots
internal import SnaplineTerminal
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
    var verdict: Verdict?
    var files: [String] = []
    var diagnostics: [Diagnostic] = []
  }

  mutating func status() throws(Stop) -> ExitCode {
    let mode: RecordMode
    do throws(SnapshotError) {
      mode = try RecordMode.resolved(
        asked: invocation[Test.record],
        environment: ProcessInfo.processInfo.environment
      )
    } catch {
      return tell([error.diagnostic], .usage)
    }
    var designs = DesignList(paths: invocation[Test.paths])
    for complaint in designs.complaints { _ = tell([complaint.diagnostic], complaint.status) }
    if let filter = invocation[Test.filter] { designs.files.removeAll { !$0.contains(filter) } }
    guard !designs.files.isEmpty || !designs.complaints.isEmpty else {
      console.tell("no design was found to test\n")
      return .noMatch
    }
    results = check(designs.files, mode)
    try report()
    return (results.map(\.status) + designs.complaints.map(\.status))
      .max { $0.number < $1.number } ?? .success
  }

  private func tell(_ diagnostics: [Diagnostic], _ status: ExitCode) -> ExitCode {
    let ink = console.ink(for: .error)
    for diagnostic in diagnostics { console.tell(ink.text(for: diagnostic)) }
    return status
  }

  private func check(_ files: [String], _ mode: RecordMode) -> [Case] {
    let overrides = Circumstances.overrides(of: invocation)
    let clashes = Self.clashes(among: files)
    let next = Atomic<Int>(0)
    let cases = Mutex<[Case?]>(Array(repeating: nil, count: files.count))
    let jobs = invocation[Test.jobs].map { Int($0) } ?? ProcessInfo.processInfo.activeProcessorCount
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, files.count))) { _ in
      while true {
        let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard place < files.count else { return }
        let checked = clashes[files[place]] ?? Self.check(files[place], mode, overrides)
        cases.withLock { $0[place] = checked }
      }
    }
    return cases.withLock { $0.compactMap { $0 } }
  }

  /// Where the baselines of a design lie: `card.yaml` has `card.snapshots/card`, and for a dark phone
  /// `card.snapshots/card.iphone-16.dark`.
  private static func baseline(
    of file: String,
    _ overrides: DesignOverrides = DesignOverrides()
  ) throws(SnapshotError) -> Baseline {
    let path = URL(filePath: file).standardizedFileURL.path(percentEncoded: false)
    let (folder, name) = split(path)
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    return Baseline(
      folder: join(folder ?? "/", stem + ".snapshots"),
      stem: try SnapshotName(parts: [stem] + Circumstances.names(of: overrides)).stem
    )
  }

  /// Designs that would share a baseline, such as card.yaml and card.json.
  private static func clashes(among files: [String]) -> [String: Case] {
    var owners: [Baseline: String] = [:]
    var clashes: [String: Case] = [:]
    for file in files {
      guard let baseline = try? baseline(of: file) else { continue }
      guard let owner = owners.updateValue(file, forKey: baseline), owner != file else { continue }
      let clash = Diagnostic(
        id: "name-clash",
        severity: .error,
        subject: "its baseline would be that of '\(owner)' too",
        place: Place(file: file),
        remedy: "give one of the two another name"
      )
      clashes[file] = Case(name: file, outcome: "wrong", status: .failure, diagnostics: [clash])
    }
    return clashes
  }

  private static func check(
    _ file: String,
    _ mode: RecordMode,
    _ overrides: DesignOverrides
  ) -> Case {
    do {
      let baseline = try baseline(of: file, overrides)
      let around = split(baseline.folder).folder ?? "/"
      let design = try Design(contentsOf: file, overrides: overrides)
      let drawing = try design.drawing()
      let settings = try KeepingSettings(for: around)
      let sample = Sample.picture(
        of: drawing.scene,
        options: PictureOptions(
          keeping: settings.keeping ?? .replay,
          environment: design.environment
        )
      )
      let root = Keeper.root(of: around)
      let keeper = Keeper(mode: mode, artefactFolder: root + "/.snapline/artefacts", root: root)
      let result = try keeper.check(sample, against: baseline, site: file)
      let isGood = result.outcome == .same || result.outcome == .recorded
      return Case(
        name: file,
        outcome: result.outcome.rawValue,
        status: isGood ? .success : .failure,
        message: result.message,
        verdict: result.judgement.verdict,
        files: result.artefactPaths,
        diagnostics: drawing.diagnostics
      )
    } catch let error as DesignError {
      return Case(name: file, outcome: "wrong", status: .failure, diagnostics: error.diagnostics)
    } catch let error as SnapshotError {
      return Case(
        name: file,
        outcome: "undecided",
        status: .trouble,
        diagnostics: [error.diagnostic]
      )
    } catch {
      let diagnostic = Diagnostic(
        id: "undecided",
        severity: .error,
        subject: "\(error)",
        place: Place(file: file)
      )
      return Case(name: file, outcome: "undecided", status: .trouble, diagnostics: [diagnostic])
    }
  }

  private func report() throws(Stop) {
    for result in results { _ = tell(result.diagnostics, result.status) }
    if invocation[Test.json] {
      var report = Report()
      report.results = results.map {
        Report.Case(
          name: $0.name,
          outcome: $0.outcome,
          message: $0.message ?? $0.diagnostics.first { $0.severity == .error }?.subject,
          verdict: $0.verdict,
          files: $0.files
        )
      }
      return try console.print(report.text)
    }
    for message in results.compactMap(\.message) { try console.print(message + "\n") }
    let counts = Dictionary(grouping: results, by: \.outcome).mapValues(\.count)
    let summary = ["same", "changed", "missing", "recorded", "wrong", "undecided"].compactMap {
      name in
      counts[name].map { "\($0) \(name)" }
    }
    if !summary.isEmpty { try console.print(summary.joined(separator: ", ") + "\n") }
  }
}
