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
      "Shows designs in a browser, updates them after each save, and explains their layout.",
      discussion: [
        "The page is served only on this machine, under an address that nobody can guess. Saved "
          + "changes are shown at once. If a file has an error, the last good picture stays, "
          + "with the messages above it. Drag an edge of the canvas to see which constraint "
          + "gives way. Click a view, an edge or a number to see what it depends on, line by "
          + "line.",
        "Numbers, texts and colours can be changed on the page. Only their own bytes in the file "
          + "change, and a file that somebody else changed meanwhile isn't written.",
        "A Swift file is compiled after each save, and its previews are made by a separate "
          + "process, within the limits of --live-limits. The output of its code is shown beside "
          + "the picture.",
        "Control-C ends it.",
      ],
      examples: [
        Example("snapline preview", "shows all designs in this folder"),
        Example("snapline preview card.yaml", "shows one"),
        Example("snapline preview designs/ --device iphone-16", "shows them on a phone at first"),
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
