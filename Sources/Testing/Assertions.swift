public import SnaplineLint
public import SnaplineScene
public import SnaplineSnapshots
import Testing

/// Fails the test if a value differs from its baseline.
///
///     @Test func card() {
///       assertSnapshot(of: CardView(), as: .image(size: CGSize(width: 320, height: 200)))
///     }
///
/// `named:` gives a snapshot a name. Snapshots without a name are numbered in the order of their calls.
/// `record:` says what may be recorded, `lint:` what happens to faults in the layout, and `matrix:` in
/// which environments snapshots are taken. Without these parameters, the test's configuration decides.
/// `masks:` are views whose content isn't compared. `timeout` has no effect, because nothing here
/// waits; it is there so that existing calls compile.
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
  requireTest()
  let site = (fileID, filePath, line, column)
  SnapshotCall(testName, named: name, at: site, record: recording, lint: lint, masks: masks).on(
    .ofSwiftTesting
  )
  .run(value, as: strategy, matrix: matrix, in: .swiftTesting, reportingTo: fail)
}

/// Fails the test for each strategy with which the value differs from its baseline; the keys are the
/// names.
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
  requireTest()
  let site = (fileID, filePath, line, column)
  SnapshotCall(testName, at: site, record: recording, lint: lint, masks: masks).on(.ofSwiftTesting)
    .run(value, as: strategies, matrix: matrix, in: .swiftTesting, reportingTo: fail)
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
  requireTest()
  let site = (fileID, filePath, line, column)
  SnapshotCall(testName, at: site, record: recording, lint: lint, masks: masks).on(.ofSwiftTesting)
    .run(value, as: strategies, matrix: matrix, in: .swiftTesting, reportingTo: fail)
}

/// The message of a failed assertion, without failing the test; `nil` if the value matches its
/// baseline.
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
  ).on(.ofSwiftTesting).counted().verify(value, as: strategy).message
}

/// Stops where no test is running, before anything is written.
///
/// Without a test nobody hears an issue, and a mismatch would pass.
func requireTest() {
  precondition(
    Test.current != nil,
    "assertSnapshot: no test of Swift Testing is running here; in an XCTestCase import "
      + "SnaplineXCTest, and don't assert in a detached task"
  )
}

func fail(_ message: String, attachments: [String], call: SnapshotCall) {
  let location = SourceLocation(
    fileID: call.fileID,
    filePath: call.filePath,
    line: call.line,
    column: call.column
  )
  for path in attachments { attach(path, at: location) }
  Issue.record(Comment(rawValue: message), sourceLocation: location)
}

private func attach(_ path: String, at location: SourceLocation) {
  guard let bytes = SnapshotCall.contents(ofAttachment: path) else { return }
  let name = path.split(separator: "/").last.map(String.init) ?? path
  Attachment.record(bytes, named: name, sourceLocation: location)
}
