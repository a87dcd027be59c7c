internal import SnaplineDiagnostics

/// A row on its way through a batch.
struct BatchTask {
  var row: Int
  var line: Int
  /// A hash of all that its picture depends on, besides files that it names.
  var key: String?
  /// How many bytes of the request stand before the row; nothing where the row is of a table.
  var head: Int?
  /// What an earlier run has of it.
  var earlier: RowResult?
  /// Whether that still holds, so that nothing is drawn.
  var isKept = false
  /// Why there is nothing to draw.
  var failure: [Diagnostic] = []
}

/// How many rows are done so far, and how.
struct BatchTally {
  var done = 0
  var failed = 0
  /// Rows that an earlier run has drawn.
  var kept = 0
  var isCutShort = false
}
