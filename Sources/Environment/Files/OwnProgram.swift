internal import Glibc

/// The program that runs.
package enum OwnProgram {
  /// A path that starts it again.
  ///
  /// The system's link leads to the program even when another file has taken its place. Where `/proc`
  /// isn't there, the program is looked for by the name that it was started by, as a shell does.
  package static var path: String? {
    let link = "/proc/self/exe"
    if unsafe access(link, X_OK) == 0 { return link }
    guard let name = CommandLine.arguments.first, !name.isEmpty else { return nil }
    if name.contains("/") { return realPath(name) }
    let folders = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? ""
    return folders.split(separator: ":").map { $0 + "/" + name }
      .first { unsafe access($0, X_OK) == 0 }.flatMap(realPath)
  }

  /// The folder that its file lies in.
  package static var folder: String? {
    guard let file = path.flatMap(realPath), let slash = file.lastIndex(of: "/") else { return nil }
    return String(file[..<slash])
  }

  /// The absolute path of what is there, without links in it.
  package static func realPath(_ path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }
}
