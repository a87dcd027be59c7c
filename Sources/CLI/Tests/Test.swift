internal import SnaplineSnapshots
internal import SnaplineTerminal

/// `snapline test`: designs against the baselines beside them.
enum Test {
  static let paths = Argument(
    "PATH",
    .path("PATH", extensions: InputFile.extensions + ["swift"]),
    count: .any,
    "Designs, or folders of them, or Swift files by their names; without one the current folder."
  )
  static let record = Option(
    "record",
    .oneOf("MODE", RecordMode.self),
    "What is written: all baselines; failed and missing ones; missing ones; pending files beside "
      + "them; or never anything."
  )
  static let filter = Option(
    "filter",
    .text("TEXT", expectation: "a part of a name"),
    "Only designs whose path contains this text."
  )
  static let jobs = Option(
    "jobs",
    short: "j",
    .whole("N", in: 1...64),
    "How many designs are tested at a time; without it one for each processor."
  )

  static let row: CommandRow = CommandRow(
    command: Command(
      "test",
      "Compares designs with the baselines beside them.",
      discussion: [
        "The baselines of card.yaml lie in card.snapshots. New and changed snapshots are left "
          + "there as pending files, and the test fails; snapline review accepts them. If CI is "
          + "set, nothing is written beside baselines.",
        "In a folder, files that are only parts of designs aren't tested: files without a view "
          + "that a design names, and files with only components, texts, data, colours, fonts or "
          + "styles.",
        "A file .snapshots in a folder sets what is kept of the pictures below the folder: keep: "
          + "replay (the text of the scene), keep: png or keep: both.",
        "A picture that isn't the same in each attempt is flaky: it fails, and its baseline "
          + "stays as it is. Baselines whose design no longer exists are listed at the end of a "
          + "complete run.",
        "A design with variants has a baseline for each, such as card.large-text.ar. The design "
          + "sets what is kept, what may differ, why it is skipped and what is expected of its "
          + "layout: test: {kinds: [scene, layout], expect: [title.width == 44 ± 0.5]}.",
        "Rules also look for faults in each layout, such as texts that are cut or overlap. Their "
          + "findings are in the results. With --lint, or lint: strict in a design's test, they "
          + "fail the test.",
        "Each preview of a Swift file is a case, with a baseline under its name: Card.snapshots/Card.Dark.",
        "With a device, an appearance and the like, baselines have them in their names, such as "
          + "card.iphone-16.dark, and lie beside the others.",
      ],
      examples: [
        Example("snapline test", "checks all designs below the current folder"),
        Example("snapline test designs/card.yaml --record all", "keeps a new baseline"),
        Example(
          "snapline test designs --filter login --json",
          "prints the results of some designs for programs"
        ),
        Example("snapline test Card.swift", "checks each preview of a Swift file"),
        Example("snapline test --package . Views", "checks each preview of a package's target"),
        Example("snapline test --last-failed", "checks what failed the last time"),
        Example("snapline test --lint overlap,truncation", "fails for texts that can't be read"),
        Example(
          "snapline test --mask clock --mask type:ImageView",
          "leaves out views whose content changes each time"
        ),
        Example("snapline test --repeat 3", "finds pictures that aren't the same each time"),
        Example("snapline test --reporter junit=junit.xml", "writes results for a server as well"),
        Example(
          "snapline test --shard 1/3 --reporter blob=1.blob",
          "tests a third of the designs, to be merged"
        ),
      ]
    ) {
      paths
      record
      filter
      lastFailed
      update
      failOn
      lint
      mask
      maxFailures
      repetitions
      retries
      allowFlaky
      unreferenced
      jobs
      ShardOption.shard
      CircumstanceOptions.parameters
      LiveOptions.limiting
      ReporterOptions.parameters
    }
  ) { invocation, console throws(Stop) in
    ProcessEnvironment.settle(for: invocation, on: console)
    let files = LiveFiles(LiveOptions(invocation).limits)
    let outcome: Result<ExitCode, Stop> = LiveFiles.$current.withValue(files) {
      Result { () throws(Stop) in
        var run = try TestRun(invocation: invocation, console: console)
        return try run.run()
      }
    }
    return try outcome.get()
  }
}
