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
      "Formats the files of designs, comments and all.",
      discussion: [
        "Two spaces are a level, and lists begin below their keys. What is in brackets stays on one "
          + "line where that has at most 100 characters. Quotes go where a text needs none, and more "
          + "than one empty line becomes one. Comments stay with what they stand at, keys in their "
          + "order, and JSON stays JSON.",
        "A formatted file says what it said before, which is checked before it is written, whole or "
          + "not at all. A file that can't be read is left as it is, and the status is 1.",
        "With --check or --diff the status is 1 if something isn't formatted.",
      ],
      examples: [
        Example("snapline fmt card.yaml", "formats a design in its place"),
        Example("snapline fmt .", "formats all designs below the folder in use"),
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
