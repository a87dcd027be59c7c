internal import SnaplineDiagnostics
internal import SnaplineRuns
internal import SnaplineTerminal

/// What the run of designs before this one left.
struct LastRun {
  /// Whether it left anything.
  private(set) var isThere = false
  /// The designs that failed in it, by their paths from the root.
  private(set) var failed: Set<String> = []
  /// Why not all of it could be read.
  private(set) var trouble: Diagnostic?

  init(below root: String) {
    guard let path = RunFolder(root: root).resultFile(of: .designs),
      let reader = JournalReader(path: path)
    else { return }
    isThere = true
    for item in reader {
      switch item {
      case .line(.result(let record)) where record.status != .success:
        if let file = record.place?.file { failed.insert(file) }
      case .line(.begin(let header)) where header.schema != RunHeader.currentSchema:
        trouble = Self.trouble(path, line: 1, "it is of version \(header.schema)")
        return
      case .damaged(let number):
        trouble = trouble ?? Self.trouble(path, line: number, "the line says nothing known")
      default: break
      }
    }
  }

  private static func trouble(_ path: String, line: Int, _ reason: String) -> Diagnostic {
    Diagnostic(
      id: "damaged-results",
      severity: .warning,
      subject: "the results of the run before can't be read whole: more may have failed",
      cause: reason,
      place: Place(file: path, line: line),
      remedy: "run snapline test without --last-failed"
    )
  }
}
