internal import SnaplineDiagnostics
internal import SnaplineLint
internal import SnaplineTerminal

/// `snapline lint`: faults in the layouts of designs, at every size that is asked for.
enum LintCommand {
  static let paths = Argument(
    "PATH",
    .path("PATH", extensions: InputFile.extensions + ["swift"]),
    count: .any,
    "Designs, or folders of them, or Swift files by their names; without one the folder in use."
  )
  static let rules = Option(
    "rules",
    .lintRules,
    "Only these rules, with commas between; without it all."
  )
  static let sweep = Option(
    "sweep",
    .sweep,
    repeats: true,
    "Looks at each of many values: width=280...1024, height=…, textSize=all or a list or large...xxLarge, "
      + "locale=en,ar,pseudo, appearance=light,dark. Several sweeps are looked at together."
  )
  static let format = Option(
    "format",
    .oneOf("FORMAT", LintFormat.self),
    "What is printed: text, json, sarif or github (annotations)."
  )
  static let baseline = Option(
    "baseline",
    .path("FILE", extensions: ["json"]),
    "A file of old findings, which are counted and not told."
  )
  static let updateBaseline = Flag(
    "update-baseline",
    "Writes what is found now into the file that --baseline names."
  )
  static let jobs = Option(
    "jobs",
    short: "j",
    .whole("N", in: 1...64),
    "How many designs and circumstances at a time; without it one for each processor."
  )

  static let row: CommandRow = CommandRow(
    command: Command(
      "lint",
      "Finds faults in layouts: texts that are cut, views that overlap, at every width and text size.",
      discussion: [
        "Each design is looked at in all its variants, by the rules of snapline test --lint, and what a "
          + "drawing warns of is told as well. The status is 1 where anything is found, and 2 where a design "
          + "can't be read.",
        "A sweep over widths or heights looks at every multiple of 8 points, at the ends, and around each "
          + "length of the canvas that a condition names; where two neighbours differ it looks between them, "
          + "to one point. What lasts for less than 8 points elsewhere can be missed.",
        "locale=pseudo is longer, accented text between brackets, as a translation may be. A design's own "
          + "test: {lint: {except: [contrast]}} holds here as well.",
        "Each preview of a Swift file is looked at in its own size, so lengths and pseudo-languages can't be "
          + "swept there.",
      ],
      examples: [
        Example("snapline lint", "looks at all designs below the folder in use"),
        Example(
          "snapline lint card.yaml --sweep width=280...1024 --sweep textSize=all",
          "finds where a card breaks"
        ),
        Example(
          "snapline lint Card.swift --sweep textSize=all",
          "looks at the previews of a Swift file"
        ),
        Example("snapline lint designs --format sarif > lint.sarif", "writes what servers show"),
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
      jobs
      CircumstanceOptions.parameters
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
