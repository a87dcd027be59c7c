import Foundation
import Testing

@Suite struct `The command` {
  @Test func `prints its version`() throws {
    let command = try Built(["--version"])
    #expect(command.status == 0)
    #expect(command.output.wholeMatch(of: /snapline [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    #expect(command.error.isEmpty)
  }

  @Test func `explains itself, examples first`() throws {
    let command = try Built(["help"])
    #expect(command.status == 0)
    #expect(command.output.contains("Examples:"))
    #expect(try Built([]).output == command.output)
    #expect(try Built(["--help"]).output == command.output)
  }

  @Test func `keeps results and messages apart`() throws {
    let wrong = try Built(["redner"])
    #expect(wrong.status == 64)
    #expect(wrong.output.isEmpty)
    #expect(wrong.error.hasPrefix("error: snapline has no command 'redner' [unknown-command]\n"))
  }

  @Test func `prints a manual page`() throws {
    let manual = try Built(["manual"])
    #expect(manual.status == 0)
    #expect(manual.output.hasPrefix(".TH SNAPLINE 1"))
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/groff"),
      "groff is not installed"
    )
  )
  func `prints a manual page that raises no warning`() throws {
    let groff = try Built(shell: "$snapline manual | groff -man -ww -Tutf8 -rLL=78n > /dev/null")
    #expect(groff.status == 0 && groff.error.isEmpty)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `prints completions`(shell: String) throws {
    let command = try Built(["completions", shell])
    #expect(command.status == 0)
    #expect(command.output.contains("snapline"))
  }

  @Test func `ends with 2 when its output finds no room`() throws {
    let command = try Built(shell: "$snapline help > /dev/full")
    #expect(command.status == 2)
    #expect(
      command.error
        == "standard output: error: can't be written [unwritable]\n  No space left on device\n"
    )
  }

  @Test func `ends with 2 when its output grows beyond what is allowed`() throws {
    try withFolder { folder in
      let command = try Built(shell: "ulimit -f 0; $snapline help > file", in: folder)
      #expect(command.status == 2)
      #expect(command.error.hasSuffix("can't be written [unwritable]\n  File too large\n"))
    }
  }

  @Test(arguments: ["", "trap '' PIPE; "])
  func `ends with 141 when nobody reads`(before: String) throws {
    let line = before + "(sleep 0.1; $snapline completions bash) | true; exit ${PIPESTATUS[0]}"
    let command = try Built(shell: line)
    #expect(command.status == 141)
    #expect(command.error.isEmpty)
  }

  @Test func `colours a terminal and leaves a pipe alone`() throws {
    let plain = try Built(["help"])
    #expect(!plain.output.contains("\u{1B}"))
    let line = "TERM=xterm script -qec '\"$snapline\" help' /dev/null < /dev/null"
    #expect(try Built(shell: line).output.contains("\u{1B}[1m"))
    #expect(try !Built(shell: "NO_COLOR=1 " + line).output.contains("\u{1B}[1m"))
  }
}

@Suite struct `The name of a written type` {
  @Test(arguments: [
    ("class", "did you mean 'Class'?"), ("9a", "did you mean 'N9a'?"),
    ("my card", "did you mean 'MyCard'?"), ("", "a name for a type of Swift"),
    ("über", "did you mean 'Ber'?"),
  ])
  func `is one that Swift takes`(name: String, hint: String) throws {
    let design = "canvas: 10x10\nview: view\n"
    try withFolder(["card.yaml": design]) { folder in
      let run = try Built(["to-swift", "card.yaml", "--name", name], in: folder)
      #expect(run.status == 64 && run.output.isEmpty)
      #expect(run.error.contains(hint), "\(run.error)")
      let right = try Built(["to-swift", "card.yaml", "--name", "Card_2"], in: folder)
      #expect(right.status == 0 && right.output.contains("Card_2"))
    }
  }
}
