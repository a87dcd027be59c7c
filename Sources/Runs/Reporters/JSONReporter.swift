internal import SnaplineEnvironment

/// One JSON document of a whole run, whose schema is ``ResultsSchema``.
package struct JSONReporter: DocumentReporter {
  package init() {}

  package func write(_ run: KeptRun, to sink: ReportSink) throws {
    let shared = SharedHeader(run.headers)
    try sink.write("{\n")
    try write("schema", RunHeader.currentSchema, to: sink)
    try write("tool", shared.tool ?? "snapline " + Release.version, to: sink)
    try write("mode", shared.mode, to: sink)
    try write("source", shared.source, to: sink)
    try write("started", shared.started, to: sink)
    try write("environment", shared.environment, to: sink)
    try write("selection", shared.selection, to: sink)
    if run.headers.count > 1 {
      try write("runs", run.headers.map(RunOutline.init), to: sink)
    }
    try write("summary", RunSummary(run), to: sink)
    try sink.write("\"results\": [")
    var isFirst = true
    try run.forEachCase { found in
      try sink.write(isFirst ? "\n" : ",\n")
      isFirst = false
      try sink.write(JSONText.inert(found.json))
    }
    try sink.write(isFirst ? "]\n}\n" : "\n]\n}\n")
  }

  /// A key with its value; none where nothing is known.
  private func write(_ key: String, _ value: (some Encodable)?, to sink: ReportSink) throws {
    guard let value else { return }
    try sink.write("\"\(key)\": ")
    try sink.write(JSONText.of(value))
    try sink.write(",\n")
  }
}

/// The objects that the JSON document has as its results, a line each.
package struct NDJSONReporter: DocumentReporter {
  package init() {}

  package func write(_ run: KeptRun, to sink: ReportSink) throws {
    try run.forEachCase { try sink.write(Self.line(of: $0)) }
  }

  package static func line(of found: KeptRun.Case) -> [UInt8] {
    JSONText.inert(found.json) + [0x0A]
  }
}

/// What all runs of a document have in common; what differs between them is told of each by itself.
package struct SharedHeader {
  package var tool: String?
  package var mode: String?
  package var source: RunSource?
  /// When the first began.
  package var started: String?
  package var environment: [String: String]?
  var selection: RunSelection?

  package init(_ headers: [RunHeader]) {
    func shared<Value: Equatable>(_ value: (RunHeader) -> Value) -> Value? {
      headers.first.map(value).flatMap { first in
        headers.allSatisfy { value($0) == first } ? first : nil
      }
    }
    tool = shared(\.tool)
    mode = shared(\.mode)
    source = shared(\.source)
    started = headers.map(\.started).min()
    environment = headers.first?.environment.filter { name, value in
      headers.allSatisfy { $0.environment[name] == value }
    }
    selection = shared(\.selection) ?? shared(\.selection.ofAllShards)
  }
}

extension RunSelection {
  /// The same for all shards of a run.
  var ofAllShards: RunSelection {
    var selection = self
    selection.shard = nil
    return selection
  }
}

/// What is told of one of several runs.
private struct RunOutline: Encodable {
  var environment: [String: String]
  var mode: String
  var selection: RunSelection
  var source: RunSource
  var started: String
  var tool: String

  init(_ header: RunHeader) {
    environment = header.environment
    mode = header.mode
    selection = header.selection
    source = header.source
    started = header.started
    tool = header.tool
  }
}

/// What a run comes to, for programs: each outcome is there, also where no case has it.
package struct RunSummary: Encodable {
  var cases: Int
  var complete: Bool
  /// Lines of the results that say nothing known.
  var damaged: Int
  /// The cases for which the run fails.
  var failed: Int
  var outcomes: [String: Int]
  var processes: RunTally.Processes
  /// What making and comparing the cases took, added up.
  var seconds: Double

  package init(_ run: KeptRun) {
    cases = run.tally.cases
    complete = run.isComplete
    damaged = run.damaged
    failed = run.tally.failed
    outcomes = Dictionary(
      uniqueKeysWithValues: CaseRecord.Outcome.allCases.map { ($0.rawValue, run.tally.count($0)) }
    )
    processes = run.tally.processes
    seconds = (run.tally.milliseconds).rounded() / 1_000
  }
}
