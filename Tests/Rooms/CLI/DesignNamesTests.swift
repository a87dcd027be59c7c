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

  @Test func `are told apart by their bytes`() throws {
    try withFolder(["Package.swift": "", "a.yaml": design]) { folder in
      let line = #"mv a.yaml $'\xc3\xa9.yaml'; cp $'\xc3\xa9.yaml' $'e\xcc\x81.yaml'; "#
      let run = try Built(shell: line + "$snapline test", in: folder)
      #expect(run.output == "2 wrong\n", "\(run.error)")
      #expect(run.status == 1)
      let folders = #"mkdir $'\xc3\xa9' $'e\xcc\x81'; mv $'\xc3\xa9.yaml' $'\xc3\xa9'/; "#
      let moved = try Built(
        shell: folders + #"mv $'e\xcc\x81.yaml' $'e\xcc\x81'/; $snapline test --record all"#,
        in: folder
      )
      #expect(moved.output.hasSuffix("\n2 recorded\n"), "\(moved.error)")
    }
  }

  @Test func `that are no text are complained of`() throws {
    try withFolder(["Package.swift": "", "a.yaml": design]) { folder in
      let line = #"cp a.yaml $'\xff.yaml'; touch $'\xff.txt'; $snapline test --record all"#
      let run = try Built(shell: line, in: folder)
      #expect(run.status == 2)
      #expect(run.output.hasSuffix("1 recorded, 1 undecided\n"), "\(run.output)")
      #expect(run.error.contains("\u{FFFD}.yaml: error: can't be read"), "\(run.error)")
      #expect(run.error.contains("its name isn't UTF-8"))
      let deep = #"rm $'\xff.yaml'; mkdir $'\xfe'; $snapline test"#
      #expect(try Built(shell: deep, in: folder).status == 2)
    }
  }

  @Test func `stay those of designs when their contents are damaged`() throws {
    try withFolder(["Package.swift": "", "card.json": json]) { folder in
      #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
      for damaged in [String(json.dropLast()), json.replacing("view", with: "veiw"), "", "{}"] {
        try folder.write(damaged, to: "card.json")
        let run = try Built(["test"], in: folder)
        #expect(run.status == 2, "\(damaged)")
        #expect(run.error.contains("card.json"), "\(damaged): \(run.error)")
        #expect(run.output == "1 undecided\n", "\(damaged)")
      }
      // Beside a design of that name the folder says nothing.
      try folder.write(design, to: "card.yaml")
      try folder.write("{}", to: "card.json")
      #expect(try Built(["test", "--record", "all"], in: folder).output.hasSuffix("1 recorded\n"))
    }
    let typo = json.replacing("view", with: "veiw")
    try withFolder(["Package.swift": "", "new.json": typo]) { folder in
      let run = try Built(["test"], in: folder)
      #expect(run.status == 2)
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
