internal import Foundation
public import SnaplineLint
internal import SnaplineRuns
public import SnaplineScene

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
    in library: Library,
    reportingTo report: Reporter
  ) {
    let journal = journal(of: library)
    tell([verify(value, as: strategy, journal: journal)], journal, to: report)
  }

  /// Compares a value by each strategy, in the order of the keys, which are the names.
  package func run<Value, Format>(
    _ value: () throws -> Value,
    as strategies: [String: Snapshotting<Value, Format>],
    in library: Library,
    reportingTo report: Reporter
  ) {
    let journal = journal(of: library)
    let sorted = strategies.sorted { $0.key < $1.key }
    let reports = sorted.map { named($0.key).verify(value, as: $0.value, journal: journal) }
    tell(reports, journal, to: report)
  }

  /// Compares a value by each strategy; their places in the list, from 1, are the names.
  package func run<Value, Format>(
    _ value: () throws -> Value,
    as strategies: [Snapshotting<Value, Format>],
    in library: Library,
    reportingTo report: Reporter
  ) {
    let journal = journal(of: library)
    let reports = strategies.enumerated().map { place, strategy in
      named(String(place + 1)).verify(value, as: strategy, journal: journal)
    }
    tell(reports, journal, to: report)
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

  private func named(_ name: String) -> SnapshotCall {
    var call = self
    call.name = name
    return call
  }
}

/// What an assertion would say, without failing the test: nothing where the value is as kept.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  lint: Lint? = nil,
  masks: [Mask] = [],
  snapshotDirectory: String? = nil,
  timeout: Double = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let site = (fileID, filePath, line, column)
  return SnapshotCall(
    testName,
    named: name,
    at: site,
    record: recording,
    lint: lint,
    masks: masks,
    folder: snapshotDirectory
  ).verify(value, as: strategy).message
}
