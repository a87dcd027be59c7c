import Foundation
import SnaplineEnvironment

@testable import SnaplineWatching

/// A folder that is watched, and goes with the test.
final class WatchedFolder {
  let path: String

  init() throws {
    let made = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("snapline-watch-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    path = made.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String, inPlace: Bool = false) throws {
    let file = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file, options: inPlace ? [] : .atomic)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self(name)) }

  func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: self(name), toPath: self(other))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(name),
      withIntermediateDirectories: true
    )
  }

  func link(_ name: String, to target: String) throws {
    try? remove(name)
    try FileManager.default.createSymbolicLink(
      atPath: self(name),
      withDestinationPath: target
    )
  }

  /// The last names of the paths that change.
  func names(of paths: Set<String>) -> Set<String> {
    Set(paths.map { $0.hasPrefix(path + "/") ? String($0.dropFirst(path.count + 1)) : $0 })
  }

  /// Watches names in the folder that were read before now.
  func watch(_ names: [String]) -> FileWatch {
    var watch = FileWatch()
    // The clock of files goes by ticks.
    Thread.sleep(forTimeInterval: 0.02)
    watch.follow(Set(names.map(callAsFunction)), readSince: .now)
    return watch
  }
}
