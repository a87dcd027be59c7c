import Foundation
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `The command review` {
  @Test func `accepts what lies where baselines do, and nothing else`() throws {
    try withFolder { folder in
      try folder.write("", to: "Package.swift")
      try folder.write("ours", to: "config.json")
      try folder.write("theirs", to: "config.new.json")
      let command = try Built(shell: "$snapline review --accept-all", in: folder)
      #expect(command.status == 0)
      #expect(folder.text(of: "config.json") == "ours")
      #expect(folder.text(of: "config.new.json") == "theirs")
    }
  }

  @Test func `writes literals into the code of tests, and refuses where that changed`() throws {
    let code =
      "  assertInlineSnapshot(of: 1, as: .lines)\n  assertInlineSnapshot(of: 2, as: .lines)\n"
    try withFolder { folder in
      try folder.write("", to: "Package.swift")
      try folder.write(code, to: "Tests/CardTests.swift")
      func leave(_ line: Int, _ file: String) {
        var test = SnapshotCall(
          function: "card()",
          name: nil,
          filePath: folder(file),
          fileID: file,
          line: line,
          column: 23
        )
        test.literal = ExpectedLiteral(
          nil,
          in: InlineSnapshotSyntaxDescriptor(),
          builtAt: nil
        )
        _ = test.verify({ "a text" }, as: .lines, environment: [:])
      }
      for line in 1...2 { leave(line, "Tests/CardTests.swift") }
      let listed = try Built(shell: "$snapline review --list", in: folder)
      #expect(listed.output.contains("new  Tests/CardTests.swift:1:23  (txt)"), "\(listed.output)")
      let one = try Built(
        shell: "$snapline review --accept Tests/CardTests.swift:1:23",
        in: folder
      )
      #expect(one.status == 0, "\(one.error)")
      // The line of the other moved, and its name is the one that the run told.
      let all = try Built(shell: "$snapline review --accept-all", in: folder)
      #expect(all.output == "accepted  Tests/CardTests.swift:2:23\n", "\(all.error)")
      let closure = " {\n    \"\"\"\n    a text\n    \"\"\"\n  }\n"
      let expected = code.replacing("\n", with: closure)
      #expect(folder.text(of: "Tests/CardTests.swift") == expected)
      try folder.write(code, to: "Tests/EditedTests.swift")
      leave(1, "Tests/EditedTests.swift")
      try folder.write("// Mine.\n" + code, to: "Tests/EditedTests.swift")
      let refused = try Built(shell: "$snapline review --accept-all", in: folder)
      #expect(refused.status == 2)
      #expect(refused.error.contains("the file changed since the run that left this edit"))
      #expect(folder.text(of: "Tests/EditedTests.swift") == "// Mine.\n" + code)
    }
  }

  @Test func `only lists where it is asked to list`() throws {
    try withFolder { folder in
      let command = try Built(shell: "$snapline review --list --accept-all", in: folder)
      #expect(command.status == 64)
      #expect(command.error.contains("exclude one another"))
    }
  }

  private let design = "version: 1\ncanvas: 40x40\nview: {background: red}\n"

  /// Runs the line that a failure prints, as a person pastes it.
  private func accept(_ run: Built, in folder: Folder, below path: String) throws -> Built {
    let line = run.output.split(separator: "\n").first { $0.contains("accept:") }
    let command = try #require(line?.split(separator: "accept:").last)
    return try Built(
      shell: "cd \(path); snapline() { $snapline \"$@\"; }; \(command)",
      in: folder
    )
  }

  @Test(arguments: ["", "Package.swift", "in/Package.swift"])
  func `takes the names that test prints, wherever both were called`(root: String) throws {
    let designs = ["in/a b/card.yaml", "in/a b/it's.yaml", "aside/-x.yaml", "top.yaml"]
    try withFolder(["in/a b/x": "", "aside/x": ""]) { folder in
      if !root.isEmpty { try folder.write("", to: root) }
      for design in designs { try folder.write(self.design, to: design) }
      for place in [".", "in", "aside"] {
        for design in designs {
          let run = try Built(
            shell:
              "cd \(place); $snapline test \"$(realpath --relative-to . '\(folder("top.yaml"))' "
              + "| sed s/top.yaml//)\"\"$0\"".replacing("$0", with: design),
            in: folder
          )
          #expect(run.output.hasSuffix("\n1 missing\n"), "\(place) \(design) \(run.error)")
          let accepted = try accept(run, in: folder, below: place)
          #expect(accepted.status == 0, "\(place) \(design) \(accepted.error)")
          for name in folder.names where name.hasSuffix(".scene") {
            try FileManager.default.removeItem(atPath: folder(name))
          }
        }
      }
    }
  }

  @Test func `looks in folders that are named`() throws {
    try withFolder(["Package.swift": "", "kept/card.new.txt": "new", "other/x.new.txt": ""]) {
      folder in
      #expect(try Built(["review"], in: folder).status == 0)
      let list = try Built(["review", "kept", "--list"], in: folder)
      expectEqual(list.output, "cause 1: no baseline · 1 snapshot\n  new  kept/card  (txt)\n")
      #expect(list.status == 1)
      let shell = "SNAPLINE_REFERENCE_DIR=kept $snapline review"
      #expect(try Built(shell: shell, in: folder).output == list.output)
      #expect(try Built(["review", "nowhere"], in: folder).status == 2)
      #expect(try Built(["review", "kept", "--accept-all"], in: folder).status == 0)
      #expect(folder.text(of: "kept/card.txt") == "new")
      #expect(folder.text(of: "other/x.new.txt") == "")
    }
  }

  @Test func `looks in a folder that settings name outside of the package`() throws {
    let files = [
      "package/Package.swift": "", "package/Tests/.snapshots": "folder: ../../kept",
      "kept/Tests/card.new.txt": "new",
    ]
    try withFolder(files) { folder in
      let run = try Built(shell: "cd package; $snapline review --accept-all", in: folder)
      #expect(run.status == 0)
      #expect(folder.text(of: "kept/Tests/card.txt") == "new")
    }
  }

  @Test func `refuses what isn't kept any more, and says what an accept removes`() throws {
    try withFolder(["Package.swift": "", "card.yaml": design]) { folder in
      _ = try Built(["test", "--record", "all"], in: folder)
      try folder.write("keep: png", to: ".snapshots")
      _ = try Built(["test"], in: folder)
      let list = try Built(["review", "--list"], in: folder)
      #expect(list.output.hasSuffix("\n  changed  card.snapshots/card  (png; removes scene)\n"))
      try FileManager.default.removeItem(atPath: folder(".snapshots"))
      let refused = try Built(["review", "--accept-all"], in: folder)
      #expect(refused.status == 2)
      #expect(refused.error.contains("'keep: replay' keeps scene"), "\(refused.error)")
      #expect(try Built(shell: "CI=1 $snapline test", in: folder).status == 0)
    }
  }

  @Test func `accepts several names at once`() throws {
    let files = ["Package.swift": "", "kept/a.new.txt": "", "kept/b.new.txt": ""]
    try withFolder(files) { folder in
      let run = try Built(["review", "--accept", "kept/a", "kept/b", "./kept/a"], in: folder)
      #expect(run.status == 0)
      #expect(run.output == "accepted  kept/a\naccepted  kept/b\n")
    }
  }

  @Test func `leaves what diff compares as it is`() throws {
    try withFolder { folder in
      try folder.write("version: 1\nview: {label: A}\n", to: "a.yaml")
      try folder.write("version: 1\nview: {label: B}\n", to: "b.yaml")
      let command = try Built(shell: "$snapline diff a.yaml b.yaml -o b.yaml", in: folder)
      #expect(command.status == 64)
      #expect(folder.text(of: "b.yaml")?.contains("label: B") == true)
    }
  }

  @Test func `tells of a pipe that it is no file`() throws {
    try withFolder { folder in
      let command = try Built(shell: "mkfifo p.png; $snapline diff p.png p.png", in: folder)
      #expect(command.status == 2)
      #expect(command.error.contains("it is no file"))
    }
  }

  @Test func `accepts nothing that can't be read as what it should be`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 7\n"
    let damaged = [
      ("scene", ""), ("scene", "nonsense"), ("scene", pointer), ("png", ""), ("png", "nonsense"),
      ("png", pointer), ("txt", pointer), ("json", ""), ("layout", ""), ("svg", pointer),
    ]
    try withFolder(["Package.swift": "", "kept/z.new.txt": "", "kept/z.txt": "old"]) { folder in
      for (place, (kind, text)) in damaged.enumerated() {
        try folder.write("old", to: "kept/a\(place).\(kind)")
        try folder.write(text, to: "kept/a\(place).new.\(kind)")
      }
      let run = try Built(["review", "kept", "--accept-all"], in: folder)
      #expect(run.status == 2)
      #expect(run.output == "accepted  kept/z\n")
      #expect(folder.text(of: "kept/z.txt") == "")
      for (place, (kind, text)) in damaged.enumerated() {
        #expect(folder.text(of: "kept/a\(place).\(kind)") == "old", "\(kind) \(text)")
        #expect(folder.text(of: "kept/a\(place).new.\(kind)") == text, "\(kind) \(text)")
        let fault =
          text == pointer ? "the file wasn't fetched [unfetched]" : "can't be read [unreadable]"
        let told = "kept/a\(place).new.\(kind): error: \(fault)\n"
        #expect(run.error.contains(told), "\(kind) \(text)")
      }
    }
  }

  @Test func `leaves a picture and its scene together, where one of them is damaged`() throws {
    try withFolder(["Package.swift": "", ".snapshots": "keep: both", "card.yaml": design]) {
      folder in
      _ = try Built(["test"], in: folder)
      let file = URL(filePath: folder("card.snapshots/card.new.png"))
      try Data(contentsOf: file).dropLast(30).write(to: file)
      #expect(try Built(["review", "--accept-all"], in: folder).status == 2)
      try expectEqual(
        Set(FileManager.default.contentsOfDirectory(atPath: folder("card.snapshots"))),
        ["card.new.png", "card.new.scene"]
      )
    }
  }

  @Test func `takes names with line feeds and control characters, on one line each`() throws {
    let name = "a\naccept: rm it's\u{1B}[31m\u{85}\\"
    try withFolder(["Package.swift": "", "in/\(name)/card.yaml": design]) { folder in
      let run = try Built(["test"], in: folder)
      #expect(
        run.output.split(separator: "\n").first == """
          in/a⏎accept: rm it's\\u{1B}[31m\\u{85}\\/card.snapshots/card has no baseline
          """
      )
      #expect(run.output.split(separator: "\n").count { $0.contains("accept: snap") } <= 1)
      #expect(!run.output.contains("\naccept"))
      let list = try Built(["review", "--list"], in: folder)
      #expect(list.output.split(separator: "\n").count == 2)
      let line = run.output.split(separator: "\n").first { $0.contains("accept:  snapline") }
      let command = try #require(line?.split(separator: "accept:  ").last)
      let accepted = try Built(
        shell: "snapline() { $snapline \"$@\"; }; \(command)",
        in: folder
      )
      #expect(accepted.status == 0, "\(command) \(accepted.error)")
      #expect(accepted.output.split(separator: "\n").count == 1)
      #expect(try Built(["test"], in: folder).status == 0)
    }
  }
}
