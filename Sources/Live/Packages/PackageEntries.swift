internal import Foundation
internal import Glibc

extension SwiftPackage {
  /// All that the target may depend on: the manifest, and every folder and Swift file below the sources.
  package var files: Set<String> {
    var files: Set = [manifest, folder + "/Sources"]
    walk { path, kind in
      if kind == .folder || path.hasSuffix(".swift") { files.insert(folder + "/" + path) }
      return files.count < Self.mostFollowed
    }
    return files
  }

  /// The names of all that Swift Package Manager may look at, in order; nothing where some can't be seen from here.
  var names: [String]? {
    var names: [String] = []
    var isWhole = true
    walk { path, kind in
      // What lies behind a link or on another disk isn't walked.
      isWhole = kind != .elsewhere && names.count < Self.mostNamed
      names.append(kind == .folder ? path + "/" : path)
      return isWhole
    }
    return isWhole ? names.sorted() : nil
  }

  private static let mostFollowed = 5_000
  private static let mostNamed = 50_000

  /// The manifests, one of which is for the version of the compiler.
  var manifests: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted()
      .map { folder + "/" + $0 }
  }

  private enum Kind { case file, folder, elsewhere }

  /// Visits every file and folder by its path from here, but hidden ones and the pictures of tests, until it's enough.
  private func walk(_ visit: (String, Kind) -> Bool) {
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let device = Self.facts(of: folder)?.st_dev
    while let url = found?.nextObject() as? URL {
      if Self.isPassedOver(url.lastPathComponent) {
        found?.skipDescendants()
        continue
      }
      let path = url.path
      guard path.hasPrefix(folder + "/"), let facts = Self.facts(of: path) else { continue }
      let kind: Kind =
        switch facts.st_mode & S_IFMT {
        case S_IFLNK: .elsewhere
        case _ where facts.st_dev != device: .elsewhere
        case S_IFDIR: .folder
        default: .file
        }
      guard visit(String(path.dropFirst(folder.count + 1)), kind) else { return }
    }
  }

  /// Whether a file or folder of this name isn't looked at.
  static func isPassedOver(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".") || name.hasSuffix(".snapshots") || name == "__Snapshots__"
  }

  private static func facts(of path: String) -> stat? {
    var facts = stat()
    return unsafe lstat(path, &facts) == 0 ? facts : nil
  }
}
