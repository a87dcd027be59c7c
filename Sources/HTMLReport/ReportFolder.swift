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

  private static let draftStart = ".snapline-report-"

  init(at path: String) throws(ReportFailure) {
    (target, name) = (Self.absolute(path), path)
    try Self.check(target, named: name)
    let parent = Self.parent(of: target)
    Self.sweep(parent)
    draft = "\(parent)/\(Self.draftStart)" + String(UInt64.random(in: 0 ... .max), radix: 36)
    guard unsafe mkdir(draft, 0o777) == 0 else {
      lock = -1
      throw .unwritable(name, systemReason())
    }
    lock = unsafe open(draft, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    flock(lock, LOCK_EX | LOCK_NB)
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
    try write(bytes, to: file, name)
  }

  /// Writes a file that is named by its contents, unless it is there.
  func writeOnce(_ bytes: [UInt8], to name: String) throws(ReportFailure) {
    let file = unsafe open("\(draft)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if file < 0, errno == EEXIST { return }
    guard file >= 0 else { throw .unwritable("\(self.name)/\(name)", systemReason()) }
    try write(bytes, to: file, name)
  }

  private func write(_ bytes: [UInt8], to file: CInt, _ name: String) throws(ReportFailure) {
    var rest = bytes[...]
    var failure: CInt = 0
    while !rest.isEmpty, failure == 0 {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Foundation.write(file, $0.baseAddress, $0.count)
      }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { failure = errno }
    }
    // Some file systems tell of a full disk only here.
    if close(file) != 0, failure == 0 { failure = errno }
    if failure != 0 { throw .unwritable("\(self.name)/\(name)", systemReason(of: failure)) }
  }

  /// Puts the report in its place, in one step: what is there is the old one or the new one.
  func keep() throws(ReportFailure) {
    guard FileKind(of: target) != nil else {
      guard unsafe rename(draft, target) == 0 else { throw .unwritable(name, systemReason()) }
      return
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
