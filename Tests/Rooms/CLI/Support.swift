import Foundation
import SnaplineTerminal
import TestSupport

/// A folder that lasts as long as a test, with files of the given names and contents.
func withFolder<T>(_ files: [String: String] = [:], _ body: (Folder) throws -> T) throws -> T {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapline-tests-" + UUID().uuidString)
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: url) }
  let folder = Folder(path: url.path)
  for (name, text) in files { try folder.write(text, to: name) }
  return try body(folder)
}

struct Folder {
  let path: String

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let file = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of all files, hidden ones too.
  var names: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

/// What a console got to write.
struct Heard {
  let output: String
  let error: String

  /// Runs with a console that writes to files.
  static func from<T>(_ body: (Console) throws -> T) throws -> (T, Heard) {
    try withFolder(["output": "", "error": ""]) { folder in
      let output = try FileHandle(forWritingTo: URL(fileURLWithPath: folder("output")))
      let error = try FileHandle(forWritingTo: URL(fileURLWithPath: folder("error")))
      let result = try body(
        Console(color: .never, output: output.fileDescriptor, error: error.fileDescriptor)
      )
      let heard = Heard(
        output: folder.text(of: "output") ?? "",
        error: folder.text(of: "error") ?? ""
      )
      return (result, heard)
    }
  }
}

/// The built command, run as a process.
struct Built {
  let status: Int32
  let output: String
  let error: String

  init(_ arguments: [String], in folder: Folder? = nil, input: String = "") throws {
    try self.init(BuiltCommand.path, arguments, in: folder, input: input)
  }

  /// Runs a line of the shell, in which `$snapline` is the command.
  init(shell line: String, in folder: Folder? = nil) throws {
    try self.init("/bin/bash", ["-c", line], in: folder, input: "")
  }

  private init(
    _ path: String,
    _ arguments: [String],
    in folder: Folder?,
    input: String
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder.map { URL(fileURLWithPath: $0.path) }
    process.environment = ["PATH": "/usr/bin:/bin", "snapline": BuiltCommand.path]
    let pipes = [Pipe(), Pipe(), Pipe()]
    process.standardInput = pipes[0]
    process.standardOutput = pipes[1]
    process.standardError = pipes[2]
    try withSignals { try process.run() }
    try? pipes[0].fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes[0].fileHandleForWriting.close()
    let output = try pipes[1].fileHandleForReading.readToEnd() ?? Data()
    let error = try pipes[2].fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = String(decoding: output, as: UTF8.self)
    self.error = String(decoding: error, as: UTF8.self)
  }

  /// The results of a run that printed them for programs.
  func results() throws -> [[String: Any]]? {
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
    return (object as? [String: Any])?["results"] as? [[String: Any]]
  }
}
