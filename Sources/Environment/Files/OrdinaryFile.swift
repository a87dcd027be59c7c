internal import Glibc

/// A file that is read whole, up to a bound; a pipe would never end.
package enum OrdinaryFile {
  package enum Failure: Error {
    /// Nothing is there, or it may not be opened; the number is the system's.
    case refused(errno: Int32)
    /// Something else than a file.
    case other
    case tooLarge(bytes: Int)
  }

  /// Whether an ordinary file, or a link to one, is at a path.
  package static func isThere(_ path: String) -> Bool {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return false }
    return facts.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes of an ordinary file of at most `most` bytes.
  package static func bytes(at path: String, most: Int) throws(Failure) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .refused(errno: errno) }
    defer { close(file) }
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0 else { throw .refused(errno: errno) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .other }
    let size = Int(facts.st_size)
    guard size <= most else { throw .tooLarge(bytes: size) }
    return try bytes(of: file, count: size)
  }

  /// An open ordinary file, which whoever takes it closes, and its size in bytes.
  package static func opened(_ path: String) -> (descriptor: CInt, size: Int)? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      close(file)
      return nil
    }
    return (file, Int(facts.st_size))
  }

  /// Reads until there is nothing more, or enough.
  private static func bytes(of file: Int32, count size: Int) throws(Failure) -> [UInt8] {
    var failure: Int32?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let got = unsafe read(file, rest.baseAddress, rest.count)
        if got < 0 && errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        count += got
      }
    }
    if let failure { throw .refused(errno: failure) }
    return bytes
  }
}
