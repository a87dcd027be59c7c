public import SnaplineLint
public import SnaplineScene
public import SnaplineSnapshots
private import Testing
import XCTest

/// Fails the test if a value differs from its baseline.
///
///     func testCard() {
///       assertSnapshot(of: CardView(), as: .image(size: CGSize(width: 320, height: 200)))
///     }
///
/// `named:` gives a snapshot a name. Snapshots without a name are numbered in the order of their calls.
/// `record:` says what may be recorded, `lint:` what happens to faults in the layout, and `matrix:` in
/// which environments snapshots are taken. Without these parameters, the test's configuration decides.
/// `masks:` are views whose content isn't compared. `timeout` has no effect, because nothing here waits;
/// it is there so that existing calls compile.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  lint: Lint? = nil,
  matrix: SnapshotMatrix? = nil,
  masks: [Mask] = [],
  timeout: Double = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  requireTestCase()
  let site = (fileID, filePath, line, column)
  SnapshotCall(testName, named: name, at: site, record: recording, lint: lint, masks: masks).on(
    .ofXCTest
  )
  .run(
    value,
    as: strategy,
    matrix: matrix,
    in: .xctest,
    reportingTo: failure(file: filePath, line: line)
  )
}

/// Fails the test for each strategy with which the value differs from its baseline; keys are names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  lint: Lint? = nil,
  matrix: SnapshotMatrix? = nil,
  masks: [Mask] = [],
  timeout: Double = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  requireTestCase()
  let site = (fileID, filePath, line, column)
  SnapshotCall(testName, at: site, record: recording, lint: lint, masks: masks).on(.ofXCTest)
    .run(
      value,
      as: strategies,
      matrix: matrix,
      in: .xctest,
      reportingTo: failure(file: filePath, line: line)
    )
}

/// Fails the test for each strategy with which the value differs from its baseline; the places of the
/// strategies in the list, from 1, are the names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  lint: Lint? = nil,
  matrix: SnapshotMatrix? = nil,
  masks: [Mask] = [],
  timeout: Double = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  requireTestCase()
  let site = (fileID, filePath, line, column)
  SnapshotCall(testName, at: site, record: recording, lint: lint, masks: masks).on(.ofXCTest)
    .run(
      value,
      as: strategies,
      matrix: matrix,
      in: .xctest,
      reportingTo: failure(file: filePath, line: line)
    )
}

/// The message of a failed assertion, without failing the test; `nil` if the value matches its baseline.
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
  ).on(.ofXCTest).counted().verify(value, as: strategy).message
}

/// Stops where no test case is running, before anything is written.
///
/// A failure that no running test hears would pass.
func requireTestCase() {
  precondition(
    Test.current == nil,
    "assertSnapshot of SnaplineXCTest: this is a test of Swift Testing; import SnaplineTesting"
  )
  precondition(
    isRunningTests,
    "assertSnapshot of SnaplineXCTest: no XCTestCase is running here"
  )
}

/// Fails the test case at a line.
///
/// XCTest has no attachments on Linux: the files that Swift Testing attaches lie where the message names
/// them.
func failure(file: StaticString, line: UInt) -> SnapshotCall.Reporter {
  { message, _, _ in XCTFail(message, file: file, line: line) }
}

/// Whether XCTest runs tests in this process: its runner has observers from its start on.
///
/// XCTest doesn't say which case is running, nor whether one is, save to its observers.
private var isRunningTests: Bool { hasObservers(XCTestObservationCenter.shared) }

/// Whether an observation center tells anybody; one that can't be looked into tells nobody.
package func hasObservers(_ center: Any) -> Bool {
  let observers = Mirror(reflecting: center).children.first { $0.label == "observers" }
  return observers.map { !Mirror(reflecting: $0.value).children.isEmpty } ?? false
}
