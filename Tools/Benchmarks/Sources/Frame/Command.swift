import CLimits
import Foundation

/// A program with its arguments, started as a user's shell would start it.
///
/// `Foundation.Process` adds more than a whole small program takes; this starts and waits, no more.
public struct Command: Sendable {
  public var program: String
  public var arguments: [String]
  public var environment: [String: String]
  /// The file that its standard error goes to; without one it goes where ours does.
  public var errors: String?
  /// How many seconds the processor may work on it before it is ended, by `SIGXCPU`.
  public var processorLimit: UInt32?

  /// - Parameters:
  ///   - program: The path of the program, or its name on `PATH`.
  ///   - arguments: What it is told.
  ///   - environment: The whole of its environment, beside `PATH` and a neutral language.
  /// - Throws: ``Unavailable`` when there is no such program.
  public init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws
  {
    self.program = try program.contains("/") ? program : Command.find(program)
    self.arguments = arguments
    self.environment = environment.merging([
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "LANG": "C.UTF-8",
    ]) { given, _ in given }
  }

  /// Runs the program to its end and makes sure that it succeeded.
  ///
  /// - Parameters:
  ///   - output: The file that its standard output goes to.
  ///   - statuses: How it may end.
  /// - Throws: ``Failure`` when it ended otherwise.
  public func run(output: String = "/dev/null", endingWith statuses: Set<Int32> = [0]) throws {
    let status = try start(output: output)
    guard statuses.contains(status) else { throw Failure(command: self, status: status) }
  }

  /// Runs the program to its end and tells how long the processor worked on it.
  public func processorMilliseconds(endingWith statuses: Set<Int32> = [0]) throws -> Double {
    let before = Self.childrenMilliseconds
    try run(endingWith: statuses)
    return Self.childrenMilliseconds - before
  }

  /// How long the processor worked on all programs that were started here and have ended.
  private static var childrenMilliseconds: Double {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) * 1000 + Double($1.tv_usec) / 1000 }
  }

  /// How many instructions the processor carries out for the program, in millions.
  public func instructions() throws -> Double {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "snapline-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let options = ["--tool=callgrind", "--callgrind-out-file=\(file.path)", "-q", program]
    var counter = try Command("valgrind", options + arguments, environment: environment)
    counter.errors = "/dev/null"
    try counter.run()
    let text = try String(contentsOf: file, encoding: .utf8)
    let totals = text.split(separator: "\n").first { $0.hasPrefix("totals:") }
    guard let count = totals?.split(separator: " ").last.flatMap({ Double($0) }) else {
      throw Unavailable("instructions", because: "valgrind counted none")
    }
    return count / 1_000_000
  }

  /// The standard output of the program.
  ///
  /// - Parameter statuses: How it may end.
  /// - Returns: What it printed.
  /// - Throws: ``Failure`` when it ended otherwise.
  public func output(endingWith statuses: Set<Int32> = [0]) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "snapline-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try run(output: file.path, endingWith: statuses)
    return try String(contentsOf: file, encoding: .utf8)
  }

  public struct Failure: Error, CustomStringConvertible {
    let command: Command
    /// How it ended: its exit code, or 128 and the number of a signal.
    public let status: Int32

    public var description: String {
      "\(command.program) \(command.arguments.joined(separator: " ")): ended with \(status)"
    }
  }

  private func start(output: String) throws -> Int32 {
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }

    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(
      &actions,
      1,
      output,
      O_WRONLY | O_CREAT | O_TRUNC,
      0o644
    )
    if let errors {
      unsafe posix_spawn_file_actions_addopen(
        &actions,
        2,
        errors,
        O_WRONLY | O_CREAT | O_TRUNC,
        0o644
      )
    }

    var process: pid_t = 0
    let error = unsafe posix_spawn(&process, program, &actions, nil, &words, &variables)
    guard error == 0 else { throw Failure(command: self, status: error) }
    if let processorLimit { limit_processor(process, processorLimit) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) == -1 && errno == EINTR {}
    // A signal's number in the low seven bits, else the exit code in the next eight.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  private static func find(_ name: String) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Unavailable(name, because: "not on PATH; Tools/setup bench installs it")
    }
    return path
  }
}
