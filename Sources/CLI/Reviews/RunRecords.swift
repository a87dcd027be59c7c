internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineRuns

/// The results of one run, read case by case.
struct RunRecords {
  /// The file of results.
  let path: String

  /// Gives each case, and says what is wrong with the file: what can be read still is.
  func read(_ take: (CaseRecord) -> Void) -> Diagnostic? {
    guard let reader = JournalReader(path: path) else {
      return diagnostic("the results can't be read", "there is no such file")
    }
    var damaged: [Int] = []
    var begun = 0
    for item in reader {
      switch item {
      case .damaged(let number): damaged.append(number)
      case .line(.begin(let header)):
        begun += 1
        guard header.schema == RunHeader.currentSchema else {
          return diagnostic(
            "the results are of another version",
            "they were written by \(header.tool), in version \(header.schema) of the format, and "
              + "this is version \(RunHeader.currentSchema)"
          )
        }
      case .line(.result(let record)): if begun > 0 { take(record) }
      case .line(.end): break
      }
    }
    if let first = damaged.first {
      let lines = damaged.count == 1 ? "line \(first) says" : "\(damaged.count) lines say"
      return diagnostic("the results are damaged", "\(lines) nothing known, the first is \(first)")
    }
    return begun == 0
      ? diagnostic("the file holds no results", "nothing says what run it is of") : nil
  }

  private func diagnostic(_ subject: String, _ cause: String) -> Diagnostic {
    Diagnostic(
      id: "unreadable-results",
      severity: .error,
      subject: subject,
      cause: cause,
      place: Place(file: path.seen(from: FileManager.default.currentDirectoryPath)),
      remedy: "run the snapshots again"
    )
  }
}
