public import SnaplineLint
public import SnaplineScene
public import SnaplineSnapshots
import Testing

/// Fails the test where a value isn't as its baseline keeps it.
///
///     @Test func card() {
///       assertSnapshot(of: CardView(), as: .image(size: CGSize(width: 320, height: 200)))
///     }
///
/// Snapshots without a name, which `named:` gives, are numbered in the order of their calls. What may
/// be recorded is said by `record:`, else by the test's configuration, and so is what happens to faults
/// in the layout by `lint:`, and in which surroundings snapshots are taken by `matrix:`. `masks:` are
/// views whose content isn't compared. `timeout` is there for calls that are written so: nothing here
/// waits.
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

/// Fails the test for each strategy whose baseline the value isn't as; the keys are the names.
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

/// Fails the test for each strategy whose baseline the value isn't as; their places in the list,
/// from 1, are the names.
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
