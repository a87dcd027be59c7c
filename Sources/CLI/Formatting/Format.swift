internal import SnaplineTerminal

/// `snapline fmt`: files of designs in one form.
enum Format {
  static let paths = Argument(
    "PATH",
    .path("PATH", extensions: InputFile.extensions),
    count: .oneOrMore,
    "Files to format, or folders, of which all designs are; - reads one from standard input."
  )
  static let check = Flag("check", "Writes nothing, and names the files that aren't formatted.")
  static let diff = Flag("diff", "Writes nothing, and prints what would change.")

  static let row: CommandRow = CommandRow(
    command: Command(
      "fmt",
      "Formats the files of designs, and keeps their comments.",
      discussion: [
        "Each level is two spaces, and lists begin below their keys. Brackets stay on one line "
          + "if it has at most 100 characters. Quotes are removed if a text needs none, and "
          + "several empty lines become one. Comments stay in their place, keys keep their "
          + "order, and JSON stays JSON.",
        "Formatting doesn't change the meaning of a file. This is checked before the file is "
          + "written, whole or not at all. A file that can't be read isn't changed, and the "
          + "status is 1.",
        "With --check or --diff the status is 1 if something isn't formatted.",
      ],
      examples: [
        Example("snapline fmt card.yaml", "formats a design in its place"),
        Example("snapline fmt .", "formats all designs below the current folder"),
        Example("snapline fmt --check designs", "fails in a build where one isn't formatted"),
        Example("snapline fmt --diff card.yaml", "shows what would change"),
        Example("generate | snapline fmt - > card.yaml", "formats what another program writes"),
      ]
    ) {
      paths
      check
      diff
    }
  ) { invocation, console throws(Stop) in
    let paths = invocation[paths]
    if paths.contains("-"), paths.count > 1 {
      throw .usage(
        .contradiction(
          "standard input is formatted to standard output, by itself",
          remedy: "leave '-' out, or everything else"
        )
      )
    }
    var run = FormatRun(
      console: console,
      isCheck: invocation[check],
      isDiff: invocation[diff]
    )
    try paths == ["-"] ? run.formatInput() : run.format(paths)
    return run.status
  }
}
