import Foundation
import SnaplineDiagnostics
import SnaplineRuns

/// Results of runs that tests make, in a folder that goes with the test.
struct KeptSample {
  let folder: String

  static func inFolder<T>(_ body: (KeptSample) throws -> T) throws -> T {
    let path = FileManager.default.temporaryDirectory.path + "/kept-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(KeptSample(folder: path))
  }

  static var header: RunHeader {
    var header = RunHeader(
      tool: "snapline 0.1.0",
      source: .designs,
      process: 1,
      started: "2026-11-22T10:00:00Z",
      mode: "pending"
    )
    header.environment = ["ci": "false", "system": "Linux"]
    header.selection.plan = "plan"
    return header
  }

  static func shard(_ index: Int, of count: Int) -> RunHeader {
    var header = header
    header.selection.shard = RunSelection.Shard(index: index, count: count)
    return header
  }

  /// A case in which a spacing was edited.
  static func changed(_ name: String, suite: String = ".", line: Int = 15) -> CaseRecord {
    var record = CaseRecord(name: name, suite: suite, outcome: .changed, milliseconds: 12)
    record.place = RecordedPlace(file: name)
    record.message = "\(name) differs from its baseline\n  stack.spacing 8 → 12 (\(name):\(line))"
    var verdict = Verdict(exceeded: ["layout"])
    verdict.causes = [
      Verdict.Cause(
        edits: [
          RecordedEdit(property: "stack.spacing", old: "8", new: "12", file: name, line: line)
        ],
        explained: [0]
      )
    ]
    var difference = RecordedDifference(
      kind: "layout",
      subject: "title",
      changes: [RecordedDifference.Change(property: "y", old: "8", new: "12")]
    )
    difference.distance = 4
    verdict.differences = [difference]
    record.verdict = verdict
    record.baseline = RecordedBaseline(id: name, files: [name + ".scene"])
    return record
  }

  static func same(_ name: String, suite: String = ".") -> CaseRecord {
    CaseRecord(name: name, suite: suite, outcome: .same, milliseconds: 0.5)
  }

  /// Writes a file of results, with a line behind the last case where the run ended by itself.
  @discardableResult func write(
    _ records: [CaseRecord],
    _ header: RunHeader = header,
    to name: String = "results.ndjson",
    ends: Bool = true
  ) throws -> String {
    var lines: [JournalLine] = [.begin(header)] + records.map { .result($0) }
    if ends { lines.append(.end(RunEnd(process: 1, cases: records.count, seconds: 1))) }
    let bytes = lines.reduce(into: Data()) { $0 += $1.utf8 + [0x0A] }
    return try write(bytes, to: name)
  }

  @discardableResult func write(_ bytes: Data, to name: String) throws -> String {
    let path = folder + "/" + name
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try bytes.write(to: URL(filePath: path))
    return path
  }

  /// A blob of a run with some cases.
  func blob(_ records: [CaseRecord], _ header: RunHeader = header, to name: String) throws -> String
  {
    let journal = try write(records, header)
    let bytes = try Self.bytes(of: BlobReporter(), try Self.kept(journal))
    try FileManager.default.removeItem(atPath: journal)
    return try write(bytes, to: name)
  }

  func run(_ records: [CaseRecord], _ header: RunHeader = header) throws -> KeptRun {
    try Self.kept(try write(records, header))
  }

  static func kept(_ paths: String...) throws -> KeptRun {
    KeptRun(
      try paths.map { path in
        guard let results = IndexedResults(path: path) else { throw CocoaError(.fileNoSuchFile) }
        return results
      }
    )
  }

  static func bytes(of reporter: some DocumentReporter, _ run: KeptRun) throws -> Data {
    var bytes = Data()
    let sink = ReportSink { bytes += $0 }
    try reporter.write(run, to: sink)
    try sink.flush()
    return bytes
  }

  static func text(of reporter: some DocumentReporter, _ run: KeptRun) throws -> String {
    String(decoding: try bytes(of: reporter, run), as: UTF8.self)
  }

  /// The merging of what lies at some paths, and the words of what is wrong with it.
  static func merged(_ paths: [String]) -> (run: KeptRun, problems: [String]) {
    let search = ResultsSearch(paths)
    let merged = MergedRuns(search.files)
    return (merged.run, (search.problems + merged.problems).map(\.subject))
  }
}

extension KeptRun {
  var names: [String] {
    var names: [String] = []
    forEachCase { names.append($0.record.name) }
    return names
  }
}
