import Foundation
import SnaplineImages
import TestSupport
import Testing

private let card = """
  canvas: {size: 60x40, scale: 2}
  view: {background: white, view: {label: One, centeredIn: superview}}

  """

/// What terminals answer when they are asked what they are.
private enum Answer {
  static let kitty =
    "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;c"
  static let iterm = "\u{1B}P>|iTerm2 3.5.2\u{1B}\\\u{1B}[?64;1;2;6;9;15c"
  static let sixel = "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?63;1;2;4;6;9;15;22c"
  static let plain = "\u{1B}[?1;2c"
}

@Suite(.mustEnd) struct `The command show` {
  private let terminal = ["TERM": "xterm-256color"]

  private func shown(
    _ arguments: [String],
    in folder: Folder,
    answer: String?,
    environment: [String: String] = [:],
    columns: Int = 80
  ) throws -> (terminal: PseudoTerminal, status: Int32) {
    let terminal = try PseudoTerminal(
      ["show"] + arguments,
      in: folder,
      columns: columns,
      answer: answer,
      environment: terminal.merging(environment) { $1 }
    )
    return (terminal, terminal.status())
  }

  /// The pixels of what the command would write.
  private func drawn(_ folder: Folder) throws -> Bitmap {
    #expect(try Built(["render", "card.yaml", "-o", "card.png"], in: folder).status == 0)
    return try PNG.decode(Data(contentsOf: URL(filePath: folder("card.png"))))
  }

  @Test func `draws by Kitty's protocol what render writes`() throws {
    try withFolder(["card.yaml": card]) { folder in
      let (terminal, status) = try shown(["card.yaml"], in: folder, answer: Answer.kitty)
      #expect(status == 0)
      let commands = terminal.shown.matches(of: /\e_G(a=T[^;]*|m=[^;]*);([^\e]*)\e\\/)
      let file = try #require(Data(base64Encoded: commands.map { String($0.2) }.joined()))
      #expect(try PNG.decode(file) == drawn(folder))
      #expect(terminal.isAsShellsHaveIt)
    }
  }

  @Test func `draws by iTerm's protocol`() throws {
    try withFolder(["card.yaml": card]) { folder in
      for (answer, variables) in [
        (Answer.iterm, [:]), (Answer.plain, ["LC_TERMINAL": "iTerm2"]),
      ] {
        let (terminal, status) = try shown(
          ["card.yaml"],
          in: folder,
          answer: answer,
          environment: variables
        )
        #expect(status == 0)
        let match = try #require(
          terminal.shown.firstMatch(of: /\e\]1337;File=[^:]*:([^\u{07}]*)\u{07}/)
        )
        let file = try #require(Data(base64Encoded: String(match.1)))
        #expect(try PNG.decode(file) == drawn(folder))
      }
    }
  }

  @Test func `draws in Sixel, by libsixel`() throws {
    try withFolder(["card.yaml": card]) { folder in
      let doctor = try Built(["doctor"]).output
      let isThere = !doctor.contains("libsixel draws in terminals by Sixel: missing")
      let (terminal, status) = try shown(["card.yaml"], in: folder, answer: Answer.sixel)
      #expect(status == 0)
      #expect(terminal.shown.contains(isThere ? "\u{1B}Pq\"1;1;120;80" : "▀"))
    }
  }

  @Test func `draws in half blocks where the terminal can no more, and waits for none`() throws {
    try withFolder(["card.yaml": card]) { folder in
      for answer in [Answer.plain, nil] {
        let begun = ContinuousClock.now
        let (terminal, status) = try shown(["card.yaml"], in: folder, answer: answer)
        #expect(status == 0)
        #expect(terminal.shown.contains("▀"))
        #expect(!terminal.shown.contains("a=T") && !terminal.shown.contains("\u{1B}Pq"))
        // Nothing of what is asked and answered stays on the screen.
        #expect(!terminal.shown.contains("[?1;2c"))
        #expect(terminal.isAsShellsHaveIt)
        #expect(begun.duration(to: .now) < .seconds(10))
      }
    }
  }

  @Test func `takes the protocol that a line names`() throws {
    try withFolder(["card.yaml": card]) { folder in
      let (terminal, _) = try shown(
        ["card.yaml", "--protocol", "blocks"],
        in: folder,
        answer: Answer.kitty
      )
      #expect(terminal.shown.contains("▀") && !terminal.shown.contains("a=T"))
      let (other, _) = try shown(["card.yaml", "--protocol=kitty"], in: folder, answer: nil)
      #expect(other.shown.contains("a=T"))
    }
  }

  @Test func `fits the terminal's width`() throws {
    try withFolder(["card.yaml": card]) { folder in
      let (terminal, _) = try shown(
        ["card.yaml", "--size", "300x100"],
        in: folder,
        answer: Answer.plain,
        columns: 30
      )
      let rows = terminal.lines.map { $0.replacing(/\e\[[0-9;]*m/, with: "") }
        .filter { $0.contains("▀") }
      #expect(!rows.isEmpty)
      #expect(rows.allSatisfy { $0.count { $0 == "▀" || $0 == " " } == 30 })
    }
  }

  @Test func `names each of several pictures, and tells what is wrong with one`() throws {
    let files = ["a.yaml": card, "b.yaml": "view: [", "people.json": #"[{"a": 1}, {"a": 2}]"#]
    try withFolder(files) { folder in
      let (terminal, status) = try shown(["b.yaml", "a.yaml"], in: folder, answer: Answer.plain)
      #expect(status == 1)
      #expect(terminal.shown.contains("b.yaml:1:"))
      #expect(terminal.shown.contains("a.yaml\r\n"))
      #expect(terminal.shown.contains("▀"))
      let (list, _) = try shown(
        ["a.yaml", "--data", "people.json"],
        in: folder,
        answer: Answer.plain
      )
      #expect(list.shown.contains("a.yaml, entry 1\r\n"))
      #expect(list.shown.contains("a.yaml, entry 2\r\n"))
    }
  }

  @Test func `says that a pipe is no terminal, and what to do on a dumb one`() throws {
    try withFolder(["card.yaml": card]) { folder in
      let piped = try Built(["show", "card.yaml"], in: folder)
      #expect(piped.status == 64)
      #expect(piped.output.isEmpty)
      #expect(piped.error.contains("pictures can be shown in a terminal alone"))
      let (dumb, status) = try shown(
        ["card.yaml"],
        in: folder,
        answer: nil,
        environment: ["TERM": "dumb"]
      )
      #expect(status == 64)
      #expect(dumb.shown.contains("--protocol blocks"))
      let (tried, last) = try shown(
        ["card.yaml", "--protocol", "blocks"],
        in: folder,
        answer: nil,
        environment: ["TERM": "dumb"]
      )
      #expect(last == 0)
      #expect(tried.shown.contains("▀"))
    }
  }

  @Test func `leaves the terminal as it was when it is interrupted`() throws {
    try withFolder(["card.yaml": card]) { folder in
      for delay in [0.0, 0.05, 0.2, 0.5] {
        let terminal = try PseudoTerminal(
          ["show", "card.yaml", "--size", "2000x2000", "--protocol", "kitty"],
          in: folder,
          environment: terminal
        )
        Thread.sleep(forTimeInterval: delay)
        terminal.send(SIGINT)
        _ = terminal.status()
        #expect(terminal.isAsShellsHaveIt, "\(delay)")
        // Each command to the terminal has an end.
        let begins = terminal.shown.matches(of: /\e_G/).count
        let ends = terminal.shown.matches(of: /\e\\/).count
        #expect(begins <= ends, "\(delay)")
      }
    }
  }

  @Test func `has the screen until a key ends it, draws again at changes, and tells of errors`()
    throws
  {
    try withFolder(["card.yaml": card]) { folder in
      let terminal = try PseudoTerminal(
        ["show", "card.yaml", "--watch"],
        in: folder,
        answer: Answer.plain,
        environment: terminal
      )
      #expect(terminal.wait(for: "\u{1B}[?1049h\u{1B}[?25l"))
      #expect(terminal.wait(for: "watching; q ends it"))
      terminal.forget()
      try folder.write(card.replacing("white", with: "red"), to: "card.yaml")
      #expect(terminal.wait(for: "card.yaml changed, drawn in"))
      terminal.forget()
      try folder.write(card + "view: [", to: "card.yaml")
      #expect(terminal.wait(for: "card.yaml:3:"))
      #expect(terminal.wait(for: "card.yaml changed"))
      // The last picture stays above the message.
      #expect(terminal.shown.components(separatedBy: "\u{1B}[2J").last?.contains("▀") == true)
      terminal.forget()
      terminal.resize(columns: 20, rows: 12)
      #expect(terminal.wait(for: "▀"))
      terminal.typeAhead("q")
      #expect(terminal.status() == 0)
      #expect(terminal.shown.hasSuffix("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"))
      #expect(terminal.isAsShellsHaveIt)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `gives the screen back at a signal`(signal: Int32) throws {
    try withFolder(["card.yaml": card]) { folder in
      let terminal = try PseudoTerminal(
        ["show", "card.yaml", "-w"],
        in: folder,
        answer: Answer.kitty,
        environment: terminal
      )
      #expect(terminal.wait(for: "watching"))
      terminal.send(signal)
      #expect(terminal.status() == 0)
      #expect(terminal.shown.hasSuffix("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"))
      #expect(terminal.isAsShellsHaveIt)
    }
  }

  @Test func `stands behind diff, which draws both and the difference`() throws {
    try withFolder(["a.yaml": card, "b.yaml": card.replacing("One", with: "Two")]) { folder in
      let terminal = try PseudoTerminal(
        ["diff", "a.yaml", "b.yaml", "--show"],
        in: folder,
        answer: Answer.kitty,
        environment: terminal
      )
      #expect(terminal.status() == 1)
      #expect(terminal.shown.contains(/before {21}after {22}difference\R/))
      let commands = terminal.shown.matches(of: /\e_G(a=T[^;]*|m=[^;]*);([^\e]*)\e\\/)
      let file = try #require(Data(base64Encoded: commands.map { String($0.2) }.joined()))
      let picture = try PNG.decode(file)
      #expect((picture.width, picture.height) == (2 * 270 + 120, 80))
      let piped = try Built(["diff", "a.yaml", "b.yaml", "--show"], in: folder)
      #expect(piped.status == 64)
    }
  }
}

@Suite(
  .mustEnd,
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux"))
)
struct `The command show in tmux` {
  private func shown(passthrough: String) throws -> String {
    try withFolder(["card.yaml": card]) { folder in
      let line = """
        export TMUX_TMPDIR=. LANG=C.UTF-8; t='tmux -L shown -f /dev/null'
        $t new-session -d -x 70 -y 30 'sleep 30'
        $t set-option -g remain-on-exit on
        $t set-option -g allow-passthrough \(passthrough)
        $t new-window "$snapline show card.yaml"
        for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
          sleep 0.3; $t capture-pane -e -p | grep -q '[^[:space:]]' && break
        done
        sleep 0.3; $t capture-pane -e -p; $t kill-server
        """
      return try Built(shell: line, in: folder).output
    }
  }

  @Test func `draws in half blocks, which tmux keeps`() throws {
    for passthrough in ["off", "on"] {
      // No terminal is behind this tmux that draws more.
      let text = try shown(passthrough: passthrough)
      #expect(text.contains("▀"), "\(text)")
      #expect(text.contains("\u{1B}[38;2;"))
    }
  }
}
