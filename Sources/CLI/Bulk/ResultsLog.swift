internal import Foundation
internal import Glibc
internal import SnaplineBulk
internal import SnaplineEnvironment
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// The file of results, a line for each row in the order of the rows, behind one that names the run.
///
/// While a run goes on with another, the lines of that one lie beside it, in `FILE.old`. They are read row by
/// row, so that nothing grows with them, and are gone at the end.
final class ResultsLog {
  private let path: String
  private let file: CInt
  private var old: LineSource?
  private var oldFile: CInt = -1
  private var next: RowResult?

  /// Opens the file for a run that has a name of its own.
  ///
  /// No other process may write to it meanwhile.
  init(_ path: String, run: String, resumes: Bool) throws(BatchStop) {
    self.path = path
    file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .complaint(.unwritable(path, reason: systemReason())) }
    // A device or a pipe keeps nothing that could be read again.
    let isFile = FileKind(of: path, followingLinks: true) == .file
    // Where the disk knows no locks, nothing can be found out.
    guard !isFile || flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      throw .complaint(.resultsInUse(path))
    }
    var own = JSONLine()
    own.add("batch", RowAnswer.version)
    own.add("run", run)
    let header = isFile ? try readHeader(like: own.finished) : nil
    if let header, !header.isOne { throw .complaint(.noResults(path)) }
    if resumes, let header, header.run != run { throw .stop(.usage(.otherRun(path))) }
    let oldPath = path + ".old"
    if resumes, header != nil || FileKind(of: oldPath) == .file {
      if header != nil { try keep(as: oldPath) }
      oldFile = unsafe open(oldPath, O_RDONLY | O_CLOEXEC)
      old = LineSource(oldFile, mostBytes: Self.mostBytes)
    } else {
      unsafe unlink(oldPath)
    }
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
    try write(own.finished + "\n")
  }

  deinit {
    close(file)
    if oldFile >= 0 { close(oldFile) }
  }

  private static let mostBytes = 4_000_000

  private struct Header: Decodable {
    var batch: Int?
    var run: String?

    /// Whether a line is what a run begins its results with.
    var isOne: Bool { batch == RowAnswer.version && run?.count == 32 }
  }

  /// The first line of what is there; nothing where the file is empty.
  private func readHeader(like own: String) throws(BatchStop) -> Header? {
    lseek(file, 0, SEEK_SET)
    var lines = LineSource(file, mostBytes: Self.mostBytes)
    switch lines.next() {
    case nil: return nil
    // Of a run that was killed as it began there may be a part of the line.
    case .text(let line) where line.count < own.utf8.count && own.utf8.starts(with: line):
      return nil
    case .text(let line):
      return (try? JSONDecoder().decode(Header.self, from: Data(line))) ?? Header()
    case .tooLong: return Header()
    }
  }

  /// Puts what this file and an older one have of the rows into one beside it.
  private func keep(as oldPath: String) throws(BatchStop) {
    do throws(OutputFile.WriteFailure) {
      let draft = try DraftFile(for: oldPath)
      lseek(file, 0, SEEK_SET)
      let lines = LineSource(file, mostBytes: Self.mostBytes)
      let last = try copy(lines, after: 0, to: draft.file)
      let older = unsafe open(oldPath, O_RDONLY | O_CLOEXEC)
      if older >= 0 {
        defer { close(older) }
        let lines = LineSource(older, mostBytes: Self.mostBytes)
        _ = try copy(lines, after: last, to: draft.file)
      }
      let failure = draft.keep()
      if failure != 0 { throw OutputFile.WriteFailure(number: failure) }
    } catch {
      throw .complaint(.unwritable(oldPath, reason: systemReason(of: error.number)))
    }
  }

  /// Copies the whole lines of rows behind a row; gives the last row.
  private func copy(_ lines: consuming LineSource, after row: Int, to target: CInt)
    throws(OutputFile.WriteFailure) -> Int
  {
    var last = row
    while let line = lines.next() {
      guard case .text(let bytes) = line, let result = RowResult(line: bytes), result.row > last
      else { continue }
      last = result.row
      try OutputFile.write(bytes + [UInt8(ascii: "\n")], target)
    }
    return last
  }

  /// What the run before has of a row; rows must be asked for in their order.
  func earlier(_ row: Int) -> RowResult? {
    guard old != nil else { return nil }
    while next == nil || next.map({ $0.row < row }) == true {
      guard let line = old?.next() else {
        old = nil
        return nil
      }
      if case .text(let bytes) = line, let result = RowResult(line: bytes) { next = result }
    }
    return next?.row == row ? next : nil
  }

  func write(_ line: String) throws(BatchStop) {
    do throws(OutputFile.WriteFailure) {
      try OutputFile.write(Array(line.utf8), file)
    } catch {
      throw .complaint(.unwritable(path, reason: systemReason(of: error.number)))
    }
  }

  /// Ends a run that came to its last row.
  func end() { unsafe unlink(path + ".old") }
}

extension UsageError {
  fileprivate static func otherRun(_ path: String) -> UsageError {
    .contradiction(
      "'\(path)' has the results of another run: another design, data, output or other options",
      remedy: "name that run's own results, or leave --resume out to begin anew"
    )
  }
}

extension Complaint {
  fileprivate static func resultsInUse(_ path: String) -> Complaint {
    .unwritable(path, reason: "another run writes to it")
  }

  fileprivate static func noResults(_ path: String) -> Complaint {
    .unwritable(path, reason: "it has something else than results, which stays")
  }
}
