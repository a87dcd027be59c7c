internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineRuns
internal import SnaplineTerminal

/// Tells the results of a run by the reporters that were asked for.
///
/// One that writes to standard output for people, or a line a case, follows the run. Documents, and
/// whatever goes to files, are made of what the run kept, when it is over.
struct Reporting {
  private let options: ReporterOptions
  private let console: Console
  private let stream: ReportStream
  private var people: (any PeopleReporter)?
  private let printsLines: Bool
  private var progress: SnaplineTerminal.Progress?
  private var done = 0
  /// Warnings that were told: of a case that comes later they are only kept.
  private var told: Set<Diagnostic> = []

  /// What the names of results count from, for GitHub.
  private let root: String

  init(_ invocation: Invocation, root: String, console: Console) throws(Stop) {
    do throws(UsageError) {
      options = try ReporterOptions(
        invocation,
        isOnGitHub: Console.variable("GITHUB_ACTIONS") == "true"
      )
    } catch {
      throw .usage(error)
    }
    (self.root, self.console) = (root, console)
    stream = ReportStream(console)
    printsLines = options.chosen.contains(ChosenReporter(name: .ndjson))
  }

  /// The first file that can't be written because its folder isn't there: better told before a run.
  var missingFolder: Complaint? {
    // A folder says by itself where it can't be.
    for path in options.chosen.filter({ $0.name != .html }).compactMap(\.path) {
      let folder = split(OutputFile.resolved(path)).folder ?? "."
      if FileKind(of: folder, followingLinks: true) != .folder {
        return .noFolder(folder, forReport: path)
      }
    }
    return nil
  }

  /// The first file that is itself tested, and would be lost to a report.
  func overwritten(_ designs: [ListedDesign]) -> Complaint? {
    let inputs = Set(designs.map(\.path))
    return options.chosen.compactMap(\.path)
      .first { realPath(OutputFile.resolved($0)).map(inputs.contains) ?? false }
      .map { .testedFile($0) }
  }

  /// Begins to tell a run of so many cases.
  mutating func begin(_ cases: Int) {
    people = options.forPeople?.forPeople(options.detail, cases: cases)
    // The other two show by themselves how far they are.
    let showsProgress = options.forPeople.map { $0 == .list } ?? true
    if showsProgress, options.detail != .failures {
      progress = Progress(total: cases, console: console)
    }
  }

  /// Tells a result as soon as it is there; `next` is the name of the case behind it.
  mutating func take(_ checked: CheckedCase, next: String? = nil) throws(Stop) {
    done += 1
    let stream = stream
    var checked = checked
    checked.diagnostics.removeAll { $0.severity == .warning && !told.insert($0).inserted }
    do {
      if checked.message != nil || !checked.diagnostics.isEmpty { progress?.clear() }
      if people != nil {
        try people?.take(checked, to: stream)
      } else {
        console.tell(checked.diagnostics(at: options.detail))
        if printsLines { try console.print(NDJSONReporter.line(of: KeptRun.Case(checked.record))) }
      }
    } catch {
      throw Self.stop(error)
    }
    if let next { progress?.step(done: done, next: next) }
  }

  /// Makes what is made of the whole run; the status is that of what can't be written.
  mutating func end(_ tally: RunTally, _ run: @autoclosure () -> KeptRun) throws(Stop) -> ExitCode {
    progress?.clear()
    let stream = stream
    do {
      try people?.end(tally, to: stream)
    } catch {
      throw Self.stop(error)
    }
    let rest = options.chosen.filter { reporter in
      !reporter.isPrinted || !reporter.name.isForPeople && reporter.name != .ndjson
    }
    guard !rest.isEmpty else { return .success }
    let run = run()
    var status = ExitCode.success
    if run.tally.cases < tally.cases {
      console.tell([Self.lost(tally.cases - run.tally.cases)])
      status = .trouble
    }
    for reporter in rest {
      if let complaint = try write(reporter, run) {
        console.tell([complaint.diagnostic])
        status = .trouble
      }
    }
    return status
  }

  /// Tells a run that was over before.
  mutating func tell(_ run: KeptRun) throws(Stop) -> ExitCode {
    begin(run.tally.cases)
    progress = nil
    do {
      if var reporter = people {
        let stream = stream
        try run.forEachCase { try reporter.take(CheckedCase($0.record), to: stream) }
        people = reporter
      } else if printsLines {
        try run.forEachCase { try console.print(NDJSONReporter.line(of: $0)) }
      }
    } catch {
      throw Self.stop(error)
    }
    return try end(run.tally, run)
  }

  private static func lost(_ cases: Int) -> Diagnostic {
    Diagnostic(
      id: "results-lost",
      severity: .error,
      subject: "the reports lack \(cases) case\(cases == 1 ? "" : "s")",
      cause: "the results couldn't be kept while the run was under way",
      remedy: "make room on the disk of .snapline, and run again"
    )
  }

  private static func stop(_ error: any Error) -> Stop {
    error as? Stop ?? .stream(.refused(reason: "\(error)"))
  }
}

// MARK: Writing

extension Reporting {
  /// Writes one report; a file that can't be written is no reason to leave out the others.
  private func write(_ reporter: ChosenReporter, _ run: KeptRun) throws(Stop) -> Complaint? {
    switch reporter.name.way {
    case .gitHub: return try writeForGitHub(reporter.path, run)
    case .page: return HTMLFolder(root: root, path: reporter.path).write(run, console)
    case .document(let document):
      if let path = reporter.path {
        return written(to: path) { try document.write(run, to: $0) }
      }
      do {
        let sink = ReportSink { try console.print($0) }
        try document.write(run, to: sink)
        try sink.flush()
        return nil
      } catch {
        throw Self.stop(error)
      }
    case .people(let make):
      // Without a file it has told of the run already.
      guard let path = reporter.path else { return nil }
      return written(to: path) { sink in
        var people = make(options.detail, run.tally.cases)
        let stream = ReportStream(sink)
        try run.forEachCase { try people.take(CheckedCase($0.record), to: stream) }
        try people.end(run.tally, to: stream)
      }
    }
  }

  private func written(
    to path: String,
    _ body: (ReportSink) throws -> Void
  ) -> Complaint? {
    do throws(Complaint) {
      try OutputFile.stream(to: path) { write throws(OutputFile.WriteFailure) in
        do {
          let sink = ReportSink { try write($0) }
          try body(sink)
          try sink.flush()
        } catch let failure as OutputFile.WriteFailure {
          throw failure
        } catch {
          throw OutputFile.WriteFailure(number: EIO)
        }
      }
      return nil
    } catch {
      return error
    }
  }

  /// Annotations go where the runner reads, and the summary to the file that it names.
  private func writeForGitHub(_ path: String?, _ run: KeptRun) throws(Stop) -> Complaint? {
    let folders = GitHubReport.Folders(
      root: root,
      workspace: Console.variable("GITHUB_WORKSPACE").flatMap(realPath),
      isThere: { FileKind(of: $0, followingLinks: true) == .file }
    )
    let report = GitHubReport(run, folders: folders)
    if let path {
      if let complaint = written(to: path, { try $0.write(report.annotations) }) {
        return complaint
      }
    } else {
      try console.print(report.annotations)
    }
    guard let file = Console.variable("GITHUB_STEP_SUMMARY"), !file.isEmpty else { return nil }
    return append(report, to: file)
  }

  /// The page may already hold what other commands of the step wrote: GitHub takes a mebibyte.
  private func append(_ report: GitHubReport, to file: String) -> Complaint? {
    let handle = unsafe open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard handle >= 0 else { return .unwritable(file, reason: systemReason()) }
    let written = max(0, Int(lseek(handle, 0, SEEK_END)))
    let text = report.summary(most: 1_048_576 - 1_024 - written)
    let failure = FileWriting.finish(handle, with: Array(text.utf8))
    return failure == 0 ? nil : .unwritable(file, reason: systemReason(of: failure))
  }
}
