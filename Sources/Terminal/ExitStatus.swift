/// How a command ended, as other programs see it.
public struct ExitStatus: Hashable, Sendable {
  public let code: Int32
  public let summary: String

  private init(_ code: Int32, _ summary: String) {
    self.code = code
    self.summary = summary
  }

  public static let success = ExitStatus(0, "Nothing to report, warnings included.")
  public static let failure = ExitStatus(1, "The input is wrong, or something differs.")
  public static let trouble = ExitStatus(
    2,
    "Could not decide, such as for a full disk or a missing permission."
  )
  public static let usage = ExitStatus(64, "The command line is wrong.")
  public static let noMatch = ExitStatus(69, "A filter, pattern or folder matched nothing.")
  public static let interrupted = ExitStatus(130, "Interrupted.")
  public static let closedPipe = ExitStatus(141, "Who read the output went away.")

  public static let all = [
    success, failure, trouble, usage, noMatch, interrupted, closedPipe,
  ]
}
