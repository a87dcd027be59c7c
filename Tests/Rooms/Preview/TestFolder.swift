import Foundation

/// A folder that goes with the test, by the one path that it has.
final class TestFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let made = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("snapline-preview-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    path = made.path
    for (name, text) in files { try write(text, to: name) }
    // The clock of files goes by ticks: these were there before all that follows.
    usleep(10_000)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Writes a file whole or not at all.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    // Foundation's own way touches a file once more after it has its name.
    let draft = file.deletingLastPathComponent().appending(path: ".draft")
    try Data(bytes).write(to: draft)
    guard unsafe rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func bytes(of name: String) -> [UInt8] {
    FileManager.default.contents(atPath: self(name)).map(Array.init) ?? []
  }

  func text(of name: String) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self(name)) }

  func link(_ name: String, to target: String) throws {
    try? remove(name)
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  /// The names of all files, hidden ones too.
  var names: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
