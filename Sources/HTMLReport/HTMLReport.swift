package import SnaplineDiagnostics
package import SnaplineEnvironment
package import SnaplineRuns
internal import SnaplineScene
internal import Synchronization

import struct Foundation.Data

/// A run as a page: a folder that a browser opens from a file, without server and network, or one file
/// alone.
///
/// Cases are gone through once, some at a time, so that a run of any length takes the memory of a few.
package struct HTMLReport {
  /// What is told of the run beside its cases, such as that it was killed.
  package var problems: [Diagnostic] = []
  /// Whether a folder that is being written is to be given up.
  package var isInterrupted: @Sendable () -> Bool = { false }
  private let run: KeptRun
  private let files: CaseFiles
  /// Where the files lie that blobs hold, by the paths of the blobs.
  private let unpacked: [String: String]

  /// How many failures go into one file.
  package static let mostInOneFile = 25

  /// `root` is what the paths of records count from.
  package init(
    _ run: KeptRun,
    root: String,
    unpacked: [String: String] = [:],
    environment: Environment = .current
  ) {
    (self.run, self.unpacked) = (run, unpacked)
    files = CaseFiles(root: root, environment: environment)
  }

  /// Writes the folder; gives what couldn't be shown.
  package func write(toFolder path: String) throws(ReportFailure) -> [Diagnostic] {
    let folder = try ReportFolder(at: path, isInterrupted: isInterrupted)
    let lost = try write(to: folder)
    try folder.write(Array(ReportPage.folder.utf8), to: ReportNames.page)
    try folder.write(Array(ReportPage.style.utf8), to: "report.css")
    try folder.write(Array(ReportPage.script.utf8), to: "report.js")
    try folder.keep()
    return lost
  }

  /// Writes one file, piece by piece; gives what couldn't be shown.
  package func write(to sink: ReportSink, named path: String) throws -> [Diagnostic] {
    let failures = run.tally.failed
    guard failures <= Self.mostInOneFile else {
      throw ReportFailure(
        "too-many-failures",
        path,
        "\(failures) cases failed, and one file holds \(Self.mostInOneFile) with their pictures",
        remedy: "leave --single-file out, which makes a folder"
      )
    }
    let file = ReportFile(sink)
    try sink.write(ReportPage.fileStart)
    // What the sink refuses is its caller's to tell.
    let lost = try writeParts(to: file)
    try sink.write(ReportPage.fileEnd)
    return lost
  }

  /// Makes sure that a file that is written over is an older report, and lies where it is named.
  package static func checkFile(at path: String) throws(ReportFailure) {
    switch FileKind(of: path) {
    case nil, .other: return
    case .link where FileKind(of: path, followingLinks: true) == .other: return
    case .link:
      throw ReportFailure(
        "link",
        path,
        "the report isn't written here, as this is a link",
        remedy: "name the file that it leads to, or another one"
      )
    case .file where !ReportNames.isReadable(path): throw .unwritable(path, systemReason())
    case .file where ReportNames.isMade(path): return
    case .file:
      throw ReportFailure(
        "others-file",
        path,
        "the report isn't written over this file, which isn't one",
        remedy: "name a file that isn't there yet, such as report.html"
      )
    case .folder:
      throw ReportFailure(
        "no-file",
        path,
        "the report isn't written here, as this is a folder",
        remedy: "name a file in it, or leave --single-file out"
      )
    }
  }

  // MARK: Cases

  /// A case that failed, made to be written.
  private struct Made: Sendable {
    var entry: String
    var details: String
    /// Why one of its sides can't be shown.
    var lost: String?
  }

  /// How many failures are made at once, on all processors.
  private static let atOnce = 32

  private func write<Place: ReportPlace>(to place: Place) throws(ReportFailure) -> [Diagnostic] {
    do {
      return try writeParts(to: place)
    } catch let failure as ReportFailure {
      throw failure
    } catch {
      throw .unwritable("the report", "\(error)")
    }
  }

  private func writeParts(to place: some ReportPlace) throws -> [Diagnostic] {
    let suites = run.suites
    let numbers = Dictionary(uniqueKeysWithValues: suites.enumerated().map { ($1, $0) })
    var failed = ReportPart("failed", most: 1_000)
    var passed = ReportPart("passed", most: 4_000)
    var details = ReportPart("details", most: 8)
    var table = CauseTable()
    var waiting: [(record: CaseRecord, folder: String?)] = []
    var lost = LostPictures()
    func make() throws {
      let made = Batches.made(of: waiting) { record, folder in
        Result { try self.made(record, in: folder, numbers[record.suite] ?? 0, place) }
      }
      waiting.removeAll(keepingCapacity: true)
      for one in made {
        let one = try one.get()
        try failed.add(one.entry, to: place)
        try details.add(one.details, to: place)
        if let reason = one.lost { lost.add(reason) }
      }
    }
    try run.forEachCase { found, results in
      let record = found.record
      guard !record.passes else {
        let suite = numbers[record.suite] ?? 0
        return try passed.add(ReportedCase(record: record, suite: suite).line, to: place)
      }
      table.add(record, named: String(failed.count + waiting.count))
      waiting.append((record, unpacked[results.file.path] ?? results.folder))
      if waiting.count >= Self.atOnce { try make() }
    }
    try make()
    try failed.flush(to: place)
    try passed.flush(to: place)
    try details.flush(to: place)
    let counts = ["failed": failed.parts, "passed": passed.parts, "details": details.parts]
    let problems = problems + lost.diagnostics
    let told = RunOverview(run, suites, counts, table.groups(), problems)
    try place.write(JSONText.of(told), asPart: "run", 0)
    return lost.diagnostics
  }

  private func made(
    _ record: CaseRecord,
    in folder: String?,
    _ suite: Int,
    _ place: some ReportPlace
  ) throws -> Made {
    let sides = files.sides(of: record, in: folder)
    var lost: String?
    let pictures = try [sides.old, sides.new].map { side -> String? in
      switch side?.content {
      case .picture(let bytes, let kind): return try place.picture(bytes, kind: kind)
      case .lost(let reason):
        lost = lost ?? reason
        return nil
      case .text, .unshown, nil: return nil
      }
    }
    let told = ReportedCase(record: record, suite: suite)
    return Made(
      entry: told.entry(sides, pictures: pictures),
      details: told.details(sides),
      lost: lost
    )
  }
}

/// Counts the cases of which something can't be shown.
private struct LostPictures {
  private var first = ""
  private var count = 0

  mutating func add(_ reason: String) {
    if count == 0 { first = reason }
    count += 1
  }

  var diagnostics: [Diagnostic] {
    guard count > 0 else { return [] }
    let subject =
      count == 1 ? "1 case lacks a picture" : "\(count) cases lack pictures"
    return [
      Diagnostic(
        id: "lost-pictures",
        severity: .error,
        subject: subject,
        cause: first,
        remedy: "run the snapshots again, and make the report before anything is accepted"
      )
    ]
  }
}
