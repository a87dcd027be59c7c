internal import Foundation
package import SnaplineLint
internal import SnaplineRuns
package import SnaplineScene

/// Where a call of an assertion stands, by the literals of its default arguments.
package typealias CallSite = (
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
)

extension SnapshotCall {
  /// What an assertion was called with.
  package init(
    _ testName: String,
    named name: String? = nil,
    at site: CallSite,
    record: RecordMode?,
    lint: Lint? = nil,
    masks: [Mask] = [],
    folder: String? = nil
  ) {
    self.init(
      function: testName,
      name: name,
      filePath: "\(site.filePath)",
      fileID: "\(site.fileID)",
      line: Int(site.line),
      column: Int(site.column),
      record: record,
      folder: folder,
      lint: lint,
      masks: masks
    )
  }

  /// How a test library fails its test: with a message, and with the paths of files to attach.
  package typealias Reporter = (_ message: String, _ attachments: [String], SnapshotCall) -> Void

  /// Compares a value with its baseline, and reports the failure where there is one.
  package func run<Value, Format>(
    _ value: () throws -> Value,
    as strategy: Snapshotting<Value, Format>,
    matrix: SnapshotMatrix? = nil,
    in library: Library,
    reportingTo report: Reporter
  ) {
    run(value, [(counted(), strategy)], matrix, library, report)
  }

  /// Compares a value by each strategy, in the order of the keys, which are the names.
  package func run<Value, Format>(
    _ value: () throws -> Value,
    as strategies: [String: Snapshotting<Value, Format>],
    matrix: SnapshotMatrix? = nil,
    in library: Library,
    reportingTo report: Reporter
  ) {
    let sorted = strategies.sorted { $0.key < $1.key }
    run(value, sorted.map { (named($0.key), $0.value) }, matrix, library, report)
  }

  /// Compares a value by each strategy; their places in the list, from 1, are the names.
  package func run<Value, Format>(
    _ value: () throws -> Value,
    as strategies: [Snapshotting<Value, Format>],
    matrix: SnapshotMatrix? = nil,
    in library: Library,
    reportingTo report: Reporter
  ) {
    let numbered = strategies.enumerated().map { (at($0 + 1), $1) }
    run(value, numbered, matrix, library, report)
  }

  /// Compares each of several values with a baseline of its name.
  package func run<Value, Format>(
    _ values: [(name: String, value: Value)],
    as strategy: Snapshotting<Value, Format>,
    matrix: SnapshotMatrix? = nil,
    in library: Library,
    reportingTo report: Reporter
  ) {
    let journal = journal(of: library)
    var results: [Report] = []
    for (name, value) in values {
      results += named(name).results({ value }, as: strategy, matrix, journal, report)
    }
    tell(results, journal, to: report)
  }

  /// Compares a text with a literal in the code of the test.
  package func run<Value>(
    _ value: () throws -> Value,
    as strategy: Snapshotting<Value, String>,
    in literal: ExpectedLiteral,
    saying message: String = "",
    of library: Library,
    reportingTo report: Reporter
  ) {
    var call = self
    call.literal = literal
    let journal = journal(of: library)
    var result = call.verify(value, as: literal.strategy(strategy), journal: journal)
    if !message.isEmpty, let told = result.message { result.message = message + "\n" + told }
    tell([result], journal, to: report)
  }

  private func run<Value, Format>(
    _ value: () throws -> Value,
    _ calls: [(call: SnapshotCall, strategy: Snapshotting<Value, Format>)],
    _ matrix: SnapshotMatrix?,
    _ library: Library,
    _ report: Reporter
  ) {
    let journal = journal(of: library)
    var results: [Report] = []
    for (call, strategy) in calls {
      results += call.results(value, as: strategy, matrix, journal, report)
    }
    tell(results, journal, to: report)
  }

  /// What comes of one comparison; the cells of a matrix are told at once, and together.
  private func results<Value, Format>(
    _ value: () throws -> Value,
    as strategy: Snapshotting<Value, Format>,
    _ matrix: SnapshotMatrix?,
    _ journal: RunJournal?,
    _ report: Reporter
  ) -> [Report] {
    guard let matrix = matrix ?? SnapshotTestingConfiguration.current.matrix else {
      return [verify(value, as: strategy, journal: journal)]
    }
    let (cells, summary) = verify(value, as: strategy, in: matrix, journal: journal)
    for cell in cells { journal?.add(cell.record) }
    if let summary { report(summary, cells.flatMap(\.attachments), self) }
    return []
  }

  /// Reports failures once all is compared: a report may end the test.
  private func tell(_ results: [Report], _ journal: RunJournal?, to report: Reporter) {
    for result in results { journal?.add(result.record) }
    for result in results {
      if let message = result.message { report(message, result.attachments, self) }
    }
  }

  private func journal(of library: Library) -> RunJournal? {
    let mode = try? Recording(
      asked: record ?? SnapshotTestingConfiguration.current.record,
      environment: ProcessInfo.processInfo.environment
    ).mode
    return TestJournals.journal(below: root, of: library, mode: mode ?? .pending)
  }

  /// The same call in a run of a test.
  package func on(_ occasion: TestOccasion) -> SnapshotCall {
    var call = self
    call.occasion = occasion
    return call
  }

  private func named(_ name: String) -> SnapshotCall {
    var call = self
    call.name = name
    return call
  }

  private func at(_ place: Int) -> SnapshotCall {
    var call = self
    call.place = place
    return call
  }
}
