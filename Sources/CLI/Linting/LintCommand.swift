internal import SnaplineDiagnostics
internal import SnaplineLint
internal import SnaplineTerminal

/// `snapline lint`: faults in the layouts of designs, at every size that is asked for.
enum LintCommand {
  static let paths = Argument(
    "PATH",
    .path("PATH", extensions: InputFile.extensions + ["swift"]),
    count: .any,
    "Designs, or folders of them, or Swift files by their names; without one the current folder."
  )
  static let rules = Option(
    "rules",
    .lintRules,
    "Only these rules, separated by commas; without it all of them."
  )
  static let sweep = Option(
    "sweep",
    .sweep,
    repeats: true,
    "Checks each of many values: width=280...1024, height=…, textSize=all or a list or "
      + "large...xxLarge, locale=en,ar,pseudo, appearance=light,dark. Several sweeps are "
      + "combined."
  )
  static let locale = Option(
    "locale",
    .localeOrPseudo,
    "The language and region, such as ar or en-GB, or pseudo for longer texts with accents."
  )
  static let format = Option(
    "format",
    .oneOf("FORMAT", LintFormat.self),
    "What is printed: text, json, sarif or github (annotations)."
  )
  static let baseline = Option(
    "baseline",
    .path("FILE", extensions: ["json"]),
    "A file of old findings, which are counted but not listed."
  )
  static let updateBaseline = Flag(
    "update-baseline",
    "Writes what is found now into the file that --baseline names."
  )
  static let pictures = Option(
    "pictures",
    .path("FOLDER", extensions: []),
    "Writes a picture of each finding into this folder, with a red frame around the view."
  )
  static let jobs = Option(
    "jobs",
    short: "j",
    .whole("N", in: 1...64),
    "How many designs and circumstances are checked at a time; without it one for each processor."
  )

  static let row: CommandRow = CommandRow(
    command: Command(
      "lint",
      "Finds faults in layouts: texts that are cut, views that overlap, at every width and text size.",
      discussion: [
        "Each design is checked in all its variants, by the rules of snapline test --lint, and "
          + "warnings of drawing are listed as well. The status is 1 if anything is found, and 2 "
          + "if a design can't be read.",
        "A sweep over widths or heights checks every multiple of 8 points, both ends, and the "
          + "lengths around each length of the canvas that a condition names. Where two "
          + "neighbours differ, it also checks between them, down to one point. Elsewhere a "
          + "fault within less than 8 points can be missed.",
        "The locale pseudo makes texts longer, with accents and brackets, as a translation may be. A "
          + "design's own test: {lint: {except: [contrast]}} applies here as well.",
        "Each preview of a Swift file is checked in its own size, so a sweep of lengths or of "
          + "pseudo-languages isn't possible there.",
      ],
      examples: [
        Example("snapline lint", "checks all designs below the current folder"),
        Example(
          "snapline lint card.yaml --sweep width=280...1024 --sweep textSize=all",
          "finds the widths and text sizes at which a card has faults"
        ),
        Example(
          "snapline lint Card.swift --sweep textSize=all",
          "checks the previews of a Swift file"
        ),
        Example(
          "snapline lint designs --format sarif > lint.sarif",
          "writes findings in the form that servers show"
        ),
        Example(
          "snapline lint card.yaml --sweep width=280...1024 --pictures faults",
          "draws each finding at a width that has it"
        ),
        Example(
          "snapline lint --baseline lint.json --update-baseline",
          "keeps old findings, so that only new ones fail"
        ),
      ]
    ) {
      paths
      sweep
      rules
      format
      baseline
      updateBaseline
      pictures
      jobs
      CircumstanceOptions.parameters.map {
        $0.name == locale.parameter.name ? locale.parameter : $0
      }
      LiveOptions.limiting
    }
  ) { invocation, console throws(Stop) in
    ProcessEnvironment.settle(for: invocation, on: console)
    let files = LiveFiles(LiveOptions(invocation).limits)
    let outcome: Result<ExitCode, Stop> = LiveFiles.$current.withValue(files) {
      Result { () throws(Stop) in
        try LintRun(invocation: invocation, console: console).run()
      }
    }
    return try outcome.get()
  }
}

enum LintFormat: String, CaseIterable, Sendable { case text, json, sarif, github }
