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
    let ink = Ink(row.choice, isTerminal: row.isTerminal) { row.variables[$0] }
    #expect(ink.isColored == row.isColored)
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
    #expect(Ink.none.text(for: diagnostic) == DiagnosticFormatter().text(for: diagnostic) + "\n")
  }

  @Test func `is the same text in colour`() {
    let text = Ink(isColored: true).text(for: diagnostic)
    #expect(text.contains("\u{1B}[1;31merror: \u{1B}[0m"))
    #expect(text.contains("\u{1B}[32m^^^\u{1B}[0m"))
    #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Ink.none.text(for: diagnostic))
  }

  @Test func `shows control characters instead of obeying them`() {
    var hostile = diagnostic
    hostile.subject = "no key '\u{1B}[2J\u{7}\u{202E}\u{9B}é'"
    #expect(
      Ink.none.text(for: hostile).hasPrefix(
        "a.yaml:7:8: error: no key '\\u{1B}[2J\\u{7}\\u{202E}\\u{9B}é'\n"
      )
    )
  }
}

@Suite struct `A line of progress` {
  @Test func `keeps the end of a long name`() {
    #expect(
      Progress.line(done: 3, total: 12, next: "designs/a/very/long/card.yaml", width: 20)
        == "3/12 …ong/card.yaml"
    )
    #expect(Progress.line(done: 0, total: 2, next: "card.yaml", width: 40) == "0/2 card.yaml")
  }
}
