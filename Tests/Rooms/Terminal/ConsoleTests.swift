import Foundation
import SnaplineDiagnostics
import Testing

@testable import SnaplineTerminal

@Suite struct `Colour` {
  struct Row: Sendable {
    let choice: ColorChoice
    let isTerminal: Bool
    let variables: [String: String]
    let isColored: Bool
  }

  @Test(arguments: [
    Row(choice: .auto, isTerminal: true, variables: ["TERM": "xterm"], isColored: true),
    Row(choice: .auto, isTerminal: false, variables: ["TERM": "xterm"], isColored: false),
    Row(choice: .auto, isTerminal: true, variables: ["TERM": "dumb"], isColored: false),
    Row(choice: .auto, isTerminal: true, variables: [:], isColored: false),
    Row(
      choice: .auto,
      isTerminal: true,
      variables: ["TERM": "xterm", "NO_COLOR": "1"],
      isColored: false
    ),
    Row(
      choice: .auto,
      isTerminal: true,
      variables: ["TERM": "xterm", "NO_COLOR": ""],
      isColored: true
    ),
    Row(choice: .auto, isTerminal: false, variables: ["CLICOLOR_FORCE": "1"], isColored: true),
    Row(choice: .auto, isTerminal: false, variables: ["CLICOLOR_FORCE": "0"], isColored: false),
    Row(choice: .auto, isTerminal: false, variables: ["FORCE_COLOR": "1"], isColored: true),
    Row(
      choice: .auto,
      isTerminal: true,
      variables: ["FORCE_COLOR": "1", "NO_COLOR": "1"],
      isColored: false
    ),
    Row(choice: .always, isTerminal: false, variables: ["NO_COLOR": "1"], isColored: true),
    Row(choice: .never, isTerminal: true, variables: ["FORCE_COLOR": "1"], isColored: false),
  ])
  func `follows the choice, then the environment, then the stream`(row: Row) {
    let style = StreamStyle(row.choice, isTerminal: row.isTerminal) { row.variables[$0] }
    #expect(style.isColored == row.isColored)
  }
}

@Suite struct `A printed diagnostic` {
  private let diagnostic = Diagnostic(
    id: "wrong-type",
    severity: .error,
    subject: "'clips' is true or false, not 'yes'",
    place: Place(file: "a.yaml", line: 7, column: 8, length: 3, excerpt: "clips: yes"),
    remedy: "write clips: true"
  )

  @Test func `is the formatter's text without colour`() {
    #expect(
      StreamStyle.none.text(for: diagnostic) == DiagnosticFormatter().text(for: diagnostic) + "\n"
    )
  }

  @Test func `is the same text in colour`() {
    let text = StreamStyle(isColored: true).text(for: diagnostic)
    #expect(text.contains("\u{1B}[1;31merror: \u{1B}[0m"))
    #expect(text.contains("\u{1B}[32m^~~\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;34mhint: \u{1B}[0mwrite clips: true"))
    #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == StreamStyle.none.text(for: diagnostic))
  }

  @Test func `shows control characters instead of obeying them`() {
    var hostile = diagnostic
    hostile.subject = "no key '\u{1B}[2J\u{7}\u{202E}\u{9B}é'"
    #expect(
      StreamStyle.none.text(for: hostile).hasPrefix(
        "a.yaml:7:8: error: no key '\\u{1B}[2J\\u{7}\\u{202E}\\u{9B}é' [wrong-type]\n"
      )
    )
  }
}

@Suite struct `A console` {
  @Test func `writes results and the rest apart`() throws {
    let output = Pipe()
    let error = Pipe()
    let console = Console(
      output: output.fileHandleForWriting.fileDescriptor,
      error: error.fileHandleForWriting.fileDescriptor
    )
    try console.write("result\n")
    console.tell("note\n")
    try output.fileHandleForWriting.close()
    try error.fileHandleForWriting.close()
    #expect(try output.fileHandleForReading.readToEnd() == Data("result\n".utf8))
    #expect(try error.fileHandleForReading.readToEnd() == Data("note\n".utf8))
  }

  @Test func `says why a stream takes nothing`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let console = Console(output: full.fileDescriptor, error: full.fileDescriptor)
    #expect(throws: Console.Failure.refused(reason: "No space left on device")) {
      try console.write("result")
    }
    console.tell("nobody minds")
  }

  @Test func `colours each stream by itself`() throws {
    let terminal = try #require(PseudoTerminal())
    let pipe = Pipe()
    let console = Console(
      color: .auto,
      output: pipe.fileHandleForWriting.fileDescriptor,
      error: terminal.inner
    )
    #expect(console.isTerminal(.error) && !console.isTerminal(.output))
    #expect(!console.style(for: .output).isColored)
    #expect(Console(color: .always, output: 1).style(for: .output).isColored)
  }
}

@Suite struct `A line of progress` {
  @Test(.enabled(if: Console.variable("TERM") != "dumb", "the terminal is dumb"))
  func `appears when a run is long, and goes without a trace`() throws {
    let terminal = try #require(PseudoTerminal())
    var progress = Progress(total: 3, console: Console(error: terminal.inner))
    progress.step(done: 0, next: "a.yaml")
    Thread.sleep(forTimeInterval: 0.25)
    progress.step(done: 1, next: "b.yaml")
    progress.step(done: 2, next: "c.yaml")
    progress.clear()
    progress.clear()
    #expect(terminal.text == "\r1/3 b.yaml\u{1B}[K\r\u{1B}[K")
  }

  @Test func `stays away from a pipe, and from a single step`() throws {
    let pipe = Pipe()
    let terminal = try #require(PseudoTerminal())
    var piped = Progress(
      total: 2,
      console: Console(error: pipe.fileHandleForWriting.fileDescriptor)
    )
    var single = Progress(total: 1, console: Console(error: terminal.inner))
    Thread.sleep(forTimeInterval: 0.25)
    piped.step(done: 1, next: "b.yaml")
    single.step(done: 0, next: "a.yaml")
    piped.clear()
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() ?? Data() == Data())
    #expect(terminal.text == "")
  }

  @Test func `keeps the end of a long name`() {
    #expect(
      Progress.line(done: 3, total: 12, next: "designs/a/very/long/card.yaml", width: 20)
        == "3/12 …ong/card.yaml"
    )
    #expect(Progress.line(done: 0, total: 2, next: "card.yaml", width: 40) == "0/2 card.yaml")
  }
}
