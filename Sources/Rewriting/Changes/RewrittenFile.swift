/// What the compiler gets in place of a file, or why it can't have it.
package struct RewrittenFile: Sendable {
  package let bytes: [UInt8]
  package let refusals: [Refusal]

  /// Rewrites a file whose place is `path`, which its lines are told by.
  ///
  /// Of a target that is on the main actor as a whole each type is on it.
  package init(_ bytes: [UInt8], path: String, isOnMainActor: Bool = false) {
    var rewriter = Rewriter(SourceFile(path: path, bytes: bytes), isOnMainActor: isOnMainActor)
    rewriter.run()
    self.bytes = rewriter.result()
    refusals = rewriter.refusals.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
