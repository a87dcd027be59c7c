internal import SnaplineInterfaceBuilder
internal import SnaplineTerminal

/// `snapline preview`: designs in a browser, as they are saved.
enum PreviewCommand {
  static let inputs = Argument(
    "PATH",
    .path("PATH", extensions: InputFile.extensions + InterfaceDocument.fileExtensions + ["swift"]),
    count: .any,
    "Designs, XIBs, storyboards or folders with them, or Swift files by their names; without any, the folder "
      + "in which it is started."
  )
  static let readOnly = Flag("read-only", "Shows designs and never writes into one.")

  static let row: CommandRow = CommandRow(
    command: Command(
      "preview",
      "Shows designs in a browser as they are saved, and says why they look so.",
      discussion: [
        "A page is served on this machine alone, under an address that nobody can guess. What is saved "
          + "is shown at once; a file that breaks leaves the last good picture under its messages. Pull "
          + "at an edge of the canvas to see which constraint gives way; click a view, an edge or a "
          + "number to see what it rests on, line by line.",
        "Numbers, texts and colours can be changed on the page. Only their own bytes in the file change, "
          + "and a file that somebody else changed meanwhile is left alone.",
        "A Swift file is compiled after each save, and its previews are made by a process of their own, which "
          + "--live-limits holds within bounds. What its code prints stands beside the picture.",
        "Control-C ends it.",
      ],
      examples: [
        Example("snapline preview", "shows all designs in this folder"),
        Example("snapline preview card.yaml", "shows one"),
        Example("snapline preview designs/ --device iphone-16", "begins with a phone"),
        Example("snapline preview card.yaml --read-only", "never writes into it"),
        Example("snapline preview Card.swift", "shows the previews of a Swift file"),
        Example(
          "snapline preview --package . Views",
          "shows the previews of a package's target, which is called Views"
        ),
        Example("snapline preview Main.storyboard --port 8080", "listens on a port"),
      ]
    ) {
      inputs
      PageServer.port
      readOnly
      PageServer.noOpen
      Render.size
      Render.scale
      DataOptions.parameters
      CircumstanceOptions.parameters
      InterfaceOptions.parameters
      LiveOptions.limiting
    }
  ) { invocation, console throws(Stop) in
    ProcessEnvironment.settle(for: invocation, on: console)
    return try PreviewRun(invocation, console).status()
  }
}
