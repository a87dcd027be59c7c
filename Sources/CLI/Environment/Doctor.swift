internal import SnaplineEnvironment
internal import SnaplineTerminal

/// `snapline doctor`: what pixels depend on here, and what is missing.
enum Doctor {
  private static let strict = Flag("strict", "Fails, with status 1, where something is missing.")
  private static let json = Flag("json", "Prints the same as JSON.")

  static let row: CommandRow = CommandRow(
    command: Command(
      "doctor",
      "Tells what pictures depend on here, and what is missing.",
      discussion: [
        "Where two machines print the same, whatever folders they looked at, the same design has the "
          + "same pixels on both. A PNG file and a baseline say of themselves what they were made with.",
        "A library that decodes pictures is told by a hash of the pixels that it makes of a small one, "
          + "so that a new version that changes no pixel is the same. Fonts, symbols and patterns of "
          + "hyphenation are told by a hash of what they hold.",
        "These three are looked for below the folder that SNAPLINE_HOME names, else beside the program "
          + "where a package put them there, else where Debian's packages have them.",
      ],
      examples: [
        Example("snapline doctor", "shows what is here, and what to install"),
        Example("snapline doctor --strict", "fails in a build where something is missing"),
      ]
    ) {
      strict
      json
    }
  ) { invocation, console throws(Stop) in
    ProcessEnvironment.settle(for: invocation, on: console)
    let examination = Examination(of: .current)
    try console.print(invocation[json] ? examination.json : examination.text)
    return invocation[strict] && !examination.missing.isEmpty ? .failure : .success
  }
}
