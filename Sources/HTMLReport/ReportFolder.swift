internal import CExchange
internal import Foundation
internal import SnaplineEnvironment

/// The folder of a report: made beside its place, and put there when it is whole.
///
/// What was there before is an older report, or else it stays and nothing is written.
final class ReportFolder: Sendable {
  private let target: String
  /// The folder as it was named, for messages.
  private let name: String
  private let draft: String
  /// The draft, open and locked for as long as it is written.
  private let lock: CInt
  /// Whether the writer wants to end, once the draft is gone.
  private let isInterrupted: @Sendable () -> Bool

  private static let draftStart = ".snapline-report-"

  init(at path: String, isInterrupted: @escaping @Sendable () -> Bool) throws(ReportFailure) {
    self.isInterrupted = isInterrupted
    (target, name) = (Self.absolute(path), path)
    try Self.check(target, named: name)
    let parent = Self.parent(of: target)
    Self.sweep(parent)
    (draft, lock) = try Self.newDraft(in: parent, named: name)
    for folder in ReportNames.folders {
      guard unsafe mkdir("\(draft)/\(folder)", 0o777) == 0 else {
        throw .unwritable(name, systemReason())
      }
    }
  }

  deinit {
    // What isn't in its place by now won't be; an older report that made room lies there too.
    ReportNames.remove(draft)
    if lock >= 0 { close(lock) }
  }

  /// Writes a file of the report, whole.
  func write(_ bytes: [UInt8], to name: String) throws(ReportFailure) {
    let file = unsafe open("\(draft)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .unwritable("\(self.name)/\(name)", systemReason()) }
    try finish(file, with: bytes, name)
  }

  /// Writes a file that is named by its contents, unless it is there.
  func writeOnce(_ bytes: [UInt8], to name: String) throws(ReportFailure) {
    let file = unsafe open("\(draft)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if file < 0, errno == EEXIST { return }
    guard file >= 0 else { throw .unwritable("\(self.name)/\(name)", systemReason()) }
    try finish(file, with: bytes, name)
  }

  private func finish(_ file: CInt, with bytes: [UInt8], _ name: String) throws(ReportFailure) {
    var failure = FileWriting.finish(file, with: bytes)
    if failure == 0, isInterrupted() { failure = EINTR }
    if failure != 0 { throw .unwritable("\(self.name)/\(name)", systemReason(of: failure)) }
  }

  /// Puts the report in its place, in one step: what is there is the old one or the new one.
  func keep() throws(ReportFailure) {
    if FileKind(of: target) == nil {
      if unsafe rename(draft, target) == 0 { return }
      // Another report may have come first, and then it is the older one.
      guard [EEXIST, ENOTEMPTY].contains(errno) else { throw .unwritable(name, systemReason()) }
    }
    // Somebody may have put something in it meanwhile.
    try Self.check(target, named: name)
    guard unsafe exchange_paths(draft, target) != 0 else { return }
    // Not every file system can do that: there the older one goes first.
    ReportNames.remove(target)
    guard unsafe rename(draft, target) == 0 else { throw .unwritable(name, systemReason()) }
  }

  /// The path from the root; where its last part is a link, it stays one.
  private static func absolute(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let last = path.split(separator: "/").last ?? ""
    if last.isEmpty || last == "." || last == ".." { return OwnProgram.realPath(path) ?? path }
    guard let folder = OwnProgram.realPath(parent(of: path)) else { return path }
    return (folder == "/" ? "" : folder) + "/" + last
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes sure that a report may stand at a path, which messages call as it was named.
  private static func check(_ path: String, named name: String) throws(ReportFailure) {
    switch FileKind(of: path) {
    case nil:
      guard FileKind(of: parent(of: path), followingLinks: true) == .folder else {
        throw ReportFailure(
          "no-such-folder",
          name,
          "can't be written, as there is no folder '\(parent(of: name))'",
          remedy: "make it first"
        )
      }
    case .folder: try check(folder: path, named: name)
    case .link:
      throw ReportFailure(
        "link",
        name,
        "the report isn't written here, as this is a link",
        remedy: "name the folder that it leads to, or another one"
      )
    case .file, .other:
      throw ReportFailure(
        "no-folder",
        name,
        "the report isn't written here, as this is no folder",
        remedy: "name a folder"
      )
    }
  }

  /// Makes sure that a folder may make way for a report.
  private static func check(folder path: String, named name: String) throws(ReportFailure) {
    // Whoever works in a folder that goes is nowhere.
    if (FileManager.default.currentDirectoryPath + "/").hasPrefix(path + "/") {
      throw ReportFailure(
        "folder-in-use",
        name,
        "the report isn't written here, as this is the folder in use, or one around it",
        remedy: "name a folder in it, such as report"
      )
    }
    // A rename would get around the folder's own permission.
    for part in [path] + ReportNames.folders.map({ "\(path)/\($0)" }) {
      guard unsafe access(part, W_OK) == 0 || errno == ENOENT else {
        throw .unwritable(name, systemReason())
      }
    }
    let stranger: String?
    do {
      stranger = try ReportNames.stranger(in: path)
    } catch {
      throw .unwritable(name, systemReason())
    }
    guard let stranger else { return }
    throw ReportFailure(
      "others-files",
      name,
      "the report isn't written here, as '\(stranger)' in this folder isn't of a report",
      remedy: "name a folder that isn't there yet"
    )
  }

  /// Makes a draft, and locks it.
  ///
  /// Another report may sweep it away before it is locked: then there is another one.
  private static func newDraft(
    in parent: String,
    named name: String
  ) throws(ReportFailure) -> (path: String, lock: CInt) {
    for _ in 0..<10 {
      let draft = "\(parent)/\(draftStart)" + String(UInt64.random(in: 0 ... .max), radix: 36)
      guard unsafe mkdir(draft, 0o777) == 0 else { throw .unwritable(name, systemReason()) }
      let lock = unsafe open(draft, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if lock >= 0 {
        let isOthers = flock(lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
        if !isOthers, unsafe access(draft, F_OK) == 0 { return (draft, lock) }
        close(lock)
      } else if errno != ENOENT {
        let reason = systemReason()
        unsafe rmdir(draft)
        throw .unwritable(name, reason)
      }
    }
    throw .unwritable(name, "other reports remove its draft")
  }

  /// Removes what reports left that were killed: nobody holds their locks.
  private static func sweep(_ parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(draftStart) {
      let path = "\(parent)/\(name)"
      let file = unsafe open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard file >= 0 else { continue }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { ReportNames.remove(path) }
      close(file)
    }
  }
}
