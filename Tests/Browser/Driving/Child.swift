import Foundation
import TestSupport

/// A program that runs as long as this object lives, and no longer than the tests do.
///
/// A shell stands between the two: when its input ends, and be it by the death of these tests, it ends
/// the program and what the program started.
final class Child {
  /// The guard: its arguments are the folder, the program and the program's own.
  private static let guardian = """
    folder=$1
    shift
    "$@" &
    child=$!
    read -r _
    kill -KILL $(cat /proc/$child/task/*/children) 2>/dev/null
    kill $child 2>/dev/null
    for _ in {1..40}; do
      kill -0 $child 2>/dev/null || break
      sleep 0.05
    done
    kill -KILL $child 2>/dev/null
    rm -rf "$folder"
    """

  private let process = Process()
  private let leash = Pipe()
  private let log: URL
  /// A folder for what belongs to the program; it goes when the program does.
  let folder: URL

  init(_ words: [String], named name: String, in place: URL? = nil) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "snapline-\(name)-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    log = folder.appending(path: "log")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", Self.guardian, "guard", folder.path] + words
    process.currentDirectoryURL = place ?? folder
    process.standardInput = leash
    process.standardOutput = output
    process.standardError = output
    try withSignals { try process.run() }
    try leash.fileHandleForReading.close()
  }

  deinit { end() }

  /// Ends the program and waits until it is gone.
  func end() {
    try? leash.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// What the program said so far.
  var said: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// Waits until the program says something, and gives what the expression found.
  func hears<Found>(_ words: Regex<Found>, within seconds: Double = 60) throws -> Found {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      if let match = try words.firstMatch(in: said) { return match.output }
      guard process.isRunning else { break }
      usleep(5_000)
    }
    throw DriverFault("it didn't say what it should, but: \(said)")
  }
}
