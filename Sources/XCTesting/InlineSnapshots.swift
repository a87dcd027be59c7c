public import SnaplineSnapshots

/// Fails the test if a value's text differs from the text in the code.
///
///     assertInlineSnapshot(of: card, as: .layout) {
///       """
///       View  0 0 320 200
///       """
///     }
///
/// If there is no literal, or if its text differs, the new text is pending, and `snapline review` writes
/// it into the code. Record modes apply as for files. Any strategy that makes text can be used. If the
/// assertion fails, its message begins with `message`.
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
