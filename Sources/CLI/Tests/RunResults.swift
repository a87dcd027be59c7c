internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineRuns
internal import SnaplineTerminal

/// The results of a run of designs: kept below the package, or where that can't be in a folder that
/// goes with the run.
final class RunResults: Sendable {
  let journal: RunJournal?
  /// A folder of this run alone.
  private let temporary: String?

  init(root: String, header: RunHeader, console: Console) {
    do throws(RunJournal.Failure) {
      journal = try RunJournal(in: RunFolder(root: root), header)
      temporary = nil
    } catch {
      let folder = ScratchFolder.path(for: "run")
      journal = try? RunJournal(in: RunFolder(path: folder), header)
      temporary = folder
      console.tell([Self.lost(error)])
    }
  }

  deinit { if let temporary { try? FileManager.default.removeItem(atPath: temporary) } }

  func add(_ record: CaseRecord) { journal?.add(record) }

  /// Ends the results; answers what was lost of them.
  func end(untried: Int) -> Diagnostic? {
    journal?.end(untried: untried)
    return journal?.lost.map { Self.lost($0) }
  }

  /// What the run left, to be gone through by reporters.
  var kept: KeptRun { KeptRun([journal?.results].compactMap(\.self).map { IndexedResults($0) }) }

  private static func lost(_ failure: RunJournal.Failure) -> Diagnostic {
    Diagnostic(
      id: "results-lost",
      severity: .note,
      subject: "the results of this run aren't kept",
      cause: failure.reason,
      place: Place(file: failure.path)
    )
  }
}
