internal import Foundation
internal import Glibc
internal import SnaplineEnvironment
internal import SnaplineRendering
internal import SnaplineText

/// A hash of what pictures depend on besides designs and rows: the versions of the libraries, and the names
/// and sizes of all fonts, symbols and patterns of hyphenation.
///
/// It takes a millisecond, as nothing is read. What files hold is in `snapline doctor`, and for each picture
/// in its fingerprint.
enum MachineKey {
  static func of(_ environment: Environment) -> String {
    var versions = RenderingLibraries.versions.merging(TextLibraries.versions) { own, _ in own }
    versions["snapline"] = Release.version
    var lines = versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let folders =
      environment.fonts.folders
      + [environment.symbolFolder, environment.hyphenationFolder]
    for folder in folders {
      lines.append("")
      var found: [String] = []
      list(folder, as: "", depth: 0, into: &found)
      lines += found.sorted()
    }
    return String(SHA256.hexadecimal(of: Array(lines.joined(separator: "\n").utf8)).prefix(32))
  }

  private static func list(
    _ folder: String,
    as name: String,
    depth: Int,
    into found: inout [String]
  ) {
    guard depth < 6, let listing = FolderListing(folder) else { return }
    for file in listing.names {
      var facts = stat()
      guard unsafe stat(folder + "/" + file, &facts) == 0 else { continue }
      if facts.st_mode & S_IFMT == S_IFDIR {
        list(folder + "/" + file, as: name + file + "/", depth: depth + 1, into: &found)
      } else {
        found.append("\(name)\(file) \(facts.st_size)")
      }
    }
  }
}
