import Foundation
import TestSupport
import Testing

/// A review as a person has it: in a terminal.
@Suite struct `A review that asks` {
  /// Texts whose files make up baselines; each is a cause by itself.
  private let texts = [
    "Package.swift": "", "k.snapshots/a.txt": "old a\n", "k.snapshots/a.new.txt": "new a\n",
    "k.snapshots/b.txt": "old b\n", "k.snapshots/b.new.txt": "new b\n",
    "k.snapshots/c.new.txt": "new c\n", "k.snapshots/d.new.txt": "new d\n",
  ]

  @Test func `does what each key says, at once`() throws {
    try withFolder(texts) { folder in
      let terminal = try PseudoTerminal(["review"], in: folder).type("aArsu")
      #expect(terminal.wait(for: "undone  k.snapshots/b"))
      #expect(folder.text(of: "k.snapshots/c.txt") == "new c\n")
      #expect(folder.text(of: "k.snapshots/d.txt") == "new d\n")
      #expect(folder.text(of: "k.snapshots/a.txt") == "old a\n")
      #expect(folder.text(of: "k.snapshots/a.new.txt") == nil)
      expectEqual(terminal.type("q").status(), 1)
      #expect(terminal.shown.contains("2 accepted, 1 rejected, 1 left"), "\(terminal.shown)")
      #expect(terminal.isAsShellsHaveIt)
    }
  }

  @Test func `undoes everything, byte for byte`() throws {
    try withFolder(texts) { folder in
      let names = folder.names
      let terminal = try PseudoTerminal(["review"], in: folder).type("Arauuuu")
      #expect(terminal.wait(for: "nothing to undo"), "\(terminal.shown)")
      expectEqual(terminal.type("q").status(), 1)
      expectEqual(folder.names, names)
      for (name, text) in texts { expectEqual(folder.text(of: name), text, "\(name)") }
    }
  }

  @Test func `undoes what was accepted of a picture and its scene, and of none before`() throws {
    let design = "version: 1\ncanvas: 40x40\nview: {background: red}\n"
    let files = [
      "Package.swift": "", ".snapshots": "keep: both", "a.yaml": design, "b.yaml": design,
    ]
    try withFolder(files) { folder in
      _ = try Built(["test", "a.yaml", "--record", "all"], in: folder)
      for name in ["a", "b"] {
        try folder.write(design.replacing("red", with: "blue"), to: name + ".yaml")
      }
      _ = try Built(["test"], in: folder)
      let kept = Dictionary(
        uniqueKeysWithValues: folder.names.filter {
          $0.wholeMatch(of: /[ab]\.snapshots\/.+/) != nil
        }.map {
          ($0, FileManager.default.contents(atPath: folder($0)))
        }
      )
      expectEqual(kept.count, 6)
      let terminal = try PseudoTerminal(["review"], in: folder).type("aauuq")
      expectEqual(terminal.status(), 1)
      #expect(terminal.shown.contains("accepted  b.snapshots/b"), "\(terminal.shown)")
      let now = folder.names.filter { $0.wholeMatch(of: /[ab]\.snapshots\/.+/) != nil }
      expectEqual(Set(now), Set(kept.keys), "\(terminal.shown)")
      for (name, bytes) in kept {
        #expect(FileManager.default.contents(atPath: folder(name)) == bytes, "\(name)")
      }
    }
  }

  @Test func `decides on nothing that somebody else changed since it was shown`() throws {
    try withFolder(texts) { folder in
      let terminal = try PseudoTerminal(["review"], in: folder)
      #expect(terminal.wait(for: "> "))
      #expect(terminal.shown.contains("1 of 4"))
      for name in ["c", "d"] { try folder.write("newer", to: "k.snapshots/\(name).new.txt") }
      #expect(terminal.type("a").wait(for: "it changed after it was shown"))
      #expect(folder.text(of: "k.snapshots/c.txt") == nil)
      // The next wasn't shown yet: it is now, as it is by now.
      #expect(terminal.type("a").wait(for: "accepted  k.snapshots/d"))
      #expect(folder.text(of: "k.snapshots/d.txt") == "newer")
      expectEqual(terminal.type("q").status(), 2)
    }
  }

  @Test func `undoes nothing that somebody else changed since it was decided`() throws {
    try withFolder(texts) { folder in
      let terminal = try PseudoTerminal(["review"], in: folder).type("a")
      #expect(terminal.wait(for: "accepted  k.snapshots/c"))
      try folder.write("theirs", to: "k.snapshots/c.txt")
      #expect(terminal.type("u").wait(for: "not undone  k.snapshots/c"))
      #expect(folder.text(of: "k.snapshots/c.txt") == "theirs")
      expectEqual(terminal.type("q").status(), 2)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `ends by a signal with what was done, and the terminal as it was`(signal: Int32) throws {
    try withFolder(texts) { folder in
      let terminal = try PseudoTerminal(["review"], in: folder).type("a")
      #expect(terminal.wait(for: "accepted"))
      #expect(terminal.wait(for: "> "))
      terminal.send(signal)
      expectEqual(terminal.status(), 130)
      #expect(terminal.shown.contains("interrupted"))
      #expect(terminal.shown.contains("1 accepted, 3 left"), "\(terminal.shown)")
      #expect(terminal.isAsShellsHaveIt)
    }
  }

  @Test func `fits 20 columns and 10 rows, without UTF-8 and without colour`() throws {
    let text = (0..<40).map { "line \($0) → “long enough to be wrapped” 漢字 \u{1B}[31m\n" }.joined()
    let files = ["Package.swift": "", "k.snapshots/a.txt": "", "k.snapshots/a.new.txt": text]
    try withFolder(files) { folder in
      let plain = ["LANG": "C", "NO_COLOR": "1", "TERM": "xterm"]
      let terminal = try PseudoTerminal(
        ["review"],
        in: folder,
        columns: 20,
        rows: 10,
        environment: plain
      )
      #expect(terminal.wait(for: "> "))
      let screen = terminal.lines.drop { !$0.hasPrefix("1 of 1") }
      #expect(screen.count <= 10, "\(terminal.shown)")
      expectEqual(terminal.type("m?q").status(), 1)
      for line in terminal.lines {
        #expect(line.utf8.allSatisfy { $0 < 0x80 && $0 >= 0x20 }, "\(line)")
        #expect(line.count <= 20, "\(line)")
      }
      #expect(terminal.shown.contains("\\u{1B}"))
    }
  }

  @Test func `shows with a tool that no name of a file can make run anything else`() throws {
    let name = "a; touch hit $(touch hit) `touch hit`"
    let files = [
      "Package.swift": "", "k.snapshots/\(name).txt": "old", "k.snapshots/\(name).new.txt": "new",
      "tool":
        "#!/bin/sh\nfor word; do echo \"word $word\"; done > shown; cat \"$2\" \"$3\" >> shown\n",
    ]
    try withFolder(files) { folder in
      _ = try Built(shell: "chmod 755 tool", in: folder)
      let tool = ["SNAPLINE_DIFF_TOOL": "./tool --flag"]
      let terminal = try PseudoTerminal(["review"], in: folder, environment: tool).type("v")
      #expect(terminal.wait(for: "shown by ./tool --flag"), "\(terminal.shown)")
      expectEqual(terminal.type("q").status(), 1)
      #expect(folder.text(of: "shown")?.hasSuffix("oldnew") == true)
      #expect(folder.text(of: "shown")?.hasPrefix("word --flag\nword /") == true)
      #expect(!folder.names.contains("hit"))
    }
  }

  @Test func `paints what differs where no tool is named`() throws {
    let design = "version: 1\ncanvas: 40x40\nview: {background: red}\n"
    try withFolder(["Package.swift": "", "card.yaml": design, "tmp/x": ""]) { folder in
      _ = try Built(["test", "--record", "all"], in: folder)
      try folder.write(design.replacing("red", with: "blue"), to: "card.yaml")
      _ = try Built(["test"], in: folder)
      let terminal = try PseudoTerminal(
        ["review"],
        in: folder,
        environment: ["TMPDIR": folder("tmp")]
      ).type("v")
      #expect(terminal.wait(for: "card.difference.png"), "\(terminal.shown)")
      #expect(terminal.shown.contains("(card.yaml:3)"), "\(terminal.shown)")
      expectEqual(terminal.type("aq").status(), 0)
      let left = folder.names.filter { $0.hasPrefix("tmp/snapline") && $0.hasSuffix(".png") }
      expectEqual(left.count, 1)
      // What undoing would have needed is gone.
      #expect(!folder.names.contains { $0.contains("before") })
    }
  }

  @Test func `says that nothing is pending, and ends`() throws {
    try withFolder(["Package.swift": ""]) { folder in
      let terminal = try PseudoTerminal(["review"], in: folder)
      expectEqual(terminal.status(), 0)
      #expect(terminal.shown.contains("nothing is pending"))
    }
  }

  @Test func `lists where there is no terminal, and names what decides there`() throws {
    try withFolder(texts) { folder in
      let run = try Built(["review"], in: folder)
      expectEqual(run.status, 1)
      #expect(
        run.output.contains("cause 1: no baseline · 2 snapshots\n  new  k.snapshots/c  (txt)")
      )
      #expect(run.error.contains("this is no terminal, so nothing is asked"))
      let closed = try Built(
        shell: "\"$snapline\" review --list | true; exit ${PIPESTATUS[0]}",
        in: folder
      )
      #expect([1, 141].contains(closed.status))
    }
  }
}
