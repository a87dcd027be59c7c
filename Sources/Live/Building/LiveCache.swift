internal import Foundation
internal import Glibc

/// Where the compiler keeps what it learned of modules, and where files are compiled.
struct LiveCache {
  let folder: String

  /// The folder of the person's caches, or one of their own among the temporary ones where that can't be
  /// written; nothing where neither can.
  init?(_ variables: [String: String]) {
    let homes = [
      variables["XDG_CACHE_HOME"], variables["HOME"].map { $0 + "/.cache" },
    ]
    let own = homes.lazy.compactMap(\.self).filter { $0.hasPrefix("/") }
      .map { $0 + "/snapline/live" }.first(where: Self.isWritable)
    let shared = (variables["TMPDIR"] ?? "/tmp") + "/snapline-live-\(getuid())"
    guard let folder = own ?? (Self.isOwn(shared) ? shared : nil) else { return nil }
    self.folder = folder
    sweep()
  }

  /// Removes what commands left that came to a sudden end.
  private func sweep() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix("work-") {
      var facts = stat()
      let path = folder + "/" + name
      guard unsafe lstat(path, &facts) == 0, facts.st_mtim.tv_sec < time(nil) - 86_400 else {
        continue
      }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  var modules: String { folder + "/modules" }

  /// A new folder for one compilation.
  func workFolder() -> String? { WorkFolders.make(in: folder) }

  private static func isWritable(_ folder: String) -> Bool {
    try? FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    return unsafe access(folder, W_OK | X_OK) == 0
  }

  /// Whether a folder that anybody might have made is this person's alone.
  private static func isOwn(_ folder: String) -> Bool {
    guard unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST else { return false }
    var facts = stat()
    return unsafe lstat(folder, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
      && facts.st_uid == getuid() && facts.st_mode & 0o077 == 0
  }
}
