internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineTerminal

/// `snapline worker`: answers each line with a picture.
enum WorkerCommand {
  static let template = Argument(
    "TEMPLATE",
    .path("TEMPLATE", extensions: InputFile.extensions),
    "The design that all rows fill; with - the first line is {\"design\": \"…\"}."
  )
  static let name = Option(
    "name",
    .text("PATTERN", expectation: "a name with placeholders, such as {{id}}.png"),
    "The name of each picture in the answer, such as {{id}}.png."
  )
  static let text = Flag(
    "text",
    "Answers with lines only, with the picture in Base64, for pipes that can't carry bytes."
  )
  static let quiet = Flag(
    "quiet",
    "Prints no messages about missing folders: of several workers only one prints them, or the "
      + "program that starts them."
  )
  static let parent = Option(
    "parent",
    .whole("PID", in: 1...Int(Int32.max)),
    "The process that starts the worker. If the worker's parent is another process, the starting "
      + "process has ended, and the worker ends at once."
  )

  static let command = Command(
    "worker",
    "Draws a picture for each line of standard input.",
    discussion: [
      "'batch', Python and engines such as Spark start this command. Each line of its input is a "
        + "JSON object, such as {\"data\": {\"name\": \"Ada\"}}. The answer is a line with an "
        + "object, and then as many bytes as the object says. The very first line of the output "
        + "has the version of the protocol.",
      "The worker ends with its input, and with the process that started it.",
    ],
    examples: [
      Example("snapline worker badge.yaml --format png", "waits for rows"),
      Example("snapline worker badge.yaml --text", "answers with lines only"),
    ]
  ) {
    template
    name
    text
    quiet
    parent
    RowOptions.parameters
  }

  static let row: CommandRow = CommandRow(command: command) { invocation, console throws(Stop) in
    // Before anything is read, which may take its time.
    WorkerRun.endWithParent(invocation[parent])
    ProcessEnvironment.settle(for: invocation, on: invocation[quiet] ? nil : console)
    var run = WorkerRun(invocation, console)
    let design: DesignTemplate
    do throws(Complaint) {
      let path = invocation[template].first ?? "-"
      design =
        path == "-"
        ? try run.designFromInput() : try RowTemplate.read(path, invocation, on: console)
    } catch {
      console.tell(error.diagnostic)
      return error.status
    }
    let order: Order
    do throws(UsageError) {
      order = try RowOptions.order(
        of: design,
        invocation,
        format: invocation[Render.format] ?? .png
      )
    } catch {
      throw .usage(error)
    }
    return try run.status(drawing: order)
  }
}

/// The design that rows fill.
enum RowTemplate {
  /// Reads a design, unless something is wrong with it that no row can mend.
  static func read(_ path: String, _ invocation: Invocation, on console: Console) throws(Complaint)
    -> DesignTemplate
  {
    if let complaint = InputFile.complaint(about: path) { throw complaint }
    if InputFile.isInterfaceDocument(path) { throw .interfaceForRows(path) }
    let template: DesignTemplate
    do throws(DesignError) {
      template = try DesignTemplate(contentsOf: path)
    } catch {
      throw Complaint(error, about: path)
    }
    try check(template, invocation, on: console)
    return template
  }

  /// Tells what no row can mend; the last of it ends the command.
  static func check(_ template: DesignTemplate, _ invocation: Invocation, on console: Console)
    throws(Complaint)
  {
    guard let fault = template.fault(under: CircumstanceOptions.overrides(of: invocation)) else {
      return
    }
    let errors = fault.diagnostics.filter { $0.severity == .error }
    console.tell(Array(errors.dropLast()))
    throw Complaint(DesignError(diagnostics: errors.suffix(1)), about: template.name)
  }
}
