import Glibc
import TestSupport
import Testing

@testable import SnaplineLive

@Suite(.mustEnd) struct `A process that is started with files` {
  /// Numbers from 100 on are those that a process with many open files gives out.
  @Test(arguments: [0, 3, 100, 400], [false, true])
  func `has each of them, whatever numbers they had before`(least: CInt, isReversed: Bool) throws {
    var pipes = try (0..<4).map { _ in try PipeEnd.pair() }
    let moved = pipes.map { PipeEnd(fcntl($0.1.file, F_DUPFD_CLOEXEC, least)) }
    for (_, written) in pipes { written.close() }
    if isReversed { pipes.reverse() }
    let given = isReversed ? moved.reversed() : moved
    let numbers = given.map(\.file)
    let words = "for n in 0 1 2 3; do echo \"I am $n\" >&$n; done"
    let child = try ChildProcess(
      Spawner.Order(
        program: "/bin/sh",
        arguments: ["-c", words],
        variables: [:],
        files: numbers
      )
    )
    for end in given { end.close() }
    #expect(child.end(waiting: true) == .status(0))
    for (number, pipe) in pipes.enumerated() {
      guard case .bytes(let bytes) = pipe.0.read() else {
        Issue.record("nothing was written to \(number) of \(numbers)")
        continue
      }
      expectEqual(String(decoding: bytes, as: UTF8.self), "I am \(number)\n")
    }
  }
}
