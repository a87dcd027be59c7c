import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineInputs

/// The folders that files of a design may lie in: its own, and those that its caller allows.
struct ReadableFolders: Sendable {
  /// The design's own, as an absolute path through no link.
  let own: String
  private let all: [String]

  init(own: String, allowed: [String]) {
    self.own = FileName(own).absolute
    all = [self.own] + allowed.filter { $0.hasPrefix("/") }.map { FileName($0).absolute }
  }

  /// Whether an absolute path, in which links were followed, lies in one of them.
  func hold(_ path: String) -> Bool {
    all.contains { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
  }

  /// Whether a path is one of them, or lies in one.
  func holdFolder(_ path: String) -> Bool { all.contains(path) || hold(path) }
}

extension Reading {
  var readableFolders: ReadableFolders {
    ReadableFolders(own: folder, allowed: environment.allowedFolders)
  }
}

extension Message {
  /// Of a file, or of a folder of files, at an absolute path.
  static func outsideFolder(_ path: String, isFolder: Bool = false) -> Message {
    let folder = isFolder ? path : FileName(path).folder
    return Message(
      "outside-folder",
      "outside the design's folder",
      remedy: "move the \(isFolder ? "folder" : "file"), or pass --allow \(folder.inShell)"
    )
  }
}
