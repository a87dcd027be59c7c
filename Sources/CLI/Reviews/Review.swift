internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// `snapline review`: pending files become baselines, or go.
enum Review {
  static let list = Flag(
    "list",
    "Lists what is pending, by cause; the status is 1 if anything is."
  )
  static let accept = Option(
    "accept",
    .text("ID", expectation: "a name that --list shows"),
    repeats: true,
    "Makes a pending snapshot the baseline; several names may follow."
  )
  static let reject = Option(
    "reject",
    .text("ID", expectation: "a name that --list shows"),
    repeats: true,
    "Removes what is pending, and leaves the baseline; several names may follow."
  )
  static let acceptAll = Flag("accept-all", "Makes everything pending the baseline.")
  static let rejectAll = Flag("reject-all", "Removes everything pending.")
  static let cause = Option(
    "cause",
    .text("CAUSE", expectation: "the number of a cause in --list, or a part of its text"),
    "Only pending snapshots with this cause; with --accept-all and --reject-all, those without "
      + "another cause."
  )
  static let from = Option(
    "from",
    .path("FOLDER"),
    "The results of a run on another machine: its folder .snapline/run, a folder that contains "
      + "it, or a blob."
  )
  static let web = Flag("web", "Shows the snapshots in a browser, to decide there.")
  static let json = Flag("json", "Prints what is pending, and what was done, as JSON.")
  static let names = Argument(
    "PATH",
    .path("PATH"),
    count: .any,
    "Folders to search; after --accept and --reject more names of snapshots."
  )

  static let row: CommandRow = CommandRow(
    command: Command(
      "review",
      "Shows pending snapshots by cause, to accept or reject them.",
      discussion: [
        "In a terminal each snapshot is shown with its changes, and a key decides: a accepts, r "
          + "rejects, s skips, A and R decide for all of the cause, v shows a picture, u undoes. "
          + "Elsewhere the snapshots are listed, and options decide.",
        "Pending files lie beside baselines as NAME.new.KIND. They are searched in the folders "
          + "of baselines below the package or repository of the current folder: those of "
          + "designs and tests, and those that a file .snapshots or SNAPLINE_REFERENCE_DIR "
          + "names. In a folder that you name, all files are searched.",
        "With --from, the snapshots are those of a run on another machine, such as CI. A "
          + "snapshot is accepted only if the baseline is still the one that the run compared "
          + "with.",
      ],
      examples: [
        Example("snapline review", "shows one snapshot after the other, and asks"),
        Example("snapline review --web", "shows pictures side by side in a browser"),
        Example("snapline review --list", "lists the pending snapshots"),
        Example("snapline review --accept login.snapshots/login", "accepts one"),
        Example("snapline review --accept-all --cause 1", "accepts all of the first cause"),
        Example(
          "snapline review --from downloads/run --accept-all",
          "accepts the snapshots of a run on CI"
        ),
        Example("snapline review Baselines --list", "looks in a snapshotDirectory of tests"),
      ]
    ) {
      list
      accept
      reject
      acceptAll
      rejectAll
      cause
      from
      web
      PageServer.port
      PageServer.noOpen
      json
      names
    }
  ) { invocation, console throws(Stop) in
    var run = try ReviewRun(invocation, console)
    return try run.status()
  }
}
