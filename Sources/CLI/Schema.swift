internal import SnaplineDocuments
internal import SnaplineScene
internal import SnaplineTerminal

/// `snapline schema`: the languages of files, for editors and programs.
enum Schema {
  private enum Subject: String, CaseIterable, Sendable {
    case design, layout
  }

  private static let subject = Argument(
    "WHAT",
    .oneOf("WHAT", Subject.self),
    count: .optional,
    "The files that it is of: designs, or the layouts that render --format json writes."
  )

  static let row: CommandRow = CommandRow(
    command: Command(
      "schema",
      "Prints the JSON Schema of designs, by which editors complete and check them.",
      examples: [
        Example(
          "snapline schema > design.schema.json",
          "writes a schema to name in an editor's settings"
        ),
        Example("snapline schema layout", "prints that of layouts"),
      ]
    ) { subject }
  ) { invocation, console throws(Stop) in
    switch invocation[subject].first ?? .design {
    case .design: try console.print(Design.schema)
    case .layout: try console.print(LayoutTree.schema)
    }
    return .success
  }
}
