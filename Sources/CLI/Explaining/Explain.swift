internal import SnaplineDocuments
internal import SnaplineTerminal

/// `snapline explain`: why a design's frames are as they are.
enum Explain {
  static let input = Argument(
    "INPUT",
    .path("INPUT", extensions: InputFile.extensions),
    "The design; - reads standard input."
  )
  static let target = Argument(
    "VIEW[.ATTRIBUTE]",
    .text("VIEW[.ATTRIBUTE]", expectation: "a view's id, or the number of the line it begins on"),
    count: .optional,
    "A view by its id or line, or one number of its frame; without it the whole design."
  )
  static let size = Option(
    "size",
    .pictureSize,
    "The canvas's size in points, instead of the design's own."
  )
  static let json = Flag("json", "Prints the explanation as JSON.")

  static let row: CommandRow = CommandRow(
    command: Command(
      "explain",
      "Explains why a design's frames are as they are.",
      discussion: [
        "For a view, it prints the constraints that fix its left, top, width and height, the "
          + "nearest first. Each has its line, and below it the constraints that it depends on. "
          + "Then follow the constraints that give way, by how much, and what would have to "
          + "change for them to hold.",
        "For a whole design, it prints the constraints that can't hold together, which of them "
          + "gave way, and why. It also prints what no constraint decides, with two frames that "
          + "are both possible, and the smallest change that would mend it.",
        "ATTRIBUTE is one of "
          + ExplainTarget.attributes.map(\.name).joined(separator: ", ") + ".",
      ],
      examples: [
        Example("snapline explain card.yaml", "says what conflicts and what is left open"),
        Example("snapline explain card.yaml title", "explains the four numbers of a frame"),
        Example("snapline explain card.yaml title.width", "explains one of them"),
        Example(
          "snapline explain card.yaml 12 --json",
          "explains the view on line 12 to a program"
        ),
      ]
    ) {
      input
      target
      size
      DataOptions.parameters
      CircumstanceOptions.parameters
      json
    }
  ) { invocation, console throws(Stop) in
    ProcessEnvironment.settle(for: invocation, on: console)
    let data: DesignData
    do throws(GivenPictures.Refusal) {
      data = try GivenPictures(invocation, on: console).only()
    } catch {
      console.tell(error.diagnostics)
      return error.status
    }
    let run = ExplainRun(
      input: invocation[input].first ?? "-",
      target: try invocation[target].first.map(wanted),
      size: invocation[size],
      overrides: CircumstanceOptions.overrides(of: invocation),
      data: data,
      isJSON: invocation[json],
      console: console
    )
    return try run.status()
  }

  private static func wanted(_ word: String) throws(Stop) -> ExplainTarget {
    do throws(UsageError) {
      return try ExplainTarget(word)
    } catch {
      throw .usage(error)
    }
  }
}
