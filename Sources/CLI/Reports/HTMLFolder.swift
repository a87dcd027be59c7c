internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineHTMLReport
internal import SnaplineRuns
internal import SnaplineTerminal

/// Where a run is written as a page: a folder, or one file.
struct HTMLFolder {
  /// What the paths of results count from.
  let root: String
  /// The folder that was asked for; `.snapline/report` below the root without one.
  let path: String?
  /// Whether it is to be one file.
  var isSingleFile = false

  /// The path of what is written.
  var target: String {
    path ?? "\(root)/.snapline/report" + (isSingleFile ? ".html" : "")
  }

  /// Whether the one file goes to standard output.
  var isStandardOutput: Bool { isSingleFile && path == "-" }

  /// The page itself, as it is opened.
  var page: String { isSingleFile ? target : join(target, "index.html") }

  /// Writes a run, and tells what of it can't be shown; gives why it can't be written.
  ///
  /// What goes to standard output is handed to `print`, whole.
  func write(
    _ run: KeptRun,
    _ console: Console,
    problems: [Diagnostic] = [],
    toOutput print: (([UInt8]) -> Void)? = nil
  ) -> Complaint? {
    // Whoever interrupts a folder finds no draft of it: it is given up, and gone, before the signal is let
    // through. One file may go to a pipe, where nobody would wait for that.
    guard !isSingleFile else { return told(run, console, problems, print) }
    let signals = HeldSignals(HeldSignals.ending)
    let complaint = told(run, console, problems, print)
    _ = consume signals
    return complaint
  }

  private func told(
    _ run: KeptRun,
    _ console: Console,
    _ problems: [Diagnostic],
    _ print: (([UInt8]) -> Void)?
  ) -> Complaint? {
    let blobs = UnpackedBlobs()
    var unpacked: [String: String] = [:]
    for results in run.results where results.isBlob {
      let path = results.file.path
      if let file = blobs.results(in: path) { unpacked[path] = split(file).folder }
    }
    var report = HTMLReport(run, root: root, unpacked: unpacked)
    report.problems = problems + blobs.problems
    report.isInterrupted = { HeldSignals.isPending(HeldSignals.ending) }
    do throws(Complaint) {
      if isStandardOutput, let print {
        let (bytes, lost) = try page(report)
        print(bytes)
        return lost.first.map { Complaint(diagnostic: $0, status: .trouble) }
      }
      if path == nil { try makeOwnFolder() }
      let lost = try isSingleFile ? writeFile(report) : writeFolder(report)
      return lost.first.map { Complaint(diagnostic: $0, status: .trouble) }
    } catch {
      return error
    }
  }

  private func writeFolder(_ report: HTMLReport) throws(Complaint) -> [Diagnostic] {
    do throws(ReportFailure) {
      return try report.write(toFolder: target)
    } catch {
      throw Complaint(diagnostic: error.diagnostic, status: .trouble)
    }
  }

  private func writeFile(_ report: HTMLReport) throws(Complaint) -> [Diagnostic] {
    var lost: [Diagnostic] = []
    var refusal: ReportFailure?
    do throws(ReportFailure) {
      try HTMLReport.checkFile(at: target)
    } catch {
      throw Complaint(diagnostic: error.diagnostic, status: .trouble)
    }
    do throws(Complaint) {
      try OutputFile.stream(to: target) { write throws(OutputFile.WriteFailure) in
        do {
          let sink = ReportSink { try write($0) }
          lost = try report.write(to: sink, named: target)
          try sink.flush()
        } catch let failure as OutputFile.WriteFailure {
          throw failure
        } catch {
          refusal = error as? ReportFailure
          throw OutputFile.WriteFailure(number: EIO)
        }
      }
    } catch {
      throw refusal.map { Complaint(diagnostic: $0.diagnostic, status: .trouble) } ?? error
    }
    return lost
  }

  /// Makes the one file in memory, for standard output.
  private func page(_ report: HTMLReport) throws(Complaint) -> (bytes: [UInt8], lost: [Diagnostic])
  {
    var bytes: [UInt8] = []
    do {
      let sink = ReportSink { bytes += $0 }
      let lost = try report.write(to: sink, named: "standard output")
      try sink.flush()
      return (bytes, lost)
    } catch let failure as ReportFailure {
      throw Complaint(diagnostic: failure.diagnostic, status: .trouble)
    } catch {
      throw .unwritable("standard output", reason: "\(error)")
    }
  }

  /// The folder of what runs leave: where a link leads isn't the package's to write to.
  private func makeOwnFolder() throws(Complaint) {
    let folder = "\(root)/.snapline"
    if FileKind(of: folder) == .link { throw .unwritable(folder, reason: "it is a link") }
    let failure = FileWriting.makeFolder(folder)
    if failure != 0 { throw .unwritable(folder, reason: systemReason(of: failure)) }
  }
}
