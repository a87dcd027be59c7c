internal import Foundation
internal import SnaplineEnvironment
internal import Synchronization

/// Writes the results of a run, a line at a time, so that what is known is kept whatever happens.
///
/// Several processes of one session write to the same file.
package final class RunJournal: Sendable {
  /// The folder of the session.
  package let folder: String
  /// What is written, open to be read: a run that begins later removes its folder.
  package let results: ResultsFile?
  private let file: Int32
  private let process: Int
  private let begun = ContinuousClock.now
  private let count = Atomic<Int>(0)
  private let failure = Mutex<String?>(nil)
  /// Whether the line before ended early, so that the next one begins one of its own.
  private let isTorn = Atomic<Bool>(false)

  /// Begins the results of a run, in place of those of the run before it.
  package init(in runs: RunFolder, _ header: RunHeader) throws(Failure) {
    let session = RunSession.current(of: header.source)
    folder = runs.folder(of: header.source, session: session)
    process = header.process
    let path = "\(folder)/\(RunFolder.resultsName)"
    // Where a link leads isn't the package's to write to.
    if FileKind(of: runs.path) == .link { throw Failure(path: runs.path, reason: "it is a link") }
    let failure = FileWriting.makeFolder(folder)
    if failure != 0 { throw Failure(path: folder, reason: systemReason(of: failure)) }
    file = unsafe open(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Failure(path: path, reason: systemReason()) }
    results = ResultsFile(path: path, writtenTo: file)
    isTorn.store(Self.endsWithinLine(file), ordering: .relaxed)
    runs.removeOthers(of: header.source, than: session)
    write(.begin(header))
  }

  deinit { close(file) }

  /// Why results can't be kept.
  package struct Failure: Error, Hashable, Sendable {
    package var path: String
    package var reason: String
  }

  /// Why results were lost since the run began; nothing where all are kept.
  package var lost: Failure? {
    failure.withLock(\.self).map { Failure(path: folder, reason: $0) }
  }

  package func add(_ record: CaseRecord) {
    count.wrappingAdd(1, ordering: .relaxed)
    write(.result(record))
  }

  package func end(untried: Int = 0) {
    let seconds = begun.duration(to: .now) / .seconds(1)
    let cases = count.load(ordering: .relaxed)
    write(.end(RunEnd(process: process, cases: cases, seconds: seconds, untried: untried)))
  }

  /// Whether a process that was killed left the last line of a file without its end.
  private static func endsWithinLine(_ file: Int32) -> Bool {
    let end = lseek(file, 0, SEEK_END)
    var last: UInt8 = 0
    guard end > 0, unsafe pread(file, &last, 1, end - 1) == 1 else { return false }
    return last != 0x0A
  }

  /// Writes a line in one step, unless the disk is full, so that lines of several processes don't mix.
  private func write(_ line: JournalLine) {
    let isTorn = isTorn.exchange(false, ordering: .relaxed)
    let bytes = (isTorn ? [0x0A] : []) + line.utf8 + [0x0A]
    let number = FileWriting.fill(file, with: bytes)
    guard number != 0 else { return }
    if Self.endsWithinLine(file) { self.isTorn.store(true, ordering: .relaxed) }
    failure.withLock { $0 = $0 ?? systemReason(of: number) }
  }

  /// Where what may take a baseline's place is left with the results, for review of a run elsewhere.
  package func leftPath(id: String, kind: String) -> (path: String, fromFolder: String) {
    let inside = id.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "/")
    let name = "new/\(inside).\(kind)"
    return ("\(folder)/\(name)", name)
  }
}
