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

  static func fixture(_ name: String) -> String { path("Tools/Benchmarks/Fixtures/\(name)") }

  /// A folder below the build folder that is there and stays between runs.
  static func scratchFolder(_ name: String) throws -> String {
    let folder = path(".build/bench-\(name)")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }
}
