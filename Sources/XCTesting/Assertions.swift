public import SnaplineSnapshots
private import Testing
import XCTest

/// Fails the test where a value isn't as its baseline keeps it.
///
///     func testCard() {
///       assertSnapshot(of: CardView(), as: .image(size: CGSize(width: 320, height: 200)))
///     }
///
/// A test with several snapshots gives each a name with `named:`. What may be recorded is said by
/// `record:`, else by the test's configuration. `timeout` is there for calls that are written so:
/// nothing here waits.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: Double = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  requireTestCase()
  let call = SnapshotCall(
    function: testName,
    name: name,
    filePath: "\(filePath)",
    fileID: "\(fileID)",
    line: Int(line),
    column: Int(column),
    record: recording
  )
  report(call.verify(value, as: strategy), file: filePath, line: line)
}

/// Fails the test for each strategy whose baseline the value isn't as; the keys are the names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: Double = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(),
      as: strategy,
      named: name,
      record: recording,
      timeout: timeout,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    )
  }
}

/// Fails the test for each strategy whose baseline the value isn't as; their places in the list,
/// from 1, are the names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: Double = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (place, strategy) in strategies.enumerated() {
    assertSnapshot(
      of: try value(),
      as: strategy,
      named: String(place + 1),
      record: recording,
      timeout: timeout,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    )
  }
}

/// What an assertion would say, without failing the test: nothing where the value is as kept.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: Double = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let call = SnapshotCall(
    function: testName,
    name: name,
    filePath: "\(filePath)",
    fileID: "\(fileID)",
    line: Int(line),
    column: Int(column),
    record: recording,
    folder: snapshotDirectory
  )
  return call.verify(value, as: strategy).message
}

/// Stops where no test case is running, before anything is written.
///
/// A failure that no running test hears would pass.
private func requireTestCase() {
  precondition(
    Test.current == nil,
    "assertSnapshot of SnaplineXCTest: this is a test of Swift Testing; import SnaplineTesting"
  )
  precondition(
    isRunningTests,
    "assertSnapshot of SnaplineXCTest: no XCTestCase is running here"
  )
}

private func report(
  _ report: SnapshotCall.Report,
  file: StaticString,
  line: UInt
) {
  guard let message = report.message else { return }
  // XCTest has no attachments on Linux; the message names the files.
  XCTFail(message, file: file, line: line)
}

/// Whether XCTest runs tests in this process: its runner has observers from its start on.
///
/// XCTest doesn't say which case is running, nor whether one is, save to its observers.
private var isRunningTests: Bool {
  let center = Mirror(reflecting: XCTestObservationCenter.shared)
  let observers = center.children.first { $0.label == "observers" }
  return observers.map { !Mirror(reflecting: $0.value).children.isEmpty } ?? true
}
