internal import Foundation
internal import SnaplineRuns
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// `snapline merge-reports`: reports of what runs left, one or several.
enum MergeReports {
  /// What reports are made of, also by other commands.
  static let paths = Argument(
    "PATH",
    .path("PATH", extensions: ["blob", "ndjson"]),
    count: .any,
    "Blobs, folders of blobs, or a folder of results; without one the results of the current "
      + "package."
  )

  static let row: CommandRow = CommandRow(
    command: Command(
      "merge-reports",
      "Makes reports from the results of tests, of one run or of all its shards.",
      discussion: [
        "snapline test and swift test leave their results in .snapline/run. From there every "
          + "report can be made afterwards.",
        "Shards of a run, each written by --reporter blob=FILE, are reported together as one "
          + "run. They must have the same designs, options and version, and none may be missing. "
          + "Otherwise a message says what is wrong, the shards that are there are reported, and "
          + "the status is 2.",
      ],
      examples: [
        Example("snapline merge-reports", "prints the results of the last runs again"),
        Example(
          "snapline merge-reports --reporter junit=junit.xml",
          "writes the results of swift test for a server"
        ),
        Example(
          "snapline merge-reports blobs --reporter json=all.json --reporter github",
          "reports all shards in a folder as one run"
        ),
      ]
    ) {
      paths
      ReporterOptions.parameters
    }
  ) { invocation, console throws(Stop) in
    let root = BaselineStore.root(of: FileManager.default.currentDirectoryPath)
    var reporting = try Reporting(invocation, root: root, console: console)
    if let complaint = reporting.missingFolder {
      console.tell([complaint.diagnostic])
      return complaint.status
    }
    let search = ResultsSearch(invocation[paths], or: RunFolder(root: root))
    let merged = MergedRuns(search.files)
    let problems = search.problems + merged.problems
    console.tell(problems)
    guard !merged.run.results.isEmpty else { return .trouble }
    let written = try reporting.tell(merged.run)
    let statuses = [merged.run.tally.status, written, problems.isEmpty ? .success : .trouble]
    return statuses.max { $0.number < $1.number } ?? .success
  }
}
