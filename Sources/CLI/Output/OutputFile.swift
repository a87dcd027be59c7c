import Foundation
internal import Glibc
internal import SnaplineEnvironment
internal import SnaplineSnapshots
internal import Synchronization

/// Writes files whole or not at all.
enum OutputFile {
  /// Writes bytes whole or not at all.
  ///
  /// `isStill` is asked once the bytes are ready: the file keeps what it has where it says no.
  static func write(
    _ bytes: [UInt8],
    to path: String,
    if isStill: () -> Bool = { true }
  ) throws(Complaint) {
    try stream(to: path) { write throws(WriteFailure) in
      try write(bytes)
      if !isStill() { throw WriteFailure(number: ESTALE) }
    }
  }

  /// The system's number of why bytes weren't written.
  struct WriteFailure: Error {
    var number: CInt
  }

  /// Takes some of what a file is to hold.
  typealias Writer = ([UInt8]) throws(WriteFailure) -> Void

  /// Writes what `body` hands over piece by piece, so that it is never whole in memory.
  static func stream(
    to path: String,
    _ body: (@escaping Writer) throws(WriteFailure) -> Void
  ) throws(Complaint) {
    if try isInPlace(path) { return try writeInPlace(path, body) }
    try turn.withLock { _ throws(Complaint) in
      let draft = try draft(for: path)
      var failure: CInt = 0
      do throws(WriteFailure) {
        try fill(draft.file, body)
        failure = draft.keep()
      } catch {
        failure = error.number
      }
      if failure != 0 { throw .unwritable(path, reason: systemReason(of: failure)) }
    }
  }

  /// Whether a path leads to what can't be replaced, such as a device or a pipe.
  static func isInPlace(_ path: String) throws(Complaint) -> Bool {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else {
      if errno == ELOOP { throw .unwritable(path, reason: systemReason()) }
      return false
    }
    // A rename would get around a file's own permission, which only its folder's would stop.
    guard unsafe access(path, W_OK) == 0 else { throw .unwritable(path, reason: systemReason()) }
    return facts.st_mode & S_IFMT != S_IFREG
  }

  /// A file that gets its place at a path when it is whole.
  static func draft(for path: String) throws(Complaint) -> DraftFile {
    let target = resolved(path)
    do throws(WriteFailure) {
      return try DraftFile(for: target)
    } catch {
      let folder = split(target).folder ?? "."
      if FileIdentity(folder) == nil { throw .noFolder(folder, for: path) }
      throw .unwritable(path, reason: systemReason(of: error.number))
    }
  }

  /// Files are written one after the other, as a disk takes them.
  private static let turn = Mutex(())

  /// What a link leads to, so that the link stays one.
  static func resolved(_ path: String) -> String {
    if let real = realPath(path) { return real }
    // What doesn't exist yet may be named by links all the same.
    var path = path
    var followed = 0
    while followed < 40, let next = destination(of: path) {
      path = next.hasPrefix("/") ? next : split(path).folder.map { join($0, next) } ?? next
      followed += 1
    }
    return path
  }

  /// What a link says, as it says it.
  private static func destination(of link: String) -> String? {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, size in
      guard let start = buffer.baseAddress else { return }
      unsafe start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        size = max(0, unsafe readlink(link, $0, buffer.count))
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Writes to what can't be replaced, such as a device or a pipe.
  private static func writeInPlace(
    _ path: String,
    _ body: (@escaping Writer) throws(WriteFailure) -> Void
  ) throws(Complaint) {
    // A pipe that nobody reads would be waited for, without end.
    let file = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      let isUnread = errno == ENXIO && FileKind(of: path, followingLinks: true) == .other
      throw .unwritable(path, reason: isUnread ? "nobody reads from it" : systemReason())
    }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    var failure: CInt = 0
    do throws(WriteFailure) { try fill(file, body) } catch { failure = error.number }
    if close(file) != 0, failure == 0 { failure = errno }
    if failure != 0 { throw .unwritable(path, reason: systemReason(of: failure)) }
  }

  /// Writes all pieces to an open file.
  private static func fill(
    _ file: CInt,
    _ body: (@escaping Writer) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    try body { bytes throws(WriteFailure) in try write(bytes, file) }
  }

  /// Writes all bytes to an open file.
  static func write(_ bytes: [UInt8], _ file: CInt) throws(WriteFailure) {
    let failure = FileWriting.fill(file, with: bytes)
    if failure != 0 { throw WriteFailure(number: failure) }
  }

  /// Makes the folder that a file goes to, where it isn't there.
  static func makeFolder(_ folder: String, for path: String) throws(Complaint) {
    let failure = FileWriting.makeFolder(folder)
    guard failure != 0 else { return }
    let reason = systemReason(of: failure)
    throw .unwritable(path, reason: "the folder '\(folder)' can't be made: \(reason)")
  }
}
