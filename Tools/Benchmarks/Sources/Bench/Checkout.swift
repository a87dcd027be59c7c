import Foundation
import Frame

/// The files of this repository that benchmarks use.
enum Checkout {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func path(_ path: String) -> String { root.appending(path: path).path }

  /// The command as users run it, which `Tools/bench` has built.
  static var command: String { path(".build/release-static/release/snapline") }

  static var performanceArticle: String { path("Sources/Snapline/Snapline.docc/Performance.md") }

  /// Says what is being done now, for whoever waits.
  static func tell(_ sentence: String) {
    FileHandle.standardError.write(Data("bench: \(sentence)\n".utf8))
  }

  static func fixture(_ name: String) -> String { path("Tools/Benchmarks/Fixtures/\(name)") }

  /// A file that peers and oracles come with, which is not part of this repository.
  ///
  /// - Throws: ``Unavailable`` where it can't be found.
  static func shared(_ path: String) throws -> String {
    let folder =
      ProcessInfo.processInfo.environment["SNAPLINE_SHARED"]
      ?? root.deletingLastPathComponent().appending(path: "shared").path
    let file = folder + "/" + path
    guard FileManager.default.fileExists(atPath: file) else {
      throw Unavailable(path, because: "not in \(folder); SNAPLINE_SHARED names another folder")
    }
    return file
  }

  /// A folder below the build folder that is there and stays between runs.
  static func scratchFolder(_ name: String) throws -> String {
    let folder = path(".build/bench-\(name)")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }
}
