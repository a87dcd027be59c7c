import Foundation
import TestSupport
import Testing

private let hello = "canvas: 60x40\nview: {label: Hi}\n"

/// What a person at a terminal reads of a line of the shell.
private func atTerminal(_ line: String, in folder: Folder) throws -> String {
  let command = try Built(shell: "script -qec '\(line)' /dev/null < /dev/null", in: folder)
  return command.output.replacing("\r\n", with: "\n")
}

@Suite struct `What a run of render tells` {
  @Test func `is one line at a terminal, on what was written and how large it is`() throws {
    try withFolder(["card.yaml": hello]) { folder in
      let said = try atTerminal("\"$snapline\" render card.yaml --scale 3", in: folder)
      let bytes = try #require(FileManager.default.contents(atPath: folder("card.png"))).count
      #expect(bytes < 1_000)
      #expect(said == "wrote card.png: 180 × 120 pixels, \(bytes) bytes\n")
      let drawn = try atTerminal("\"$snapline\" render card.yaml -o out/a.svg", in: folder)
      #expect(drawn.contains("can't be written"), "\(drawn)")
      #expect(!drawn.contains("wrote"))
      let svg = try atTerminal("\"$snapline\" render card.yaml -o a.svg", in: folder)
      #expect(svg.hasPrefix("wrote a.svg: 60 × 40 points, ") && svg.hasSuffix(" bytes\n"), "\(svg)")
      let layout = try atTerminal("\"$snapline\" render card.yaml --format json", in: folder)
      #expect(layout.wholeMatch(of: /wrote card\.layout\.json: \d+ bytes\n/) != nil, "\(layout)")
    }
  }

  @Test func `is one line for many, too`() throws {
    try withFolder(["a.yaml": hello, "b.yaml": hello, "c.yaml": "view: {lable: Hi}\n"]) { folder in
      let said = try atTerminal("\"$snapline\" render a.yaml b.yaml", in: folder)
      #expect(said.wholeMatch(of: /wrote 2 files, \d+ bytes: a\.png to b\.png\n/) != nil, "\(said)")
      let some = try atTerminal("\"$snapline\" render a.yaml c.yaml", in: folder)
      #expect(some.contains("did you mean"))
      #expect(some.split(separator: "\n").last?.hasPrefix("wrote a.png: 120 × 80 pixels, ") == true)
      let pages = try atTerminal("\"$snapline\" render a.yaml b.yaml -o all.pdf", in: folder)
      #expect(pages.hasPrefix("wrote all.pdf: 2 pages, ") && pages.hasSuffix(" KB\n"), "\(pages)")
    }
  }

  @Test func `is nothing where no person looks on`() throws {
    try withFolder(["card.yaml": hello]) { folder in
      let command = try Built(["render", "card.yaml"], in: folder)
      #expect(command.status == 0 && command.output.isEmpty && command.error.isEmpty)
    }
  }
}

@Suite(.mustEnd) struct `A named pipe as an input` {
  @Test(arguments: ["render", "explain"])
  func `is waited for, and says so`(command: String) throws {
    try withFolder(["card.yaml": hello]) { folder in
      let line = """
        mkfifo pipe.yaml; (sleep 1.6; cat card.yaml > pipe.yaml) & $snapline \(command) pipe.yaml
        """
      let run = try Built(shell: line, in: folder)
      #expect(run.status == 0)
      #expect(
        run.error == """
          pipe.yaml: note: this is a pipe, and nothing has been written to it yet [waiting]
          hint: have a program write to it, or end with Control-C

          """
      )
      #expect(folder.names.contains("pipe.png") == (command == "render"))
    }
  }

  @Test func `is waited for where rows are to come by it`() throws {
    let design = "canvas: 40x20\nview: {label: '{{id}}'}\n"
    try withFolder(["card.yaml": design]) { folder in
      let line = """
        mkfifo rows.jsonl; (sleep 1.6; echo '{"id": "7"}' > rows.jsonl) &
        $snapline batch card.yaml --data rows.jsonl -o '{{id}}.png'
        """
      let run = try Built(shell: line, in: folder)
      #expect(run.status == 0)
      let note = "rows.jsonl: note: this is a pipe, and nothing has been written to it yet"
      #expect(run.error.hasPrefix(note), "\(run.error)")
      #expect(folder.names.contains("7.png"))
    }
  }

  @Test func `says nothing where somebody writes, and keeps its place beside other files`() throws {
    try withFolder(["card.yaml": "view: {image: photo.svg}\n"]) { folder in
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>",
        to: "photo.svg"
      )
      let line = "mkfifo pipe.yaml; cat card.yaml > pipe.yaml & $snapline render pipe.yaml --strict"
      let run = try Built(shell: line, in: folder)
      #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
      #expect(folder.names.contains("pipe.png"))
    }
  }

  @Test func `may end without a word`() throws {
    try withFolder { folder in
      let line = "mkfifo pipe.yaml; (sleep 0.2; : > pipe.yaml) & $snapline render pipe.yaml"
      let run = try Built(shell: line, in: folder)
      #expect(run.status == 1 && run.error.contains("there is no design in this file"))
    }
  }
}

@Suite struct `A word of the command line` {
  @Test(arguments: [
    ("klingon", "did you mean 'tlh'?"), ("german", "did you mean 'de'?"),
    ("en_GB", "did you mean 'en-GB'?"), ("en-UK", "did you mean 'en-GB'?"),
    ("ar-XB", "did you mean 'ar'?"), ("pseudo", "'snapline help render' has examples"),
  ])
  func `that is no language is told, with the one that was meant`(
    word: String,
    remedy: String
  ) throws {
    try withFolder(["card.yaml": hello]) { folder in
      let run = try Built(["render", "card.yaml", "--locale", word], in: folder)
      #expect(run.status == 64)
      #expect(run.error.hasSuffix("hint: \(remedy)\n"), "\(run.error)")
      expectEqual(folder.names, ["card.yaml"])
    }
  }

  @Test func `that may be a language, of which nothing is known, is told as well`() throws {
    try withFolder(["card.yaml": hello]) { folder in
      let run = try Built(["render", "card.yaml", "--locale", "xyz"], in: folder)
      #expect(run.status == 0)
      #expect(run.error.hasPrefix("card.yaml: warning: nothing is known of a language 'xyz'"))
      let strict = try Built(["render", "card.yaml", "--locale", "xyz", "--strict"], in: folder)
      #expect(strict.status == 1 && strict.error.contains("error: nothing is known"))
    }
  }

  @Test func `that is too large a size is told with the limit`() throws {
    let run = try Built(["render", "card.yaml", "--size", "99999x99999"])
    #expect(run.status == 64)
    #expect(run.error.contains("each at most 32767"), "\(run.error)")
  }
}

@Suite struct `A picture that isn't there` {
  @Test func `isn't taken for the one that was drawn of the design`() throws {
    try withFolder(["o.yaml": "canvas: 60x40\nview: {image: a.png}\n"]) { folder in
      let first = try Built(["render", "o.yaml"], in: folder)
      let again = try Built(["render", "o.yaml"], in: folder)
      #expect(folder.names.contains("o.png"))
      #expect(first.error == again.error && !again.error.contains("o.png"), "\(again.error)")
    }
  }

  @Test func `is taken for one of a name like it, in its own folder`() throws {
    try withFolder(["img/logo.png": "", "card.yaml": "view: {image: img/logo.pgn}\n"]) { folder in
      let run = try Built(["render", "card.yaml"], in: folder)
      #expect(run.error.contains("hint: did you mean 'img/logo.png'?"), "\(run.error)")
    }
  }
}
