/// What an assertion compares with instead of with files: the literal in its closure.
package struct ExpectedLiteral: Sendable {
  var closure: InlineSnapshotSyntaxDescriptor
  /// What the literal says; nothing where the call has none.
  var text: String?
  /// When the tests were built, in seconds since 1970: code that was written later may have other
  /// lines.
  var builtAt: Double?

  package init(
    _ text: String?,
    in closure: InlineSnapshotSyntaxDescriptor,
    builtAt: Double? = InlineSources.programTime
  ) {
    (self.text, self.closure, self.builtAt) = (text, closure, builtAt)
  }

  func place(of call: SnapshotCall) -> InlineLiteral {
    InlineLiteral(
      source: call.filePath.standardizedPath(),
      line: call.line,
      column: call.column,
      closure: closure,
      kept: text,
      builtAt: builtAt
    )
  }

  /// The strategy for a literal: files of JSON, SVG or a layout end with a line feed, and a literal
  /// doesn't.
  func strategy<Value>(
    _ strategy: Snapshotting<Value, String>
  ) -> Snapshotting<Value, String> {
    let isOfFiles = strategy.pathExtension.map { $0 != InlineLiteral.kind } ?? false
    return Snapshotting(pathExtension: InlineLiteral.kind, diffing: strategy.diffing) { value in
      let text = try strategy.snapshot(value)
      return isOfFiles && text.utf8.last == 0x0A ? String(text.dropLast()) : text
    }
  }
}
