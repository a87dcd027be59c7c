internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineHTMLReport
internal import SnaplineRuns
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// `snapline report`: the last run as a page that a browser opens.
enum ReportCommand {
  private static let output = Option(
    "output",
    short: "o",
    .path("FOLDER"),
    "The folder of the report, or its file with --single-file; .snapline/report without one."
  )
  private static let singleFile = Flag(
    "single-file",
    "Writes one HTML file with everything in it, for up to \(HTMLReport.mostInOneFile) failures."
  )

  static let row: CommandRow = CommandRow(
    command: Command(
      "report",
      "Writes the last run as a page: what failed, by cause, with pictures of before and after.",
      discussion: [
        "The report is a folder with a page that opens from a file: it needs no server and no "
          + "network. snapline test and swift test leave their results in .snapline/run, and the "
          + "report is made of these; snapline test --reporter html writes it at once.",
        "A folder is only replaced if it contains nothing but an older report. With "
          + "--single-file, a file is only replaced if it is a report; '-' is standard output. "
          + "The status is that of the run, or 2 if a part of the run can't be shown.",
      ],
      examples: [
        Example("snapline report", "writes .snapline/report/index.html"),
        Example("snapline report -o report", "writes it to a folder of that name"),
        Example(
          "snapline report --single-file -o report.html",
          "writes one file, which can be sent"
        ),
        Example("snapline report blobs -o report", "reports all shards in a folder as one run"),
      ]
    ) {
      output
      singleFile
      MergeReports.paths
    }
  ) { invocation, console throws(Stop) in
    if invocation[output] == "-", !invocation[singleFile] {
      throw .usage(
        .contradiction(
          "a report is a folder, which standard output can't hold",
          remedy: "add --single-file, or name a folder"
        )
      )
    }
    let root = BaselineStore.root(of: FileManager.default.currentDirectoryPath)
    let search = ResultsSearch(invocation[MergeReports.paths], or: RunFolder(root: root))
    let merged = MergedRuns(search.files)
    let problems = search.problems + merged.problems
    console.tell(problems)
    guard !merged.run.results.isEmpty else { return .trouble }
    let folder = HTMLFolder(
      root: root,
      path: invocation[output],
      isSingleFile: invocation[singleFile]
    )
    var page: [UInt8] = []
    let complaint = folder.write(merged.run, console, problems: problems) { page = $0 }
    try console.print(page)
    if let complaint { console.tell([complaint.diagnostic]) }
    // What can't be shown doesn't keep the rest from being there.
    if !folder.isStandardOutput,
      complaint == nil || complaint?.diagnostic.id == "lost-pictures"
    {
      try console.printLines(folder.page)
    }
    if complaint != nil || !problems.isEmpty { return .trouble }
    return merged.run.tally.status
  }
}
