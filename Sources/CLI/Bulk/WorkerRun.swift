internal import Foundation
internal import Glibc
internal import SnaplineBulk
internal import SnaplineData
internal import SnaplineDesigns
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineRendering
internal import SnaplineScene
internal import SnaplineTerminal
internal import SnaplineText

/// A worker from its first line to its last.
struct WorkerRun: ~Copyable {
  private let invocation: Invocation
  private let console: Console
  private var lines: LineSource

  init(_ invocation: Invocation, _ console: Console) {
    (self.invocation, self.console) = (invocation, console)
    // A request has a row, and some words around it.
    let most = Environment.current.limits.documentBytes
    lines = LineSource(STDIN_FILENO, mostBytes: most)
  }

  /// Reads the design that the first line has.
  mutating func designFromInput() throws(Complaint) -> DesignTemplate {
    guard case .text(let line) = lines.next() else { throw .noDesignLine }
    let read = ReadData(line, name: RowRequest.title, environment: .current)
    guard !read.found.hasErrors, let values = read.entries.first?.values,
      let design = values["design"]?.text
    else { throw .noDesignLine }
    let isJSON = design.first { !$0.isWhitespace } == "{"
    let name = isJSON ? "design.json" : "design.yaml"
    let template = DesignTemplate(bytes: Array(design.utf8), named: name)
    try RowTemplate.check(template, invocation, on: console)
    return template
  }

  /// Answers all lines.
  mutating func status(drawing order: Order) throws(Stop) -> ExitCode {
    ShapedMemory.keepLess()
    // What no row touches comes again in every picture.
    Scene.keepLatestPicture()
    var drawing = RowDrawing(order, invocation, name: invocation[WorkerCommand.name])
    var greeting = RowAnswer()
    greeting.protocol = RowAnswer.version
    greeting.version = Release.version
    greeting.fingerprint = MachineKey.of(.current)
    if case .template(let template) = order.source {
      greeting.design = SHA256.half(of: template.bytes)
    }
    try console.print(greeting.line())
    let isText = invocation[WorkerCommand.text]
    while let line = lines.next() {
      let (header, bytes) =
        switch line {
        case .text(let line): drawing.answer(line)
        case .tooLong: (RowAnswer(failing: [.longRequest], row: nil), [UInt8]())
        }
      if isText {
        try console.print(header.line(base64: bytes))
      } else {
        try console.print(Array(header.line().utf8) + bytes)
      }
    }
    return .success
  }

  /// Ends the process soon after the one that started it, whatever it is at.
  ///
  /// That one may be gone before anybody looks, which only its number tells.
  static func endWithParent(_ starter: Int?) {
    let parent = getppid()
    // Of a parent that is outside of this container, or of its space of numbers, the number is 0.
    if let starter, parent != 0, Int(parent) != starter { _exit(ExitCode.success.number) }
    Thread.detachNewThread {
      while true {
        sleep(1)
        if getppid() != parent { _exit(ExitCode.success.number) }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static var longRequest: Diagnostic {
    Diagnostic(
      id: "limit",
      severity: .error,
      subject: "the request has more than \(Environment.current.limits.documentBytes) bytes",
      remedy: "name long texts and pictures by files beside the design"
    )
  }
}
