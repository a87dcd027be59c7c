internal import SnaplineEnvironment
internal import SnaplineTerminal

/// A command of the table, with what it does.
struct CommandRow: Sendable {
  let command: Command
  let run: @Sendable (Invocation, Console) throws(Stop) -> ExitCode
}

/// The one table that the command line is made of.
enum CommandTable {
  static let rows: [CommandRow] = [
    Initialize.row, Render.row, PreviewCommand.row, BatchCommand.row, Show.row, Format.row,
    Explain.row, LintCommand.row, Test.row,
    MergeReports.row, ReportCommand.row,
    Diff.row, Review.row, Prune.row, ToSwift.row, WorkerCommand.row,
    Devices.row, Fonts.row, Doctor.row, Schema.row, Completions.row, Manual.row,
    ReferenceCommand.row,
  ]

  static let color = Option(
    "color",
    .oneOf("WHEN", ColorChoice.self),
    "When messages and results are coloured; auto means only on terminals."
  )

  static let messages = Option(
    "messages",
    .oneOf("FORM", MessageForm.self),
    "How messages are printed: as text for people, or as JSON with an object on each line."
  )

  static let program: Program = Program(
    "snapline",
    version: Release.version,
    summary: "Auto Layout for Linux: designs in files become pictures.",
    discussion: [
      "Snapline reads designs, which describe views and the constraints between them, lays them "
        + "out and draws them.",
      "Results go to standard output or to files, everything else to standard error. A file is "
        + "written whole or not at all.",
    ],
    examples: rows.prefix(1).flatMap { row in
      row.command.examples.prefix(2)
        + [
          Example(
            "snapline help \(row.command.name)",
            "shows all that \(row.command.name) can do"
          )
        ]
    },
    environment: [
      Variable("NO_COLOR", "When set and not empty, messages have no colour."),
      Variable(
        "CLICOLOR_FORCE, FORCE_COLOR",
        "When set to anything but 0, messages have colour even in a pipe; NO_COLOR wins."
      ),
      Variable("COLUMNS", "The width to fit help to."),
      ProcessEnvironment.fonts, ProcessEnvironment.home, ReviewPicture.variable,
      LiveOptions.variable,
    ],
    commands: rows.map(\.command),
    topics: TopicHelp.topics
  ) {
    color
    messages
  }
}
