internal import Foundation
internal import SnaplineEnvironment
internal import SnaplineInterfaceBuilder
internal import SnaplineTerminal

/// `snapline render`: designs in files become pictures.
enum Render {
  static let inputs = Argument(
    "INPUT",
    .path(
      "INPUT",
      extensions: InputFile.extensions + InterfaceDocument.fileExtensions + ["swift"]
    ),
    count: .oneOrMore,
    "Designs to draw, XIBs, storyboards, or Swift files with previews; - reads a design from standard "
      + "input."
  )
  static let output = Option(
    "output",
    short: "o",
    .path("FILE|FOLDER/|-"),
    "The place for pictures; - is standard output. Without it they are written beside each design."
  )
  static let format = Option(
    "format",
    .oneOf("FORMAT", OutputFormat.self),
    "The kind of output; without it the kind that the output's name says, else png. json and "
      + "text list the views with their frames."
  )
  static let size = Option(
    "size",
    .pictureSize,
    "The picture's size in points, instead of the design's own."
  )
  static let scale = Option(
    "scale",
    .number("N", in: 1...4),
    "Pixels for each point, instead of the design's own."
  )
  static let page = Option(
    "page",
    .whole("N", in: 1...Limits().pages),
    "The page to draw, if a design has several; without it all of them."
  )
  static let all = Flag("all", "Draws every variant of a design, each under its name.")
  static let watch = Flag(
    "watch",
    short: "w",
    "Draws again whenever a file that it reads or looks for changes, until Control-C."
  )
  static let strict = Flag("strict", "Treats warnings as errors: no picture, and status 1.")

  static let command = Command(
    "render",
    "Draws designs as pictures.",
    discussion: [
      "Several inputs are independent: those without errors are drawn, even if others have "
        + "errors. A picture never replaces a file that its design reads.",
      "A PDF can have several designs as its pages: -o all.pdf. If one of them has an error, no "
        + "PDF is written.",
    ],
    examples: [
      Example("snapline render card.yaml", "draws card.png beside the design"),
      Example("snapline render card.yaml -o card.svg --size 390x844", "draws SVG at a size"),
      Example(
        "snapline render designs/*.yaml -o pictures/ --scale 3",
        "writes the pictures into a folder"
      ),
      Example(
        "snapline render card.yaml --device iphone-16 --appearance dark",
        "draws for a phone in the dark"
      ),
      Example(
        "snapline render Main.storyboard -o pictures/",
        "draws each scene, such as pictures/Main.Login.png"
      ),
      Example(
        "snapline render Card.swift",
        "compiles a Swift file, and draws each of its previews"
      ),
      Example("snapline render --package . Views", "draws each preview of a package's target"),
      Example("snapline render a.yaml b.yaml -o all.pdf", "draws each on a page of one file"),
      Example("snapline render invoice.yaml -o invoice.pdf", "draws all pages of a design"),
      Example("snapline render invoice.yaml --page 2", "draws its second page, invoice-2.png"),
      Example("snapline render card.yaml --format json -o -", "prints the views with their frames"),
      Example(
        "snapline render card.yaml --data people.json -o 'out/{{name}}.png'",
        "draws a picture for each entry of a list"
      ),
      Example("snapline render card.yaml --set name=Ada", "sets one value of the data"),
      Example("snapline render card.yaml --watch", "draws card.png again whenever a file changes"),
      Example("generate | snapline render - > card.png", "draws what another program writes"),
    ]
  ) {
    inputs
    output
    format
    size
    scale
    DataOptions.parameters
    CircumstanceOptions.parameters
    InterfaceOptions.parameters
    LiveOptions.parameters
    OutputOptions.parameters
    page
    all
    watch
    strict
  }

  static let row: CommandRow = CommandRow(command: command) { invocation, console throws(Stop) in
    ProcessEnvironment.settle(for: invocation, on: console)
    if invocation[watch] {
      var watch = RenderWatch(invocation, console)
      return try watch.status()
    }
    return try run(invocation, on: console, draw: RenderedDesign.init(of:))
  }

  /// Draws with whatever turns an order into a drawing.
  static func run(
    _ invocation: Invocation,
    on console: Console,
    draw: @escaping (Order) -> RenderedDesign
  ) throws(Stop) -> ExitCode {
    if invocation[inputs].contains("-"), invocation[DataOptions.file] == "-" {
      throw .usage(
        .contradiction(
          "standard input can be read once, and both the design and its data are to come from it",
          remedy: "name a file in place of one '-'"
        )
      )
    }
    let data: GivenPictures
    do throws(GivenPictures.Refusal) {
      data = try GivenPictures(invocation, on: console)
    } catch {
      console.tell(error.diagnostics)
      return error.status
    }
    let (plan, options) = try plan(invocation, data, on: console)
    var run = RenderRun(
      plan: plan,
      options: options,
      data: data,
      invocation: invocation,
      console: console,
      draw: draw
    )
    let outcome = Result { () throws(Stop) in try run.status() }
    console.tell(run.written)
    return try outcome.get()
  }

  static func plan(
    _ invocation: Invocation,
    _ data: GivenPictures,
    on console: Console
  ) throws(Stop) -> (RenderPlan, OutputOptions) {
    do throws(UsageError) {
      let plan = try RenderPlan(
        inputs: invocation[inputs],
        output: invocation[output],
        format: invocation[format],
        isTerminal: console.isTerminal(.output),
        isList: data.isList,
        nameKey: data.nameKey
      )
      return (plan, try OutputOptions(invocation, for: plan))
    } catch {
      throw .usage(error)
    }
  }
}
