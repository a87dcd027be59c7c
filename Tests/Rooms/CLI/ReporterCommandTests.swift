import Foundation
import TestSupport
import Testing

/// A package of designs: three that are the same, one with another spacing, one that is new and one that
/// can't be drawn.
func withRun<T>(_ body: (Folder) throws -> T) throws -> T {
  let row = "  - {label: Ada, id: name}\n  - {label: Writer, id: role}\n"
  let card = "version: 1\ncanvas: 80x80\nview:\n  vstack:\n\(row)  spacing: 8\n  id: stack\n"
  let files = [
    "Package.swift": "", "a.yaml": card, "b.yaml": card, "cards/c.yaml": card, "d.yaml": card,
  ]
  return try withFolder(files) { folder in
    #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
    try folder.write(card.replacing("spacing: 8", with: "spacing: 12"), to: "d.yaml")
    try folder.write(card, to: "new.yaml")
    try folder.write("view: {lable: Hi}\n", to: "wrong.yaml")
    return try body(folder)
  }
}

@Suite struct `Reporters of the command` {
  @Test func `for people tell the same run, each in its way`() throws {
    try withRun { folder in
      let counts = "3 same, 1 changed, 1 missing, 1 undecided\n"
      let list = try Built(["test"], in: folder)
      #expect(list.status == 2 && list.output.hasSuffix("\n" + counts))
      #expect(list.output.contains("\n  stack.spacing 8 → 12 (d.yaml:7)\n"))
      let line = try Built(["test", "--reporter", "line"], in: folder)
      expectEqual(
        line.output,
        "changed  d.yaml\nmissing  new.yaml\nundecided  wrong.yaml\n" + counts
      )
      let dot = try Built(["test", "--reporter", "dot"], in: folder)
      expectEqual(dot.output, "...CMU\n" + counts)
      let quiet = try Built(["test", "-q", "--record", "missing"], in: folder)
      #expect(!quiet.output.contains("new.snapshots") && quiet.output.contains("spacing 8 → 12"))
      let verbose = try Built(["test", "-v"], in: folder)
      let lines = verbose.output.matches(of: /(?m)^([a-z]+)  ([^ ]+)  \d+ ms$/)
      expectEqual(
        lines.map { String($0.1) },
        ["same", "same", "same", "changed", "same", "undecided"]
      )
      let both = try Built(["test", "-q", "-v"], in: folder)
      #expect(both.status == 64 && both.error.contains("say the opposite of each other"))
    }
  }

  @Test func `are never written over a design that is tested`() throws {
    try withRun { folder in
      let design = folder.text(of: "d.yaml")
      let run = try Built(["test", "--reporter", "json=./d.yaml"], in: folder)
      expectEqual(run.status, 64)
      #expect(
        run.error.contains("this is a design that is tested, and a report would be written over it")
      )
      expectEqual(folder.text(of: "d.yaml"), design)
    }
  }

  @Test func `rewrite one line at a terminal`() throws {
    try withRun { folder in
      let line = "script -qec '\"$snapline\" test --reporter line' /dev/null < /dev/null"
      let shown = try Built(shell: "export TERM=xterm; " + line, in: folder).output
      #expect(shown.contains("\r1/6 a.yaml\u{1B}[K\r2/6 b.yaml\u{1B}[K"), "\(shown)")
      #expect(shown.contains("\r\u{1B}[Kchanged  d.yaml\r\n") || shown.contains("changed  d.yaml"))
      let narrow = try Built(shell: "export TERM=xterm COLUMNS=20; " + line, in: folder).output
      #expect(narrow.contains("6/6 wrong.yaml"))
    }
  }

  @Test func `make the same documents at once and afterwards`() throws {
    try withRun { folder in
      let names = ["json", "ndjson", "junit", "list", "line", "dot"]
      let words = (names + ["blob"]).flatMap { ["--reporter", "\($0)=\($0)"] }
      let run = try Built(["test", "--reporter", "github"] + words, in: folder)
      #expect(run.status == 2)
      for source in ["blob", ".snapline/run", "."] {
        for name in names {
          let later = try Built(["merge-reports", source, "--reporter", name], in: folder)
          // Messages stand between the results of a file, and beside those of a stream.
          if name == "list" {
            #expect(folder.text(of: name)?.contains("no view is called 'lable'") == true)
            #expect(later.output.hasSuffix("3 same, 1 changed, 1 missing, 1 undecided\n"))
          } else if name != "line" {
            #expect(later.output == folder.text(of: name), "\(name) from \(source)")
          }
          expectEqual(later.status, 2)
        }
      }
      let github = try Built(["merge-reports", "--reporter", "github"], in: folder)
      expectEqual(github.output, run.output)
      #expect(run.output.contains("::error file=d.yaml,line=7,title=stack.spacing 8 → 12::"))
      let json = try Built(["test", "--json"], in: folder)
      expectEqual(try json.results()?.count, 6)
    }
  }

  @Test func `annotate by themselves on GitHub, and write to its page`() throws {
    try withRun { folder in
      let github = "GITHUB_ACTIONS=true GITHUB_WORKSPACE=$PWD GITHUB_STEP_SUMMARY=page.md"
      try folder.write("before\n", to: "page.md")
      let run = try Built(shell: github + " $snapline test", in: folder)
      #expect(run.output.contains("1 undecided\n::error file=d.yaml,line=7,"), "\(run.output)")
      let page = try #require(folder.text(of: "page.md"))
      #expect(page.hasPrefix("before\n## Snapshots: 3 same, 1 changed, 1 missing, 1 undecided\n"))
      #expect(page.contains("<code>stack.spacing 8 → 12 (d.yaml:7)</code>: 1 case"))
      let json = try Built(shell: github + " $snapline test --json", in: folder)
      #expect(try json.results()?.count == 6)
      try folder.write(String(repeating: "x", count: 1_048_000), to: "page.md")
      _ = try Built(shell: github + " $snapline test", in: folder)
      #expect((folder.text(of: "page.md")?.utf8.count ?? 0) < 1_048_576)
    }
  }

  @Test(arguments: [
    (
      ["--reporter", "json", "--reporter", "junit"],
      "'json' and 'junit' can't both go to standard output", "--reporter junit=FILE"
    ),
    (
      ["--json", "--reporter", "github"], "'github' and 'json' can't both go",
      "--reporter json=FILE"
    ),
    (["--reporter", "list", "--reporter", "dot"], "'list' and 'dot' can't both", "dot=FILE"),
    (
      ["--reporter", "json=x", "--reporter", "junit=./x"],
      "'json' and 'junit' can't both be written to", "name another file"
    ),
    (["--reporter", "jnit=3"], "takes one of list, line, dot", "did you mean 'junit=3'?"),
    (["--reporter", "json="], "not 'json='", "has examples"),
    (["--shard", "3/2"], "'--shard' takes which part of how many, such as 2/5", "has examples"),
  ])
  func `refuse what can't be`(words: [String], error: String, remedy: String) throws {
    try withFolder(["a.yaml": "view: {label: Hi}\n"]) { folder in
      let run = try Built(["test"] + words, in: folder)
      expectEqual(run.status, 64)
      #expect(run.error.contains(error) && run.error.contains(remedy), "\(run.error)")
      expectEqual(folder.names, ["a.yaml"])
    }
  }

  @Test func `write a file whole or not at all`() throws {
    try withRun { folder in
      let missing = try Built(["test", "--reporter", "junit=no/x.xml"], in: folder)
      #expect(missing.status == 2)
      #expect(
        missing.error.contains("no/x.xml: error: can't be written, as there is no folder 'no'")
      )
      try folder.write("kept", to: "x.xml")
      let full = try Built(
        shell: "ulimit -f 1; $snapline merge-reports --reporter junit=x.xml --reporter ndjson=y",
        in: folder
      )
      #expect(full.status == 2)
      #expect(full.error.contains("x.xml: error: can't be written [unwritable]\n  File too large"))
      expectEqual(folder.text(of: "x.xml"), "kept")
      #expect(!folder.names.contains { $0.hasSuffix(".part") })
      let pipe = try Built(
        shell: "$snapline test --json 2>/dev/null | head -c 1; exit ${PIPESTATUS[0]}",
        in: folder
      )
      #expect([141, 2].contains(pipe.status), "\(pipe.status)")
    }
  }
}

@Suite struct `A name that would act elsewhere` {
  @Test func `is text in every report of a run`() throws {
    let folderName = "a?b#c %.x"
    let name = "a\n::error::b##[error]]]>\u{202E}\"<script>.yaml"
    let design =
      "version: 1\ncanvas: 60x60\nview: {label: \"</script>]]>\"}\n"
    try withFolder(["Package.swift": "", "\(folderName)/\(name)": design]) { folder in
      for name in ["list", "line", "dot", "json", "ndjson", "junit", "github", "blob"] {
        let run = try Built(
          shell: "GITHUB_STEP_SUMMARY=page.md $snapline test --reporter \(name)",
          in: folder
        )
        expectEqual(run.status, 1)
        #expect(!run.output.contains("\u{202E}") && !run.output.contains("##["), "\(name)")
        for line in (run.output + run.error).split(separator: "\n") {
          let text = line.drop { $0.isWhitespace }
          #expect(
            !text.hasPrefix("::")
              || text.prefixMatch(of: /::(error|warning) file=a\?b#c %25\.x\//) != nil,
            "\(name): \(line)"
          )
        }
        if ["json", "ndjson", "junit", "blob"].contains(name) {
          #expect(!run.output.contains("<script>"))
        }
      }
      #expect(folder.text(of: "page.md")?.contains("<script>") == false)
    }
  }
}
