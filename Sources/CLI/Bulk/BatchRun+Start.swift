internal import Glibc
internal import SnaplineBulk
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineSnapshots
internal import SnaplineTerminal

// What is asked before a batch begins.
extension BatchRun {
  /// The files of the line that nothing may be written over; results and a pack aren't among them.
  static func filesRead(by plan: BatchPlan) throws(BatchStop) -> Set<FileIdentity> {
    let inputs = [plan.template, plan.data].compactMap(\.self)
    var read = Set(inputs.compactMap { FileIdentity($0) })
    for path in [plan.results, plan.destination.path ?? nil].compactMap(\.self) {
      guard FileKind(of: path, followingLinks: true) == .file, let there = FileIdentity(path) else {
        continue
      }
      guard read.insert(there).inserted else {
        throw .complaint(.wouldOverwrite(path, readBy: path, for: plan.template))
      }
    }
    if let results = plan.results, let pack = plan.destination.path ?? nil,
      FileName(results).absolute == FileName(pack).absolute
    {
      throw .complaint(.wouldOverwrite(results, readBy: results, for: plan.template))
    }
    return read
  }

  /// The language that a file's ending says.
  static func language(_ ending: String) -> RowLanguage? {
    switch ending {
    case "csv", "tsv": .csv
    case "json", "jsonl", "ndjson": .jsonl
    default: nil
    }
  }

  static func open(_ path: String?, on console: Console) throws(Complaint) -> CInt {
    guard let path else { return STDIN_FILENO }
    if let complaint = InputFile.complaint(about: path) { throw complaint }
    if InputFile.isEndless(path) { throw .endless(path) }
    if NamedPipe.isThere(path) { return try NamedPipe.open(path, on: console, forLong: true) }
    let file = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 { throw .unreadable(path, reason: systemReason()) }
    return file
  }

  static func greeting(of team: WorkerTeam<RowAnswer, BatchTask>) throws(BatchStop)
    -> RowAnswer
  {
    do throws(WorkerTeam<RowAnswer, BatchTask>.Failure) {
      return try team.greeting()
    } catch {
      throw .complaint(complaint(error))
    }
  }

  static func complaint(_ failure: WorkerTeam<RowAnswer, BatchTask>.Failure) -> Complaint {
    switch failure {
    case .unstarted(let number): .noWorker(reason: systemReason(of: number))
    // It has said why.
    case .ended(let end): .noWorker(reason: "it ended at once, \(end.words)")
    case .changed: .changedMeanwhile
    }
  }
}
