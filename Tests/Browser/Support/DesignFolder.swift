import Foundation
import TestSupport

/// A folder of designs that tests may write into; it goes with this object.
final class DesignFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "snapline-designs-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A folder with files of some names and texts.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in files {
      let folder = url.appending(path: name).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      write(text, to: name)
    }
  }

  /// Runs the command in the folder, and gives its status.
  @discardableResult func run(_ words: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: BuiltCommand.path)
    process.arguments = words
    process.currentDirectoryURL = url
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try withSignals { try process.run() }
    process.waitUntilExit()
    return process.terminationStatus
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A copy of the gallery, without the pictures that it is compared with.
  static func ofGallery() throws -> DesignFolder {
    let folder = try DesignFolder()
    try Checkout.copyDesigns(to: folder.url.path)
    return folder
  }

  subscript(name: String) -> Data {
    get { FileManager.default.contents(atPath: url.path + "/" + name) ?? Data() }
    // As many editors save: what the file holds is cut off, and written anew.
    set { try? newValue.write(to: url.appending(path: name)) }
  }

  func text(_ name: String) -> String { String(decoding: self[name], as: UTF8.self) }

  func write(_ text: String, to name: String) { self[name] = Data(text.utf8) }

  /// Replaces words in a design; there have to be such.
  func edit(_ name: String, _ old: String, to new: String) throws {
    guard text(name).contains(old) else { throw DriverFault("\(name) doesn't say '\(old)'") }
    write(text(name).replacing(old, with: new), to: name)
  }
}
