internal import Foundation
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// Shows a snapshot as a picture, in the tool that a person chose or as a file to open.
struct ReviewPicture {
  static let variable = Variable(
    "SNAPLINE_DIFF_TOOL",
    "The program that review shows two files with, and its options, with spaces between."
  )

  /// The folder that pictures go to; it outlives the review, for somebody may still look at them.
  let folder: String
  /// The words of `SNAPLINE_DIFF_TOOL`: no shell reads them, so no name of a file can be a command.
  let tool: [String]

  init(folder: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.folder = folder
    tool = (environment[Self.variable.name] ?? "").split(separator: " ").map(String.init)
  }

  /// What came of showing a snapshot, to be told.
  func show(_ item: ReviewItem, lend: (() -> Void) -> Void) throws -> String {
    let files = try item.files()
    let name = SnapshotName.cleaned(item.baseline.stem)
    if let (old, new) = try files.pictures(of: item.baseline) {
      guard tool.isEmpty else {
        let paths = [
          try write(old.png(), to: "\(name).expected.png"),
          try write(new.png(), to: "\(name).actual.png"),
        ]
        return run(paths, lend)
      }
      let comparison = try FileComparison(old, new, options: PictureOptions())
      return try write(comparison.differencePicture(), to: "\(name).difference.png")
    }
    if let new = try files.pendingPicture(of: item.baseline) {
      return try write(new.png(), to: "\(name).actual.png")
    }
    var paths: [String] = []
    for (role, files) in [("expected", files.baseline), ("actual", files.pending)] {
      for (kind, bytes) in files.sorted(by: { $0.key < $1.key }) {
        paths.append(try write(bytes, to: "\(name).\(role).\(kind)"))
      }
    }
    return tool.isEmpty || paths.count != 2 ? paths.joined(separator: "\n") : run(paths, lend)
  }

  private func write(_ bytes: [UInt8], to name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let path = "\(folder)/\(name)"
    try OutputFile.write(bytes, to: path)
    return path
  }

  private func run(_ paths: [String], _ lend: (() -> Void) -> Void) -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["--"] + tool + paths
    var failure: String?
    lend {
      do {
        try process.run()
        process.waitUntilExit()
      } catch {
        failure = error.localizedDescription
      }
    }
    if let failure { return "\(tool[0]) can't be run: \(failure)" }
    return process.terminationStatus == 127
      ? "\(tool[0]), which SNAPLINE_DIFF_TOOL names, isn't there"
      : "shown by \(tool.joined(separator: " "))"
  }
}
