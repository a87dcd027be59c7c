internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineRuns
internal import SnaplineTerminal

/// The results of a run of designs: kept below the package, or where that can't be in a folder that
/// goes with the run.
final class RunResults: Sendable {
  let journal: RunJournal?
  private let header: RunHeader
  /// A folder of this run alone.
  private let temporary: String?

  init(root: String, header: RunHeader, console: Console) {
    self.header = header
    do throws(RunJournal.Failure) {
      journal = try RunJournal(in: RunFolder(root: root), header)
      temporary = nil
    } catch {
      let folder = NSTemporaryDirectory() + "snapline-run-" + UUID().uuidString
      journal = try? RunJournal(in: RunFolder(path: folder), header)
      temporary = folder
      console.tell([Self.lost(error)])
    }
  }

  deinit { if let temporary { try? FileManager.default.removeItem(atPath: temporary) } }

  func add(_ record: CaseRecord) { journal?.add(record) }

  func end() { journal?.end() }

  /// The whole run as one document for programs.
  func report(_ tally: RunTally) -> Report {
    Report(header, tally, records)
  }

  private var records: [CaseRecord] {
    guard let journal,
      let reader = JournalReader(path: journal.folder + "/" + RunFolder.resultsName)
    else { return [] }
    return reader.compactMap { if case .line(.result(let record)) = $0 { record } else { nil } }
  }

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
