import Foundation
import TestSupport

/// The built command while it shows a preview, and a page of it.
final class PreviewProcess {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  /// What it printed first.
  private(set) var address = ""

  /// The words stand behind `preview`; a line of the shell is run where there is one, in which
  /// `$snapline` is the command.
  init(_ words: [String], in folder: TestFolder, shell: String? = nil, awaits: Bool = true) throws {
    process.executableURL = URL(filePath: shell == nil ? BuiltCommand.path : "/bin/bash")
    process.arguments = shell.map { ["-c", $0] } ?? ["preview", "--no-open"] + words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "snapline": BuiltCommand.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try withSignals { try process.run() }
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    guard awaits else { return }
    while !address.hasSuffix("\n") {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      address += String(decoding: more, as: UTF8.self)
    }
    address = address.trimmingCharacters(in: .newlines)
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  func page() throws -> PageClient {
    guard let page = try PageClient(address: address) else { throw CocoaError(.fileReadUnknown) }
    return page
  }

  var number: pid_t { process.processIdentifier }

  func send(_ signal: CInt) { kill(number, signal) }

  /// What it ended with, once it did: its status, or below 0 the signal.
  func end() -> (status: Int, error: String) {
    let told = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    let status = Int(process.terminationStatus)
    return (
      process.terminationReason == .exit ? status : -status, String(decoding: told, as: UTF8.self)
    )
  }

  /// The memory that it has, in KiB.
  var memory: Int {
    let status = try? String(
      contentsOfFile: "/proc/\(number)/status",
      encoding: .utf8
    )
    return (status?.firstMatch(of: /VmRSS:\s*(\d+) kB/)?.1).flatMap { Int($0) } ?? 0
  }

  /// How many files it has open.
  var openFiles: Int {
    let folder = "/proc/\(number)/fd"
    return (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
  }
}
