internal import Glibc

/// What a path is.
package enum FileKind: Hashable, Sendable {
  case file, folder, link, other

  /// Nothing where there is nothing by that path, or nothing can be found out.
  package init?(of path: String, followingLinks: Bool = false) {
    var facts = stat()
    let failed = unsafe followingLinks ? stat(path, &facts) : lstat(path, &facts)
    guard failed == 0 else { return nil }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

/// What makes a file itself, whatever the path that leads to it.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt

  package init?(_ path: String) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    self.init(device: facts.st_dev, number: facts.st_ino)
  }

  init(device: UInt, number: UInt) { (self.device, self.number) = (device, number) }
}

/// What the system says of the call that just failed.
package func systemReason() -> String { systemReason(of: errno) }

/// What the system says of a failure by its number.
package func systemReason(of failure: Int32) -> String {
  unsafe String(cString: strerror(failure))
}
