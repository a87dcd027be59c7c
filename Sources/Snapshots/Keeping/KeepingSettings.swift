internal import SnaplineEnvironment

/// Which files are kept of a picture.
public enum Keeping: String, Hashable, Sendable, CaseIterable {
  /// The scene's text, painted again when it is compared.
  case replay
  /// The picture, whose file also contains its scene.
  case png
  /// The scene's text, and the picture for people to look at.
  case both

  /// The kinds of files that are kept.
  var kinds: [String] {
    switch self {
    case .replay: ["scene"]
    case .png: ["png"]
    case .both: ["scene", "png"]
    }
  }
}

/// What a folder says of the snapshots below it, in a file called `.snapshots`.
///
///     keep: both
///     folder: ../Snapshots/Tests
///
/// The nearest file that says something holds, up to the root of the package.
package struct KeepingSettings: Hashable, Sendable {
  package var keeping: Keeping?
  /// Where baselines lie instead of beside their tests, and the folder that said so.
  package var folder: (path: String, below: String)? {
    folderPath.map { ($0, settingsFolder ?? "") }
  }

  private var folderPath: String?
  private var settingsFolder: String?

  package static let fileName = ".snapshots"

  /// The settings that hold in a folder.
  package init(for folder: String) throws(SnapshotError) {
    for folder in FoldersAround(folder) {
      try read(in: folder)
      if FoldersAround.isRoot(folder) { return }
    }
  }

  private mutating func read(in folder: String) throws(SnapshotError) {
    let path = folder + "/" + Self.fileName
    // Some file systems keep copies of themselves in folders of this name.
    guard FileKind(of: folder, followingLinks: true) != .file, !KeptFile.isFolder(path),
      let bytes = try KeptFile.read(path, limit: 65_536)
    else { return }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let line = line.trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: ":", maxSplits: 1).map(\.trimmed)
      switch (parts.first, parts.last) {
      case ("keep", let value?) where parts.count == 2:
        guard let known = Keeping(rawValue: String(value)) else {
          let names = Keeping.allCases.map(\.rawValue).joined(separator: ", ")
          throw .settings(
            path: path,
            line: number + 1,
            reason: "'keep' is one of \(names), not '\(value)'"
          )
        }
        if keeping == nil { keeping = known }
      case ("folder", let value?) where parts.count == 2:
        guard folderPath == nil else { continue }
        folderPath = value.hasPrefix("/") ? String(value) : folder + "/" + value
        settingsFolder = folder
      default:
        throw .settings(path: path, line: number + 1, reason: "'\(line)' says nothing known")
      }
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
