internal import Glibc
internal import SnaplineEnvironment

/// Why what results from elsewhere name is no baseline of this package.
package struct RefusedName: Error, Hashable, Sendable {
  package let reason: String

  package init(reason: String) { self.reason = reason }
}

extension Baseline {
  /// The baseline that results from elsewhere name.
  ///
  /// Whoever wrote these may have written anything, so the name must lead to a folder of baselines
  /// below the root, and neither links nor dots may lead out of it.
  /// `homes` are other folders in which baselines are known to lie; all folders are absolute paths.
  package init(
    named identifier: String,
    below root: String,
    homes: () -> [String]
  ) throws(RefusedName) {
    let parts = try Self.parts(of: identifier)
    guard !parts.contains(where: { PendingWalk.foreign.contains(String($0)) }) else {
      throw RefusedName(reason: "it lies in a folder of tools")
    }
    let folder = ([root] + parts.dropLast().map(String.init)).joined(separator: "/")
    guard let stem = parts.last, !stem.hasPrefix("."), !stem.hasSuffix(".new") else {
      throw RefusedName(reason: "no baseline has such a name")
    }
    guard
      parts.dropLast().contains(where: { Self.isFolderName(String($0)) })
        || homes().contains(where: { (folder + "/").hasPrefix($0 + "/") })
    else { throw RefusedName(reason: "its folder is none of baselines") }
    self.init(folder: folder, stem: String(stem))
    let reached = [folder] + Self.kinds.map(path).filter { FileKind(of: $0) == .link }
    for path in reached where !Self.isBelow(root, path) {
      throw RefusedName(reason: "a link leads out of the package")
    }
  }

  /// The parts of a path that leads down from a folder, and nowhere else.
  package static func parts(of path: String) throws(RefusedName) -> [Substring] {
    let longest = 4_000
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.isEmpty, path.utf8.count <= longest, !path.utf8.contains(0),
      !parts.contains(where: { ["", ".", ".."].contains($0) })
    else { throw RefusedName(reason: "it is no path that leads down from the root") }
    return parts
  }

  /// Whether what is there by a path, or what is nearest to it, lies in a folder, links followed.
  package static func isBelow(_ folder: String, _ path: String) -> Bool {
    guard let real = KeptFile.realPath(folder) else { return false }
    for place in FoldersAround(path) {
      // What a broken link leads to is nowhere.
      guard FileKind(of: place) != nil else { continue }
      guard let reached = KeptFile.realPath(place) else { return false }
      return reached == real || reached.hasPrefix(real + "/")
    }
    return false
  }
}

extension KeptFile {
  /// The absolute path of what there is, through no link.
  static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
