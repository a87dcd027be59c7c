/// How a command ended, as other programs see it.
public struct ExitCode: Hashable, Sendable {
  public let number: Int32
  public let summary: String

  private init(_ number: Int32, _ summary: String) {
    self.number = number
    self.summary = summary
  }

  public static let success = ExitCode(0, "Nothing to report, warnings included.")
  public static let failure = ExitCode(1, "The input is wrong, or something differs.")
  public static let trouble = ExitCode(
    2,
    "Could not decide, such as for a full disk or a missing permission."
  )
  public static let usage = ExitCode(64, "The command line is wrong.")
  public static let noMatch = ExitCode(69, "A filter, pattern or folder matched nothing.")
  public static let interrupted = ExitCode(130, "Interrupted.")
  public static let closedPipe = ExitCode(141, "Who read the output went away.")

  public static let all = [
    success, failure, trouble, usage, noMatch, interrupted, closedPipe,
  ]
}
