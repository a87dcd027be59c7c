internal import SnaplineDocuments
internal import SnaplineRuns
internal import SnaplineScene
internal import SnaplineTerminal

/// `snapline schema`: the languages of files, for editors and programs.
enum Schema {
  private enum Subject: String, CaseIterable, Sendable {
    case design, layout, results, worker
  }

  private static let subject = Argument(
    "WHAT",
    .oneOf("WHAT", Subject.self),
    count: .optional,
    "The files for the schema: designs, the layouts that render --format json writes, results of "
      + "tests, or the requests to workers and their answers."
  )
  private static let results = Flag("results", "The same as WHAT results.")

  static let row: CommandRow = CommandRow(
    command: Command(
      "schema",
      "Prints the JSON Schema of designs, with which editors complete and check them, or of "
        + "results.",
      examples: [
        Example(
          "snapline schema > design.schema.json",
          "writes a schema to name in an editor's settings"
        ),
        Example("snapline schema layout", "prints the schema of layouts"),
        Example("snapline schema --results", "prints the schema of the output of test --json"),
      ]
    ) {
      subject
      results
    }
  ) { invocation, console throws(Stop) in
    let named = invocation[subject].first
    if invocation[results], let named, named != .results {
      throw .usage(
        .contradiction(
          "--results asks for another schema than '\(named.rawValue)'",
          remedy: "leave one of them out"
        )
      )
    }
    switch invocation[results] ? .results : named ?? .design {
    case .design: try console.print(Design.schema)
    case .layout: try console.print(LayoutTree.schema)
    case .results: try console.print(ResultsSchema.text)
    case .worker: try console.print(WorkerSchema.text)
    }
    return .success
  }
}
