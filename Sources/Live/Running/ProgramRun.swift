internal import Foundation
internal import Glibc

/// A program that is run to its end for what it prints.
struct ProgramRun {
  private let order: (program: String, arguments: [String])
  /// The program that starts it within limits, which also ends it with this process.
  private let launcher: String?
  private let seconds: Int

  init(_ program: String, _ arguments: [String], by launcher: String? = nil, seconds: Int = 20) {
    (order, self.launcher, self.seconds) = ((program, arguments), launcher, seconds)
  }

  struct Ran {
    var output: [UInt8]
    /// Nothing where it took too long.
    var end: ChildEnd?
  }

  /// Runs it; `isStopped` is asked now and then whether anybody still wants to know.
  func run(isStopped: () -> Bool = { false }) throws(Spawner.Failure) -> Ran {
    let (reading, writing) = try PipeEnd.pair()
    let nothing = PipeEnd(unsafe open("/dev/null", O_RDONLY | O_CLOEXEC))
    var spawned = Spawner.Order(
      program: order.program,
      arguments: order.arguments,
      variables: ProcessInfo.processInfo.environment,
      files: [nothing.file, writing.file, writing.file]
    )
    if let launcher {
      let limits = LaunchLimits(memory: 8192, processor: seconds)
      spawned.program = launcher
      spawned.arguments = limits.words + [order.program] + order.arguments
    }
    let child = try ChildProcess(spawned)
    writing.close()
    reading.hurry()
    let deadline = ContinuousClock.now + .seconds(seconds)
    var output: [UInt8] = []
    while true {
      switch reading.read() {
      case .bytes(let bytes): if output.count < Self.most { output += bytes }
      case .end: return Ran(output: output, end: child.end(waiting: true))
      case .nothing:
        guard ContinuousClock.now < deadline, !isStopped() else {
          child.endGroup()
          _ = child.end(waiting: true)
          return Ran(output: output, end: nil)
        }
        PipeEnd.wait(for: [reading], within: 100)
      }
    }
  }

  /// Bytes of output that are kept.
  private static let most = 4 << 20
}

/// What the launcher holds a program to.
struct LaunchLimits {
  /// In MiB.
  var memory: Int
  /// In seconds.
  var processor: Int

  /// The words before those of the program; with its parent's number, for a parent that is gone before the
  /// program asks to be ended with it.
  var words: [String] { ["\(getpid())", "\(memory)", "\(processor)"] }
}
