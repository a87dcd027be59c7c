import Foundation
import TestSupport

/// The built command while it runs, with what it says.
final class RunningCommand {
  private let process = Process()
  private let pipe = Pipe()
  private(set) var said = ""
  private var unheard = ""

  init(_ arguments: [String], in folder: Folder, input: String? = nil) throws {
    process.executableURL = URL(filePath: BuiltCommand.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    let typed = Pipe()
    process.standardInput = typed
    try withSignals { try process.run() }
    try? typed.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
    try typed.fileHandleForWriting.close()
    try pipe.fileHandleForWriting.close()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Reads until a text is said behind the last one that was waited for.
  func hears(_ text: String, within seconds: Double = 30) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      if let range = unheard.range(of: text) {
        unheard = String(unheard[range.upperBound...])
        return true
      }
      guard ContinuousClock.now < end else { return false }
      var wait = pollfd(
        fd: pipe.fileHandleForReading.fileDescriptor,
        events: Int16(POLLIN),
        revents: 0
      )
      guard unsafe poll(&wait, 1, 100) > 0 else { continue }
      let more = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      if more.isEmpty { return unheard.contains(text) }
      said += more
      unheard += more
    }
  }

  /// Ends it by a signal, and gives its status.
  func end(by signal: Int32) -> Int32 {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// The memory that it has, in KiB.
  var memory: Int {
    let status = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status",
      encoding: .utf8
    )
    return (status?.firstMatch(of: /VmRSS:\s*(\d+) kB/)?.1).flatMap { Int($0) } ?? 0
  }
}
