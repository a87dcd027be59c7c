import Glibc

/// What can be told of a path before it is opened: a pipe would never end.
enum OrdinaryFile {
  static func isThere(_ path: String) -> Bool {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return false }
    return facts.st_mode & S_IFMT == S_IFREG
  }
}
