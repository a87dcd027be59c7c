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
    "Blobs, folders of blobs, or a folder of results; without one that of the package in use."
  )

  static let row: CommandRow = CommandRow(
    command: Command(
      "merge-reports",
      "Makes reports of what tests left, of one run or of all its shards.",
      discussion: [
        "snapline test and swift test leave their results in .snapline/run. From there every "
          + "report can be made afterwards.",
        "Shards of a run, each written by --reporter blob=FILE, are told together as one run. "
          + "They must be of the same designs, options and version, and none may be missing: what "
          + "is wrong is told, what is there is reported, and the status is 2.",
      ],
      examples: [
        Example("snapline merge-reports", "tells again what the last runs found"),
        Example(
          "snapline merge-reports --reporter junit=junit.xml",
          "writes for a server what swift test left"
        ),
        Example(
          "snapline merge-reports blobs --reporter json=all.json --reporter github",
          "makes one run of all shards in a folder"
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
