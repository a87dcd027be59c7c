internal import Foundation
internal import Glibc

/// A program that is run to its end for what it prints.
struct ProgramRun {
  private let order: (program: String, arguments: [String])
  /// The program that starts it within limits, which also ends it with this process.
  private let launcher: String?
  /// Seconds of a processor that it may take, and a good deal more by the clock: a busy machine isn't its fault.
  private let seconds: Int
  private var patience: Int { seconds * Self.waitsPerSecond }
  static let waitsPerSecond = 5
  var variables = ProcessInfo.processInfo.environment

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
      variables: variables,
      files: [nothing.file, writing.file, writing.file]
    )
    if let launcher {
      let limits = LaunchLimits(memory: 8192, processor: seconds + 2)
      spawned.program = launcher
      spawned.arguments = limits.words + [order.program] + order.arguments
    }
    let child = try ChildProcess(spawned)
    writing.close()
    reading.hurry()
    let deadline = ContinuousClock.now + .seconds(patience)
    var output: [UInt8] = []
    while true {
      switch reading.read() {
      case .bytes(let bytes): if output.count < Self.most { output += bytes }
      case .end: return Ran(output: output, end: child.end(waiting: true))
      case .nothing:
        let isOver = child.processorSeconds > Double(seconds) || ContinuousClock.now >= deadline
        if isOver || isStopped() {
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
