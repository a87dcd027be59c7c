/// How a command ended, as other programs see it.
package struct ExitCode: Hashable, Sendable {
  package let number: Int32
  package let summary: String

  private init(_ number: Int32, _ summary: String) {
    self.number = number
    self.summary = summary
  }

  package static let success = ExitCode(0, "Nothing to report, warnings included.")
  package static let failure = ExitCode(1, "The input is wrong, or something differs.")
  package static let trouble = ExitCode(
    2,
    "Could not decide, such as for a full disk or a missing permission."
  )
  package static let usage = ExitCode(64, "The command line is wrong.")
  package static let noMatch = ExitCode(69, "A filter, pattern or folder matched nothing.")
  package static let interrupted = ExitCode(130, "Interrupted.")
  package static let closedPipe = ExitCode(141, "Who read the output went away.")

  package static let all = [
    success, failure, trouble, usage, noMatch, interrupted, closedPipe,
  ]
}
