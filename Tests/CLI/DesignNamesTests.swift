import Foundation
import Testing

@Suite struct `The names of designs` {
  private let design = "version: 1\ncanvas: 40x40\nview:\n  id: box\n  background: red\n"
  private let json = #"{"version": 1, "canvas": "40x40", "view": {"background": "red"}}"#

  private var lines: [(shell: String, summary: String)] {
    [
      ("$snapline test a.yaml ./a.yaml $PWD/a.yaml sub/../a.yaml", "1 missing"),
      ("$snapline test . sub sub/b.yaml", "2 missing"),
      ("ln -s a.yaml link.yaml; $snapline test a.yaml link.yaml; rm link.yaml", "1 missing"),
      ("ln -s sub links; $snapline test links sub; rm links", "1 missing"),
      // What a link within a folder leads to is there by its own name, or elsewhere.
      ("ln -s ../a.yaml sub/link.yaml; $snapline test sub; rm sub/link.yaml", "1 missing"),
      ("ln -s .. sub/up; $snapline test sub; rm sub/up", "1 missing"),
      ("mkdir dir.yaml; $snapline test; rmdir dir.yaml", "2 missing"),
      ("mkfifo p.yaml p.json; $snapline test; rm p.yaml p.json", "2 missing"),
    ]
  }

  @Test func `stand for one design each, however often they come`() throws {
    try withFolder(["Package.swift": "", "a.yaml": design, "sub/b.yaml": design]) { folder in
      for line in lines {
        let run = try Built(shell: line.shell, in: folder)
        #expect(run.output.hasSuffix("\n\(line.summary)\n"), "\(line.shell): \(run.error)")
        #expect(run.error.isEmpty, "\(line.shell)")
      }
      #expect(folder.names.filter { $0.hasSuffix(".new.scene") }.count == 2)
    }
  }

  @Test func `of links lead to the baselines of what they lead to`() throws {
    try withFolder(["Package.swift": "", "a.yaml": design, "sub/x": ""]) { folder in
      let line = "ln -s ../a.yaml sub/link.yaml; $snapline test sub/link.yaml --record all"
      let run = try Built(shell: line, in: folder)
      #expect(run.status == 0)
      #expect(folder.names.contains("a.snapshots/a.scene"))
    }
  }

  @Test(arguments: ["card.json", "Card.yaml", "CARD.YML"])
  func `that would share a baseline fail, and both are told`(other: String) throws {
    let text = other.hasSuffix("json") ? json : design
    try withFolder(["Package.swift": "", "in/card.yaml": design, "in/" + other: text]) { folder in
      for paths in [["in/card.yaml", "in/" + other], ["in"], ["."]] {
        let run = try Built(["test", "--record", "all"] + paths, in: folder)
        #expect(run.status == 1)
        #expect(run.output == "2 wrong\n")
        #expect(
          run.error.contains("in/card.yaml: error: its baseline would be that of 'in/\(other)'")
        )
        #expect(
          run.error.contains("in/\(other): error: its baseline would be that of 'in/card.yaml'")
        )
      }
      let one = try Built(["test", "--record", "all", "in/card.yaml"], in: folder)
      #expect(one.status == 1)
      #expect(
        one.error.contains("in/card.yaml: error: its baseline would be that of 'in/\(other)'")
      )
      #expect(!folder.names.contains { $0.hasSuffix(".scene") })
    }
  }

  @Test func `clash once they are cleaned`() throws {
    try withFolder(["Package.swift": "", "a b.yaml": design, "a+b.yaml": design]) { folder in
      let run = try Built(["test", "--record", "all"], in: folder)
      #expect(run.output == "2 wrong\n")
      #expect(run.error.contains("a b.yaml: error: its baseline would be that of 'a+b.yaml' too"))
    }
  }

  @Test func `don't clash with data, nor in other folders`() throws {
    let files = [
      "Package.swift": "", "card.yaml": design, "card.json": #"{"title": "A"}"#,
      "other/card.yaml": design,
    ]
    try withFolder(files) { folder in
      let run = try Built(["test", "--record", "all"], in: folder)
      #expect(run.output.hasSuffix("\n2 recorded\n"))
    }
  }

  @Test func `of which nothing is left are told with their file`() throws {
    try withFolder(["Package.swift": "", "in/---.yaml": design]) { folder in
      let run = try Built(["test", "in"], in: folder)
      #expect(run.status == 1)
      #expect(
        run.error.hasPrefix("in/---.yaml: error: the name '---' leaves nothing for a file name")
      )
    }
  }
}
