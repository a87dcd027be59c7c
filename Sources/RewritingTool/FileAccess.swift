import Glibc

/// Why a file can't be read or written.
struct FileError: Error {
  let path: String
  let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The reason that the system gives.
  static func ofSystem(_ path: String, _ verb: String) -> FileError {
    let reason = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
    return FileError(path, "the file can't be \(verb): \(reason)")
  }
}

/// Whole files.
enum FileAccess {
  /// More than any file that people write.
  static let limit = 16_000_000

  static func read(_ path: String) throws(FileError) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .ofSystem(path, "read") }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe Glibc.read(file, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .ofSystem(path, "read") }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else {
        throw FileError(path, "the file is larger than 16 MB, the most that is rewritten")
      }
    }
  }

  /// Writes a file beside its place and puts it there whole, so that nobody ever reads half of it.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let draft = "\(path).\(getpid())"
    let file = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .ofSystem(path, "written") }
    let isWritten = writeAll(bytes, to: file)
    guard close(file) == 0, isWritten, unsafe rename(draft, path) == 0 else {
      let error = FileError.ofSystem(path, "written")
      _ = unsafe unlink(draft)
      throw error
    }
  }

  @discardableResult
  static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
