public import SnaplineSnapshots

/// Fails the test where a value's text isn't the one that stands in the code.
///
///     assertInlineSnapshot(of: card, as: .layout) {
///       """
///       View  0 0 320 200
///       """
///     }
///
/// Without a literal, or with another text in it, the edit of the literal awaits `snapline review`,
/// which writes it into the code; record modes hold as for files. The strategy is any that makes text.
/// `message` is told first where the assertion fails.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as strategy: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: Double = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  requireTestCase()
  let site = (fileID, filePath, line, column)
  SnapshotCall("\(function)", at: site, record: recording).on(.ofXCTest)
    .run(
      { try InlineValue.unwrapped(value()) },
      as: strategy,
      in: ExpectedLiteral(expected?(), in: syntaxDescriptor),
      saying: message(),
      of: .xctest,
      reportingTo: failure(file: filePath, line: line)
    )
}
