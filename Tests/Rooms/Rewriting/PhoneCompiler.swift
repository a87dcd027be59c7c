import Foundation
import TestSupport
import Testing

@testable import SnaplineRewritingTool

/// Swift's compiler with the modules of this build, against which files for a phone are compiled.
enum PhoneCompiler {
  struct Outcome {
    let status: Int32
    let said: String

    var errors: [String] {
      said.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
    }
  }

  static var hasUIKit: Bool {
    FileManager.default.fileExists(atPath: modules.appending(path: "UIKit.swiftmodule").path)
  }
  static let absence: Comment = "the module UIKit isn't built beside these tests"

  private static let modules = URL(filePath: BuiltCommand.path).deletingLastPathComponent()
    .appending(path: "Modules")

  static func run(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend", "-diagnostic-style", "llvm"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, said: said)
  }

  /// What a program of one file prints that imports nothing of ours.
  static func printed(by file: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let printed = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self)
  }

  /// Rewrites files as the plugin's tool does, and looks at them as one module against `UIKit`.
  static func check(_ files: [URL], asModule module: String) throws -> Outcome {
    let folder = URL.temporaryDirectory.appending(path: "phone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outputs = files.indices.map { folder.appending(path: "ios-\($0).swift").path }
    var refused = ""
    for (file, output) in zip(files, outputs) {
      _ = RewritingCommand.run([file.path, output]) { refused += $0 }
    }
    guard refused.isEmpty else { return Outcome(status: 1, said: refused) }
    let mode = ["-typecheck", "-swift-version", "5", "-module-name", module]
    return try run(mode + search(folder) + outputs)
  }

  /// What lets the compiler find `UIKit`: of C libraries that it doesn't show, the names alone.
  private static func search(_ folder: URL) throws -> [String] {
    let sources = Checkout.root.appending(path: "Sources").path
    let libraries = try FileManager.default.contentsOfDirectory(atPath: sources + "/C")
    let maps = libraries.filter { $0 != "CAssociations" }.map { "module \($0) {}\n" }.joined()
    let map = folder.appending(path: "libraries.modulemap").path
    try Data(maps.utf8).write(to: URL(filePath: map))
    let objectiveC = sources + "/DropIn/ObjectiveC/include"
    return ["-I", modules.path]
      + [
        "-fmodule-map-file=\(map)", "-fmodule-map-file=\(objectiveC)/module.modulemap",
        "-I\(objectiveC)", "-I\(sources)/C/CAssociations/include",
      ].flatMap { ["-Xcc", $0] }
  }
}
