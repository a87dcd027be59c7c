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
    "Only what is pending by this cause; with --accept-all and --reject-all what has no other."
  )
  static let from = Option(
    "from",
    .path("FOLDER"),
    "What a run elsewhere left: its folder .snapline/run, one that holds it, or a blob."
  )
  static let web = Flag("web", "Shows it in a browser, to decide there.")
  static let json = Flag("json", "Prints what is pending, and what was done, as JSON.")
  static let names = Argument(
    "PATH",
    .path("PATH"),
    count: .any,
    "Folders to look in; after --accept and --reject more names."
  )

  static let row: CommandRow = CommandRow(
    command: Command(
      "review",
      "Shows what is pending by cause, to accept or reject it.",
      discussion: [
        "In a terminal each snapshot is shown with what changed in it, and a key decides: a "
          + "accepts, r rejects, s skips, A and R decide for all of the cause, v shows a picture, "
          + "u undoes. Elsewhere it lists, and options decide.",
        "Pending files lie beside baselines as NAME.new.KIND. What is looked at are the folders of "
          + "baselines below the package or repository that the folder in use is in: those of "
          + "designs and tests, and those that a file .snapshots or SNAPLINE_REFERENCE_DIR names. "
          + "Of a folder that is named, everything is looked at.",
        "With --from it is about what a run elsewhere left, such as that of CI. That is accepted "
          + "where the baseline still is the one that the run compared with.",
      ],
      examples: [
        Example("snapline review", "shows one after the other, and asks"),
        Example("snapline review --web", "shows pictures side by side in a browser"),
        Example("snapline review --list", "shows what is pending"),
        Example("snapline review --accept login.snapshots/login", "accepts one"),
        Example("snapline review --accept-all --cause 1", "accepts all of the first cause"),
        Example("snapline review --from downloads/run --accept-all", "accepts what CI left"),
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
