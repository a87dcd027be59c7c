internal import Glibc
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineRuns
internal import SnaplineTerminal

/// `snapline batch`: one design and many rows become many pictures.
enum BatchCommand {
  static let template = Argument(
    "TEMPLATE",
    .path("TEMPLATE", extensions: InputFile.extensions),
    "The design that all rows fill."
  )
  static let data = Option(
    "data",
    .path("FILE|-", extensions: ["jsonl", "ndjson", "json", "csv", "tsv"]),
    "The rows: a line of JSON for each, a JSON list, or a table in CSV; - reads standard input."
  )
  static let output = Option(
    "output",
    short: "o",
    .path("PATTERN|FOLDER/|PACK|-"),
    "Where pictures go: files by a pattern such as 'out/{{id}}.png', a folder, or one file whose name ends "
      + "in .tar, .zip or .jsonl."
  )
  static let pack = Option(
    "pack",
    .oneOf("KIND", PackKind.self),
    "The kind of the one file, if its name doesn't say it."
  )
  static let name = Option(
    "name",
    .text("PATTERN", expectation: "a name with placeholders, such as {{id}}.png"),
    "The name of each picture in a pack or folder; without it the row's number."
  )
  static let results = Option(
    "results",
    .path("FILE", extensions: ["jsonl"]),
    "The file for a line about each row; without it standard output, unless that is a terminal."
  )
  static let resume = Flag(
    "resume",
    "Skips rows that are drawn already according to the results, if nothing has changed."
  )
  static let shard = Option(
    "shard",
    .shard,
    "One of several parts of the rows, such as 2/5; each is for a machine of its own."
  )
  static let jobs = Option(
    "jobs",
    short: "j",
    .whole("N", in: 1...256),
    "How many rows are drawn at a time; without it one for each processor."
  )
  static let failFast = Flag("fail-fast", "Ends at the first row that fails.")
  static let maxErrors = Option(
    "max-errors",
    .whole("N", in: 0...1_000_000_000),
    "Ends when more rows than this have failed."
  )
  static let rowTimeout = Option(
    "row-timeout",
    .number("SECONDS", in: 0.01...86_400),
    "A row that takes longer fails."
  )

  static let command = Command(
    "batch",
    "Draws a picture for each row of data.",
    discussion: [
      "A row has a value for each value of the design's 'data'. The values there are samples, "
        + "which no picture shows unless --loose is given. Values of a table are converted to "
        + "the types of the samples. A row may set how it is drawn: \"$render\": {\"format\": "
        + "\"svg\", \"scale\": 3}.",
      "A row that fails doesn't affect the others, and the status is 1. Pictures are written in "
        + "the order of the rows, each whole or not at all, even if the command is stopped.",
    ],
    examples: [
      Example(
        "snapline batch badge.yaml --data people.csv -o 'out/{{id}}.png'",
        "draws a file for each line of a table"
      ),
      Example(
        "snapline batch badge.yaml --data people.jsonl -o badges.tar --name '{{id}}.png'",
        "puts all into one file"
      ),
      Example(
        "snapline batch badge.yaml --data people.jsonl -o 'out/{{id}}.png' --results out.jsonl --resume",
        "goes on where the last run ended"
      ),
      Example(
        "snapline batch badge.yaml --data - -o - --pack tar",
        "takes rows from standard input, and writes a pack to standard output"
      ),
    ]
  ) {
    template
    data
    output
    pack
    name
    results
    resume
    shard
    jobs
    rowTimeout
    failFast
    maxErrors
    RowOptions.parameters
  }

  static let row: CommandRow = CommandRow(command: command) { invocation, console throws(Stop) in
    ProcessEnvironment.settle(for: invocation, on: console)
    let plan: BatchPlan
    do throws(UsageError) {
      plan = try BatchPlan(invocation, isTerminal: console.isTerminal(.output))
    } catch {
      throw .usage(error)
    }
    do throws(BatchStop) {
      let run = try BatchRun(plan, invocation, console)
      return try run.status()
    } catch {
      switch error {
      case .complaint(let complaint):
        console.tell(complaint.diagnostic)
        return complaint.status
      case .stop(let stop): throw stop
      }
    }
  }
}

/// What ends a batch before its last row.
enum BatchStop: Error {
  case complaint(Complaint)
  case stop(Stop)
}

/// What many pictures are put into.
enum PackKind: String, CaseIterable, Sendable {
  case tar, zip, jsonl
}
