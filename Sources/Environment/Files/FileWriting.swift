internal import Glibc

/// What writing needs beside the system's calls: each gives the system's number of what failed, or 0.
package enum FileWriting {
  /// Writes all bytes to an open file.
  package static func fill(_ file: CInt, with bytes: [UInt8]) -> CInt {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        return EIO
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Writes all bytes to an open file, and closes it: some file systems tell of a full disk only there.
  package static func finish(_ file: CInt, with bytes: [UInt8]) -> CInt {
    let failure = fill(file, with: bytes)
    return close(file) != 0 && failure == 0 ? errno : failure
  }

  /// Makes a file that nobody else looks at yet.
  package static func makeFile(_ path: String, with bytes: [UInt8]) -> CInt {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    return file >= 0 ? finish(file, with: bytes) : errno
  }

  /// Makes a folder and those around it, as far as they aren't there.
  package static func makeFolder(_ path: String) -> CInt {
    if unsafe mkdir(path, 0o777) == 0 { return 0 }
    let failure = errno
    if FileKind(of: path, followingLinks: true) == .folder { return 0 }
    guard failure == ENOENT, let folder = folder(around: path) else {
      return failure == EEXIST ? ENOTDIR : failure
    }
    let outer = makeFolder(folder)
    if outer != 0 { return outer }
    // Another process may have made it meanwhile.
    return unsafe mkdir(path, 0o777) == 0 || errno == EEXIST ? 0 : errno
  }

  private static func folder(around path: String) -> String? {
    var path = path[...]
    while path.hasSuffix("/") { path.removeLast() }
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
    return String(path[..<slash])
  }
}
