internal import SnaplineDocuments
internal import SnaplineTerminal

/// `snapline schema`: the language of designs, for editors.
enum Schema {
  static let row: Row = Row(
    command: Command(
      "schema",
      "Prints the JSON Schema of designs, by which editors complete and check them.",
      examples: [
        Example(
          "snapline schema > design.schema.json",
          "writes a schema to name in an editor's settings"
        )
      ]
    )
  ) { _, console throws(Stop) in
    try console.print(Design.schema)
    return .success
  }
}
