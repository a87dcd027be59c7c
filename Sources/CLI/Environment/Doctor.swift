internal import SnaplineEnvironment
internal import SnaplineTerminal

/// `snapline doctor`: what pixels depend on here, and what is missing.
enum Doctor {
  private static let strict = Flag("strict", "Fails, with status 1, where something is missing.")
  private static let json = Flag("json", "Prints the same as JSON.")

  static let row: CommandRow = CommandRow(
    command: Command(
      "doctor",
      "Lists what pictures depend on here, and what is missing.",
      discussion: [
        "If two machines print the same, apart from the folders, a design has the same pixels on "
          + "both. PNG files and baselines also contain what they were made with.",
        "A library that decodes pictures is identified by a hash of the pixels that it makes of "
          + "a small picture. So a new version that changes no pixel counts as the same. Fonts, "
          + "symbols and patterns of hyphenation are identified by a hash of their content.",
        "These three are searched below the folder that SNAPLINE_HOME names, else beside the "
          + "program if a package put them there, else in the folders of Debian's packages.",
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
