internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineRuns
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// What the run of designs before this one left.
struct LastRun {
  /// Whether it left anything.
  private(set) var isThere = false
  /// What failed in it.
  private(set) var failed: Set<Case> = []
  /// Why not all of it could be read.
  private(set) var trouble: Diagnostic?

  /// A design by its path from the root, with its variant.
  struct Case: Hashable {
    private var path: String
    private var variant: String?

    init(_ design: ListedDesign, below root: String) {
      (path, variant) = (design.path.from(root), design.variant)
    }

    fileprivate init(_ file: String, _ record: CaseRecord) {
      (path, variant) = (file, record.variant)
    }
  }

  init(below root: String) {
    guard let path = RunFolder(root: root).resultFile(of: .designs),
      let reader = JournalReader(path: path)
    else { return }
    isThere = true
    var tally = RunTally()
    var untried = 0
    for item in reader {
      if case .line(let line) = item { tally.add(line) }
      switch item {
      case .line(.result(let record)) where record.status != .success:
        if let file = record.place?.file { failed.insert(Case(file, record)) }
      case .line(.begin(let header)) where header.schema != RunHeader.currentSchema:
        trouble = Self.trouble(path, line: 1, "it is of version \(header.schema)")
        return
      case .line(.end(let end)): untried += end.untried ?? 0
      case .damaged(let number):
        trouble = trouble ?? Self.trouble(path, line: number, "the line says nothing known")
      default: break
      }
    }
    guard trouble == nil else { return }
    if !tally.isComplete {
      trouble = Self.trouble(path, line: 1, "that run was killed, or it crashed")
    } else if untried > 0 {
      trouble = Self.trouble(path, line: 1, "it ended with \(untried) not tried")
    }
  }

  private static func trouble(_ path: String, line: Int, _ reason: String) -> Diagnostic {
    Diagnostic(
      id: "damaged-results",
      severity: .warning,
      subject: "the results of the run before aren't whole: more may have failed",
      cause: reason,
      place: Place(file: path.seen(from: FileManager.default.currentDirectoryPath), line: line),
      remedy: "run snapline test without --last-failed"
    )
  }
}
